import type { Language } from './languages.ts'
import { currencyDigits, formatMoney, toTypedPrice } from './money.ts'
import { plainLine } from './plain-line.ts'

/** Dearer than any phone; in major units. */
const MOST = 1_000_000

type ParsedPrice = { minor: number } | { wrong: string }

/** What can be wrong with a price, beside two readings. */
export const priceProblems = {
  invalid: 'Enter a valid price',
  zero: 'Must be more than 0',
  negative: 'Must not be below 0',
  tooHigh: 'This amount is too high',
} as const
const NO_PRICE = { wrong: priceProblems.invalid }
const TOO_LITTLE = { wrong: priceProblems.zero }
const NEGATIVE = { wrong: priceProblems.negative }
const TOO_MUCH = { wrong: priceProblems.tooHigh }

/** A typed price for display: '250' is '$250'. Invalid text is unchanged. */
export function formatTyped(typed: string, currency: string, language?: Language): string {
  const minor = readFilterPrice(typed, currency)
  return minor === undefined ? typed : formatMoney(minor, currency, language)
}

/** A typed price in minor units; undefined when it is not one. */
export function readPrice(typed: string, currency: string): number | undefined {
  const parsed = parsePrice(typed, currency)
  return 'minor' in parsed ? parsed.minor : undefined
}

/**
 * A price in a search filter, in minor units; undefined if invalid. "1.250" is read as 1,250 there,
 * because a filter is easily corrected and nobody pays by it.
 */
export function readFilterPrice(typed: string, currency: string): number | undefined {
  const parsed = parsePrice(typed, currency, { isLenient: true })
  return 'minor' in parsed ? parsed.minor : undefined
}

/**
 * Reads a price as people type it, with or without the currency's sign or code, with points, commas
 * or spaces between thousands, into minor units. A price that could mean two things is refused with
 * both unless `isLenient`; nothing is refused unless `canBeZero`. Errors are worded for the field.
 */
export function parsePrice(
  typed: string | number,
  currency: string,
  { isLenient = false, canBeZero = false }: { isLenient?: boolean; canBeZero?: boolean } = {},
): ParsedPrice {
  const exponent = currencyDigits(currency)
  const text = typeof typed === 'number' ? plain(typed) : withoutCurrency(typed, currency)
  if (/^-[\d.,' ]*\d[\d.,' ]*$/.test(text)) return canBeZero ? NEGATIVE : TOO_LITTLE
  const readings = typeof typed === 'string' && !isLenient && readingsOf(text, currency)
  if (readings) return { wrong: clarification(readings) }
  const split = typeof typed === 'number' ? splitAtPoint(text) : splitAsTyped(text, exponent)
  if (!split) return NO_PRICE
  const [whole, fraction] = split
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction)) return NO_PRICE
  // More digits than the currency has are fine if they are zeros.
  if (/[1-9]/.test(fraction.slice(exponent))) return NO_PRICE
  if (whole.replace(/^0+/, '').length > 7) return TOO_MUCH
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
  if (minor === 0 && !canBeZero) return TOO_LITTLE
  return minor > MOST * 10 ** exponent ? TOO_MUCH : { minor }
}

// Never as 1e21; what is no number has no digits.
function plain(value: number): string {
  if (!Number.isFinite(value)) return ''
  return Math.abs(value) >= 1e15 ? BigInt(Math.trunc(value)).toString() : String(value)
}

/**
 * Arabic has marks of its own for thousands (٬) and decimals (٫), so that neither is in doubt: zeros
 * keep three decimals from being read as thousands.
 */
function withoutArabicMarks(text: string): string {
  return text.replace(/(\d)٬(?=\d{3}(?!\d))/g, '$1').replace(/٫(\d+)(?!.*٫)/, '.$10000')
}

function splitAtPoint(text: string): [string, string] | undefined {
  const [whole = '', fraction = '', ...rest] = text.split('.')
  return rest.length === 0 ? [whole, fraction] : undefined
}

function withoutCurrency(typed: string, currency: string): string {
  let text = withoutArabicMarks(plainLine(typed)).replace(/[’ʼ]/g, "'")
  if (!/[^-\d.,' ]/.test(text)) return text
  for (const sign of currencySigns(currency)) {
    const lower = text.toLowerCase()
    if (lower.startsWith(sign)) text = text.slice(sign.length).trim()
    else if (lower.startsWith(`-${sign}`)) text = `-${text.slice(sign.length + 1).trim()}`
    else if (lower.endsWith(sign)) text = text.slice(0, -sign.length).trim()
    else continue
    return text
  }
  return text
}

const signs = new Map<string, string[]>()

/** How people write the currency, lower-case and longest first: 'us$', 'usd', '$'. */
export function currencySigns(currency: string): string[] {
  const cached = signs.get(currency)
  if (cached) return cached
  const symbols = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    ['en-US', 'en-GB'].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap((part) => (part.type === 'currency' ? part.value.toLowerCase() : [])),
    ),
  )
  const all = [...new Set([currency.toLowerCase(), ...symbols])].sort((a, b) => b.length - a.length)
  signs.set(currency, all)
  return all
}

/** Finds the decimal mark and removes the others if they separate thousands. */
function splitAsTyped(text: string, exponent: number): [string, string] | undefined {
  const decimal = decimalMark(text, exponent)
  const index = decimal ? text.lastIndexOf(decimal) : text.length
  const whole = text.slice(0, index)
  const fraction = text.slice(index + 1)
  if (decimal && (fraction === '' || whole.includes(decimal))) return undefined
  if (/^\d*$/.test(whole)) return [decimal ? whole || '0' : whole, fraction]
  const mark = /[^\d]/.exec(whole)?.[0]
  const groups = whole.split(mark ?? '')
  const inThousands =
    /^[,.' ]$/.test(mark ?? '') &&
    /^[1-9]\d{0,2}$/.test(groups[0] ?? '') &&
    groups.slice(1).every((group, i, rest) =>
      // India groups by two above the first thousand, with commas.
      (mark === ',' && i < rest.length - 1 ? /^\d{2,3}$/ : /^\d{3}$/).test(group),
    )
  return inThousands ? [groups.join(''), fraction] : undefined
}

/** Asks which of two prices is meant; undefined for text that can only mean one. */
export function describeReadings(typed: string, currency: string): string | undefined {
  const readings = readTwoWays(typed, currency)
  return readings && clarification(readings)
}

function clarification([first, second]: [string, string]): string {
  return `Did you mean ${first} or ${second}?`
}

/** The two prices that a text can mean; undefined for text that can only mean one. */
export function readTwoWays(typed: string, currency: string): [string, string] | undefined {
  return readingsOf(withoutCurrency(typed, currency), currency)
}

/**
 * One point before three digits, in a currency with cents. With thousandths a comma is as unclear:
 * "45,500" is written for 45.500 where the comma is the decimal mark.
 */
function readingsOf(text: string, currency: string): [string, string] | undefined {
  const exponent = currencyDigits(currency)
  const pattern = exponent === 3 ? /^[1-9]\d{0,2}[.,]\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/
  if (exponent === 0 || !pattern.test(text)) return undefined
  const thousands = text.replace(/[.,]/, '')
  // Each reading is written so that typing it is not asked about again.
  const decimals =
    exponent === 3 ? toTypedPrice(Number(thousands), currency) : Number(text).toFixed(exponent)
  return [thousands, decimals]
}

function decimalMark(text: string, exponent: number): '.' | ',' | undefined {
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (points + commas !== 1) return undefined
  const mark = points ? '.' : ','
  const [whole = '', after = ''] = text.split(mark)
  // "1,250" and "1.250" are thousands, unless the currency has three digits after the point.
  const isThousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return isThousands && !(exponent === 3 && mark === '.') ? undefined : mark
}

/** Reads postage as people type it, into minor units. 0 and "free" are free shipping. */
export function parsePostage(typed: string | number, currency: string) {
  if (typeof typed === 'string' && /^\s*(free|included)\s*$/i.test(typed)) return { minor: 0 }
  return parsePrice(typed, currency, { canBeZero: true })
}
