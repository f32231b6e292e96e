import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { HOUR } from '../../../shared/time.ts'
import {
  book,
  buildBooking,
  buildCrowd,
  listAuditRows,
  listEvents,
  listOrders,
  phoneState,
} from '../orders.fixture.ts'
import { runDeadlines } from './run-deadlines.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a hold ends after exactly 48 hours, and the phone is live and no longer advertised as booked', async () => {
  const { buyer, phone, order } = await buildBooking(app)
  app.clock.advance(48 * HOUR - 1)
  expect(await runDeadlines(app.deps)).toBe(0)
  expect(await phoneState(app, phone._id)).toBe('reserved')
  app.clock.advance(1)
  expect(await runDeadlines(app.deps)).toBe(1)
  expect(await runDeadlines(app.deps)).toBe(0)
  expect(await phoneState(app, phone._id)).toBe('live')
  expect((await as(app, null).get('/api/advertise')).body).toEqual([])
  expect((await as(app, buyer).get('/api/orders')).body[0]).toMatchObject({
    state: 'expired',
    handOverCode: null,
    transitions: [],
  })
  expect(await listEvents(app, order._id)).toEqual(['phone_booked', 'order_expired'])
  expect((await listAuditRows(app, 'order', order._id)).at(-1)).toEqual({
    action: 'order_expired',
    actor_id: null,
    actor_role: 'system',
  })
  expect((await book(app, await buildUser(app), phone._id)).status).toBe(201)
})

test('after the deadline a hold cannot be handed over, even before the job runs', async () => {
  const { seller, order } = await buildBooking(app)
  app.clock.advance(48 * HOUR)
  const path = `/api/orders/${order._id}/hand-over`
  const answer = await as(app, seller).post(path, { code: order.handOverCode })
  expect(answer).toMatchObject({ status: 409, body: { error: 'run_out' } })
  await runDeadlines(app.deps)
})

test('four concurrent jobs and a cancellation end each hold exactly once', async () => {
  const bookings: Awaited<ReturnType<typeof buildBooking>>[] = []
  while (bookings.length < 8) bookings.push(await buildBooking(app))
  app.clock.advance(49 * HOUR)
  const run = () => runDeadlines(app.deps)
  const first = bookings[0]
  const cancelled = first && as(app, first.buyer).post(`/api/orders/${first.order._id}/cancel`)
  await Promise.all([run(), run(), cancelled, run(), run()])
  await run()
  for (const { phone, order } of bookings) {
    expect(await phoneState(app, phone._id)).toBe('live')
    expect(await listEvents(app, order._id)).toHaveLength(2)
  }
})

test('expiry during simultaneous bookings leaves one open order', async () => {
  const { phone } = await buildBooking(app)
  const crowd = await buildCrowd(app, 30)
  app.clock.advance(48 * HOUR)
  await Promise.all([runDeadlines(app.deps), ...crowd.map((each) => book(app, each, phone._id))])
  await book(app, crowd[0] ?? null, phone._id)
  const states = (await listOrders(app, phone._id)).map((order) => order.state)
  expect(states).toEqual(['expired', 'awaiting_payment'])
  expect(await phoneState(app, phone._id)).toBe('reserved')
})
