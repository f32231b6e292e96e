import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import {
  book,
  buildBooking,
  buildCrowd,
  buildShipped,
  listAuditRows,
  listEvents,
  listOrders,
  phoneState,
  readState,
} from '../orders.fixture.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('deleting a buyer puts the phone back up for sale and keeps the order', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { buyer, seller, phone, order } = await buildBooking(app)
  expect((await as(app, admin).delete(`/api/users/${buyer.id}`)).status).toBe(200)
  expect(await phoneState(app, phone._id)).toBe('live')
  expect((await as(app, seller).get('/api/sales')).body[0]).toMatchObject({
    _id: order._id,
    state: 'cancelled',
    buyer: 'Deleted account',
    transitions: [],
  })
  expect((await listAuditRows(app, 'order', order._id)).at(-1)?.actor_id).toBe(admin.id)
})

test('deleting a seller cancels the order and withdraws the phone', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { buyer, seller, phone } = await buildBooking(app)
  expect((await as(app, admin).put(paths.ban(seller.id))).status).toBe(200)
  expect(await phoneState(app, phone._id)).toBe('withdrawn')
  expect((await as(app, buyer).get('/api/orders')).body[0].state).toBe('cancelled')
})

test('banning a seller during bookings leaves no open order', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  for (let round = 0; round < 3; round += 1) {
    const seller = await buildUser(app, { role: 'Seller' })
    const phone = await buildListing(app, { seller })
    const crowd = await buildCrowd(app, 20)
    const bookings = crowd.map((each) => book(app, each, phone._id))
    const [ban, ...answers] = await Promise.all([
      as(app, admin).put(paths.ban(seller.id)),
      ...bookings,
    ])
    expect(ban?.status).toBe(200)
    expect(answers.filter((answer) => ![201, 409].includes(answer.status))).toEqual([])
    expect(await phoneState(app, phone._id)).toBe('withdrawn')
    const live = (await listOrders(app, phone._id)).filter((order) => order.state !== 'cancelled')
    expect(live).toEqual([])
  }
})

test('a booking waits for a closing account and is then refused', async () => {
  for (const leaving of ['seller', 'buyer'] as const) {
    const people = {
      seller: await buildUser(app, { role: 'Seller' }),
      buyer: await buildUser(app, { role: 'Buyer' }),
    }
    const phone = await buildListing(app, { seller: people.seller })
    const client = await app.deps.db.pool.connect()
    await client.query('begin')
    const { id } = people[leaving]
    await client.query('select id from users where id = $1 for update', [id])
    await client.query('update users set banned_at = now() where id = $1', [id])
    const booking = book(app, people.buyer, phone._id)
    const first = await Promise.race([booking, sleep(300, 'waits')])
    await client.query('commit')
    client.release()
    expect(first).toBe('waits')
    expect((await booking).status).toBe(leaving === 'seller' ? 409 : 401)
    expect(await phoneState(app, phone._id)).toBe('live')
  }
})

test('409: an account with a paid order under way cannot be deleted', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { buyer, seller, order } = await buildShipped(app)
  const expectRefusals = async () => {
    for (const { id } of [buyer, seller]) {
      for (const refused of [
        await as(app, admin).delete(`/api/users/${id}`),
        await as(app, admin).put(`/api/users/${id}`),
      ])
        expect(refused).toMatchObject({ status: 409, body: { error: 'orders_under_way' } })
    }
  }
  await expectRefusals()
  await as(app, buyer).post(`/api/orders/${order._id}/deliver`)
  await expectRefusals()
  const before = await listEvents(app, order._id)
  // A ban ends no order in progress.
  expect((await as(app, admin).put(paths.ban(seller.id))).status).toBe(200)
  expect(await readState(app, order._id)).toBe('delivered')
  expect(await listEvents(app, order._id)).toEqual(before)
  await as(app, buyer).post(`/api/orders/${order._id}/confirm`)
  for (const { id } of [buyer, seller])
    expect((await as(app, admin).delete(`/api/users/${id}`)).status).toBe(200)
})

test('deleting a seller before shipping refunds the buyer', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { seller, phone, order } = await buildShipped(app, 'paid')
  expect((await as(app, admin).delete(`/api/users/${seller.id}`)).status).toBe(200)
  expect(await readState(app, order._id)).toBe('refunded')
  expect(await phoneState(app, phone._id)).toBe('withdrawn')
})

test('removing a phone under way does not stop its order', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const { buyer, phone, order } = await buildShipped(app, 'delivered')
  const report = await as(app, admin).post('/api/reports', { phoneId: phone._id, reason: 'stolen' })
  const decision = { decision: 'removed', reason: 'Stolen' }
  expect((await as(app, admin).put(`/api/reports/${report.body._id}`, decision)).status).toBe(200)
  expect(await readState(app, order._id)).toBe('delivered')
  expect((await as(app, buyer).post(`/api/orders/${order._id}/confirm`)).status).toBe(200)
  expect(await phoneState(app, phone._id)).toBe('removed')
})
