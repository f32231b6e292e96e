import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { buildBooking } from '../orders.fixture.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const reason = 'It names where he lives.'

/** A sale that both have rated. */
async function buildRated() {
  const { buyer, seller, order } = await buildBooking(app)
  const orderId = String(order._id)
  await as(app, seller).post(paths.handOver(orderId), { code: order.handOverCode })
  const rating = { stars: 1, text: 'He lives in Storgata 1.' }
  await as(app, buyer).put(paths.saleRatings(orderId), rating)
  await as(app, seller).put(paths.saleRatings(orderId), { stars: 5 })
  return { buyer, seller, orderId }
}

const hide = (orderId: string, side: string, why = reason) =>
  as(app, admin).post(paths.hideRating(orderId), { side, reason: why })
const ofSale = async (by: TestUser, orderId: string) =>
  (await as(app, by).get(paths.saleRatings(orderId))).body
const shownTo = async (by: TestUser | null, person: TestUser) =>
  (await as(app, by).get(paths.ratings(person.id))).body.items

test('the author sees the reason, the other side that it was hidden, and admins both', async () => {
  const { buyer, seller, orderId } = await buildRated()
  expect((await ofSale(buyer, orderId)).own.hidden).toBeNull()
  expect(await ofSale(seller, orderId)).toMatchObject({ otherHidden: false, other: { stars: 1 } })
  expect((await hide(orderId, 'buyer')).status).toBe(200)
  await hide(orderId, 'buyer', 'Another reason comes too late.')
  expect((await ofSale(buyer, orderId)).own.hidden).toEqual({
    at: app.clock.now().toISOString(),
    reason,
  })
  expect(await ofSale(seller, orderId)).toMatchObject({ otherHidden: true, other: null })
  const { body } = await as(app, admin).get(paths.shownRatings(orderId))
  expect(body.items).toMatchObject([
    { side: 'buyer', text: 'He lives in Storgata 1.', hidden: { reason } },
    { side: 'seller', hidden: null },
  ])
})

test('only the author is notified, once, with the reason', async () => {
  const { buyer, seller, orderId } = await buildRated()
  await hide(orderId, 'buyer')
  await hide(orderId, 'buyer')
  while ((await notifyPeople(app.deps)) > 0);
  const about = async (person: TestUser) => {
    const { items } = (await as(app, person).get(paths.notifications())).body
    return items.filter(({ title }: { title: string }) => title.endsWith('was hidden'))
  }
  expect(await about(buyer)).toMatchObject([
    { kind: 'ratings', text: `A moderator hid it. Reason: “${reason}”`, path: expect.any(String) },
  ])
  expect(await about(seller)).toEqual([])
})

test('only admins see which sale a rating belongs to', async () => {
  const { buyer, seller, orderId } = await buildRated()
  expect(await shownTo(admin, seller)).toMatchObject([{ orderId }])
  for (const somebody of [null, buyer, seller])
    expect(await shownTo(somebody, seller)).toMatchObject([{ orderId: null }])
})

test('404 for an unknown sale or rating, 422 without a reason; sealed ratings stay sealed', async () => {
  const { buyer, order, seller } = await buildBooking(app)
  const orderId = String(order._id)
  await as(app, seller).post(paths.handOver(orderId), { code: order.handOverCode })
  await as(app, buyer).put(paths.saleRatings(orderId), { stars: 1 })
  expect((await as(app, admin).get(paths.shownRatings(orderId))).body).toEqual({ items: [] })
  expect((await hide(orderId, 'buyer')).status).toBe(404)
  expect((await as(app, admin).get(paths.shownRatings('nothing'))).status).toBe(404)
  expect(Object.keys((await hide(orderId, 'buyer', ' ')).body.fields)).toEqual(['reason'])
})
