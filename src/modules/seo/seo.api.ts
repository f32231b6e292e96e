import { Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { cached, inTransaction, isId } from '../../platform/db/index.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { isHomeBlock } from '../../shared/content/content-pages.ts'
import { addressIn, DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { DAY } from '../../shared/time.ts'
import { listPublished } from '../content/index.ts'
import { toSlug } from '../listings/index.ts'
import { cardRoutes } from './card.api.ts'
import { feedRoutes, XML_HEAD, xml } from './feeds.api.ts'
import {
  type Bounds,
  countParts,
  type Entry,
  findPart,
  listPagesWithOffers,
  listPart,
  splitPart,
} from './seo.store.ts'

/**
 * Resources for search engines, feed readers and social networks; all public and without cookies.
 */
export function seoRoutes(deps: Deps) {
  const router = new Hono<AppEnv>()
  router.route('/', sitemapRoutes(deps))
  router.route('/', cardRoutes(deps))
  router.route('/', feedRoutes(deps))
  router.route('/', securityTextRoutes(deps))
  return router
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const TYPE = 'application/xml; charset=utf-8'
/** Searchers come back within hours; a listing lives for weeks. */
const CACHE = 'public, max-age=600'

/** Pages of the sitemap whose routes are `translated`, beside those of brands and models. */
export const translatedPages = [pages.home(), pages.products(), pages.contact()]
/** Those that have a text of the shop, once it is published. */
const translatedTexts = [pages.about(), pages.support(), pages.sellerTerms()]

/** Search engines do not cause a scan of all listings each. */
const topics = ['catalog', 'brands', 'models', ...LISTING_TOPICS]
const cachedParts = cached(topics, countParts)
const cachedPages = cached(topics, listPagesWithOffers)

/** Read in one piece from the database while a part is sent. */
const CHUNK = 2_000
/** The protocol's limit, should a part fill up before it is split. */
const MAX_PER_PART = 50_000

/** sitemap.xml names the parts; each holds the live listings of a range of ids. */
function sitemapRoutes(deps: Deps) {
  const db = deps.db.kysely
  const locate = (path: string) => `<loc>${xml(deps.origin() + path)}</loc>`
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => {
      c.header('Cache-Control', CACHE)
      return c.text(robots(deps.origin()))
    })
    .get('/sitemap.xml', async (c) => {
      const filled = (await cachedParts(db)).filter((part) => part.live > 0)
      const files = [pages.sitemapOfPages(), ...filled.map((part) => pages.sitemapPart(part.from))]
      const list = files.map((file) => `<sitemap>${locate(file)}</sitemap>`).join('\n')
      const body = `${XML_HEAD}<sitemapindex ${SCHEMA}>\n${list}\n</sitemapindex>\n`
      return c.body(body, 200, { 'Content-Type': TYPE, 'Cache-Control': CACHE })
    })
    .get('/sitemaps/pages.xml', async (c) => {
      const { models, categories } = await cachedPages(db)
      const published = (await listPublished(db))
        .filter(({ page }) => !isHomeBlock(page))
        .map(({ page }) => pages.shopPage(page))
      const { languages } = deps.settings.current()
      const translated = [
        ...translatedPages,
        ...translatedTexts.filter((path) => published.includes(path)),
        ...categories.map(pages.category),
        ...models.map(pages.model),
      ]
      const others = [
        pages.transparency(),
        ...published.filter((path) => !translatedTexts.includes(path)),
      ]
      const entries = [
        ...translated.flatMap((path) => inLanguages(deps.origin(), path, languages)),
        ...others.map((path) => `<url>${locate(path)}</url>`),
      ].slice(0, MAX_PER_PART)
      const body = `${XML_HEAD}<urlset ${SCHEMA} ${ALTERNATES}>\n${entries.join('\n')}\n</urlset>\n`
      return c.body(body, 200, { 'Content-Type': TYPE, 'Cache-Control': CACHE })
    })
    .get('/sitemaps/:file{phones-[0-9a-f-]+\\.xml}', async (c) => {
      const from = c.req.param('file').slice('phones-'.length, -'.xml'.length)
      const part = isId(from) ? await findPart(db, from) : undefined
      if (!part) return c.text('Page not found.\n', 404)
      const entry = ({ id, name, updatedAt }: Entry) =>
        `<url>${locate(pages.namedPhone(id, toSlug(name)))}<lastmod>${updatedAt.toISOString()}</lastmod></url>\n`
      return c.body(streamPart(deps, part, entry), 200, {
        'Content-Type': TYPE,
        'Cache-Control': CACHE,
      })
    })
}

/**
 * A page in each language of the shop. Each entry names all of them, itself too, and the one for readers of other
 * languages: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function inLanguages(origin: string, path: string, languages: readonly Language[]): string[] {
  const address = (language: Language) => xml(origin + addressIn(language, path))
  if (languages.length < 2) return [`<url><loc>${address(DEFAULT_LANGUAGE)}</loc></url>`]
  const link = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`
  const links = [
    ...languages.map((language) => link(language, language)),
    link('x-default', DEFAULT_LANGUAGE),
  ].join('')
  return languages.map((language) => `<url><loc>${address(language)}</loc>${links}</url>`)
}

/** A part piece by piece: neither the database nor the memory holds all of it at once. */
function streamPart(deps: Deps, part: Bounds, entry: (row: Entry) => string) {
  const encoder = new TextEncoder()
  let after: string | undefined
  let sent = 0
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`${XML_HEAD}<urlset ${SCHEMA}>\n`))
    },
    async pull(controller) {
      const limit = Math.min(CHUNK, MAX_PER_PART - sent)
      const rows = limit > 0 ? await listPart(deps.db.kysely, part, { after, limit }) : []
      sent += rows.length
      after = rows.at(-1)?.id
      const isLast = rows.length < limit || limit === 0
      const text = rows.map(entry).join('') + (isLast ? '</urlset>\n' : '')
      controller.enqueue(encoder.encode(text))
      if (isLast) controller.close()
    },
  })
}

/** Private and endless pages are excluded; filtered lists have noindex themselves. */
function robots(origin: string) {
  const closed = ['/api/', '/dashboard', '/outbox', '/reset-password', '/unsubscribe/', '/appeal/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${pages.sitemap()}`,
    '',
  ].join('\n')
}

/** The sitemap protocol allows 50,000 addresses a file; a part is split well before. */
const SPLIT_AT = 40_000
/** Half full, so that a part has room for what is listed again in it. */
const SPLIT_INTO = 20_000

/**
 * Splits full parts of the sitemap; returns how many. IDs are ordered by time: new listings are
 * added to the last part, and the others only shrink.
 */
export function splitSitemap(deps: Deps, at = { full: SPLIT_AT, into: SPLIT_INTO }) {
  return inTransaction(deps.db, async (tx) => {
    const full = (await countParts(tx)).filter((part) => part.live > at.full)
    for (const part of full) await splitPart(tx, part, at.into)
    return full.length
  })
}

/** The standard asks for less than a year. */
const GOOD_FOR_DAYS = 180

/** security.txt (RFC 9116): whom to tell about a vulnerability of this shop. */
function securityTextRoutes(deps: Deps) {
  return new Hono<AppEnv>().get(pages.securityText(), (c) => {
    const { CONTACT_EMAIL } = deps.env
    // Every shop has a contact page; messages of it reach the admins.
    const contact = `${deps.origin()}${pages.contact()}`
    const expires = new Date(deps.clock.now().getTime() + GOOD_FOR_DAYS * DAY)
    const lines = [
      ...(CONTACT_EMAIL ? [`Contact: mailto:${CONTACT_EMAIL}`] : []),
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${deps.origin()}${pages.securityText()}`,
      'Preferred-Languages: en',
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' })
  })
}
