import { detectAll } from 'tinyld/light'
import { DEFAULT_LANGUAGE, type Language } from '../shared/languages.ts'

/** Of 1, how sure the library has to be, and how much surer than of the next language: others are often wrong. */
const LEAST_ACCURACY = 0.3
const LEAST_LEAD = 0.2

/** The language of a text that somebody typed (ISO 639-1), if it is clear. Takes 0.2 ms for a sentence. */
export function detectLanguage(text: string): string | null {
  const [first, second] = detectAll(text)
  if (!first || first.accuracy < LEAST_ACCURACY) return null
  return first.accuracy - (second?.accuracy ?? 0) < LEAST_LEAD ? null : first.lang
}

const names = new Map<Language, Intl.DisplayNames>()

/** A language of `detectLanguage` by its name in another one: 'Spanish'. */
export function languageName(code: string, language: Language = DEFAULT_LANGUAGE): string {
  const list = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' })
  names.set(language, list)
  return list.of(code) ?? code
}
