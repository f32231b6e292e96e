import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../shared/languages.ts'
import { byEnglishText } from './by-english-text.ts'

/** The language of the page that sends a request. Pages name it alone; a browser's own list means English. */
export function pageLanguage(acceptLanguage: string | null | undefined): Language {
  return isLanguage(acceptLanguage) ? acceptLanguage : DEFAULT_LANGUAGE
}

/** A message of the API in a language; in English if it is not translated. */
export const translateError = byEnglishText('errors')
