import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { DAY } from '../../shared/time.ts'
import { expireListings } from './index.ts'

let app: TestApp
let seller: TestUser
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' } })
  seller = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function read(id: string, who?: TestUser) {
  const { status, body } = await as(app, who ?? null).get(api.phone(id))
  return { status, body }
}

/** The answer of a process that caches nothing, because changes of other processes do not reach it. */
async function fresh(id: string) {
  const { changes } = app.deps.db
  changes.connected = false
  try {
    return await read(id)
  } finally {
    changes.connected = true
  }
}

test('after every change visitors get what the database has', async () => {
  const delivery = { pickUp: true }
  const form = { name: 'iPhone 12', storageGb: 128, price: '300', delivery }
  const { _id } = await buildListing(app, { seller, ...form })
  const list = (price: string) => buildListing(app, { ...form, price })
  const until = new Date(app.clock.now().getTime() + 9 * DAY).toISOString()
  const changes: Record<string, () => Promise<unknown>> = {
    market: async () => [await list('310'), await list('320')],
    price: () => as(app, seller).put(api.phone(_id), { ...form, brand: 'Apple', price: '290' }),
    advertised: () => as(app, seller).post(api.adverts(), { phoneId: _id }),
    payments: () =>
      as(app, seller).put(api.paymentInstructions(), { name: 'Bank', text: 'IBAN NO93 8601' }),
    awayUntil: () => as(app, seller).put(api.vacation(), { until }),
    back: () => as(app, seller).put(api.vacation(), { until: null }),
    removed: () => as(app, admin).put(api.ban(seller.id)),
  }
  let before = await read(_id)
  expect(before.body).toEqual((await fresh(_id)).body)
  for (const [name, change] of Object.entries(changes)) {
    await change()
    const now = await read(_id)
    expect(now, name).toEqual(await fresh(_id))
    expect(now, `${name} changes the answer`).not.toEqual(before)
    expect(await read(_id), name).toEqual(now)
    before = now
  }
})

test('what similar phones cost is read again when they are sold, priced, moved or withdrawn, each at once', async () => {
  const delivery = { pickUp: true }
  const form = { brand: 'Apple', name: 'iPhone 11', storageGb: 64, delivery }
  const owner = await buildUser(app, { role: 'Seller' })
  const others = await Promise.all([1, 2, 3].map(() => buildUser(app, { role: 'Seller' })))
  const { _id } = await buildListing(app, { seller: owner, ...form, price: '300' })
  const ids: string[] = []
  for (const [index, other] of others.entries())
    ids.push((await buildListing(app, { seller: other, ...form, price: String(310 + index) }))._id)
  const [first, second, third] = others as [TestUser, TestUser, TestUser]
  const edit = (values: object) =>
    as(app, first).put(api.phone(ids[0]!), { ...form, price: '310', ...values })
  const changes: Record<string, () => Promise<{ status: number }>> = {
    price: () => edit({ price: '290' }),
    storage: () => edit({ storageGb: 128 }),
    'storage back': () => edit({ price: '290' }),
    model: () => edit({ name: 'iPhone 8' }),
    'model back': () => edit({ price: '295' }),
    pause: () => as(app, first).post(api.pausePhone(ids[0]!)),
    resume: () => as(app, first).post(api.resumePhone(ids[0]!)),
    vacation: () =>
      as(app, second).put(api.vacation(), {
        until: new Date(app.clock.now().getTime() + 9 * DAY).toISOString(),
      }),
    'end of the vacation': () => as(app, second).put(api.vacation(), { until: null }),
    ban: () => as(app, admin).put(api.ban(third.id)),
  }
  const market = async () => (await as(app, null).get(api.phone(_id))).body.market
  let before = await market()
  for (const [name, change] of Object.entries(changes)) {
    expect((await change()).status, name).toBeLessThan(300)
    const now = await market()
    expect(now, name).toEqual((await fresh(_id)).body.market)
    expect(now, `${name} changes the market`).not.toEqual(before)
    before = now
  }
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  expect(await market(), 'after all have expired').toBeNull()
})

test('a visitor never gets the answer of a seller or an admin, whoever asked first', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'iPhone 13',
    delivery: { pickUp: true },
  })
  const buyer = await buildUser(app, { role: 'Buyer' })
  const emailFor = async (who?: TestUser) => (await read(_id, who)).body.email
  for (const viewer of [owner, undefined, admin, buyer, owner, buyer, undefined]) {
    const email = viewer === owner || viewer === admin ? owner.email : ''
    expect(await emailFor(viewer)).toBe(email)
  }
})

test('a withdrawn phone is gone for visitors, and there for its seller', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'Pixel 7',
    delivery: { pickUp: true },
  })
  expect((await read(_id)).status).toBe(200)
  await as(app, owner).delete(api.phone(_id))
  expect((await read(_id)).status).toBe((await fresh(_id)).status)
  expect((await read(_id)).status).not.toBe(200)
  expect((await read(_id, owner)).status).toBe(200)
  expect((await read(_id)).status).not.toBe(200)
})

test('304: a visitor who has the answer gets it again only after a change', async () => {
  const delivery = { pickUp: true }
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, { seller: owner, name: 'Pixel 8', delivery })
  const request = (etag = '') =>
    app.app.request(api.phone(_id), { headers: { 'if-none-match': etag } })
  const etag = (await request()).headers.get('etag') ?? ''
  const again = await request(etag)
  app.checkAnswer('GET', api.phone(_id), again.status, '', '')
  expect([again.status, await again.text()]).toEqual([304, ''])
  await as(app, owner).post(api.pausePhone(_id))
  expect((await request(etag)).status).toBe(200)
})
