import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts'
import { formatCount, localDigits, numberMarks } from './quantities.ts'

/**
 * Usual currencies with two digits after the point, and how they are written: the first format of
 * `Intl` keeps a slow phone busy for 60 ms.
 */
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' }

/** Digits after the point that a currency has (ISO 4217): 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  if (SIGNS[currency]) return 2
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** Minor units as decimal text in major ones: 45000 in USD is '450.00'. */
export function toMajor(minor: number, currency: string): string {
  const digits = currencyDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * Minor units as text that is read back as the same amount and nothing else: '450.00'. After one to
 * three digits, three decimals could be thousands: 45500 in KWD is '45.5000'.
 */
export function toExactPrice(minor: number, currency: string): string {
  return withoutDoubt(toMajor(minor, currency))
}

/** Minor units as a form shows them for editing: '450', '450.50'; in KWD '45.50', '45.1250'. */
export function toTypedPrice(minor: number, currency: string): string {
  return editablePrice(toMajor(minor, currency))
}

/** The same of a price as the API writes it. */
export function editablePrice(price: string): string {
  return withoutDoubt(price.replace(/\.0+$/, '').replace(/(\.\d\d)0$/, '$1'))
}

function withoutDoubt(text: string): string {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Those after a whole number too, or only where they say something. */
type Decimals = 'all' | 'needed'

const formats = new Map<string, Intl.NumberFormat>()

// One locale on the server and in every browser, or a page would change when it hydrates.
function formatOf(currency: string, decimals: Decimals = 'needed'): Intl.NumberFormat {
  const key = `${currency} ${decimals}`
  const cached = formats.get(key)
  if (cached) return cached
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: decimals === 'all' ? 'auto' : 'stripIfInteger',
  })
  formats.set(key, format)
  return format
}

/** Keeps an amount and its currency in one line. */
const NBSP = '\u00a0'

/**
 * Where a language writes the currency, and its signs beside those of all languages (CLDR); others are their code. A
 * shop has one currency, so a dollar is `$` where CLDR has `US$`.
 */
type CurrencyForm = {
  isFirst?: true
  /** Between a sign and the amount; a code always has a space. */
  space: '' | typeof NBSP
  signs?: Readonly<Record<string, string>>
}

const currencyForms: Record<Exclude<Language, 'en'>, CurrencyForm> = {
  de: { space: NBSP, signs: { BRL: 'R$', JPY: '¥', MXN: 'MX$' } },
  // As in the countries of these pesos; elsewhere in Spanish they are codes.
  es: { space: NBSP, signs: { ARS: '$', CLP: '$', COP: '$', MXN: '$', UYU: '$' } },
  fr: { space: NBSP, signs: { BRL: 'R$', MXN: '$MX', XAF: 'FCFA', XOF: 'F\u202fCFA' } },
  pt: { isFirst: true, space: NBSP, signs: { BRL: 'R$', JPY: 'JP¥', MXN: 'MX$' } },
  // A sign that begins with a letter has a space.
  bn: { space: '', signs: { BDT: '৳', BRL: `${NBSP}R$`, JPY: `${NBSP}JP¥`, MXN: `${NBSP}MX$` } },
  hi: { isFirst: true, space: '', signs: { BRL: 'R$', JPY: 'JP¥', MXN: 'MX$' } },
  ar: {
    space: NBSP,
    signs: {
      ...{ BRL: 'R$', JPY: 'JP¥', MXN: 'MX$' },
      ...{ AED: 'د.إ.', BHD: 'د.ب.', DZD: 'د.ج.', EGP: 'ج.م.', IQD: 'د.ع.', JOD: 'د.أ.' },
      ...{ KWD: 'د.ك.', LBP: 'ل.ل.', LYD: 'د.ل.', MAD: 'د.م.', OMR: 'ر.ع.', QAR: 'ر.ق.' },
      ...{ SAR: 'ر.س.', TND: 'د.ت.' },
    },
  },
}

/** '1.250,50 €' in German, '1,250.50 $' from right to left in Arabic, 'R$ 1.250,50' in Portuguese. */
function formatIn(
  language: Exclude<Language, 'en'>,
  minor: number,
  currency: string,
  shown: Decimals = 'needed',
): string {
  const [whole, fraction = ''] = toMajor(Math.abs(minor), currency).split('.')
  const hasDecimals = shown === 'all' ? fraction !== '' : /[1-9]/.test(fraction)
  const decimals = hasDecimals ? numberMarks[language].decimal + fraction : ''
  const amount = formatCount(Number(whole), language) + localDigits(decimals, language)
  return `${minor < 0 ? `${signMark(language)}-` : ''}${withCurrency(amount, currency, language)}`
}

/** An amount without a sign, with its currency where the language has it. */
function withCurrency(amount: string, currency: string, language: Exclude<Language, 'en'>): string {
  const { isFirst, space, signs } = currencyForms[language]
  const sign = SIGNS[currency] ?? signs?.[currency]
  const parts = [amount, sign ? space : NBSP, sign ?? currency]
  return (isFirst ? parts.reverse() : parts).join('')
}

/** Before a sign: it would otherwise stand on the right of its number in text from right to left. As in CLDR. */
function signMark(language: Language): string {
  return languages[language].direction === 'rtl' ? '\u200e' : ''
}

/** Minor units for display: 45000 USD is '$450', 45050 is '$450.50', in German '450,50 $'. */
export function formatMoney(
  minor: number,
  currency: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  if (language !== 'en') return formatIn(language, minor, currency)
  const sign = SIGNS[currency]
  if (sign) {
    const [whole, cents] = toMajor(Math.abs(minor), currency).split('.')
    return `${minor < 0 ? '-' : ''}${sign}${formatCount(Number(whole))}${cents === '00' ? '' : `.${cents}`}`
  }
  return formatOf(currency).format(minor / 10 ** currencyDigits(currency))
}

/** Minor units as short as an axis needs: 12000000 USD is '$120K', in Spanish '120 mil $'. */
export function formatCompactMoney(minor: number, currency: string, language: Language): string {
  const major = Math.abs(minor) / 10 ** currencyDigits(currency)
  const minus = minor < 0 ? `${signMark(language)}-` : ''
  const form = { notation: 'compact', maximumFractionDigits: major < 10 ? 3 : 1 } as const
  if (language !== 'en') {
    // Arabic is written with European digits here.
    const locale = language === 'ar' ? 'ar-u-nu-latn' : language
    const amount = new Intl.NumberFormat(locale, form).format(major)
    return minus + withCurrency(amount, currency, language)
  }
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return (
    minus +
    new Intl.NumberFormat('en-US', { ...form, ...style, minimumFractionDigits: 0 }).format(major)
  )
}

/** In a column of amounts, with all decimals and a minus as wide as a plus: -45000 USD is '−$450.00'. */
export function formatExact(minor: number, currency: string, language: Language): string {
  const text =
    language === 'en'
      ? formatOf(currency, 'all').format(minor / 10 ** currencyDigits(currency))
      : formatIn(language, minor, currency, 'all')
  return minor < 0 ? text.replace('-', '−') : text
}

/** A difference in minor units: 45000 USD is '+$450', -45000 is '-$450'. */
export function formatDifference(minor: number, currency: string, language: Language): string {
  return `${minor > 0 ? `${signMark(language)}+` : ''}${formatMoney(minor, currency, language)}`
}

/** Smaller amounts, in major units, are not rounded: two of them would read alike, or as nothing. */
const LEAST_ROUNDED = 10

/** Minor units for display, rounded to major ones: 45050 USD is '$451', 450 is '$4.50'. */
export function formatWhole(minor: number, currency: string, language?: Language): string {
  const unit = 10 ** currencyDigits(currency)
  if (Math.abs(minor) < LEAST_ROUNDED * unit) return formatMoney(minor, currency, language)
  return formatMoney(Math.round(minor / unit) * unit, currency, language)
}

/**
 * An estimate, minor units, to what can be known of it: 148.48 is 150, 1,237 is 1,250, 37.20 is 37.
 * Steps of a half in the second digit.
 */
export function roundEstimate(minor: number): number {
  if (minor <= 0) return minor
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(minor)) - 1) / 2)
  return Math.round(Math.round(minor / step) * step)
}

/** An estimate for display: 14848 USD is '$150'. */
export function formatEstimate(minor: number, currency: string, language?: Language): string {
  return formatMoney(roundEstimate(minor), currency, language)
}

/** Two estimates for display: '$350–390', '350–390 $', '$1,250', when both round to the same. */
export function formatEstimateRange(
  low: number,
  high: number,
  currency: string,
  language?: Language,
): string {
  const [from, to] = [low, high].map((minor) => formatEstimate(minor, currency, language)) as [
    string,
    string,
  ]
  if (from === to) return from
  // The currency is named once, where the language has it.
  const isAfter = /^\p{Nd}/u.test(from)
  return isAfter
    ? `${from.replace(/\P{Nd}+$/u, '')}–${to}`
    : `${from}–${to.replace(/^\P{Nd}+/u, '')}`
}

/** The amount saved against the original price, for display; undefined when nothing is saved. */
export function formatSaving(
  phone: { priceMinor: number; originalPriceMinor: number | null; currency: string },
  language?: Language,
): string | undefined {
  const { priceMinor, originalPriceMinor, currency } = phone
  if (originalPriceMinor === null || originalPriceMinor <= priceMinor) return
  return formatMoney(originalPriceMinor - priceMinor, currency, language)
}
