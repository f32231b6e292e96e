import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { createConcurrencyLimit } from '../../platform/concurrency.ts'
import { cachedByKey, isId } from '../../platform/db/index.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { findListing, type Listing } from '../listings/index.ts'
import { readPicture, readShopImage } from '../media/index.ts'
import type { Card } from './draw-card.ts'

/** Drawing takes most of a core for about a tenth of a second: one at a time, and few in line. */
const MAX_DRAWING = 1
const MAX_WAITING = 12

/** Networks keep a picture for days anyway; after an hour the price may have changed. */
const CACHE = 'public, max-age=3600'

/** A link that is shared is opened by many networks at once. About 80 kB each. */
const MOST_CARDS = 300

/** Preview images of listings for social networks: /og/{id}.png. */
export function cardRoutes(deps: Deps) {
  const pass = createConcurrencyLimit(MAX_DRAWING, MAX_WAITING)
  // The key is all that is drawn, so no change makes an image wrong.
  const drawn = cachedByKey({ topics: [], most: MOST_CARDS }, async (_db, card: Card) => {
    const picture = await pass(async () => {
      // Loaded with the first card: it brings the picture library along.
      const { drawCard } = await import('./draw-card.ts')
      const [photo, logo] = await Promise.all([
        readPicture(deps, card.photo),
        readShopImage(deps, card.shop.logo),
      ])
      return drawCard(card, { photo, logo })
    })
    if (!picture) throw new TooManyCards()
    return picture
  })

  return new Hono<AppEnv>().get('/og/:file{[0-9a-f-]{36}\\.png}', async (c) => {
    const id = c.req.param('file').slice(0, 36)
    const listing = isId(id) ? await findListing(deps.db.kysely, id) : undefined
    if (!listing || !isPublic(listing.state)) return c.text('Picture not found.\n', 404)
    const { name, accentColor, logo } = deps.settings.current()
    const card = { ...toCard(listing), shop: { name, accentColor, logo } }
    const key = cardKey(card)
    const headers = { ETag: `"${key}"`, 'Cache-Control': CACHE }
    if (c.req.header('if-none-match')?.includes(key)) return c.body(null, 304, headers)
    const picture = await drawn(deps.db.kysely, card).catch(ifTooMany)
    if (!picture) return c.text('Too many pictures at once.\n', 503, { 'Retry-After': '5' })
    return c.body(new Uint8Array(picture), 200, {
      ...headers,
      'Content-Type': 'image/png',
      // Other sites show it: that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
}

class TooManyCards extends Error {}

function ifTooMany(error: unknown): undefined {
  if (!(error instanceof TooManyCards)) throw error
}

function toCard(listing: Listing): Omit<Card, 'shop'> {
  const { id, name, brand, priceMinor, currency, grade, storageGb, used, location } = listing
  const shown = { id, name, brand, priceMinor, currency, grade, storageGb, used, location }
  return { ...shown, photo: listing.img, isLive: listing.state === 'live' }
}

/** Names the content of the image: networks store it as long as that does not change. */
function cardKey(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)
}
