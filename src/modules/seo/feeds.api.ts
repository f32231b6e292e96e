import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { formatMoney } from '../../shared/money.ts'
import { type OfferRow, toSlug } from '../listings/index.ts'
import { readQuery, searchPhones, vocabulary } from '../search/index.ts'

/** Items of a feed; readers come back before there are more new ones. */
const MAX_ITEMS = 48
/** Feed readers poll about every quarter of an hour. */
const CACHE = 'public, max-age=300'

/** New listings for feed readers: of everything, of a search, of a brand. */
export function feedRoutes(deps: Deps) {
  async function newest(query: Record<string, string[]>) {
    const { filters } = await readQuery(deps, query)
    const limit = Math.min(MAX_ITEMS, filters.limit)
    const all = {
      ...filters,
      sort: 'newest' as const,
      after: undefined,
      limit: query.limit ? limit : MAX_ITEMS,
    }
    const { items } = await searchPhones(deps, all, { withFacets: false })
    return items
  }

  return new Hono<AppEnv>()
    .get('/feeds/phones.xml', async (c) => {
      const query = new URL(c.req.url).searchParams
      const searched = query.get('q')?.slice(0, 60)
      const search = query.toString()
      return answer(c, {
        title: searched
          ? `${deps.settings.current().name}: ${searched}`
          : `${deps.settings.current().name}: new phones`,
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
      if (!brand) return c.text('Brand not found.\n', 404)
      return answer(c, {
        title: `${deps.settings.current().name}: ${brand.brand} phones`,
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

type Feed = {
  title: string
  /** The page that shows the same, the feed's own address, and the instance's. */
  page: string
  self: string
  origin: string
  phones: readonly OfferRow[]
}

/** RSS 2.0, newest first. */
function writeFeed({ title, page, self, origin, phones }: Feed): string {
  return [
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', title),
    element('link', page),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Second-hand phones for sale, newest first.'),
    element('language', 'en'),
    element('ttl', '15'),
    ...phones.map((phone) => feedItem(phone, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function feedItem(phone: OfferRow, origin: string) {
  const price = formatMoney(phone.priceMinor, phone.currency)
  const facts = [
    phone.grade && `Grade ${phone.grade}`,
    phone.storageGb && `${phone.storageGb} GB`,
    phone.color,
    phone.used && `used ${phone.used}`,
    phone.location,
  ].filter(Boolean)
  return [
    '<item>',
    element('title', `${phone.name}: ${price}`),
    element('link', origin + pages.namedPhone(phone.id, toSlug(phone.name))),
    `<guid isPermaLink="false">${phone.id}</guid>`,
    element('pubDate', phone.createdAt.toUTCString()),
    element('category', phone.brand),
    element('description', [facts.join(', '), phone.description].filter(Boolean).join('. ')),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string) {
  return `<${name}>${xml(text)}</${name}>`
}

/** Text for XML, without the characters that XML cannot hold. */
export function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
  )
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
