import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import {
  address,
  buildBooking,
  buildShipped,
  listAuditRows,
  listEvents,
  payOnline,
  phoneState,
  storedAddress,
} from '../orders.fixture.ts'
import { eraseAddresses } from './arrange-delivery.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type User = Parameters<typeof as>[1]
const urlFor = (order: { _id: string }, path = '') => `/api/orders/${order._id}${path}`
const detail = async (user: User, order: { _id: string }) =>
  (await as(app, user).get(urlFor(order))).body
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString()

describe('a shipping address', () => {
  test('is visible only to the buyer and the seller of a paid order', async () => {
    const { buyer, seller, order } = await buildBooking(app)
    const admin = await buildUser(app, { role: 'admin' })
    const chosen = await as(app, buyer).post(urlFor(order, '/delivery'), {
      method: 'shipping',
      address,
    })
    expect(chosen).toMatchObject({
      status: 200,
      body: { delivery: 'shipping', address: storedAddress },
    })
    expect((await detail(seller, order)).address).toBeNull()
    await payOnline(app, order._id, buyer)
    expect((await detail(seller, order)).address).toEqual(storedAddress)
    expect(await detail(admin, order)).toMatchObject({
      viewerRole: 'admin',
      address: null,
      handOverQr: null,
    })
    expect((await as(app, await buildUser(app)).get(urlFor(order))).status).toBe(404)
    const stored = JSON.stringify([
      await listAuditRows(app, 'order', order._id),
      await events(order._id),
    ])
    expect(stored).not.toContain('Storgata')
  })

  test('is deleted 90 days after the end, and immediately on pick-up', async () => {
    const { buyer, seller, order } = await buildShipped(app, 'delivered')
    await as(app, buyer).post(urlFor(order, '/confirm'))
    app.clock.advance(90 * DAY - MINUTE)
    await eraseAddresses(app.deps)
    expect((await detail(seller, order)).address).toEqual(storedAddress)
    app.clock.advance(MINUTE)
    expect(await eraseAddresses(app.deps)).toBeGreaterThan(0)
    expect((await detail(seller, order)).address).toBeNull()

    const other = await buildShipped(app, 'paid')
    await as(app, other.buyer).post(urlFor(other.order, '/delivery'), { method: 'pick_up' })
    const { rows } = await app.deps.db.pool.query(
      'select 1 from order_addresses where order_id = $1',
      [other.order._id],
    )
    expect(rows).toEqual([])
  })

  test('422: each invalid field has an error, and nothing is stored', async () => {
    const { buyer, order } = await buildBooking(app)
    const send = async (body: object) =>
      (await as(app, buyer).post(urlFor(order, '/delivery'), body)).body
    const wrong = async (fields: object) =>
      (await send({ method: 'shipping', address: { ...address, ...fields } })).fields
    expect(await wrong({ country: 'Norway' })).toHaveProperty('address.country')
    expect(await wrong({ postalCode: '12' })).toEqual({
      'address.postalCode': 'Enter a valid postal code for this country',
    })
    expect(await wrong({ postalCode: '' })).toEqual({
      'address.postalCode': 'Postal code is required',
    })
    expect(await wrong({ name: ' \u200b ' })).toEqual({ 'address.name': 'Name is required' })
    expect(await wrong({ line1: 'x'.repeat(101) })).toHaveProperty('address.line1')
    expect(await wrong({ phone: 'call me' })).toHaveProperty('address.phone')
    expect((await send({ method: 'shipping' })).fields).toEqual({ address: 'Address is required' })
    expect((await send({ method: 'drone' })).fields).toHaveProperty('method')
    expect((await detail(buyer, order)).delivery).toBeNull()
    for (const [country, postalCode] of [
      ['GB', 'sw1a 1aa'],
      ['US', '10001-1234'],
      ['HK', ''],
      ['JP', '100-0001'],
    ])
      expect(await wrong({ country, postalCode })).toBeUndefined()
  })

  test('409: cannot change once shipped', async () => {
    const { buyer, order } = await buildShipped(app)
    const answer = await as(app, buyer).post(urlFor(order, '/delivery'), { method: 'pick_up' })
    expect([answer.status, answer.body.error]).toEqual([409, 'wrong_state'])
  })
})

async function events(orderId: string) {
  const text = `select data from events where data ->> 'orderId' = $1`
  return (await app.deps.db.pool.query(text, [orderId])).rows
}

describe('a meet-up', () => {
  test('is proposed by either side and accepted by the other; a newer proposal replaces it', async () => {
    const { buyer, seller, order } = await buildBooking(app)
    const propose = (user: User, place: string, when: string) =>
      as(app, user).post(urlFor(order, '/meet-ups'), { place, at: when })
    expect((await propose(buyer, 'Oslo S', inHours(5))).status).toBe(200)
    const second = await propose(seller, 'Library', inHours(6))
    expect(second.body.meetUps).toMatchObject([
      { number: 2, place: 'Library', by: 'seller', state: 'proposed' },
      { number: 1, place: 'Oslo S', by: 'buyer', state: 'superseded' },
    ])
    expect(second.body.next).toMatchObject({ actor: 'buyer', action: 'accept_meet_up' })
    const accept = (user: User, n: number) =>
      as(app, user).post(urlFor(order, `/meet-ups/${n}/accept`))
    expect((await accept(seller, 2)).body.error).toBe('own_proposal')
    expect((await accept(seller, 1)).body.error).toBe('superseded')
    expect((await accept(buyer, 3)).status).toBe(404)
    const agreed = await accept(buyer, 2)
    expect(agreed.body.meetUps[0]).toMatchObject({ number: 2, state: 'agreed' })
    expect((await accept(buyer, 2)).status).toBe(200)
    // The agreed proposal stays valid until another one is accepted.
    await propose(buyer, 'Café', inHours(7))
    expect(
      (await detail(seller, order)).meetUps.map((each: { state: string }) => each.state),
    ).toEqual(['proposed', 'agreed', 'superseded'])
    await accept(seller, 3)
    expect(
      (await detail(seller, order)).meetUps.map((each: { state: string }) => each.state),
    ).toEqual(['agreed', 'superseded', 'superseded'])
    expect(await listEvents(app, order._id)).toEqual([
      'phone_booked',
      'meet_up_proposed',
      'meet_up_proposed',
      'meet_up_agreed',
      'meet_up_proposed',
      'meet_up_agreed',
    ])
  })

  test('extends the hold once accepted, not when only proposed', async () => {
    const { buyer, seller, order, phone } = await buildBooking(app)
    const when = inHours(100)
    await as(app, buyer).post(urlFor(order, '/meet-ups'), { place: 'Oslo S', at: when })
    expect((await detail(buyer, order)).dueAt).toBe(order.dueAt)
    await as(app, seller).post(urlFor(order, '/meet-ups/1/accept'))
    const { dueAt, handOverCode } = await detail(buyer, order)
    expect(Date.parse(dueAt) - Date.parse(when)).toBe(3 * HOUR)
    app.clock.advance(101 * HOUR)
    await runDeadlines(app.deps)
    const sold = await as(app, seller).post(urlFor(order, '/hand-over'), { code: handOverCode })
    expect(sold.status).toBe(200)
    expect(await phoneState(app, phone._id)).toBe('sold')
  })

  test('422 and 409: past, too far ahead, too long, after 50 proposals, or for a shipped phone', async () => {
    const { buyer, order } = await buildBooking(app)
    const propose = (place: string, when: string) =>
      as(app, buyer).post(urlFor(order, '/meet-ups'), { place, at: when })
    for (const hours of [-1, 0, 60 * 24 + 1])
      expect((await propose('Oslo S', inHours(hours))).body.fields).toEqual({
        at: 'Choose a time within the next 60 days',
      })
    expect((await propose('x'.repeat(121), inHours(1))).body.fields).toHaveProperty('place')
    expect((await propose('Oslo S', 'tomorrow')).body.fields).toHaveProperty('at')
    expect((await propose('', inHours(1))).body.fields).toEqual({ place: 'Place is required' })
    for (let n = 1; n <= 50; n += 1) expect((await propose('Oslo S', inHours(n))).status).toBe(200)
    expect((await propose('Oslo S', inHours(51))).body.error).toBe('too_many')
    expect((await propose('Oslo S', inHours(50))).status).toBe(200)
    await as(app, buyer).post(urlFor(order, '/delivery'), { method: 'shipping', address })
    expect((await propose('Oslo S', inHours(52))).body.error).toBe('is_shipped')
  })
})
