/**
 * What follows the prefix in a VAT number, by prefix: the country's code, but EL for Greece, and XI for Northern Ireland. Only the format is checked: whether a number is in
 * use is known to the tax authorities. Source: European Commission, VIES, frequently asked questions, "What is the
 * format of a VAT number?".
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{8}|\d{8}[A-Z]|[A-Z]\d{7}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z\d+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** Greece has EL in VAT numbers and GR everywhere else. */
const prefixFor = (country: string) => (country === 'GR' ? 'EL' : country)

/** A number as people write it, without spaces, dots and hyphens: "de 136.695.976" is "DE136695976". */
export function normalizeVatNumber(text: string): string {
  return text.replace(/[ .-]/g, '').toUpperCase()
}

/**
 * What is wrong with a normalized VAT number of a business in this country; undefined if nothing is. A business in the EU
 * has the number of any country of the EU; formats of other countries are not checked.
 */
export function wrongVatNumber(country: string, vatNumber: string): string | undefined {
  if (!(prefixFor(country) in formats))
    return /^[A-Z\d]{4,20}$/.test(vatNumber) ? undefined : 'Enter 4 to 20 letters and digits'
  const format = formats[vatNumber.slice(0, 2)]
  if (!format) return 'Begin with the country code, such as DE or EL'
  return format.test(vatNumber.slice(2)) ? undefined : 'Check for a typo'
}

/** Northern Ireland is part of the EU for goods only, and a fee is a service. */
const euPrefixes = Object.keys(formats).filter((prefix) => prefix !== 'XI')

/**
 * Where a business accounts for the VAT of a service itself that a shop with this VAT number provides: the other countries
 * of the EU, as prefixes of VAT numbers and as country codes. None for a shop outside the EU. Source: Council
 * Directive 2006/112/EC, Articles 44 and 196.
 */
export function reverseChargeArea(shopVatNumber: string): {
  prefixes: string[]
  countries: string[]
} {
  const shop = shopVatNumber.slice(0, 2)
  const prefixes = euPrefixes.includes(shop) ? euPrefixes.filter((prefix) => prefix !== shop) : []
  return { prefixes, countries: prefixes.map((prefix) => (prefix === 'EL' ? 'GR' : prefix)) }
}
