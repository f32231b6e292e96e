import type { Messages } from 'use-intl'
import type { Language } from '../shared/languages.ts'
import type card from './en/pages/card.ts'
import type confirmation from './en/pages/confirmation.ts'
import type fields from './en/pages/fields.ts'
import type help from './en/pages/help.ts'
import type home from './en/pages/home.ts'
import type login from './en/pages/login.ts'
import type password from './en/pages/password.ts'
import type search from './en/pages/search.ts'
import type shell from './en/pages/shell.ts'
import type signup from './en/pages/signup.ts'

/** The texts of pages by area: a page loads those of the areas that its route names. */
export type PageMessages = {
  shell: typeof shell
  login: typeof login
  fields: typeof fields
  signup: typeof signup
  password: typeof password
  confirmation: typeof confirmation
  help: typeof help
  card: typeof card
  search: typeof search
  home: typeof home
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
