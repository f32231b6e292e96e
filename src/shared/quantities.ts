import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

type NumberMarks = {
  thousands: string
  decimal: string
  /** Groups of two digits before the last three: 12,34,567. */
  byLakh?: true
  /** Spanish separates no thousands in a number of four digits: 1234, 12.345. */
  leastGrouped?: number
  /** The first of ten digits, where they are not European ones. */
  zero?: string
}

/** How numbers are written (CLDR). Arabic has European digits here. */
export const numberMarks: Record<Language, NumberMarks> = {
  en: { thousands: ',', decimal: '.' },
  de: { thousands: '.', decimal: ',' },
  es: { thousands: '.', decimal: ',', leastGrouped: 10_000 },
  fr: { thousands: '\u202f', decimal: ',' },
  pt: { thousands: '.', decimal: ',' },
  bn: { thousands: ',', decimal: '.', byLakh: true, zero: '০' },
  hi: { thousands: ',', decimal: '.', byLakh: true },
  ar: { thousands: ',', decimal: '.' },
}

const THOUSANDS = /\B(?=(\d{3})+$)/g
const LAKHS = /\B(?=(\d{2})*\d{3}$)/g

/** 12345 is '12,345', in German '12.345'. Without Intl, whose first format takes a slow phone 20 ms. */
export function formatCount(count: number, language: Language = DEFAULT_LANGUAGE): string {
  const { thousands, byLakh, leastGrouped = 0 } = numberMarks[language]
  const text = String(count)
  if (Math.abs(count) < leastGrouped) return text
  return localDigits(text.replace(byLakh ? LAKHS : THOUSANDS, thousands), language)
}

/** The digits of a language in place of 0 to 9. */
export function localDigits(text: string, language: Language): string {
  const { zero } = numberMarks[language]
  if (!zero) return text
  const first = zero.charCodeAt(0)
  return text.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)))
}

/** 4.5 is '4.5', in German '4,5'. `digits`: after the mark; by default as many as the number has. */
export function formatDecimal(number: number, language: Language, digits?: number): string {
  const text = digits === undefined ? String(number) : number.toFixed(digits)
  return localDigits(text.replace('.', numberMarks[language].decimal), language)
}

const percentSigns: Partial<Record<Language, string>> = { de: '\u00a0%' }

/** What follows the number of a percentage (CLDR). */
export function percentSign(language: Language): string {
  return percentSigns[language] ?? '%'
}

/** 12.5 is '12.5%', in German '12,5 %'. */
export function formatPercent(percent: number, language: Language = DEFAULT_LANGUAGE): string {
  const [whole, fraction] = String(percent).split('.')
  const number = formatCount(Number(whole), language)
  const decimals = fraction
    ? `${numberMarks[language].decimal}${localDigits(fraction, language)}`
    : ''
  return `${number}${decimals}${percentSign(language)}`
}

/**
 * A number with its noun: '48 hours', '1 day', '1,000 phones'. `plural` is for nouns that do not end in
 * an s, and for more than the noun: 'entries', 'listings are'.
 */
export function formatQuantity(count: number, noun: string, plural?: string): string {
  return `${formatCount(count)} ${pluralize(count, noun, plural)}`
}

/** The noun alone: 'hours', 'day'. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural
}

/** The same for running text, up to ten in words: 'three days'. */
export function spellQuantity(count: number, noun: string): string {
  const word = words[count]
  return word === undefined ? formatQuantity(count, noun) : `${word} ${pluralize(count, noun)}`
}

/** Bytes of the MB that limits of files are counted in. */
export const MEGABYTE = 1024 * 1024
