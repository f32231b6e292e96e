import type { Language } from '../shared/languages.ts'

/**
 * Finds messages without arguments by their English text: for texts declared or stored in English. A text
 * that is not among them stays as it is.
 */
export function byEnglishText<Messages extends Readonly<Record<string, string>>>(
  english: Messages,
  translations: Partial<Record<Language, Readonly<Record<keyof Messages, string>>>>,
) {
  const keys = new Map(Object.entries(english).map(([key, message]) => [message, key]))
  return (text: string, language: Language): string => {
    const key = keys.get(text)
    return (key !== undefined && translations[language]?.[key]) || text
  }
}
