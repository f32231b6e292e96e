import type { Messages } from 'use-intl'
import type { Language } from '../shared/languages.ts'
import type login from './en/pages/login.ts'
import type shell from './en/pages/shell.ts'

/** The texts of pages by area: a page loads those of the areas that its route names. */
export type PageMessages = {
  shell: typeof shell
  login: typeof login
}
export type TextArea = keyof PageMessages

/** Checks keys and arguments of `useTranslations`: see https://next-intl.dev/docs/workflows/typescript */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: PageMessages
  }
}

/** The texts that a page has loaded, in its language. */
export type PageText = Partial<Messages>
