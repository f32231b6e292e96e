import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, api as paths } from '../src/contract/urls.ts'
import {
  CARD,
  chooseOnline,
  deliverEvents,
  openShop,
  type Shop,
  setUpAccount,
} from '../src/modules/orders/checkout/checkout.fixture.ts'
import { buildDispute } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { book } from '../src/modules/orders/orders.fixture.ts'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { as, buildListing, buildUser, type Client, type TestUser } from './app.ts'
import { countStatements } from './count-statements.ts'
import { documentTable, HINT } from './statements-document.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

let shop: Shop
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  shop = await openShop()
  server = await listen({ host: '127.0.0.1', port: 0 })
  const { app, deps } = shop.app
  server.serve(app, await createPages(deps, app.fetch, path.join(ROOT, 'dist')))
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

type Line = { what: string; statements: number }
type Answer = Awaited<ReturnType<Client['get']>>

/** A phone from its listing to its sale, and the pages that its seller and its buyer look at. */
async function sellOnePhone(seller: TestUser): Promise<Line[]> {
  const { app, fake } = shop
  const buyer = await buildUser(app)
  const lines: Line[] = []
  async function count<T>(what: string, work: () => Promise<T>): Promise<T> {
    const { result, texts } = await countStatements(work)
    lines.push({ what, statements: texts.length })
    return result
  }
  async function answer(what: string, call: () => Promise<Answer>) {
    const { status, body } = await count(what, call)
    expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(300)
    return body
  }
  async function page(url: string, person: TestUser | null, shown = url) {
    const headers = { cookie: person?.cookie ?? '' }
    const status = await count(`page \`${shown}\``, async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers })
      await response.text()
      return response.status
    })
    expect(status, url).toBe(200)
  }

  const phone = await count('list a phone', () => buildListing(app, { seller }))
  const letter = { phoneId: phone._id, text: 'Is it still there?', clientId: crypto.randomUUID() }
  const { conversation } = await answer('write to a seller', () =>
    as(app, buyer).post(paths.conversations(), letter),
  )
  const reply = { text: 'Yes, it is.', clientId: crypto.randomUUID() }
  await answer('write in a conversation', () =>
    as(app, seller).post(paths.conversation(conversation._id), reply),
  )
  // No answer that is cached, and a price above that of the phone.
  const max = () => 50_000 + (Date.now() % 50_000)
  await answer('`GET /api/search`', () => as(app, null).get(`${paths.search()}?max=${max()}`))
  await answer('`GET /api/phones/{id}`', () => as(app, null).get(paths.phone(phone._id)))
  await page('/', null)
  await page(`/products?max=${max()}`, null, '/products?…')
  await page(pages.namedPhone(phone._id, phone.slug), null, '/phones/{id}')
  await page(pages.myProducts(), seller)

  const { order } = await answer('book', () => book(app, buyer, phone._id))
  await page(pages.myOrders(), buyer)
  const sale = { buyer, orderId: order._id }
  const { payment } = await answer('choose online payment', () => chooseOnline(app, sale))
  const from = fake.events.length
  await fake.pay(payment.clientSecret, CARD)
  for (const event of fake.events.slice(from))
    await count(`webhook \`${event.type}\``, () => deliverEvents({ app }, [event]))

  const other = await buildListing(app, { seller })
  const inPerson = (await book(app, buyer, other._id)).body.order
  const code = { code: inPerson.handOverCode }
  await answer('hand over', () => as(app, seller).post(paths.handOver(inPerson._id), code))
  await answer('`GET /api/me`', () => as(app, buyer).get(paths.me()))
  await buildDispute(shop)
  const admin = await buildUser(app, { role: 'admin' })
  await answer('`GET /api/disputes`', () => as(app, admin).get(paths.disputes()))
  return lines
}

test('each operation sends the documented statements', async () => {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  await setUpAccount(shop, seller)
  // The first time fills caches of the process: the brands, the price curve, prepared pages.
  await sellOnePhone(seller)
  const rows = (await sellOnePhone(seller)).map(({ what, statements }) => [what, statements])
  const { counted, documented } = documentTable('Operations', rows)
  expect(counted, HINT).toEqual(documented)
})
