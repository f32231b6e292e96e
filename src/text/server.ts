import { createTranslator } from 'use-intl/core'
import type { Language } from '../shared/languages.ts'
import arContent from './ar/server/content.ts'
import arErrors from './ar/server/errors.ts'
import arMail from './ar/server/mail.ts'
import arNotifications from './ar/server/notifications.ts'
import arSearch from './ar/server/search.ts'
import deContent from './de/server/content.ts'
import deErrors from './de/server/errors.ts'
import deMail from './de/server/mail.ts'
import deNotifications from './de/server/notifications.ts'
import deSearch from './de/server/search.ts'
import content from './en/server/content.ts'
import errors from './en/server/errors.ts'
import mail from './en/server/mail.ts'
import notifications from './en/server/notifications.ts'
import search from './en/server/search.ts'
import type { Translation } from './translation.ts'

const english = { content, errors, mail, notifications, search }
export type ServerMessages = typeof english

const messages: Record<Language, Translation<ServerMessages>> = {
  en: english,
  de: {
    content: deContent,
    errors: deErrors,
    mail: deMail,
    notifications: deNotifications,
    search: deSearch,
  },
  ar: {
    content: arContent,
    errors: arErrors,
    mail: arMail,
    notifications: arNotifications,
    search: arSearch,
  },
}

/** The texts of an email or notification in the language of its recipient. */
export function translatorFor<Area extends keyof ServerMessages>(language: Language, area: Area) {
  // The types of the English texts: those of the others have the same keys and arguments.
  return createTranslator({
    locale: language,
    messages: messages[language] as ServerMessages,
    namespace: area,
  })
}

export type Translator<Area extends keyof ServerMessages> = ReturnType<typeof translatorFor<Area>>
