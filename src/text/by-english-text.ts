import type { Language } from '../shared/languages.ts'
import { serverMessages } from './server.ts'

/**
 * Finds messages without arguments by their English text: for texts declared or stored in English. A text
 * that is not among them stays as it is.
 */
export function byEnglishText(area: 'errors' | 'grading') {
  const english: Readonly<Record<string, string>> = serverMessages.en[area]
  const keys = new Map(Object.entries(english).map(([key, message]) => [message, key]))
  return (text: string, language: Language): string => {
    const key = keys.get(text)
    const messages: Readonly<Record<string, string>> = serverMessages[language][area]
    return (key !== undefined && messages[key]) || text
  }
}
