import type { CountryCode } from 'libphonenumber-js'

export type MobileNumber = { number: string } | { refused: 'invalid' | 'country' }

/**
 * Loaded when it is first needed: most shops confirm no numbers. Its metadata knows the ranges of
 * mobile numbers alone, so that no message goes to a landline or a premium number.
 */
const loadParser = () => import('libphonenumber-js/mobile')

/**
 * A mobile number as people type it, in the form of E.164. Without a country code it is one of the
 * first of `countries`; with `countries` empty every country is allowed.
 */
export async function readMobileNumber(
  text: string,
  countries: readonly string[],
): Promise<MobileNumber> {
  const { parsePhoneNumberFromString } = await loadParser()
  const [home] = countries as CountryCode[]
  const parsed = parsePhoneNumberFromString(text, {
    extract: false,
    ...(home && { defaultCountry: home }),
  })
  // An extension cannot get a message.
  if (!parsed?.isValid() || parsed.ext || !parsed.country) return { refused: 'invalid' }
  if (countries.length > 0 && !countries.includes(parsed.country)) return { refused: 'country' }
  return { number: parsed.number }
}

/** '+1 202 555 0143' */
export async function formatMobileNumber(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadParser()
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
