import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import { createPages } from '../src/pages/index.ts'
import { inTransaction, publishChange } from '../src/platform/db/index.ts'
import { listen } from '../src/server.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'

let app: TestApp
let seller: TestUser
let server: Awaited<ReturnType<typeof listen>>
/** What the API waits for before it answers a page. */
let pause: Promise<void> | undefined
/** The paths of the API that answered a page. */
let calls: string[] = []

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0 })
  app = await testApp({ origin: `http://localhost:${server.port}` })
  seller = await buildUser(app, { role: 'Seller' })
  const handle = async (request: Request, env?: object) => {
    const response = await app.app.fetch(request, env)
    calls.push(new URL(request.url).pathname)
    await pause
    return response
  }
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(app.app, await createPages(app.deps, handle, dist))
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function page(url: string, cookie = '') {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, {
    headers: { cookie },
  })
  return { status: response.status, html: await response.text() }
}

/** On a busy machine. */
const PATIENT = { timeout: 20_000 }

const form = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }

async function listPhone(more: object = {}) {
  const phone = await buildListing(app, { seller, ...form, ...more })
  return { ...phone, url: pages.namedPhone(phone._id, phone.slug) }
}

const prices = async (url: string) =>
  [...(await page(url)).html.matchAll(/>([$][0-9]+)</g)].map(([, price]) => price)

/** The price of a phone comes first on its page. */
const priceIn = (html: string) => />([$][0-9]+)</.exec(html)?.[1]

test('a page shows every change of its own data at once', async () => {
  const { _id, url } = await listPhone()
  const rival = await buildUser(app, { role: 'Seller' })
  const other = await buildListing(app, { seller: rival, ...form, price: '31' })
  const list = `${pages.products()}?brand=Nokia`
  expect(priceIn((await page(url)).html)).toBe('$30')
  expect(await prices(list)).toEqual(expect.arrayContaining(['$30', '$31']))
  const edited = await as(app, seller).put(paths.phone(_id), { ...form, price: '29' })
  expect(edited.status).toBe(200)
  expect(priceIn((await page(url)).html)).toBe('$29')
  expect(await prices(list)).toEqual(expect.arrayContaining(['$29', '$31']))
  await as(app, rival).put(paths.phone(other._id), { ...form, price: '27' })
  expect(await prices(list)).toEqual(expect.arrayContaining(['$29', '$27']))
  const admin = await buildUser(app, { role: 'admin' })
  await as(app, admin).put(paths.ban(rival.id))
  expect(await prices(list)).not.toContain('$27')
})

test('a page rendered for visitors is not sent to people who are logged in', async () => {
  const { url } = await listPhone()
  const buyer = await buildUser(app)
  const shown = [await page(url), await page(url, buyer.cookie), await page(url)]
  expect(shown.map(({ html }) => html.includes('Log in to book'))).toEqual([true, false, true])
})

test('a page is cached until its data changes', async () => {
  const { url } = await listPhone()
  const first = await page(url)
  calls = []
  expect((await page(url)).html).toBe(first.html)
  expect(calls).toEqual([])
  await buildListing(app, { brand: 'Samsung', name: 'Galaxy S21' })
  await page(url)
  expect(calls).not.toEqual([])
})

test.each([
  ['home', () => pages.home()],
  ['products', () => pages.products()],
  ['phone', async () => (await listPhone()).url],
])(
  'the %s page is rendered again when the price curve, which verdicts follow, is fitted',
  async (_, open) => {
    const url = await open()
    await page(url)
    calls = []
    await page(url)
    expect(calls).toEqual([])
    await inTransaction(app.deps.db, async (tx) => publishChange(tx, 'price_curve'))
    await page(url)
    expect(calls).not.toEqual([])
  },
)

test('a page that is opened after a change is not one that was rendered before it', async () => {
  const { _id, url } = await listPhone()
  const held = Promise.withResolvers<void>()
  pause = held.promise
  calls = []
  const isRead = () => calls.includes(paths.phone(_id))
  const before = page(url)
  await expect.poll(isRead, PATIENT).toBe(true)
  const edited = await as(app, seller).put(paths.phone(_id), { ...form, price: '25' })
  expect(edited.status).toBe(200)
  calls = []
  const after = page(url)
  await expect.poll(isRead, PATIENT).toBe(true)
  held.resolve()
  pause = undefined
  await before
  expect(priceIn((await after).html)).toBe('$25')
  expect(priceIn((await page(url)).html), 'the page in the cache').toBe('$25')
})
