import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { HOUR } from '../../shared/time.ts'
import {
  book,
  buildBooking,
  listAdvertKinds,
  listAuditRows,
  listEvents,
  phoneState,
} from './orders.fixture.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const somewhere = '01990000-0000-7000-8000-000000000000'
const cancel = (id: string) => `/api/orders/${id}/cancel`
const handOver = (id: string) => `/api/orders/${id}/hand-over`
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

test('401 and 403: every route checks its owner', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const admin = await buildUser(app, { role: 'admin' })
  const statuses = (user: typeof buyer | null) =>
    Promise.all([
      as(app, user).get('/api/orders'),
      as(app, user).post(cancel(order._id)),
      as(app, user).get('/api/sales'),
      as(app, user).post(handOver(order._id), { code: '1' }),
    ]).then((answers) => answers.map((answer) => answer.status))
  expect(await statuses(null)).toEqual([401, 401, 401, 401])
  expect(await statuses(admin)).toEqual([403, 403, 403, 403])
  // A Seller buys too, but cannot cancel a sale as if they were its buyer.
  expect((await statuses(seller)).slice(0, 2)).toEqual([200, 403])
  expect((await statuses(buyer)).slice(2)).toEqual([403, 403])
})

test('My Orders lists your own orders, newest first; only the buyer sees the code', async () => {
  const { buyer, seller, phone, order } = await buildBooking(app)
  await buildBooking(app)
  app.clock.advance(HOUR)
  const later = await buildListing(app, { seller })
  await book(app, buyer, later._id)
  const mine = (await as(app, buyer).get('/api/orders')).body
  expect(mine.map((each: { phoneId: string }) => each.phoneId)).toEqual([later._id, phone._id])
  expect(mine[1]).toMatchObject({ _id: order._id, transitions: ['cancel'] })
  expect(mine[1].handOverCode).toMatch(/^\d{6}$/)
  const sales = (await as(app, seller).get('/api/sales')).body
  expect(sales.map((each: { phoneId: string }) => each.phoneId)).toEqual([later._id, phone._id])
  expect(sales[1]).toMatchObject({ _id: order._id, transitions: ['hand_over'], handOverCode: null })
})

test('200: canceling puts the phone back up for sale and can be repeated', async () => {
  const { buyer, phone, order } = await buildBooking(app)
  const once = await as(app, buyer).post(cancel(order._id))
  const twice = await as(app, buyer).post(cancel(order._id))
  expect(once).toMatchObject({
    status: 200,
    body: { state: 'cancelled', dueAt: null, transitions: [] },
  })
  expect([twice.status, twice.body]).toEqual([200, once.body])
  expect(once.body.handOverCode).toBeNull()
  expect(await phoneState(app, phone._id)).toBe('live')
  expect(await listAdvertKinds(app, phone._id)).toEqual([])
  const adverts = (await as(app, null).get('/api/advertise')).body
  expect(adverts.map((advert: { phoneId: string }) => advert.phoneId)).not.toContain(phone._id)
  expect(await listEvents(app, order._id)).toEqual(['phone_booked', 'order_cancelled'])
  expect(await listAuditRows(app, 'order', order._id)).toHaveLength(2)
})

test('canceling an old order again does not affect the next buyer', async () => {
  const { buyer, phone, order } = await buildBooking(app)
  await as(app, buyer).post(cancel(order._id))
  await book(app, await buildUser(app), phone._id)
  expect((await as(app, buyer).post(cancel(order._id))).status).toBe(200)
  expect(await phoneState(app, phone._id)).toBe('reserved')
})

test('404: another person’s order, an unknown ID, and a malformed ID', async () => {
  const { order } = await buildBooking(app)
  const [buyer, seller] = [await buildUser(app), await buildUser(app, { role: 'Seller' })]
  for (const id of [order._id, somewhere, 'nonsense']) {
    expect((await as(app, buyer).post(cancel(id))).status).toBe(404)
    expect((await as(app, seller).post(handOver(id), { code: order.handOverCode })).status).toBe(
      404,
    )
  }
})

test('200: the code completes the sale: phone sold, two events, one audit row', async () => {
  const { buyer, seller, phone, order } = await buildBooking(app)
  // In Bengali digits, with the direction marks that a phone copies along.
  const bengali = order.handOverCode.replace(/\d/g, (digit: string) =>
    String.fromCodePoint(0x9e6 + Number(digit)),
  )
  const typed = `\u2066${bengali.slice(0, 3)} ${bengali.slice(3)}\u2069`
  const once = await as(app, seller).post(handOver(order._id), { code: typed })
  const twice = await as(app, seller).post(handOver(order._id), { code: order.handOverCode })
  expect(once).toMatchObject({
    status: 200,
    body: { state: 'completed', dueAt: null, transitions: [] },
  })
  expect([twice.status, twice.body]).toEqual([200, once.body])
  expect(await phoneState(app, phone._id)).toBe('sold')
  expect(await listEvents(app, order._id)).toEqual([
    'phone_booked',
    'order_paid',
    'order_completed',
  ])
  expect((await listAuditRows(app, 'order', order._id)).at(-1)).toEqual({
    action: 'order_completed',
    actor_id: seller.id,
    actor_role: 'Seller',
  })
  const adverts = (await as(app, null).get('/api/advertise')).body
  expect(adverts.map((advert: { phoneId: string }) => advert.phoneId)).not.toContain(phone._id)
  const mine = (await as(app, buyer).get('/api/orders')).body
  expect(mine[0]).toMatchObject({ state: 'completed', handOverCode: null, transitions: [] })
  expect((await as(app, buyer).post(cancel(order._id))).body.error).toBe('not_cancellable')
})

test('409: an ended order cannot be canceled or handed over', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  await as(app, buyer).post(cancel(order._id))
  const answer = await as(app, seller).post(handOver(order._id), { code: order.handOverCode })
  expect(answer).toMatchObject({ status: 409, body: { error: 'not_awaiting' } })
})

test('422: a wrong code has an error at its field and changes nothing', async () => {
  const { seller, phone, order } = await buildBooking(app)
  for (const code of [wrongCode(order.handOverCode), '12', '٠٠٠٠٠٠', '']) {
    const answer = await as(app, seller).post(handOver(order._id), { code })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { code: 'This code is not correct' } },
    })
  }
  expect((await as(app, seller).post(handOver(order._id), {})).body.fields).toEqual({
    code: 'Required',
  })
  expect(await phoneState(app, phone._id)).toBe('reserved')
})

test('429: after five wrong codes at once, even the right one has to wait', async () => {
  const { seller, order } = await buildBooking(app)
  const code = wrongCode(order.handOverCode)
  const guess = () => as(app, seller).post(handOver(order._id), { code })
  const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map((each) => each.status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  const right = await as(app, seller).post(handOver(order._id), { code: order.handOverCode })
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  // A stranger's guesses do not lock out the seller of another order.
  const other = await buildBooking(app)
  const sold = await as(app, other.seller).post(handOver(other.order._id), {
    code: other.order.handOverCode,
  })
  expect(sold.status).toBe(200)
})

test('the right code resets the attempts', async () => {
  const { seller, order } = await buildBooking(app)
  const type = (code: string) => as(app, seller).post(handOver(order._id), { code })
  for (let time = 0; time < 4; time += 1) await type(wrongCode(order.handOverCode))
  for (let time = 0; time < 6; time += 1) expect((await type(order.handOverCode)).status).toBe(200)
})

test('of a simultaneous cancellation and hand-over exactly one happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, seller, phone, order } = await buildBooking(app)
    const [given, taken] = await Promise.all([
      as(app, buyer).post(cancel(order._id)),
      as(app, seller).post(handOver(order._id), { code: order.handOverCode }),
    ])
    expect([given.status, taken.status].sort()).toEqual([200, 409])
    expect(await phoneState(app, phone._id)).toBe(taken.status === 200 ? 'sold' : 'live')
  }
})

test('429: at most twenty wrong codes per day', async () => {
  const { seller, order } = await buildBooking(app)
  const code = wrongCode(order.handOverCode)
  for (let guess = 0; guess < 20; guess += 1) {
    expect((await as(app, seller).post(handOver(order._id), { code })).status).toBe(422)
    // As ten minutes later.
    await app.deps.db.pool.query(`delete from rate_limits where key like 'hand-over:%'`)
  }
  const right = await as(app, seller).post(handOver(order._id), { code: order.handOverCode })
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(600)
})
