import { DEFAULT_LANGUAGE, type Language, languageCodes } from '../../shared/languages.ts'
import { type Translator, translatorFor } from '../../text/server.ts'

export type SearchTexts = Translator<'search'>

const texts = Object.fromEntries(
  languageCodes.map((language) => [language, translatorFor(language, 'search')]),
) as Record<Language, SearchTexts>

/** What answers to searches say, in a language. */
export function searchTexts({ language = DEFAULT_LANGUAGE }: { language?: Language }): SearchTexts {
  return texts[language]
}

/** '“magnetic” or “esim”'. */
export function quoteWords(words: readonly string[], t: SearchTexts): string {
  return words.map((text) => t('quoted', { text })).join(` ${t('or')} `)
}
