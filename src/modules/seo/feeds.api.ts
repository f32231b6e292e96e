import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { pages } from '../../routes.ts'
import { filtersOf, searchPhones, vocabulary } from '../search/index.ts'
import { writeFeed } from './write-feed.ts'

/** Items of a feed; readers come back before there are more new ones. */
const MOST = 48
/** Readers ask every quarter of an hour or so. */
const CACHE = 'public, max-age=300'

/** New listings for feed readers: of everything, of a search, of a brand. */
export function feedRoutes(deps: Deps) {
  async function newest(asked: Record<string, string[]>) {
    const filters = await filtersOf(deps, asked)
    const limit = Math.min(MOST, filters.limit)
    const { found } = await searchPhones(deps, {
      ...filters,
      sort: 'newest',
      after: undefined,
      limit: asked.limit ? limit : MOST,
    })
    return found
  }

  return new Hono<AppEnv>()
    .get('/feeds/phones.xml', async (c) => {
      const query = new URL(c.req.url).searchParams
      const words = query.get('q')?.slice(0, 60)
      const search = query.toString()
      return answer(c, {
        title: words ? `Redial: ${words}` : 'Redial: new phones',
        page: deps.origin() + pages.products() + (search && `?${search}`),
        self: deps.origin() + pages.feed() + (search && `?${search}`),
        origin: deps.origin(),
        phones: await newest(c.req.queries()),
      })
    })
    .get('/feeds/brands/:file{[a-z0-9-]+\\.xml}', async (c) => {
      const slug = c.req.param('file').slice(0, -'.xml'.length)
      const { brands } = await vocabulary(deps.db.kysely)
      const brand = [...brands.values()].find((one) => one.slug === slug)
      if (!brand) return c.text('There is no such brand.\n', 404)
      return answer(c, {
        title: `Redial: ${brand.brand} phones`,
        page: deps.origin() + pages.category(brand.id),
        self: deps.origin() + pages.brandFeed(slug),
        origin: deps.origin(),
        phones: await newest({ brand: [slug] }),
      })
    })
}

function answer(c: Context<AppEnv>, feed: Parameters<typeof writeFeed>[0]) {
  const body = writeFeed(feed)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': CACHE }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' })
}
