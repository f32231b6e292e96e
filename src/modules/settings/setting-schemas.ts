import { multiLine, singleLine, z } from '../../platform/http/index.ts'
import { isCountry } from '../../shared/countries.ts'
import { DEFAULT_LANGUAGE, languageCodes } from '../../shared/languages.ts'
import { MIN_TEXT_CONTRAST, textContrast } from '../../shared/settings/accent-colors.ts'
import {
  definitionFor,
  isImageName,
  type SettingDefinition,
  type SettingName,
  type SettingValues,
  settingNames,
} from '../../shared/settings/definitions.ts'
import { normalizeVatNumber } from './vat-numbers.ts'

const MAX_LINK = 200
const MAX_EMAIL = 254

/** What a value of a setting must be, without null. */
function valueSchema(definition: SettingDefinition): z.ZodType {
  switch (definition.kind) {
    case 'line':
      return singleLine('Enter a text')
        .min(1, 'Enter a text')
        .max(definition.max, `At most ${definition.max} characters`)
    case 'text':
      return multiLine('Enter a text')
        .min(1, 'Enter a text')
        .max(definition.max, `At most ${definition.max} characters`)
    case 'email':
      return z
        .string('Enter an email address')
        .trim()
        .max(MAX_EMAIL, `At most ${MAX_EMAIL} characters`)
        .pipe(z.email('Enter an email address such as hello@example.org'))
    case 'color':
      return z
        .string('Enter a color')
        .trim()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, { message: 'Enter a color such as #cf3a1d', abort: true })
        .refine((color) => textContrast(color) >= MIN_TEXT_CONTRAST, {
          message: 'White text on this color can’t be read well. Choose a darker color',
        })
    case 'currency':
      return z
        .string('Choose a currency')
        .refine((code) => currencies.has(code), 'Enter a code of ISO 4217 such as USD')
    case 'timeZone':
      return z.string('Choose a time zone').max(60).refine(isTimeZone, 'Choose a time zone')
    case 'country':
      return z.string('Choose a country').refine(isCountry, 'Choose a country')
    case 'vatNumber':
      return z
        .string('Enter a VAT number')
        .transform(normalizeVatNumber)
        .pipe(z.string().regex(/^[A-Z\d]{4,20}$/, 'Enter 4 to 20 letters and digits'))
    case 'links':
      return z
        .array(
          z
            .string()
            .trim()
            .max(MAX_LINK, `At most ${MAX_LINK} characters each`)
            .refine(isWebAddress, 'Enter addresses that start with https://'),
          'Enter a list of addresses',
        )
        .max(definition.max, `At most ${definition.max} addresses`)
    case 'countries':
      return z
        .array(
          z.string().trim().toUpperCase().refine(isCountry, 'Enter two-letter codes such as US'),
          'Enter a list of countries',
        )
        .max(definition.max, `At most ${definition.max} countries`)
    case 'languages':
      return (
        z
          .array(z.enum(languageCodes, 'Choose languages of the list'), 'Choose languages')
          .refine((codes) => codes.includes(DEFAULT_LANGUAGE), 'English can’t be turned off')
          // In the order of the list, each once.
          .transform((codes) => languageCodes.filter((code) => codes.includes(code)))
      )
    case 'choice':
      return z.enum(Object.keys(definition.options) as [string], 'Choose one of the options')
    case 'place':
      return z
        .string('Choose one of the options')
        .refine((value) => Object.hasOwn(definition.options, value), 'Choose one of the options')
    case 'time':
      return z
        .string('Enter a time of day')
        .trim()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day such as 02:30')
    case 'number':
      return definition.decimals === undefined
        ? numberBetween(definition)
        : withDecimals(numberBetween(definition), definition.decimals)
    case 'whole':
    case 'minorUnits':
      return numberBetween(definition).int('Enter a whole number')
    case 'flag':
      return z.boolean('Choose on or off')
    case 'image':
      return z.object({
        id: z.uuid(),
        width: z.number().int().min(1),
        height: z.number().int().min(1),
      })
  }
}

function numberBetween({ min, max }: { min: number; max: number }) {
  const message = `Enter a number between ${min} and ${max}`
  return z.number('Enter a number').min(min, message).max(max, message)
}

function withDecimals(schema: z.ZodNumber, most: number) {
  const isExact = (value: number) => Number(value.toFixed(most)) === value
  return schema.refine(isExact, `Enter at most ${most} decimals`)
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    // Offsets such as +01:00 have no summer time.
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

type ValueSchemas = { [Name in SettingName]: z.ZodType<SettingValues[Name]> }

/** For each setting the values that it can have; null only where that is the default. */
export const valueSchemas = Object.fromEntries(
  settingNames.map((name) => {
    const definition = definitionFor(name)
    const schema = valueSchema(definition)
    return [name, definition.default === null ? schema.nullable() : schema]
  }),
) as unknown as ValueSchemas

/** The same for new values, where null restores the default; a picture is uploaded by a call of its own. */
export const newValueSchemas = Object.fromEntries(
  settingNames.map((name) => [
    name,
    isImageName(name) ? z.null('Upload a picture, or send null') : valueSchemas[name].nullable(),
  ]),
) as unknown as { [Name in SettingName]: z.ZodType<SettingValues[Name] | null> }
