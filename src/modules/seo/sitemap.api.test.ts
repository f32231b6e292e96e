import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildSettings,
  buildUser,
  ORIGIN,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { readXml } from './read-xml.fixture.ts'
import { splitSitemap } from './seo.api.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller' })
})
afterAll(() => app.close())

async function get(address: string) {
  const response = await app.app.request(address.replace(ORIGIN, 'http://localhost:3000'))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function locations(address: string): Promise<string[]> {
  const { status, text } = await get(address)
  expect(status).toBe(200)
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
  const root = readXml(text)
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return root.children.map((child) => child.children.find(({ name }) => name === 'loc')?.text ?? '')
}

/** Listing ids in all parts of the sitemap, including duplicates. */
async function walk(most = 50_000): Promise<string[]> {
  app.deps.db.changes.publish(['listings'])
  const parts = (await locations(`${ORIGIN}/sitemap.xml`)).filter((part) => /phones-/.test(part))
  const pages = await Promise.all(parts.map(locations))
  for (const page of pages) {
    expect(page.length).toBeGreaterThan(0)
    expect(page.length).toBeLessThanOrEqual(most)
  }
  return pages.flat().map((page) => page.slice(`${ORIGIN}/phones/`.length).slice(0, 36))
}

const copy = (id: string, times: number) =>
  app.deps.db.pool.query(
    `insert into listings (id, seller_id, seller_name, seller_email, category_id, brand, name,
       price_minor, currency, state, created_at, updated_at, expires_at, model_id, brand_number)
     select case when n % 2 = 0 then gen_random_uuid() else
         (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid end,
       seller_id, seller_name, seller_email, category_id, brand, name, price_minor, currency,
       case when n % 7 = 0 then 'sold' else 'live' end,
       created_at, updated_at, expires_at, model_id, brand_number
     from listings, generate_series(1, $2::int) as n where id = $1
     on conflict do nothing`,
    [id, times],
  )

const live = async () => {
  const { rows } = await app.deps.db.pool.query(
    `select id from listings where state = 'live' order by id`,
  )
  return rows.map((row) => row.id as string)
}

test('an empty shop has a sitemap of its static pages', async () => {
  expect(await locations(`${ORIGIN}/sitemap.xml`)).toEqual([`${ORIGIN}/sitemaps/pages.xml`])
  const pages = await locations(`${ORIGIN}/sitemaps/pages.xml`)
  expect(pages).toContain(`${ORIGIN}/`)
  expect(pages).toContain(`${ORIGIN}/products`)
  expect(new Set(pages).size).toBe(pages.length)
})

test('all parts together name each live listing exactly once, before and after parts are split', async () => {
  const phone = await buildListing(app, { seller, name: 'Tom & Jerry <b>"phone"</b>' })
  await copy(phone._id, 3_000)
  expect((await walk()).sort()).toEqual(await live())
  while ((await splitSitemap(app.deps, { full: 400, into: 150 })) > 0);
  expect((await walk(400)).sort()).toEqual(await live())
  // New ids fall into existing parts.
  await copy(phone._id, 500)
  await app.deps.db.pool.query(`update listings set state = 'live' where state = 'sold'`)
  expect((await walk()).sort()).toEqual(await live())
})

test('a part keeps its URL when it is split; unknown parts answer 404', async () => {
  const first = `${ORIGIN}/sitemaps/phones-00000000-0000-0000-0000-000000000000.xml`
  expect((await locations(first)).length).toBeGreaterThan(0)
  for (const name of ['phones-1.xml', `phones-${crypto.randomUUID()}.xml`, 'other.xml'])
    expect((await get(`${ORIGIN}/sitemaps/${name}`)).status).toBe(404)
})

test('entries are canonical URLs with their last change', async () => {
  const phone = await buildListing(app, { seller, name: 'Galaxy S21 Ultra', brand: 'Samsung' })
  const ids = await walk()
  expect(ids).toContain(phone._id)
  const parts = (await locations(`${ORIGIN}/sitemap.xml`)).filter((part) => /phones-/.test(part))
  const texts = await Promise.all(parts.map((part) => get(part)))
  const text = texts.map((one) => one.text).join('')
  expect(text).toContain(`<loc>${ORIGIN}/phones/${phone._id}-galaxy-s21-ultra</loc><lastmod>2`)
  expect(await locations(`${ORIGIN}/sitemaps/pages.xml`)).toContain(
    `${ORIGIN}/models/${phone.model?.slug}`,
  )
})

test('robots.txt names the sitemap and excludes private pages', async () => {
  const { text } = await get(`${ORIGIN}/robots.txt`)
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
  expect(text).toContain('Disallow: /dashboard\n')
})

test('in a shop with several languages, translated pages name each other', async () => {
  await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia X20' })
  app.deps.db.changes.publish(['listings'])
  await buildSettings(app, { languages: ['en', 'de', 'ar'] })
  const { text } = await get(`${ORIGIN}/sitemaps/pages.xml`)
  const entries = readXml(text).children.map(({ children }) => ({
    loc: children.find(({ name }) => name === 'loc')?.text,
    links: children
      .filter(({ name }) => name === 'xhtml:link')
      .map(({ attributes: { hreflang, href } }) => `${hreflang} ${href}`),
  }))
  const linksOf = (path: string) => entries.find(({ loc }) => loc === `${ORIGIN}${path}`)?.links
  const home = [...[`en ${ORIGIN}/`, `de ${ORIGIN}/de`, `ar ${ORIGIN}/ar`], `x-default ${ORIGIN}/`]
  for (const path of ['/', '/de', '/ar']) expect(linksOf(path)).toEqual(home)
  const { body: brands } = await as(app, null).get('/api/categories')
  const nokia = brands.find(({ brand }: { brand: string }) => brand === 'Nokia')
  const category = `/categories/${nokia._id}`
  expect(linksOf(`/de${category}`)).toContain(`ar ${ORIGIN}/ar${category}`)
  expect(linksOf('/transparency')).toEqual([])
  expect(linksOf('/de/transparency')).toBeUndefined()
  await buildSettings(app, { languages: ['en'] })
  const { text: plain } = await get(`${ORIGIN}/sitemaps/pages.xml`)
  expect(plain).not.toContain('hreflang')
})
