import * as vat from 'jsvat-next'

/** Countries of the EU, by the prefix of their VAT numbers. */
const euCountries: Readonly<Record<string, vat.Country>> = {
  AT: vat.austria,
  BE: vat.belgium,
  BG: vat.bulgaria,
  CY: vat.cyprus,
  CZ: vat.czechRepublic,
  DE: vat.germany,
  DK: vat.denmark,
  EE: vat.estonia,
  EL: vat.greece,
  ES: vat.spain,
  FI: vat.finland,
  FR: vat.france,
  HR: vat.croatia,
  HU: vat.hungary,
  IE: vat.ireland,
  IT: vat.italy,
  LT: vat.lithuania,
  LU: vat.luxembourg,
  LV: vat.latvia,
  MT: vat.malta,
  NL: vat.netherlands,
  PL: vat.poland,
  PT: vat.portugal,
  RO: vat.romania,
  SE: vat.sweden,
  SI: vat.slovenia,
  SK: vat.slovakiaRepublic,
}
const euPrefixes = Object.keys(euCountries)

/** Greece has EL in VAT numbers and GR everywhere else. */
const prefixFor = (country: string) => (country === 'GR' ? 'EL' : country)

/** Northern Ireland has its own prefix before numbers of the United Kingdom. */
const NORTHERN_IRELAND = 'XI'

/** A number as people write it, without spaces, dots and hyphens: "de 136.695.976" is "DE136695976". */
export function normalizeVatNumber(text: string): string {
  return text.replace(/[ .-]/g, '').toUpperCase()
}

/**
 * What is wrong with a normalized VAT number of a business in this country, by its format and check digits; undefined if
 * nothing is. A business in the EU has the number of any country of the EU or of Northern Ireland, one in the United
 * Kingdom that of its country; others are not checked. Whether a number is in use is known to the tax
 * authorities. Sources: European Commission, VIES, frequently asked questions, "What is the format of a VAT number?";
 * for the check digits, the files of jsvat-next.
 */
export function wrongVatNumber(country: string, vatNumber: string): string | undefined {
  if (country === 'GB') return wrongBritish(`GB${vatNumber.replace(/^GB/, '')}`)
  if (!Object.hasOwn(euCountries, prefixFor(country)) && country !== NORTHERN_IRELAND)
    return /^[A-Z\d]{4,20}$/.test(vatNumber) ? undefined : 'Enter 4 to 20 letters and digits'
  const prefix = vatNumber.slice(0, 2)
  if (prefix === NORTHERN_IRELAND) return wrongBritish(`GB${vatNumber.slice(2)}`)
  const rules = Object.hasOwn(euCountries, prefix) && euCountries[prefix]
  return rules ? wrongDigits(vatNumber, rules) : 'Begin with the country code, such as DE or EL'
}

const wrongBritish = (vatNumber: string) => wrongDigits(vatNumber, vat.unitedKingdom)

function wrongDigits(vatNumber: string, rules: vat.Country): string | undefined {
  const { isValid, isValidFormat } = vat.checkVAT(vatNumber, [rules])
  if (isValid) return undefined
  return isValidFormat ? 'The check digits don’t match. Check for a typo' : 'Check for a typo'
}

/**
 * Where a business accounts for the VAT of a service itself that a shop with this VAT number provides: the other countries
 * of the EU, as prefixes of VAT numbers and as country codes. None for a shop outside the EU. Northern Ireland is
 * part of the EU for goods only. Source: Council Directive 2006/112/EC, Articles 44 and 196.
 */
export function reverseChargeArea(shopVatNumber: string): {
  prefixes: string[]
  countries: string[]
} {
  const shop = shopVatNumber.slice(0, 2)
  const prefixes = euPrefixes.includes(shop) ? euPrefixes.filter((prefix) => prefix !== shop) : []
  return { prefixes, countries: prefixes.map((prefix) => (prefix === 'EL' ? 'GR' : prefix)) }
}
