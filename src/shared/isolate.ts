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
