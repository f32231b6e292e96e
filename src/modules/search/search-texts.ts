import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { type Translator, translatorFor } from '../../text/server.ts'

export type SearchTexts = Translator<'search'>

const texts: Readonly<Record<Language, SearchTexts>> = {
  en: translatorFor('en', 'search'),
  de: translatorFor('de', 'search'),
  ar: translatorFor('ar', 'search'),
}

/** What answers to searches say, in a language. */
export function searchTexts({ language = DEFAULT_LANGUAGE }: { language?: Language }): SearchTexts {
  return texts[language]
}

/** '“magnetic” or “esim”'. */
export function quoteWords(words: readonly string[], t: SearchTexts): string {
  return words.map((text) => t('quoted', { text })).join(` ${t('or')} `)
}
