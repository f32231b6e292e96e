import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, pages } from '../src/contract/urls.ts'
import { LISTING_TOPICS } from '../src/shared/listings/listing-topics.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'

/** What routes declare with `staticData`: whether a page is personal, and the topics of its data. */

const ROOT = path.resolve(import.meta.dirname, '..')

type Page = {
  personal: boolean
  topics: readonly string[]
  render(viewer: {
    fetch: (path: string, init?: RequestInit) => Promise<Response>
    kind: string
  }): Promise<{ status: number; redirect?: string }>
}
let openPage: (url: string, origin: string) => Page
let app: TestApp
let seller: TestUser
let phone: { _id: string; slug: string }

beforeAll(async () => {
  const file = pathToFileURL(path.join(ROOT, 'dist/server/entry-server.js')).href
  openPage = (await import(file)).openPage
  app = await testApp({ origin: 'http://localhost' })
  seller = await buildUser(app, { role: 'Seller' })
  phone = await buildListing(app, { seller, brand: 'Nokia', name: 'Nokia 3310' })
})
afterAll(() => app.close())

/** Where a page that is the same for everyone is read, by its file; the others are personal. */
const SHARED_PAGES: Record<string, () => string | Promise<string>> = {
  '(about)/about': pages.about,
  '(about)/blog': pages.blog,
  '(about)/contact': () => pages.contact(),
  '(about)/seller-terms': pages.sellerTerms,
  '(about)/support': pages.support,
  '(about)/terms': pages.terms,
  '(about)/privacy': pages.privacy,
  '(about)/cookies': () => pages.shopPage('cookies'),
  '(about)/imprint': () => pages.shopPage('imprint'),
  '(about)/fees': () => pages.shopPage('fees'),
  '(account)/forget-password': () => '/forget-password',
  '(account)/login': () => pages.login(),
  '(account)/signup': () => '/signup',
  'categories.$id': async () => pages.category((await read(api.categories()))[0]._id),
  compare: () => `${pages.compare()}?id=${phone._id}`,
  'dev.components': pages.components,
  favorites: pages.favorites,
  index: pages.home,
  'models.$slug': async () => pages.model((await read(api.phone(phone._id))).model.slug),
  'passports.$id': () => '/passports/none',
  'phones.$id': () => pages.namedPhone(phone._id, phone.slug),
  'phones.$id_.sheet': () => pages.phoneSheet(phone._id),
  products: () => `${pages.products()}?q=nokia`,
  'sellers.$id': () => pages.seller(seller.id),
}

async function read(url: string) {
  return (await as(app, null).get(url)).body
}

/** The topics of what the API answers below an address. */
const TOPICS_OF_API: [address: string, topics: readonly string[]][] = [
  [api.config(), ['content']],
  [api.shopPage(''), ['content']],
  [api.homeTexts(), ['content']],
  [api.search(), [...LISTING_TOPICS, 'catalog']],
  // Its deals are judged by the fitted price curve.
  [api.highlights(), ['catalog', 'price_curve', ...LISTING_TOPICS]],
  [api.phones(), LISTING_TOPICS],
  [api.adverts(), ['adverts', ...LISTING_TOPICS]],
  [api.categories(), ['catalog', ...LISTING_TOPICS]],
  [api.models(), ['catalog', ...LISTING_TOPICS]],
  // A seller's photo and ratings change without a listing, but whoever reports that names this topic.
  [api.seller(''), LISTING_TOPICS],
  [api.people(), LISTING_TOPICS],
  [api.passport(''), LISTING_TOPICS],
  // Prices come from sales, and every sale ends a listing.
  [api.pricing(), ['catalog', ...LISTING_TOPICS]],
]

const routes = readdirSync(path.join(ROOT, 'src/web/routes'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.tsx') && !file.includes('__root'))
  .map((file) => file.replace(/\.tsx$/, ''))

/** Some address of a route, by the conventions of file-based routing. */
const anyAddress = (route: string) =>
  `/${route.replaceAll('.', '/')}`
    .replace(/\/(route|index)$/, '')
    .replace(/\/\([^)]*\)/g, '')
    .replace(/\$\w+/g, 'any')
    .replaceAll('_/', '/') || '/'

test.each(routes)(
  '%s is personal, or the same for everyone and declares its topics',
  async (route) => {
    const address = SHARED_PAGES[route]
    expect(openPage(anyAddress(route), app.deps.origin()).personal).toBe(address === undefined)
    if (!address) return
    const calls: string[] = []
    const page = openPage(await address(), app.deps.origin())
    const { status, redirect } = await page.render({
      kind: 'visitor',
      async fetch(url, init) {
        calls.push(url)
        return app.app.request(url, init)
      },
    })
    expect(redirect).toBeUndefined()
    expect([200, 404]).toContain(status)
    expect(calls, 'it depends on who asks for it').not.toContain(api.me())
    for (const call of calls) {
      const topics = TOPICS_OF_API.find(([prefix]) => call.startsWith(prefix))?.[1]
      expect(topics, `${call} has no topics here`).toBeDefined()
      expect(page.topics, call).toEqual(expect.arrayContaining([...(topics ?? [])]))
    }
  },
)
