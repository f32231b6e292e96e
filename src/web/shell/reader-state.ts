import { useMemo } from 'react'
import {
  formatFor,
  READER_COOKIE,
  type Reader,
  type ReaderFormat,
  writeReaderCookie,
} from '../../shared/reader-format.ts'
import type { ViewerState } from './viewer.ts'

/** How this browser reads dates. */
export function browserReader(): Reader {
  const { Temporal } = globalThis
  return {
    // A slow phone takes up to 70 ms until `Intl` knows it.
    timeZone: Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: navigator.language,
  }
}

const YEAR_SECONDS = 365 * 24 * 3_600

/**
 * Tells the server how this browser reads dates: for pages of visitors that it renders, and for
 * accounts that sign up or log in here.
 */
export function keepReaderCookie() {
  const cookie = `${READER_COOKIE}=${writeReaderCookie(browserReader())}`
  if (document.cookie.includes(cookie)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `${cookie}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/**
 * The formats of the viewer: what the account says, otherwise the browser. Until the page is
 * hydrated, and while an account loads, those that the page was rendered in.
 */
export function useReaderState(
  rendered: Reader | undefined,
  { kind, user, isLoaded }: ViewerState,
  isHydrated: boolean,
): ReaderFormat {
  const isSettled = isHydrated && (isLoaded || kind === 'visitor')
  const { locale, timeZone } = user ?? {}
  return useMemo(() => {
    if (!isSettled) return formatFor({ locale: rendered?.locale, timeZone: rendered?.timeZone })
    return formatFor(timeZone ? { locale, timeZone } : browserReader())
  }, [isSettled, rendered, locale, timeZone])
}
