import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** ISO 3166-1 alpha-2, and XK, which is reserved for Kosovo: where parcels can go. */
export const countryCodes =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
  ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/)

const codes = new Set(countryCodes)

export function isCountry(code: string): boolean {
  return codes.has(code)
}

/** Where the name in Unicode's tables is not the one in use. */
const commonNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { HK: 'Hong Kong', MO: 'Macau', PS: 'Palestine' },
  de: { HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' },
  es: { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestina' },
  fr: { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' },
  pt: { HK: 'Hong Kong', MO: 'Macau', PS: 'Palestina' },
  bn: { HK: 'হংকং', MO: 'ম্যাকাও', PS: 'ফিলিস্তিন' },
  hi: { HK: 'हांगकांग', MO: 'मकाऊ', PS: 'फ़िलिस्तीन' },
  ar: { HK: 'هونغ كونغ', MO: 'ماكاو', PS: 'فلسطين' },
}

/** Other English names, under which people look for a country in a list and in a search. */
export const otherCountryNames: Readonly<Record<string, string>> = {
  America: 'US',
  Burma: 'MM',
  'Czech Republic': 'CZ',
  'East Timor': 'TL',
  England: 'GB',
  'Great Britain': 'GB',
  Holland: 'NL',
  'Ivory Coast': 'CI',
  'Northern Ireland': 'GB',
  Scotland: 'GB',
  Swaziland: 'SZ',
  Turkey: 'TR',
  UAE: 'AE',
  UK: 'GB',
  USA: 'US',
  Wales: 'GB',
}

/**
 * A country's name in a language.
 * @throws RangeError for text that is not in the format of a region code.
 */
export function countryName(code: string, language: Language = DEFAULT_LANGUAGE): string {
  return commonNames[language][code] ?? displayNames(language).of(code) ?? code
}

// Each is made once, because that takes longer than all names.
const namesByLanguage: { [code in Language]?: Intl.DisplayNames } = {}

function displayNames(language: Language): Intl.DisplayNames {
  namesByLanguage[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return namesByLanguage[language]
}

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

// Postal codes of the countries that most parcels go to, as each postal service writes them.
const patterns: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  IN: /^\d{3} ?\d{3}$/,
  ...Object.fromEntries(
    ['DE', 'FR', 'ES', 'IT', 'FI', 'EE', 'HR', 'MX', 'TR', 'KR', 'TH', 'UA'].map((code) => [
      code,
      digits(5),
    ]),
  ),
  ...Object.fromEntries(
    ['NO', 'DK', 'AT', 'CH', 'BE', 'AU', 'NZ', 'HU', 'BG', 'SI', 'ZA', 'PH'].map((code) => [
      code,
      digits(4),
    ]),
  ),
  ...Object.fromEntries(['CN', 'SG', 'RO', 'RU', 'CO'].map((code) => [code, digits(6)])),
}
const PLAIN = /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/

/** What is wrong with a postal code; where no pattern is known it may be empty. */
export function wrongPostalCode(country: string, code: string): string | undefined {
  const pattern = patterns[country]
  if (code === '') return pattern && 'Postal code is required'
  return (pattern ?? PLAIN).test(code.toUpperCase())
    ? undefined
    : 'Enter a valid postal code for this country'
}
