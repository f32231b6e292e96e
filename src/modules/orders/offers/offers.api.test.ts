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
import { HOUR } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { book, listOrders, phoneState } from '../orders.fixture.ts'
import { expireOffers } from './offers.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function buildTalk(price = '450') {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app, { role: 'Buyer' })
  const phone = await buildListing(app, { seller, price })
  return { seller, buyer, phoneId: phone._id }
}
const offer = (by: TestUser, phoneId: string, price: string | number) =>
  as(app, by).post(paths.offers(), { phoneId, price })
const counter = (by: TestUser, id: string, price: string) =>
  as(app, by).post(paths.counterOffer(id), { price })
const answer = (by: TestUser, id: string, word: 'accept' | 'decline' | 'withdraw') =>
  as(app, by).post(paths.answerOffer(id, word))
const offersOf = async (by: TestUser, phoneId: string) =>
  (await as(app, by).get(paths.offersFor(phoneId))).body
const statesOf = async (by: TestUser, phoneId: string) =>
  (await offersOf(by, phoneId)).items.map(({ state }: { state: string }) => state)

test('an offer is valid for 48 hours and visible to its two sides only', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { status, body } = await offer(buyer, phoneId, '$400')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    price: '400.00',
    priceMinor: 40_000,
    askingMinor: 45_000,
    state: 'open',
    viewerRole: 'buyer',
    actions: ['withdraw'],
  })
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(48 * HOUR)
  const [seen] = (await offersOf(seller, phoneId)).items
  expect([seen.viewerRole, seen.otherName, seen.actions]).toEqual([
    'seller',
    buyer.name,
    ['accept', 'decline', 'counter'],
  ])
  expect(await offersOf(await buildUser(app), phoneId)).toEqual({ items: [], remaining: 3 })
})

test('an open offer counts as waiting for the side that did not make it, until it is answered', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const waiting = async (by: TestUser) =>
    (await as(app, by).get(paths.unreadNotifications())).body.offersToAnswer
  const { body } = await offer(buyer, phoneId, '$400')
  expect([await waiting(seller), await waiting(buyer)]).toEqual([1, 0])
  await counter(seller, body._id, '$430')
  expect([await waiting(seller), await waiting(buyer)]).toEqual([0, 1])
  const [open] = (await offersOf(buyer, phoneId)).items.filter(
    ({ state }: { state: string }) => state === 'open',
  )
  await answer(buyer, open._id, 'decline')
  expect([await waiting(seller), await waiting(buyer)]).toEqual([0, 0])
})

test('accepting books the phone at that price and closes all other offers, once', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const other = await buildUser(app)
  const { body: first } = await offer(buyer, phoneId, '400')
  await offer(other, phoneId, '430')
  const { status, body } = await answer(seller, first._id, 'accept')
  expect([status, body.state]).toEqual([200, 'accepted'])
  const order = (await as(app, buyer).get(paths.order(body.orderId))).body
  expect(order).toMatchObject({
    priceMinor: 40_000,
    state: 'awaiting_payment',
    viewerRole: 'buyer',
  })
  expect(await phoneState(app, phoneId)).toBe('reserved')
  expect(await statesOf(other, phoneId)).toEqual(['superseded'])
  expect((await answer(seller, first._id, 'accept')).body.orderId).toBe(body.orderId)
  expect(await listOrders(app, phoneId)).toHaveLength(1)
})

test('of simultaneously accepted offers one books the phone, without a 5xx', async () => {
  const { seller, phoneId } = await buildTalk()
  const buyers = await Promise.all(Array.from({ length: 5 }, () => buildUser(app)))
  const made = await Promise.all(buyers.map((buyer) => offer(buyer, phoneId, '400')))
  const answers = await Promise.all(made.map(({ body }) => answer(seller, body._id, 'accept')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await listOrders(app, phoneId)).toHaveLength(1)
})

test('the buyer can accept a counter-offer at the seller’s price', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { body: first } = await offer(buyer, phoneId, '380')
  const { body: second } = await counter(seller, first._id, '420')
  expect(second).toMatchObject({ by: 'seller', priceMinor: 42_000, state: 'open' })
  expect((await answer(seller, second._id, 'accept')).body.error).toBe('own_offer')
  const { body } = await answer(buyer, second._id, 'accept')
  expect((await as(app, buyer).get(paths.order(body.orderId))).body.priceMinor).toBe(42_000)
  expect(await statesOf(buyer, phoneId)).toEqual(['accepted', 'countered'])
})

test('a buyer can make three offers per phone; the same price does not count again', async () => {
  const { buyer, phoneId } = await buildTalk()
  for (const price of ['300', '300', '310', '320']) await offer(buyer, phoneId, price)
  const { status, body } = await offer(buyer, phoneId, '330')
  expect([status, body.error]).toEqual([409, 'too_many'])
  expect(await offersOf(buyer, phoneId)).toMatchObject({ remaining: 0 })
  expect(await statesOf(buyer, phoneId)).toEqual(['open', 'superseded', 'superseded'])
})

test('ten clicks at once make one offer', async () => {
  const { buyer, phoneId } = await buildTalk()
  const answers = await Promise.all(Array.from({ length: 10 }, () => offer(buyer, phoneId, '400')))
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect((await offersOf(buyer, phoneId)).remaining).toBe(2)
})

test.each(['', '450', '451', '100', 'cheap', '-5', '1e9', 1e20])(
  '422: %j is not a valid offer for a phone of 450',
  async (price) => {
    const { buyer, phoneId } = await buildTalk()
    const { status, body } = await offer(buyer, phoneId, price)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['price']])
    expect((await offersOf(buyer, phoneId)).items).toEqual([])
  },
)

test('422: a counter-offer must be between the offer and the price', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { body } = await offer(buyer, phoneId, '400')
  for (const price of ['400', '390', '450', '500', 'x'])
    expect((await counter(seller, body._id, price)).status).toBe(422)
  expect(await statesOf(buyer, phoneId)).toEqual(['open'])
})

test('booked and withdrawn phones accept no offers, and open ones cannot be accepted', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { body } = await offer(buyer, phoneId, '400')
  await book(app, await buildUser(app), phoneId)
  expect((await answer(seller, body._id, 'accept')).body.error).toBe('already_booked')
  expect((await offer(await buildUser(app), phoneId, '400')).body.error).toBe('already_booked')
  expect(await statesOf(buyer, phoneId)).toEqual(['open'])
  expect((await offer(buyer, crypto.randomUUID(), '400')).status).toBe(404)
})

test('an offer can be withdrawn by its author or declined by the other side, once', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { body: one } = await offer(buyer, phoneId, '400')
  expect((await answer(seller, one._id, 'withdraw')).status).toBe(403)
  expect((await answer(await buildUser(app), one._id, 'withdraw')).status).toBe(404)
  expect((await answer(buyer, one._id, 'withdraw')).body.state).toBe('withdrawn')
  expect((await answer(seller, one._id, 'accept')).body.error).toBe('answered')
  const { body: two } = await offer(buyer, phoneId, '410')
  expect((await answer(seller, two._id, 'decline')).body.state).toBe('declined')
  expect((await answer(seller, two._id, 'decline')).status).toBe(200)
})

test('an offer expires after 48 hours, even before the job runs', async () => {
  const { seller, buyer, phoneId } = await buildTalk()
  const { body } = await offer(buyer, phoneId, '400')
  app.clock.advance(48 * HOUR)
  expect(await statesOf(buyer, phoneId)).toEqual(['expired'])
  expect((await answer(seller, body._id, 'accept')).body.error).toBe('run_out')
  expect(await expireOffers(app.deps)).toBeGreaterThan(0)
  expect(await expireOffers(app.deps)).toBe(0)
  expect((await answer(seller, body._id, 'accept')).body.error).toBe('answered')
  expect((await offer(buyer, phoneId, '410')).status).toBe(200)
})

const lower = (seller: TestUser, phoneId: string, price: string) =>
  as(app, seller).put(paths.phone(phoneId), {
    brand: 'Iphone',
    name: 'iPhone 13 Pro',
    used: '2 years',
    location: 'Oslo',
    price,
  })

test('lowering the price closes offers that are not below it and notifies both sides', async () => {
  const { seller, buyer, phoneId } = await buildTalk('300')
  const [same, lowest] = [await buildUser(app), await buildUser(app)]
  const { body: high } = await offer(buyer, phoneId, '280')
  await offer(same, phoneId, '200')
  await offer(lowest, phoneId, '180')
  expect((await lower(seller, phoneId, '200')).status).toBe(200)
  expect(await statesOf(buyer, phoneId)).toEqual(['superseded'])
  expect(await statesOf(same, phoneId)).toEqual(['superseded'])
  expect(await statesOf(lowest, phoneId)).toEqual(['open'])
  expect((await answer(seller, high._id, 'accept')).body.error).toBe('answered')
  while ((await notifyPeople(app.deps)) > 0);
  const titleOf = async (by: TestUser) =>
    (await as(app, by).get(paths.notifications())).body.items.map(
      ({ title, text }: { title: string; text: string }) => `${title}. ${text}`,
    )
  expect((await titleOf(buyer))[0]).toMatch(
    /now costs \$200\. That is no more than the offer of \$280, so the offer is closed/,
  )
  expect(
    (await titleOf(seller)).filter((title: string) => / is closed\./.test(title)),
  ).toHaveLength(2)
  expect(await titleOf(lowest)).toEqual([])
})

test('raising the price, or lowering it above an offer, keeps the offer open', async () => {
  const { seller, buyer, phoneId } = await buildTalk('300')
  const { body } = await offer(buyer, phoneId, '250')
  await lower(seller, phoneId, '260')
  await lower(seller, phoneId, '400')
  const accepted = await answer(seller, body._id, 'accept')
  const order = (await as(app, buyer).get(paths.order(accepted.body.orderId))).body
  expect(order.priceMinor).toBe(25_000)
})

test('an accepted offer never books above the listed price', async () => {
  const { seller, buyer, phoneId } = await buildTalk('300')
  const { body } = await offer(buyer, phoneId, '280')
  await app.deps.db.pool.query('update listings set price_minor = 20000 where id = $1', [phoneId])
  const accepted = await answer(seller, body._id, 'accept')
  const order = (await as(app, buyer).get(paths.order(accepted.body.orderId))).body
  expect(order.priceMinor).toBe(20_000)
})

test('422: an offer above a price lowered at that moment leaves no trace', async () => {
  const { buyer, phoneId } = await buildTalk('300')
  const { pool } = app.deps.db
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select id from listings where id = $1 for update', [phoneId])
  const made = offer(buyer, phoneId, '280')
  while ((await pool.query('select from pg_locks where not granted')).rowCount === 0) await sleep(5)
  await client.query('update listings set price_minor = 20000 where id = $1', [phoneId])
  await client.query('commit')
  client.release()
  const { status, body } = await made
  expect([status, Object.keys(body.fields)]).toEqual([422, ['price']])
  expect(await statesOf(buyer, phoneId)).toEqual([])
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

test('409: an offer to or from an account closed at that moment leaves no trace', async () => {
  const one = await buildTalk()
  const toSeller = await whileClosing(one.seller, () => offer(one.buyer, one.phoneId, 400))
  expect([toSeller.status, toSeller.body.error]).toEqual([409, 'not_for_sale'])
  const two = await buildTalk()
  const ofBuyer = await whileClosing(two.buyer, () => offer(two.buyer, two.phoneId, 400))
  expect([ofBuyer.status, ofBuyer.body.error]).toEqual([409, 'account_gone'])
  expect(await statesOf(two.seller, two.phoneId)).toEqual([])
})

test('an offer accepted and withdrawn at once ends up as one of the two', async () => {
  const seller = await buildUser(app, { role: 'Seller' })
  const rounds = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const buyer = await buildUser(app)
      const phoneId = (await buildListing(app, { seller }))._id
      return { buyer, phoneId, id: (await offer(buyer, phoneId, '400')).body._id as string }
    }),
  )
  for (const { buyer, phoneId, id } of rounds) {
    const both = await Promise.all([answer(seller, id, 'accept'), answer(buyer, id, 'withdraw')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [state] = await statesOf(buyer, phoneId)
    expect(await listOrders(app, phoneId)).toHaveLength(state === 'accepted' ? 1 : 0)
    expect(await phoneState(app, phoneId)).toBe(state === 'accepted' ? 'reserved' : 'live')
  }
})
