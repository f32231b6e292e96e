import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { openShop, type Shop } from '../checkout/checkout.fixture.ts'
import { buildShipped, readState } from '../orders.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const lost = { reason: 'not_arrived', text: 'The carrier lost the parcel on its way.' }

test('an admin opens a dispute for a lost parcel, and the buyer is refunded', async () => {
  const { app } = shop
  const { buyer, seller, order } = await buildShipped(app)
  const admin = await buildUser(app, { role: 'admin' })
  const opened = await as(app, admin).post(paths.dispute(order._id), lost)
  expect(opened).toMatchObject({
    status: 200,
    body: { reason: 'not_arrived', stage: 'open', statements: [{ by: 'admin', text: lost.text }] },
  })
  expect((await as(app, admin).post(paths.dispute(order._id), lost)).status).toBe(200)
  for (const user of [buyer, seller])
    expect((await as(app, user).get(paths.dispute(order._id))).body.statements).toHaveLength(1)
  const decision = { kind: 'refund', reason: 'The carrier confirmed that it is lost.' }
  expect((await as(app, admin).post(paths.disputeDecision(order._id), decision)).status).toBe(200)
  expect(await readState(app, order._id)).toBe('refunded')
})

test('403, 404 and 409: not the seller, not strangers, not before shipping', async () => {
  const { app } = shop
  const { seller, order } = await buildShipped(app)
  const open = (user: Parameters<typeof as>[1], id: string) =>
    as(app, user).post(paths.dispute(id), lost)
  expect((await open(seller, order._id)).status).toBe(403)
  expect((await open(await buildUser(app), order._id)).status).toBe(404)
  expect((await open(await buildUser(app, { role: 'Seller' }), order._id)).status).toBe(404)
  const unsent = await buildShipped(app, 'paid')
  const admin = await buildUser(app, { role: 'admin' })
  expect((await open(admin, unsent.order._id)).status).toBe(409)
  expect(await readState(app, order._id)).toBe('shipped')
})
