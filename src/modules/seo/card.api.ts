import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { createConcurrencyLimit } from '../../platform/concurrency.ts'
import { cachedByKey } from '../../platform/db/index.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { offeredLanguage } from '../../shared/languages.ts'
import { readPicture, readShopImage } from '../media/index.ts'
import { brandCard, listingCard, modelCard, sellerCard, shopCard } from './card-content.ts'
import type { Card, CardContent } from './draw-card.ts'

/** Drawing takes most of a core for about a tenth of a second: one at a time, and few in line. */
const MAX_DRAWING = 1
const MAX_WAITING = 12

/** Networks keep a picture for days anyway; after an hour the price may have changed. */
const CACHE = 'public, max-age=3600'

/** A link that is shared is opened by many networks at once. About 80 kB each. */
const MOST_CARDS = 300

/**
 * Preview images of listings, models, brands, sellers and the shop for social networks, in English or in the language of
 * the page that is shared: /og/shop.png?language=de.
 */
export function cardRoutes(deps: Deps) {
  const pass = createConcurrencyLimit(MAX_DRAWING, MAX_WAITING)
  // The key is all that is drawn, so no change makes an image wrong.
  const drawn = cachedByKey({ topics: [], most: MOST_CARDS }, async (_db, card: Card) => {
    const picture = await pass(async () => {
      // Loaded with the first card: it brings the picture library along.
      const { drawCard } = await import('./draw-card.ts')
      const [photos, logo] = await Promise.all([
        Promise.all(card.photos.map((photo) => readPicture(deps, photo))),
        readShopImage(deps, card.shop.logo),
      ])
      return drawCard(card, { photos: photos.filter((photo) => photo !== undefined), logo })
    })
    if (!picture) throw new TooManyCards()
    return picture
  })

  async function answer(c: Context<AppEnv>, content: CardContent | undefined) {
    if (!content) return c.text('Picture not found.\n', 404)
    const { name, accentColor, logo } = deps.settings.current()
    const card = { ...content, shop: { name, accentColor, logo } }
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
  }
  const named = (c: Context<AppEnv>) => (c.req.param('file') ?? '').slice(0, -'.png'.length)
  const language = (c: Context<AppEnv>) =>
    offeredLanguage(c.req.query('language'), deps.settings.current().languages)

  return new Hono<AppEnv>()
    .get(pages.shopPicture(), (c) => answer(c, shopCard(deps, language(c))))
    .get('/og/:file{[0-9a-f-]{36}\\.png}', async (c) =>
      answer(c, await listingCard(deps, named(c), language(c))),
    )
    .get('/og/models/:file{[a-z0-9-]+\\.png}', async (c) =>
      answer(c, await modelCard(deps, named(c), language(c))),
    )
    .get('/og/brands/:file{[0-9a-f-]{36}\\.png}', async (c) =>
      answer(c, await brandCard(deps, named(c), language(c))),
    )
    .get('/og/sellers/:file{[0-9a-f-]{36}\\.png}', async (c) =>
      answer(c, await sellerCard(deps, named(c), language(c))),
    )
}

class TooManyCards extends Error {}

function ifTooMany(error: unknown): undefined {
  if (!(error instanceof TooManyCards)) throw error
}

/** Names the content of the image: networks store it as long as that does not change. */
function cardKey(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)
}
