import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY } from '../../../shared/time.ts'
import { buildBooking, buildShipped, listEvents, payOnline } from '../orders.fixture.ts'
import { runDeadlines } from './run-deadlines.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type User = Parameters<typeof as>[1]
const urlFor = (order: { _id: string }, path = '') => `/api/orders/${order._id}${path}`
const detail = async (user: User, order: { _id: string }) =>
  (await as(app, user).get(urlFor(order))).body
const remindedIn = (order: { timeline: { reminded: string | null }[] }) =>
  order.timeline.flatMap(({ reminded }) => reminded ?? [])

async function paid() {
  const booking = await buildBooking(app)
  await payOnline(app, booking.order._id, booking.buyer)
  return booking
}
/** Who has been reminded two days later. */
async function reminded({ buyer, order }: Awaited<ReturnType<typeof buildBooking>>) {
  app.clock.advance(2 * DAY)
  await runDeadlines(app.deps)
  return remindedIn(await detail(buyer, order))
}

describe('a paid order reminds the side whose turn it is', () => {
  test('the buyer who has not chosen a delivery', async () => {
    const sale = await paid()
    const seen = await detail(sale.seller, sale.order)
    expect(seen.next).toMatchObject({ actor: 'buyer', action: 'choose_delivery' })
    expect(seen.deadlines.map(({ action }: { action: string }) => action)).toEqual([
      'remind_buyer',
      'cancel_sale',
    ])
    expect(await reminded(sale)).toEqual(['buyer'])
  })

  test('the side that has to answer a meet-up proposal, then the seller', async () => {
    const meeting = { place: 'Oslo S', at: new Date(app.clock.now().getTime() + 4 * DAY) }
    const bySeller = await paid()
    await as(app, bySeller.seller).post(urlFor(bySeller.order, '/meet-ups'), meeting)
    expect(await reminded(bySeller)).toEqual(['buyer'])
    const byBuyer = await paid()
    const soon = { place: 'Oslo S', at: new Date(app.clock.now().getTime() + 4 * DAY) }
    await as(app, byBuyer.buyer).post(urlFor(byBuyer.order, '/meet-ups'), soon)
    expect(await reminded(byBuyer)).toEqual(['seller'])
  })

  test('the seller who has to ship', async () => {
    expect(await reminded(await buildShipped(app, 'paid'))).toEqual(['seller'])
  })
})

test('admins are reminded weekly about an unconfirmed parcel', async () => {
  const { buyer, order } = await buildShipped(app)
  app.clock.advance(20 * DAY)
  await runDeadlines(app.deps)
  expect((await detail(buyer, order)).next).toMatchObject({
    actor: 'buyer',
    action: 'wait_for_parcel',
  })
  for (let weeks = 0; weeks < 3; weeks += 1) {
    app.clock.advance(weeks === 0 ? DAY : 7 * DAY)
    await runDeadlines(app.deps)
  }
  const seen = await detail(buyer, order)
  expect(remindedIn(seen)).toEqual(['buyer', 'admin', 'admin', 'admin'])
  expect(seen).toMatchObject({
    next: { actor: 'admin', action: 'find_parcel', dueAt: null },
    deadlines: [{ action: 'remind_admin' }],
    transitions: ['deliver', 'dispute'],
  })
})

describe('a mistyped tracking number', () => {
  const ship = (user: User, order: { _id: string }, tracking: string, carrier = 'dhl') =>
    as(app, user).post(urlFor(order, '/ship'), { carrier, tracking })

  test('can be corrected while the parcel is under way; deadlines continue', async () => {
    const { buyer, seller, order } = await buildShipped(app)
    const before = await detail(seller, order)
    expect(before).toMatchObject({ actions: ['correct_shipment'] })
    app.clock.advance(DAY)
    expect((await ship(seller, order, 'JD 0146-00003')).status).toBe(200)
    expect(await listEvents(app, order._id)).not.toContain('shipment_corrected')
    expect((await ship(seller, order, 'JD014600004')).status).toBe(200)
    expect((await ship(seller, order, 'JD014600004')).status).toBe(200)
    const after = await detail(buyer, order)
    expect(after.shipment).toMatchObject({
      tracking: 'JD014600004',
      shippedAt: before.shipment.shippedAt,
    })
    expect(after.deadlines).toEqual(before.deadlines)
    expect(after.timeline.at(-1)).toMatchObject({ event: 'shipment_corrected', by: 'seller' })
    const events = await listEvents(app, order._id)
    expect(events.filter((name) => name === 'shipment_corrected')).toHaveLength(1)
  })

  test('404, 403 and 409: not by others, not after delivery, not more than five times', async () => {
    const { buyer, seller, order } = await buildShipped(app)
    expect((await ship(buyer, order, 'JD0999')).status).toBe(403)
    const other = await buildUser(app, { role: 'Seller' })
    expect((await ship(other, order, 'JD0999')).status).toBe(404)
    for (const n of [1, 2, 3, 4, 5]) {
      expect((await detail(seller, order)).actions).toEqual(['correct_shipment'])
      expect((await ship(seller, order, `JD${n}${n}${n}${n}`)).status).toBe(200)
    }
    const sixth = await ship(seller, order, 'JD6666')
    expect([sixth.status, sixth.body.error]).toEqual([409, 'too_many_corrections'])
    expect((await detail(seller, order)).actions).toEqual([])
    expect((await detail(buyer, order)).shipment.tracking).toBe('JD5555')
    await as(app, buyer).post(urlFor(order, '/deliver'))
    const late = await ship(seller, order, 'JD0146')
    expect([late.status, late.body.error]).toEqual([409, 'wrong_state'])
  })
})

test('contact details in a meeting place are hidden until payment, and not in notifications', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const place = 'Oslo S, call me on 912 34 567'
  const meeting = { place, at: new Date(app.clock.now().getTime() + DAY) }
  const proposed = await as(app, seller).post(urlFor(order, '/meet-ups'), meeting)
  for (const user of [buyer, seller, await buildUser(app, { role: 'admin' })]) {
    const [shown] = (await detail(user, order)).meetUps
    expect(shown).toMatchObject({ masked: true, place: expect.stringMatching(/^Oslo S/) })
    expect(shown.place).not.toContain('912')
  }
  await as(app, buyer).post(urlFor(order, `/meet-ups/${proposed.body.meetUps[0].number}/accept`))
  const { rows } = await app.deps.db.pool.query(
    `select data::text from events where data ->> 'orderId' = $1
     union all select data::text from audit_log where subject_id = $1`,
    [order._id],
  )
  expect(JSON.stringify(rows)).not.toContain('912 34')
  await payOnline(app, order._id, buyer)
  expect((await detail(buyer, order)).meetUps).toMatchObject([{ place, masked: false }])
})
