import { Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { MAX_PHOTO_MB, MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { MEGABYTE } from '../../shared/quantities.ts'

/** As much as a listing can have. */
const MAX_BYTES = MAX_PHOTOS * MAX_PHOTO_MB * MEGABYTE

/**
 * Where a browser sends photos that were shared to the installed app while no service worker runs that would
 * keep them. None of them is stored and nobody's account is read, so any site may call it: it only leads to the
 * form, which says what to do.
 */
export function sharedPhotosRoute() {
  return new Hono<AppEnv>().post(pages.sharedPhotos(), async (c) => {
    const isRead = await discard(c.req.raw.body)
    if (!isRead) c.header('Connection', 'close')
    return c.redirect(`${pages.addProduct()}?shared=missed`, 303)
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
