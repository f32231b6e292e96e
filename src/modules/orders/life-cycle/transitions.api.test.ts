import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import {
  book,
  buildBooking,
  buildCrowd,
  buildShipped,
  listAuditRows,
  listEvents,
  payOnline,
  phoneState,
  readState,
} from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type User = Parameters<typeof as>[1]
const urlFor = (order: { _id: string }, path = '') => `/api/orders/${order._id}${path}`
const detail = async (user: User, order: { _id: string }) =>
  (await as(app, user).get(urlFor(order))).body
const parcel = { carrier: 'dhl', tracking: 'jd 0146' }

test('a shipped order is paid, shipped, delivered and confirmed, each notified once', async () => {
  const { buyer, seller, phone, order } = await buildShipped(app, 'paid')
  expect(await detail(seller, order)).toMatchObject({
    state: 'paid',
    transitions: ['ship', 'cancel_sale'],
    next: { actor: 'seller', action: 'ship' },
    handOverCode: null,
  })
  expect((await detail(seller, order)).carriers).toContain('DHL')
  const shipped = await as(app, seller).post(urlFor(order, '/ship'), parcel)
  const again = await as(app, seller).post(urlFor(order, '/ship'), parcel)
  expect([shipped.status, again.status, again.body]).toEqual([200, 200, shipped.body])
  const onItsWay = await detail(buyer, order)
  expect(onItsWay).toMatchObject({
    shipment: { carrier: 'DHL', tracking: 'JD 0146' },
    next: { actor: 'buyer', action: 'wait_for_parcel' },
    transitions: ['deliver', 'dispute'],
  })
  expect(onItsWay.shipment.trackingUrl).toContain('JD0146')
  await as(app, buyer).post(urlFor(order, '/deliver'))
  expect((await detail(buyer, order)).next).toMatchObject({ actor: 'buyer', action: 'inspect' })
  const done = await as(app, buyer).post(urlFor(order, '/confirm'))
  expect(done).toMatchObject({
    status: 200,
    body: { state: 'completed', transitions: [], dueAt: null },
  })
  expect(await phoneState(app, phone._id)).toBe('sold')
  const expectedTransitions = await detail(buyer, order)
  expect(expectedTransitions.next).toBeNull()
  expect(
    expectedTransitions.timeline.map((entry: { event: string; by: string }) => [
      entry.event,
      entry.by,
    ]),
  ).toEqual([
    ['phone_booked', 'buyer'],
    ['delivery_chosen', 'buyer'],
    ['payment_chosen', 'buyer'],
    ['order_paid', 'buyer'],
    ['order_shipped', 'seller'],
    ['order_delivered', 'buyer'],
    ['order_completed', 'buyer'],
  ])
  expect(await listAuditRows(app, 'order', order._id)).toHaveLength(7)
})

test('the code, also as QR code, completes a pick-up paid online', async () => {
  const { buyer, seller, phone, order } = await buildBooking(app)
  await payOnline(app, order._id, buyer)
  const { handOverCode, handOverQr, transitions } = await detail(buyer, order)
  expect(handOverCode).toMatch(/^\d{6}$/)
  expect(handOverQr).toMatch(/^<svg/)
  expect(transitions).toEqual([])
  expect(await detail(seller, order)).toMatchObject({
    handOverCode: null,
    handOverQr: null,
    transitions: ['hand_over', 'cancel_sale'],
  })
  const sold = await as(app, seller).post(urlFor(order, '/hand-over'), { code: handOverCode })
  expect(sold).toMatchObject({ status: 200, body: { state: 'completed', paymentMethod: 'online' } })
  expect(await phoneState(app, phone._id)).toBe('sold')
  expect((await listEvents(app, order._id)).slice(-2)).toEqual(['order_paid', 'order_completed'])
})

test('409: the code does not complete a shipped order', async () => {
  const { seller, buyer, order } = await buildBooking(app)
  const code = order.handOverCode
  await as(app, buyer).post(urlFor(order, '/delivery'), {
    method: 'shipping',
    address: { name: 'B', line1: 'Street 1', city: 'Oslo', postalCode: '0155', country: 'NO' },
  })
  expect((await detail(buyer, order)).handOverCode).toBeNull()
  const answer = await as(app, seller).post(urlFor(order, '/hand-over'), { code })
  expect([answer.status, answer.body.error]).toEqual([409, 'wrong_way'])
})

test('a paid sale is canceled with a reason, and the phone is for sale again', async () => {
  const { seller, buyer, phone, order } = await buildShipped(app, 'paid')
  expect((await as(app, seller).post(urlFor(order, '/cancel-sale'), {})).body.fields).toEqual({
    reason: 'Enter a reason',
  })
  const reason = 'It fell into the sea'
  const answer = await as(app, seller).post(urlFor(order, '/cancel-sale'), { reason })
  expect(answer).toMatchObject({ status: 200, body: { state: 'refunded' } })
  expect(await phoneState(app, phone._id)).toBe('live')
  expect((await detail(buyer, order)).timeline.at(-1)).toMatchObject({
    event: 'order_refunded',
    by: 'seller',
    reason,
  })
})

test('a silent buyer is reminded after 14 days, an admin after 21, who can confirm delivery', async () => {
  const { buyer, order } = await buildShipped(app)
  const admin = await buildUser(app, { role: 'admin' })
  app.clock.advance(21 * DAY)
  await runDeadlines(app.deps)
  const reminders = (await detail(buyer, order)).timeline.slice(-2)
  expect(reminders).toMatchObject([
    { event: 'order_reminded', reminded: 'buyer', by: 'system' },
    { event: 'order_reminded', reminded: 'admin', by: 'system' },
  ])
  expect((await as(app, admin).post(urlFor(order, '/deliver'))).status).toBe(200)
  app.clock.advance(72 * HOUR)
  await runDeadlines(app.deps)
  expect(await readState(app, order._id)).toBe('completed')
})

test('409: transitions out of order or after their deadline change nothing', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const tries = [
    [seller, '/ship', parcel],
    [seller, '/cancel-sale', { reason: 'No reason' }],
    [buyer, '/deliver', {}],
    [buyer, '/confirm', {}],
  ] as const
  for (const [user, path, body] of tries)
    expect(await as(app, user).post(urlFor(order, path), body)).toMatchObject({
      status: 409,
      body: { error: 'wrong_state' },
    })
  expect(await listEvents(app, order._id)).toEqual(['phone_booked'])
  const late = await buildShipped(app, 'paid')
  app.clock.advance(8 * DAY)
  expect(await as(app, late.seller).post(urlFor(late.order, '/ship'), parcel)).toMatchObject({
    status: 409,
    body: { error: 'time_is_up' },
  })
  for (const tracking of ['abc', '', 'x'.repeat(41), 'a/b/c/d'])
    expect(
      (await as(app, late.seller).post(urlFor(late.order, '/ship'), { carrier: 'Post', tracking }))
        .body.fields,
    ).toHaveProperty('tracking')
})

test('ten simultaneous requests, with and without a key, make one transition', async () => {
  const ways: Record<string, string>[] = [{}, { 'idempotency-key': 'ten clicks' }]
  for (const headers of ways) {
    const { seller, order } = await buildShipped(app, 'paid')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(app, seller).post(urlFor(order, '/ship'), parcel, headers),
      ),
    )
    expect(
      new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const shipped = (await listEvents(app, order._id)).filter((name) => name === 'order_shipped')
    expect(shipped).toHaveLength(1)
  }
})

test('40 simultaneous buyers of 6 phones make exactly six orders', async () => {
  const phones = await Promise.all(Array.from({ length: 6 }, () => buildListing(app)))
  const crowd = await buildCrowd(app, 40)
  const answers = await Promise.all(
    crowd.flatMap((buyer) => phones.map((phone) => book(app, buyer, phone._id))),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(201), count(409)]).toEqual([6, 234])
  for (const phone of phones) expect(await phoneState(app, phone._id)).toBe('reserved')
})
