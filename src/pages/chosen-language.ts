import type { IncomingMessage } from 'node:http'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
  readLanguageCookie,
} from '../shared/languages.ts'

/**
 * The address of the home page in the language that its reader chose before, for who comes to `/` from
 * elsewhere; undefined for everybody else. Any other address keeps its language: it was shared or bookmarked
 * so. Links within the shop lead where they say, such as the one to English.
 */
export function chosenHome(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  offered: readonly Language[],
): string | undefined {
  if (offered.length < 2 || !/^\/(?:$|\?)/.test(url)) return undefined
  const chosen = readLanguageCookie(headers.cookie)
  if (!chosen || chosen === DEFAULT_LANGUAGE || !offered.includes(chosen)) return undefined
  return headers['sec-fetch-site'] === 'same-origin' ? undefined : addressIn(chosen, url)
}
