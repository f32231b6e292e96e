import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../shared/languages.ts'
import ar from './ar/server/errors.ts'
import de from './de/server/errors.ts'
import en from './en/server/errors.ts'

const translations: Partial<Record<Language, Record<string, string>>> = { de, ar }
const keys = new Map(Object.entries(en).map(([key, message]) => [message as string, key]))

/** The language of the page that sends a request. Pages name it alone; a browser's own list means English. */
export function pageLanguage(acceptLanguage: string | null | undefined): Language {
  return isLanguage(acceptLanguage) ? acceptLanguage : DEFAULT_LANGUAGE
}

/** A message of the API in a language; in English if it is not translated. */
export function translateError(message: string, language: Language): string {
  const key = keys.get(message)
  return (key !== undefined && translations[language]?.[key]) || message
}
