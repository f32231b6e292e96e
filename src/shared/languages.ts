/** The languages that the shop speaks. Each has a folder in src/text. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  bn: { name: 'বাংলা', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** The language of pages whose address names none. */
export const DEFAULT_LANGUAGE: Language = 'en'

export const languageCodes = Object.keys(languages) as Language[]

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** A language that the shop offers: English in place of one that it does not. */
export function offeredLanguage(
  code: string | null | undefined,
  offered: readonly Language[],
): Language {
  return isLanguage(code) && offered.includes(code) ? code : DEFAULT_LANGUAGE
}

/** The language of emails and notifications to a person: English if they chose none that the shop still offers. */
export function accountLanguage(
  { language }: { language: string | null },
  offered: readonly Language[],
): Language {
  return offeredLanguage(language, offered)
}

/** The cookie with the language that somebody chose in the footer; readable by pages. */
export const LANGUAGE_COOKIE = 'redial_language'

/** The language that the browser that sent these cookies was told to remember. */
export function readLanguageCookie(cookies: string | undefined): Language | undefined {
  const [, code] = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`).exec(cookies ?? '') ?? []
  return isLanguage(code) ? code : undefined
}

/**
 * The address of a page in a language: `/de/products`, in English `/products`. It may have a search; the home
 * page is `/de`.
 */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) return address
  return `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`
}

/** Takes the language from an address, if the shop offers it. */
export function splitLanguage(
  address: string,
  offered: readonly string[] = languageCodes,
): { language: Language; address: string } {
  const [, code = '', rest = ''] = /^\/([a-z]{2,3})(?=$|[/?#])(.*)$/s.exec(address) ?? []
  if (code === DEFAULT_LANGUAGE || !isLanguage(code) || !offered.includes(code))
    return { language: DEFAULT_LANGUAGE, address }
  return { language: code, address: rest.startsWith('/') ? rest : `/${rest}` }
}
