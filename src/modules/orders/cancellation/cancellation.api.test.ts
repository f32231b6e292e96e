import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY, HOUR } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { buildShipped, listEvents, phoneState, readState } from '../orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Sale = Awaited<ReturnType<typeof buildShipped>>
const reason = 'I found another phone'
const parcel = { carrier: 'DHL', tracking: 'JD0146000' }

const post = ({ order, ...people }: Sale, side: 'buyer' | 'seller', path: string, body?: object) =>
  as(app, people[side]).post(`/api/orders/${order._id}/${path}`, body)
const request = (sale: Sale) => post(sale, 'buyer', 'cancellation', { reason })
const show = async (sale: Sale, side: 'buyer' | 'seller' = 'buyer') =>
  (await as(app, sale[side]).get(`/api/orders/${sale.order._id}`)).body
const fromNow = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()

test('the seller accepts: the order is refunded and the phone live, however often it is sent', async () => {
  const sale = await buildShipped(app, 'paid')
  for (const _ of [1, 2]) expect((await request(sale)).status).toBe(200)
  expect(await show(sale, 'seller')).toMatchObject({
    next: { actor: 'seller', action: 'answer_cancellation' },
    cancellation: { reason },
    dueAt: fromNow(72 * HOUR),
  })
  for (const _ of [1, 2])
    expect((await post(sale, 'seller', 'cancellation/accept')).body.state).toBe('refunded')
  expect(await phoneState(app, sale.phone._id)).toBe('live')
  const events = await listEvents(app, sale.order._id)
  expect(events.filter((name) => name === 'cancellation_requested')).toHaveLength(1)
  expect(events.filter((name) => name === 'order_refunded')).toHaveLength(1)
})

test('the seller declines: the order has its time back, and cannot be asked for again', async () => {
  const sale = await buildShipped(app, 'paid')
  const { dueAt } = await show(sale)
  await request(sale)
  app.clock.advance(HOUR)
  const why = { reason: 'It is packed already' }
  for (const _ of [1, 2])
    expect((await post(sale, 'seller', 'cancellation/decline', why)).status).toBe(200)
  expect(await show(sale)).toMatchObject({
    state: 'paid',
    dueAt,
    cancellation: { declineReason: why.reason },
    next: { action: 'ship' },
  })
  expect((await show(sale)).actions).not.toContain('request_cancellation')
  const again = await post(sale, 'buyer', 'cancellation', { reason: 'Please cancel it' })
  expect([again.status, again.body.error]).toEqual([409, 'already_requested'])
})

test('without an answer the order is refunded after 72 hours, and the seller is reminded before', async () => {
  const sale = await buildShipped(app, 'paid')
  await request(sale)
  app.clock.advance(DAY)
  await runDeadlines(app.deps)
  expect(await listEvents(app, sale.order._id)).toContain('order_reminded')
  app.clock.advance(2 * DAY - 1)
  await runDeadlines(app.deps)
  expect(await readState(app, sale.order._id)).toBe('paid')
  app.clock.advance(1)
  await runDeadlines(app.deps)
  expect(await readState(app, sale.order._id)).toBe('refunded')
})

test('shipping in time declines the request', async () => {
  const sale = await buildShipped(app, 'paid')
  await request(sale)
  expect((await post(sale, 'seller', 'ship', parcel)).body.state).toBe('shipped')
  app.clock.advance(5 * DAY)
  await runDeadlines(app.deps)
  expect(await readState(app, sale.order._id)).toBe('shipped')
  expect((await post(sale, 'seller', 'cancellation/accept')).body.error).toBe('no_request')
})

test('in the same second the request and the parcel do not both count', async () => {
  const sale = await buildShipped(app, 'paid')
  const [requested, shipped] = await Promise.all([
    request(sale),
    post(sale, 'seller', 'ship', parcel),
  ])
  expect(shipped.status).toBe(200)
  // The request came first and was declined by shipping, or it came too late.
  expect([200, 409]).toContain(requested.status)
  expect(await readState(app, sale.order._id)).toBe('shipped')
  expect((await show(sale)).next.action).toBe('wait_for_parcel')
})

test('accepting and shipping in the same second leave one of the two', async () => {
  const sale = await buildShipped(app, 'paid')
  await request(sale)
  const [accepted, shipped] = await Promise.all([
    post(sale, 'seller', 'cancellation/accept'),
    post(sale, 'seller', 'ship', parcel),
  ])
  expect([accepted.status, shipped.status].sort()).toEqual([200, 409])
  const state = accepted.status === 200 ? 'refunded' : 'shipped'
  expect(await readState(app, sale.order._id)).toBe(state)
})

test('only a paid order can be canceled this way, and only by its buyer with a reason', async () => {
  const sale = await buildShipped(app)
  expect((await request(sale)).body.error).toBe('wrong_state')
  const paid = await buildShipped(app, 'paid')
  expect((await post(paid, 'seller', 'cancellation', { reason })).status).toBe(404)
  const empty = await post(paid, 'buyer', 'cancellation', { reason: ' a ' })
  expect([empty.status, empty.body.fields]).toEqual([422, { reason: 'Enter a short reason' }])
  expect((await post(paid, 'seller', 'cancellation/accept')).body.error).toBe('no_request')
  expect(await readState(app, paid.order._id)).toBe('paid')
})

test('while a request is open nothing else about the order is arranged', async () => {
  const sale = await buildShipped(app, 'paid')
  await request(sale)
  const answer = await post(sale, 'buyer', 'delivery', { method: 'pick_up' })
  expect([answer.status, answer.body.error]).toEqual([409, 'cancellation_open'])
})
