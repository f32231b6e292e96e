import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY } from '../../../shared/time.ts'
import { refreshSellerLevels } from '../../listings/index.ts'
import { book, buildBooking, listEvents } from '../orders.fixture.ts'
import { publishRatings } from './ratings.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function buildSold() {
  const booking = await buildBooking(app)
  const { seller, order } = booking
  await as(app, seller).post(paths.handOver(order._id), { code: order.handOverCode })
  return { ...booking, orderId: String(order._id) }
}
const rate = (by: TestUser | null, orderId: string, stars: unknown, text = '') =>
  as(app, by).put(paths.saleRatings(orderId), { stars, text })
const see = async (by: TestUser, orderId: string) =>
  (await as(app, by).get(paths.saleRatings(orderId))).body
const shown = async (of: TestUser) => (await as(app, null).get(paths.ratings(of.id))).body

test('a rating is sealed until both sides have rated', async () => {
  const { buyer, seller, orderId } = await buildSold()
  const { status, body } = await rate(buyer, orderId, 5, 'Exactly as described.')
  expect(status).toBe(200)
  expect(body).toMatchObject({ own: { stars: 5, publishedAt: null }, otherWrote: false })
  expect(await see(seller, orderId)).toMatchObject({ own: null, other: null, otherWrote: true })
  expect(await shown(seller)).toEqual({ average: null, count: 0, items: [], next: null })

  expect((await rate(seller, orderId, 4)).body.other).toMatchObject({ stars: 5 })
  expect(await shown(seller)).toMatchObject({ average: 5, count: 1 })
  expect(await shown(buyer)).toMatchObject({ average: 4, count: 1 })
  const events = await listEvents(app, orderId)
  expect(events.filter((name) => /^rating/.test(name))).toEqual([
    'rating_given',
    'rating_given',
    'ratings_published',
  ])
})

test('after a week a rating is published, and the other side can still rate', async () => {
  const { buyer, seller, orderId } = await buildSold()
  await rate(buyer, orderId, 2, 'The battery was worn.')
  app.clock.advance(6 * DAY)
  expect(await publishRatings(app.deps)).toBe(0)
  app.clock.advance(DAY)
  expect(await publishRatings(app.deps)).toBe(1)
  expect(await publishRatings(app.deps)).toBe(0)
  expect(await shown(seller)).toMatchObject({ average: 2, count: 1 })
  expect((await rate(seller, orderId, 5)).body.own.publishedAt).not.toBeNull()
})

test('a rating can be changed while it is sealed, not afterwards', async () => {
  const { buyer, seller, orderId } = await buildSold()
  await rate(buyer, orderId, 1)
  await rate(buyer, orderId, 5)
  await rate(seller, orderId, 5)
  expect((await shown(seller)).average).toBe(5)
  expect((await rate(buyer, orderId, 5)).status).toBe(200)
  const answer = await rate(buyer, orderId, 1)
  expect([answer.status, answer.body.error]).toEqual([409, 'published'])
})

test('ten simultaneous requests make one rating', async () => {
  const { buyer, seller, orderId } = await buildSold()
  await rate(seller, orderId, 5)
  const answers = await Promise.all(Array.from({ length: 10 }, () => rate(buyer, orderId, 3)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await shown(seller)).toMatchObject({ average: 3, count: 1 })
})

test('404 for strangers, 409 before the sale and after 60 days, 422 at the field', async () => {
  const { buyer, orderId } = await buildSold()
  expect((await rate(await buildUser(app), orderId, 5)).status).toBe(404)
  const open = await buildBooking(app)
  expect((await rate(open.buyer, open.order._id, 5)).body.error).toBe('not_completed')
  for (const stars of [0, 6, 4.5, '5', null])
    expect(Object.keys((await rate(buyer, orderId, stars)).body.fields)).toEqual(['stars'])
  const long = await rate(buyer, orderId, 5, 'x'.repeat(1001))
  expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['text']])
  app.clock.advance(61 * DAY)
  expect((await rate(buyer, orderId, 5)).body.error).toBe('too_late')
})

test('a hidden rating is neither shown nor counted', async () => {
  const { buyer, seller, orderId } = await buildSold()
  await rate(buyer, orderId, 1, 'Call him at home: he is a thief')
  await rate(seller, orderId, 5)
  const admin = await buildUser(app, { role: 'admin' })
  const order = { side: 'buyer', reason: 'Insults' }
  for (let times = 0; times < 2; times += 1)
    expect((await as(app, admin).post(paths.hideRating(orderId), order)).status).toBe(200)
  expect(await shown(seller)).toEqual({ average: null, count: 0, items: [], next: null })
  expect((await see(seller, orderId)).other).toBeNull()
})

test('bad ratings remove a seller’s level', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const phones: string[] = []
  const offered = await buildListing(app, { seller })
  for (let sale = 0; sale < 3; sale += 1) {
    const buyer = await buildUser(app)
    const phone = await buildListing(app, { seller })
    const { order } = (await book(app, buyer, phone._id)).body
    await as(app, seller).post(paths.handOver(order._id), { code: order.handOverCode })
    await rate(buyer, order._id, 1)
    phones.push(order._id)
  }
  await refreshSellerLevels(app.deps)
  const sellerLevel = async () =>
    (await as(app, null).get(paths.phone(offered._id))).body.sellerLevel
  expect(await sellerLevel()).toBe('proven')
  for (const id of phones) await rate(seller, id, 5)
  await refreshSellerLevels(app.deps)
  expect(await sellerLevel()).toBe('new')
})

test('the other side is notified of a rating once, however often it changes', async () => {
  const { buyer, orderId } = await buildSold()
  for (const stars of [1, 2, 3, 4]) await rate(buyer, orderId, stars)
  const events = await listEvents(app, orderId)
  expect(events.filter((name) => name === 'rating_given')).toHaveLength(1)
  expect(events.filter((name) => name === 'rating_rewritten')).toHaveLength(3)
})

test('ratings published at the same time are all paged', async () => {
  const { buyer, seller, orderId } = await buildSold()
  await rate(buyer, orderId, 4)
  // As the weekly job publishes them: 25 at a time.
  await app.deps.db.pool.query(
    `with sold as (
       insert into orders select (jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'idempotency_key', null))).*
       from orders o, generate_series(1, 25) where o.id = $1 returning id)
     insert into ratings select (jsonb_populate_record(r, jsonb_build_object(
       'id', gen_random_uuid(), 'order_id', sold.id, 'published_at', $2::timestamptz))).*
     from ratings r, sold where r.order_id = $1`,
    [orderId, app.clock.now()],
  )
  const first = await shown(seller)
  const query = new URLSearchParams({ before: first.next })
  const { body } = await as(app, null).get(`${paths.ratings(seller.id)}?${query}`)
  expect([first.items.length, body.items.length, body.next]).toEqual([20, 5, null])
  for (const before of ['2026-06-01T00:00:00Z', `x_${orderId}`, '_'])
    expect((await as(app, null).get(`${paths.ratings(seller.id)}?before=${before}`)).status).toBe(
      422,
    )
})

test('many simultaneous mutual ratings do not deadlock', async () => {
  const one = await buildSold()
  const sales = [one.orderId]
  for (let sale = 0; sale < 4; sale += 1) {
    const phone = await buildListing(app, { seller: one.seller })
    const { order } = (await book(app, one.buyer, phone._id)).body
    await as(app, one.seller).post(paths.handOver(order._id), { code: order.handOverCode })
    sales.push(order._id)
  }
  // Buyer and seller take turns to write first.
  const first = (index: number) => (index % 2 ? one.buyer : one.seller)
  const second = (index: number) => (index % 2 ? one.seller : one.buyer)
  for (const [index, id] of sales.entries()) await rate(first(index), id, 5)
  const answers = await Promise.all(sales.map((id, index) => rate(second(index), id, 5)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await shown(one.seller)).toMatchObject({ count: 5 })
})

/** Starts `operation` while a transaction that closes the account is still open. */
async function whileClosing<T>({ id }: TestUser, operation: () => Promise<T>): Promise<T> {
  const { pool } = app.deps.db
  const client = await pool.connect()
  await client.query('begin')
  await client.query('delete from users where id = $1', [id])
  const done = operation()
  const waits = `select from pg_locks where not granted`
  while ((await pool.query(waits)).rowCount === 0) await sleep(5)
  await client.query('commit')
  client.release()
  return done
}

test('409: a rating of an account closed at that moment', async () => {
  const { buyer, seller, orderId } = await buildSold()
  const answer = await whileClosing(seller, () => rate(buyer, orderId, 5))
  expect([answer.status, answer.body.error]).toEqual([409, 'account_gone'])
  expect(await see(buyer, orderId)).toMatchObject({ own: null })
})
