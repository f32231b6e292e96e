import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { createAnswerCache } from '../../platform/http/index.ts'
import { api } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import { foldFacets } from '../search/index.ts'

let app: TestApp
let seller: TestUser
let admin: TestUser
let answers: ReturnType<typeof createAnswerCache>
beforeAll(async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: 'seller' } })
  seller = await buildUser(app, { role: 'Seller' })
  admin = await buildUser(app, { role: 'admin' })
  answers = createAnswerCache(app.deps.db.changes)
})
afterAll(() => app.close())

/** As a process answers that has a cache. */
async function cached(id: string, who?: TestUser) {
  const headers = new Headers(who ? { cookie: who.cookie } : {})
  const response = await app.app.request(api.phone(id), { headers }, { answers })
  return { status: response.status, body: await response.json() }
}
const fresh = async (id: string) => {
  const { status, body } = await as(app, null).get(api.phone(id))
  return { status, body }
}

test('after every change visitors get what the database has, not what was cached before', async () => {
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
  let before = await cached(_id)
  expect(before.body).toEqual((await fresh(_id)).body)
  for (const [name, change] of Object.entries(changes)) {
    await change()
    const now = await cached(_id)
    expect(now, name).toEqual(await fresh(_id))
    expect(now, `${name} changes the answer`).not.toEqual(before)
    expect(await cached(_id), name).toEqual(now)
    before = now
  }
})

test('an answer outlives changes of other models; a change of its own model or through SQL renews it', async () => {
  const delivery = { pickUp: true }
  const owner = await buildUser(app, { role: 'Seller' })
  const build = (name: string) => buildListing(app, { seller: owner, name, delivery })
  const { _id } = await build('iPhone 14')
  const { _id: other } = await build('Galaxy S21')
  const { _id: same } = await build('iPhone 14')
  const location = async () => (await cached(_id)).body.location
  // Written without telling anybody: it shows whether an answer is from memory.
  const write = (text: string) =>
    app.deps.db.pool.query('update listings set location = $2 where id = $1', [_id, text])
  await foldFacets(app.deps)
  const before = await location()
  await write('Elsewhere')
  expect(await location()).toBe(before)
  for (const move of [api.pausePhone, api.resumePhone]) await as(app, owner).post(move(other))
  await foldFacets(app.deps)
  await build('Galaxy S21')
  expect(await location(), 'after changes of another model').toBe(before)
  await as(app, owner).post(api.pausePhone(same))
  expect(await location(), 'after a change of the same model').toBe('Elsewhere')

  await foldFacets(app.deps)
  await cached(_id)
  await app.deps.db.pool.query('update listings set price_minor = 12345 where id = $1', [_id])
  await foldFacets(app.deps)
  expect((await cached(_id)).body.price, 'after a change through SQL').toBe('123.45')
})

test('a visitor never gets the answer of a seller or an admin, whoever asked first', async () => {
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, {
    seller: owner,
    name: 'iPhone 13',
    delivery: { pickUp: true },
  })
  const emailFor = async (who?: TestUser) => (await cached(_id, who)).body.email
  expect(await emailFor(owner)).toBe(owner.email)
  expect(await emailFor()).toBe('')
  expect(await emailFor(admin)).toBe(owner.email)
  expect(await emailFor()).toBe('')
  expect(await emailFor(owner)).toBe(owner.email)
})

test('304: a visitor who has the answer gets it again only after a change', async () => {
  const delivery = { pickUp: true }
  const owner = await buildUser(app, { role: 'Seller' })
  const { _id } = await buildListing(app, { seller: owner, name: 'Pixel 8', delivery })
  const ask = (etag = '') =>
    app.app.request(api.phone(_id), { headers: { 'if-none-match': etag } }, { answers })
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask(etag)
  app.checkAnswer('GET', api.phone(_id), again.status, '', '')
  expect([again.status, await again.text()]).toEqual([304, ''])
  await as(app, owner).post(api.pausePhone(_id))
  expect((await ask(etag)).status).toBe(200)
})
