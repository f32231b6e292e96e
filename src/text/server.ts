import { createTranslator } from 'use-intl/core'
import type { Language } from '../shared/languages.ts'
import ar from './ar/server.ts'
import bn from './bn/server.ts'
import de from './de/server.ts'
import en from './en/server.ts'
import es from './es/server.ts'
import fr from './fr/server.ts'
import hi from './hi/server.ts'
import pt from './pt/server.ts'
import type { Translation } from './translation.ts'

export type ServerMessages = typeof en

/** What the server says, in each language. */
export const serverMessages: Record<Language, Translation<ServerMessages>> = {
  en,
  de,
  es,
  fr,
  pt,
  bn,
  hi,
  ar,
}

/** The texts of an email or notification in the language of its recipient. */
export function translatorFor<Area extends keyof ServerMessages>(language: Language, area: Area) {
  // The types of the English texts: those of the others have the same keys and arguments.
  return createTranslator({
    locale: language,
    messages: serverMessages[language] as ServerMessages,
    namespace: area,
  })
}

export type Translator<Area extends keyof ServerMessages> = ReturnType<typeof translatorFor<Area>>
