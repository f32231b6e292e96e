import type { IncomingMessage } from 'node:http'
import { preferredLanguage } from '../platform/http/index.ts'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
  readLanguageCookie,
} from '../shared/languages.ts'

/** What decides, beside the cookie, between the languages of the home page: caches may not answer `/` for everyone. */
export const CHOSEN_BY = ['Accept-Language', 'Sec-Fetch-Mode', 'Sec-Fetch-Site']

/** Whether the address is that of the home page in the default language, of which others may take the place. */
export function hasOtherHomes(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  offered: readonly Language[],
): boolean {
  return offered.length > 1 && /^\/(?:$|\?)/.test(url)
}

/**
 * The address of the home page in the language of its reader, for who comes to `/` from elsewhere; undefined for
 * everybody else. That is the language chosen before, or else the first one of the browser that the shop offers. Any
 * other address keeps its language: it was shared or bookmarked so. Links within the shop lead where they say, such
 * as the one to English.
 */
export function chosenHome(
  req: Pick<IncomingMessage, 'url' | 'headers'>,
  offered: readonly Language[],
): string | undefined {
  const { url = '', headers } = req
  if (!hasOtherHomes(req, offered) || headers['sec-fetch-site'] === 'same-origin') return undefined
  const remembered = readLanguageCookie(headers.cookie)
  const chosen = remembered ?? languageOfBrowser(headers, offered)
  if (!chosen || chosen === DEFAULT_LANGUAGE || !offered.includes(chosen)) return undefined
  return addressIn(chosen, url)
}

/**
 * The language that a browser prefers of those offered. Undefined for what does not say that it opens a page for a
 * person (Fetch Metadata): robots read every address as it is, and find the others by their `hreflang`.
 */
function languageOfBrowser(
  headers: IncomingMessage['headers'],
  offered: readonly Language[],
): Language | undefined {
  if (headers['sec-fetch-mode'] !== 'navigate') return undefined
  return preferredLanguage(headers['accept-language'], offered)
}
