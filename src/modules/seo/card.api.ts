import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { createConcurrencyLimit } from '../../platform/concurrency.ts'
import { isId } from '../../platform/db/index.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { findListing, type Listing } from '../listings/index.ts'
import { readPicture } from '../media/index.ts'

/** Drawing takes most of a core for about a tenth of a second: one at a time, and few in line. */
const MAX_DRAWING = 1
const MAX_WAITING = 12

/** Networks keep a picture for days anyway; after an hour the price may have changed. */
const CACHE = 'public, max-age=3600'

/** Preview images of listings for social networks: /og/{id}.png. */
export function cardRoutes(deps: Deps) {
  const pass = createConcurrencyLimit(MAX_DRAWING, MAX_WAITING)
  const memory = createCardCache()

  async function card(listing: Listing, key: string): Promise<Buffer | undefined> {
    const cached = memory.get(key)
    if (cached) return cached
    return pass(async () => {
      // Loaded with the first card: it brings the picture library along.
      const { drawCard } = await import('./draw-card.ts')
      // The image may have been rendered while waiting in line.
      const drawn =
        memory.get(key) ?? (await drawCard(listing, await readPicture(deps, listing.img)))
      memory.keep(key, drawn)
      return drawn
    })
  }

  return new Hono<AppEnv>().get('/og/:file{[0-9a-f-]{36}\\.png}', async (c) => {
    const id = c.req.param('file').slice(0, 36)
    const listing = isId(id) ? await findListing(deps.db.kysely, id) : undefined
    if (!listing || !isPublic(listing.state)) return c.text('Picture not found.\n', 404)
    const key = cardKey(listing)
    const headers = { ETag: `"${key}"`, 'Cache-Control': CACHE }
    if (c.req.header('if-none-match')?.includes(key)) return c.body(null, 304, headers)
    const picture = await card(listing, key)
    if (!picture) return c.text('Too many pictures at once.\n', 503, { 'Retry-After': '5' })
    return c.body(new Uint8Array(picture), 200, {
      ...headers,
      'Content-Type': 'image/png',
      // Other sites show it: that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
}

/** Names the content of the image: it is cached as long as that does not change. */
function cardKey(listing: Listing): string {
  const { id, name, priceMinor, currency, grade, storageGb, used, location, img, state } = listing
  const shown = [id, name, priceMinor, currency, grade, storageGb, used, location, img]
  return createHash('sha256')
    .update(JSON.stringify([...shown, state === 'live']))
    .digest('base64url')
    .slice(0, 22)
}

/** A few hundred images: a shared link is requested by many networks at once. */
const MAX_BYTES = 24 * 1024 * 1024

/** Pictures by what they show; the one that was not asked for the longest goes first. */
function createCardCache(maxBytes = MAX_BYTES) {
  const cache = new Map<string, Buffer>()
  let bytes = 0

  function drop(key: string) {
    bytes -= cache.get(key)?.length ?? 0
    cache.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const picture = cache.get(key)
      if (!picture) return undefined
      cache.delete(key)
      cache.set(key, picture)
      return picture
    },
    keep(key: string, picture: Buffer) {
      drop(key)
      cache.set(key, picture)
      bytes += picture.length
      for (const oldest of cache.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
