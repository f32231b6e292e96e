import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts'

/**
 * Letters written from right to left, such as Hebrew and Arabic ones, and those of the scripts beside them in
 * Unicode.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** "First strong isolate" and its end, see https://www.w3.org/International/articles/inline-bidi-markup/. */
const [FSI, PDI] = ['\u2068', '\u2069']

/**
 * Text by a person for the middle of a sentence of ours. A name written from right to left would otherwise drag
 * numbers and signs beside it to its other side: "50 phones · אבי", and turn around a line that it begins.
 * Other text stays as it is; in a sentence that is itself written from right to left, all text is isolated. In
 * markup, `<bdi>` does the same.
 */
export function isolate(text: string, language: Language = DEFAULT_LANGUAGE): string {
  const isForeign = languages[language].direction === 'rtl' || RIGHT_TO_LEFT.test(text)
  return isForeign && text ? `${FSI}${text}${PDI}` : text
}

/** Between the parts of a place, such as town and country. */
const COMMA = /([,،] )/

/**
 * A place in the middle of a line: 'Cochin، الهند'. Its parts may be written in different directions, and would then
 * stand in the order of the first one: so they follow one another in the direction of the line, each isolated. A place that
 * is written in one direction is isolated as a whole.
 */
export function isolatePlace(place: string, language: Language = DEFAULT_LANGUAGE): string {
  const parts = place.split(COMMA)
  const names = parts.filter((_, index) => index % 2 === 0)
  const isMixed = new Set(names.map((name) => RIGHT_TO_LEFT.test(name))).size > 1
  if (!isMixed) return isolate(place, language)
  return parts.map((part, index) => (index % 2 === 0 ? `${FSI}${part}${PDI}` : part)).join('')
}
