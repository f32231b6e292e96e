import { type Context, Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { type AppEnv, preferredLanguage, type ViewerSource } from '../../platform/http/index.ts'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  readLanguageCookie,
} from '../../shared/languages.ts'
import { MAX_PHOTO_MB, MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { MEGABYTE } from '../../shared/quantities.ts'

/** As much as a listing can have. */
const MAX_BYTES = MAX_PHOTOS * MAX_PHOTO_MB * MEGABYTE

/**
 * The way from another app to the selling form, in the language of the person. The service worker keeps photos that were
 * shared to the installed app, and reads this address. A browser sends them here while no worker runs that would keep
 * them: none of them is stored, so any site may call it, and the form says what to do.
 */
export function sharedPhotosRoute({ settings }: Pick<Deps, 'settings'>, viewer: ViewerSource) {
  async function openForm(c: Context<AppEnv>, shared: string) {
    const language = await languageOf(c.req.raw.headers, settings.current().languages)
    c.header('Cache-Control', 'private, no-store')
    return c.redirect(addressIn(language, `${pages.addProduct()}?shared=${shared}`), 303)
  }

  /** That of the account, else the one chosen in the footer, else the first of the browser that the shop offers. */
  async function languageOf(headers: Headers, offered: readonly Language[]): Promise<Language> {
    const person = await viewer(headers)
    const wanted = [
      person?.session.account.language,
      readLanguageCookie(headers.get('cookie') ?? undefined),
      preferredLanguage(headers.get('accept-language') ?? undefined, offered),
    ]
    return wanted.filter(isLanguage).find((one) => offered.includes(one)) ?? DEFAULT_LANGUAGE
  }

  return new Hono<AppEnv>()
    .get(pages.sharedPhotos(), (c) =>
      openForm(c, c.req.query('shared') === 'stored' ? 'stored' : 'failed'),
    )
    .post(pages.sharedPhotos(), async (c) => {
      const isRead = await discard(c.req.raw.body)
      if (!isRead) c.header('Connection', 'close')
      return openForm(c, 'missed')
    })
}

/** Browsers show the answer once they have sent everything. @returns false when it is too much. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MAX_BYTES) return false
  }
  return true
}
