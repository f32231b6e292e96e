import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../test/app.ts'
import { api as paths } from '../../contract/urls.ts'
import { DAY } from '../../shared/time.ts'
import { runDeadlines } from '../orders/index.ts'
import { address, buildBooking, buildShipped, payOnline } from '../orders/orders.fixture.ts'
import { notifyPeople } from './notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function newest(user: TestUser): Promise<{ title: string; text: string }> {
  while ((await notifyPeople(app.deps)) > 0);
  const { body } = await as(app, user).get(paths.notifications())
  return body.items[0]
}
async function passDays(days: number) {
  app.clock.advance(days * DAY)
  await runDeadlines(app.deps)
}
const meeting = () => ({
  place: 'Oslo S, +47 912 34 567',
  at: new Date(app.clock.now().getTime() + 3 * DAY),
})

test('a paid order reminds each side of its next step', async () => {
  const undecided = await buildBooking(app)
  await payOnline(app, undecided.order._id, undecided.buyer)
  const booking = await buildBooking(app)
  await payOnline(app, booking.order._id, booking.buyer)
  await as(app, booking.buyer).post(paths.meetUps(booking.order._id), meeting())
  const unsent = await buildShipped(app, 'paid')
  await passDays(2)
  const { name } = undecided.phone
  expect((await newest(undecided.buyer)).title).toBe(`Choose how to get your ${name}`)
  expect((await newest(undecided.seller)).title).not.toContain('waiting')
  expect((await newest(booking.seller)).title).toBe(
    `${booking.buyer.name} is waiting for your reply about ${booking.phone.name}`,
  )
  expect((await newest(unsent.seller)).text).toMatch(/^It is paid\. Ship it by /)
})

test('a phone number in a meeting place is hidden in notifications before payment', async () => {
  const { buyer, seller, order } = await buildBooking(app)
  const { body } = await as(app, seller).post(paths.meetUps(order._id), meeting())
  expect((await newest(buyer)).text).toContain('Oslo S')
  expect((await newest(buyer)).text).not.toContain('912 34')
  await as(app, buyer).post(paths.acceptMeetUp(order._id, body.meetUps[0].number))
  expect((await newest(seller)).text).not.toContain('912 34')
  // Switching to shipping tells the seller that the meeting is off.
  await as(app, buyer).post(paths.orderDelivery(order._id), { method: 'shipping', address })
  expect((await newest(seller)).text).toContain('The agreed meet-up is canceled.')
})

test('an admin sees what to do about an unconfirmed parcel, and both sides are notified of the dispute', async () => {
  const { buyer, seller, order } = await buildShipped(app)
  const admin = await buildUser(app, { role: 'admin' })
  await passDays(21)
  expect((await newest(admin)).text).toContain('open a dispute')
  const lost = { reason: 'not_arrived', text: 'The carrier lost the parcel on its way.' }
  await as(app, admin).post(paths.dispute(order._id), lost)
  for (const user of [buyer, seller])
    expect((await newest(user)).title).toMatch(/^An admin opened a dispute about /)
})
