import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { addSpan } from '../deadlines/deadlines.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import {
  address,
  buildBooking,
  choose,
  listEvents,
  payOnline,
  readState,
} from '../orders.fixture.ts'

// When an order ends automatically, whatever buyer and seller agree on meanwhile.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Booking = Awaited<ReturnType<typeof buildBooking>>
const path = ({ order }: Booking, rest = '') => `/api/orders/${order._id}${rest}`
const endOf = async (booking: Booking): Promise<string> =>
  (await as(app, booking.buyer).get(path(booking))).body.dueAt
const fromNow = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
const week = () => addSpan(app.clock.now(), { workingDays: 5 }).toISOString()

/** The buyer proposes to meet in `hours` hours, and the seller accepts. */
async function agree(booking: Booking, hours: number) {
  const wanted = { place: 'Oslo S', at: fromNow(hours * HOUR) }
  const { body } = await as(app, booking.buyer).post(path(booking, '/meet-ups'), wanted)
  return as(app, booking.seller).post(path(booking, `/meet-ups/${body.meetUps[0].number}/accept`))
}

const byPost = (booking: Booking) =>
  as(app, booking.buyer).post(path(booking, '/delivery'), { method: 'shipping', address })

describe('a parcel does not wait for a meeting', () => {
  test('unpaid: the normal hold applies again, and the meet-up is canceled', async () => {
    const booking = await buildBooking(app)
    await agree(booking, 50 * 24)
    const { body } = await byPost(booking)
    expect(body).toMatchObject({ dueAt: booking.order.dueAt, meetUps: [{ state: 'superseded' }] })
  })

  test('before or after payment: five working days to ship', async () => {
    const before = await buildBooking(app)
    await agree(before, 50 * 24)
    await byPost(before)
    await payOnline(app, before.order._id, before.buyer)
    expect(await endOf(before)).toBe(week())
    const after = await buildBooking(app)
    await agree(after, 50 * 24)
    await payOnline(app, after.order._id, after.buyer)
    await byPost(after)
    expect(await endOf(after)).toBe(week())
  })

  test('late: enough time to pay or ship remains, never more than before', async () => {
    const unpaid = await buildBooking(app)
    await agree(unpaid, 20 * 24)
    app.clock.advance(5 * DAY)
    expect((await byPost(unpaid)).body.dueAt).toBe(fromNow(30 * MINUTE))
    const paid = await buildBooking(app)
    await agree(paid, 20 * 24)
    await payOnline(app, paid.order._id, paid.buyer)
    app.clock.advance(15 * DAY)
    const soon = addSpan(app.clock.now(), { workingDays: 2 }).toISOString()
    expect((await byPost(paid)).body.dueAt).toBe(soon)
    const last = await buildBooking(app)
    await agree(last, 20 * 24)
    await payOnline(app, last.order._id, last.buyer)
    app.clock.advance(20 * DAY + HOUR)
    expect((await byPost(last)).body.dueAt).toBe(fromNow(2 * HOUR))
  })

  test('without an accepted meet-up, choosing shipping changes no deadline', async () => {
    const booking = await buildBooking(app)
    await payOnline(app, booking.order._id, booking.buyer)
    const until = await endOf(booking)
    app.clock.advance(4 * DAY)
    expect((await byPost(booking)).body.dueAt).toBe(until)
  })
})

describe('the newest meeting counts', () => {
  test('an earlier one shortens the hold, down to the normal one', async () => {
    const booking = await buildBooking(app)
    await agree(booking, 20 * 24)
    expect((await agree(booking, 4 * 24)).body.dueAt).toBe(fromNow(4 * DAY + 3 * HOUR))
    expect((await agree(booking, 5)).body.dueAt).toBe(booking.order.dueAt)
  })

  test('paid: an earlier one refunds sooner, never before five working days', async () => {
    const booking = await buildBooking(app)
    await payOnline(app, booking.order._id, booking.buyer)
    const normal = await endOf(booking)
    await agree(booking, 30 * 24)
    expect((await agree(booking, 10 * 24)).body.dueAt).toBe(fromNow(10 * DAY + 3 * HOUR))
    expect((await agree(booking, 5)).body.dueAt).toBe(normal)
  })
})

describe('choosing to pay online', () => {
  test('gives 30 minutes, also from an extended hold', async () => {
    const booking = await buildBooking(app)
    await agree(booking, 10 * 24)
    app.clock.advance(5 * DAY)
    await choose(app, booking.order._id, booking.buyer, 'online')
    expect(await endOf(booking)).toBe(fromNow(30 * MINUTE))
    await choose(app, booking.order._id, booking.buyer, 'meet_up')
    expect(await endOf(booking)).toBe(fromNow(5 * DAY + 3 * HOUR))
  })

  test('never gives more time than the hold had left', async () => {
    const booking = await buildBooking(app)
    app.clock.advance(48 * HOUR - 10 * MINUTE)
    await choose(app, booking.order._id, booking.buyer, 'online')
    expect(await endOf(booking)).toBe(booking.order.dueAt)
  })

  test('repeatedly gives the same 30 minutes', async () => {
    const booking = await buildBooking(app)
    await choose(app, booking.order._id, booking.buyer, 'online')
    const until = await endOf(booking)
    app.clock.advance(20 * MINUTE)
    await choose(app, booking.order._id, booking.buyer, 'online')
    expect(await endOf(booking)).toBe(until)
    app.clock.advance(10 * MINUTE)
    await runDeadlines(app.deps)
    expect(await readState(app, booking.order._id)).toBe('awaiting_payment')
  })

  test('and not paying gives back the time of the booking, and no more', async () => {
    const booking = await buildBooking(app)
    await choose(app, booking.order._id, booking.buyer, 'online')
    app.clock.advance(30 * MINUTE)
    await runDeadlines(app.deps)
    expect(await endOf(booking)).toBe(booking.order.dueAt)
    for (const way of ['online', 'transfer', 'online', 'meet_up'] as const)
      await choose(app, booking.order._id, booking.buyer, way)
    expect(await endOf(booking)).toBe(booking.order.dueAt)
    app.clock.advance(48 * HOUR - 31 * MINUTE)
    await choose(app, booking.order._id, booking.buyer, 'online')
    expect(await endOf(booking)).toBe(booking.order.dueAt)
    app.clock.advance(MINUTE)
    await runDeadlines(app.deps)
    expect(await readState(app, booking.order._id)).toBe('expired')
  })

  test('and leaving restores the hold, however often and by how many at once', async () => {
    const booking = await buildBooking(app)
    const leave = () => as(app, booking.buyer).delete(path(booking, '/checkout'))
    app.clock.advance(HOUR)
    await choose(app, booking.order._id, booking.buyer, 'online')
    const left = await Promise.all([leave(), leave(), leave()])
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(left.map(({ body }) => body.dueAt)).toEqual(Array(3).fill(booking.order.dueAt))
    const events = await listEvents(app, booking.order._id)
    expect(events.filter((name) => name === 'checkout_left')).toHaveLength(1)
  })
})

test('409: a late request is refused with the reason that fits', async () => {
  const late = async (booking: Booking) => {
    const meeting = { place: 'Oslo S', at: fromNow(20 * DAY) }
    const open = await as(app, booking.buyer).post(path(booking, '/meet-ups'), meeting)
    app.clock.advance(8 * DAY)
    const answers = [
      await byPost(booking),
      await as(app, booking.buyer).post(path(booking, '/meet-ups'), meeting),
      await as(app, booking.seller).post(
        path(booking, `/meet-ups/${open.body.meetUps[0].number}/accept`),
      ),
      await as(app, booking.seller).post(path(booking, '/hand-over'), {
        code: booking.order.handOverCode,
      }),
    ]
    return answers.map(({ status, body }) => `${status} ${body.error}`)
  }
  const unpaid = await buildBooking(app)
  expect(new Set(await late(unpaid))).toEqual(new Set(['409 run_out']))
  const paid = await buildBooking(app)
  await payOnline(app, paid.order._id, paid.buyer)
  expect(new Set(await late(paid))).toEqual(new Set(['409 time_is_up']))
})
