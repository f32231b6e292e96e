import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** What stands between thousands and before decimals (CLDR). Arabic is written with European digits here. */
export const numberMarks: Record<Language, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  de: { thousands: '.', decimal: ',' },
  ar: { thousands: ',', decimal: '.' },
}

/** 12345 is '12,345', in German '12.345'. Without Intl, whose first format takes a slow phone 20 ms. */
export function formatCount(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, numberMarks[language].thousands)
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
  const decimals = fraction ? `${numberMarks[language].decimal}${fraction}` : ''
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
