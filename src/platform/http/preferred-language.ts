import { parseAccept } from 'hono/utils/accept'
import { isLanguage, type Language } from '../../shared/languages.ts'

/** The language that a browser prefers of those offered, by its `Accept-Language`; undefined where it names none. */
export function preferredLanguage(
  acceptLanguage: string | undefined,
  offered: readonly Language[],
): Language | undefined {
  return parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-', 1)[0])
    .filter(isLanguage)
    .find((language) => offered.includes(language))
}
