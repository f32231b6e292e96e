import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { payOnline } from '../orders/orders.fixture.ts'
import { numberListingChanges } from '../search/index.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await testApp()
  seller = await buildUser(app, { role: 'Seller', name: 'Sally' })
})
afterAll(() => app.close())

const profile = (id: string) => as(app, null).get(paths.seller(id))

/** A buyer asks about a phone of the seller, who answers after `afterMs`, or never. */
async function exchangeMessages(by: TestUser, afterMs?: number) {
  const phone = await buildListing(app, { seller: by })
  const buyer = await buildUser(app)
  const message = { phoneId: phone._id, clientId: crypto.randomUUID(), text: 'Still there?' }
  const { body } = await as(app, buyer).post(paths.conversations(), message)
  if (afterMs === undefined) return
  app.clock.advance(afterMs)
  const answer = { clientId: crypto.randomUUID(), text: 'Yes' }
  await as(app, by).post(paths.conversation(body.conversation._id), answer)
}

test('a profile has name, place and level, and neither email nor role', async () => {
  await buildListing(app, { seller, location: 'Oslo' })
  const { status, body } = await profile(seller.id)
  expect([status, body]).toMatchObject([
    200,
    { _id: seller.id, name: 'Sally', place: 'Oslo', level: 'new', sales: 0, recentlySold: [] },
  ])
  expect(JSON.stringify(body)).not.toContain(seller.email)
  expect(body).not.toHaveProperty('role')
})

test('what is known about a seller is what was checked, and nothing more', async () => {
  const known = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller: known })
  const checks = async () => (await profile(known.id)).body.checks
  const { pool } = app.deps.db
  await pool.query('update users set email_verified = false where id = $1', [known.id])
  expect(await checks()).toEqual({
    // Nobody is asked to confirm in a shop that sends no mail.
    emailConfirmed: null,
    phoneNumberConfirmed: null,
    payoutAccount: null,
    verifiedPhones: 0,
  })
  await pool.query('update users set email_verified = true where id = $1', [known.id])
  for (const verified of [null, app.clock.now(), app.clock.now()])
    await pool.query(
      `insert into possession_codes (id, seller_id, listing_id, code_hash, words, created_at,
         expires_at, verified_at, photo_id)
       values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, 'a b c', now(), now(), $3,
         case when $3::timestamptz is not null then gen_random_uuid() end)`,
      [known.id, phone._id, verified],
    )
  // Two proofs of one phone are one phone, and a code that nobody photographed is none.
  expect(await checks()).toMatchObject({ emailConfirmed: true, verifiedPhones: 1 })
  await as(app, known).delete(paths.phone(phone._id))
  expect((await checks()).verifiedPhones).toBe(0)
})

test('404 for a Buyer, an admin, a banned or deleted seller, and an invalid ID', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const [banned, deleted] = [
    await buildUser(app, { role: 'Seller' }),
    await buildUser(app, { role: 'Seller' }),
  ]
  await as(app, admin).put(`/api/bans/${banned.id}`)
  await as(app, admin).delete(`/api/users/${deleted.id}`)
  const buyer = await buildUser(app)
  for (const id of [buyer.id, admin.id, banned.id, deleted.id, crypto.randomUUID(), 'nonsense'])
    expect((await profile(id)).status).toBe(404)
})

test('a sold phone is listed with its price and the month alone', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller: own, price: '321' })
  const buyer = await buildUser(app)
  const { body } = await as(app, buyer).post(paths.adverts(), { phoneId: phone._id })
  await payOnline(app, body.order._id, buyer)
  const code = { code: body.order.handOverCode }
  expect((await as(app, own).post(paths.handOver(body.order._id), code)).status).toBe(200)
  const month = app.clock.now().toISOString().slice(0, 7)
  expect((await profile(own.id)).body).toMatchObject({
    sales: 1,
    level: 'proven',
    recentlySold: [{ phoneId: phone._id, priceMinor: 32_100, month }],
  })
})

test('the response time is the median of three conversations or more', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  await exchangeMessages(own, HOUR)
  await exchangeMessages(own, 3 * HOUR)
  expect((await profile(own.id)).body.responseMinutes).toBeNull()
  await exchangeMessages(own, 10 * HOUR)
  expect((await profile(own.id)).body.responseMinutes).toBe(180)
})

test('a question without an answer counts with the time it waits, after a day', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  for (const afterMs of [HOUR, HOUR, HOUR]) await exchangeMessages(own, afterMs)
  for (let count = 0; count < 4; count += 1) await exchangeMessages(own)
  expect((await profile(own.id)).body.responseMinutes).toBe(60)
  app.clock.advance(2 * DAY)
  expect((await profile(own.id)).body.responseMinutes).toBe(2 * 24 * 60)
})

test('the vacation of a seller is on the profile', async () => {
  const own = await buildUser(app, { role: 'Seller' })
  const until = new Date(app.clock.now().getTime() + 7 * DAY).toISOString()
  await as(app, own).put(paths.vacation(), { until })
  expect((await profile(own.id)).body.awayUntil).toBe(until)
})

test('the search finds only phones of the seller in the filter, with right counts and their name', async () => {
  const [ann, bob] = [
    await buildUser(app, { role: 'Seller', name: 'Ann' }),
    await buildUser(app, { role: 'Seller', name: 'Bob' }),
  ]
  const anns = [
    await buildListing(app, { seller: ann, brand: 'Nokia', name: 'Nokia 3310' }),
    await buildListing(app, { seller: ann, brand: 'Nokia', name: 'Nokia 8.3' }),
  ]
  await buildListing(app, { seller: bob, brand: 'Nokia', name: 'Nokia 3310' })
  await numberListingChanges(app.deps)
  const find = async (query: string) => (await as(app, null).get(`/api/search?${query}`)).body
  const all = await find(`seller=${ann.id}`)
  expect(all).toMatchObject({ total: 2, seller: { _id: ann.id, name: 'Ann' } })
  expect(all.items.map((phone: { _id: string }) => phone._id).sort()).toEqual(
    anns.map((phone) => phone._id).sort(),
  )
  expect(await find(`seller=${ann.id}&q=3310`)).toMatchObject({ total: 1 })
  expect(await find('seller=nonsense')).toMatchObject({ seller: null })
  expect(await find(`seller=${crypto.randomUUID()}`)).toMatchObject({ total: 0, seller: null })
})
