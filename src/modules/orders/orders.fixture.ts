import { createHmac, randomBytes } from 'node:crypto'
import { as, buildListing, buildUser, type TestApp, type TestUser } from '../../../test/app.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import type { PaymentMethod } from '../../shared/orders/order-life-cycle.ts'
import { totalMinor } from './order.ts'
import { findOrder } from './orders.store.ts'
import { choosePayment, lockForPayment, markPaid } from './payment-callbacks.ts'

/** Books a phone through the API. */
export function book(app: TestApp, buyer: TestUser | null, phoneId: string, key?: string) {
  return as(app, buyer).post('/api/advertise', { phoneId }, key ? { 'idempotency-key': key } : {})
}

/** A buyer with a completed order, who may hold ten phones. */
export async function buildKnownBuyer(app: TestApp): Promise<TestUser> {
  const { buyer, seller, order } = await buildBooking(app)
  const code = { code: order.handOverCode }
  await as(app, seller).post(`/api/orders/${order._id}/hand-over`, code)
  return buyer
}

/** A phone that a buyer has just booked. */
export async function buildBooking(app: TestApp, terms: Record<string, unknown> = {}) {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app, { role: 'Buyer' })
  const phone = await buildListing(app, { seller, ...terms })
  const { body } = await book(app, buyer, phone._id)
  return { seller, buyer, phone, order: body.order }
}

export async function phoneState(app: TestApp, phoneId: string): Promise<string> {
  const { rows } = await app.deps.db.pool.query('select state from listings where id = $1', [
    phoneId,
  ])
  return rows[0].state
}

export async function listOrders(
  app: TestApp,
  phoneId: string,
): Promise<{ id: string; state: string }[]> {
  const text = 'select id, state from orders where listing_id = $1 order by created_at, id'
  return (await app.deps.db.pool.query(text, [phoneId])).rows
}

/** The kinds of adverts stored for a phone, active or not. */
export async function listAdvertKinds(app: TestApp, phoneId: string): Promise<string[]> {
  const text = 'select kind from adverts where listing_id = $1 order by kind'
  return (await app.deps.db.pool.query(text, [phoneId])).rows.map((row) => row.kind)
}

/** Names of the events of an order, oldest first. */
export async function listEvents(app: TestApp, orderId: string): Promise<string[]> {
  const text = `select name from events where data->>'orderId' = $1 order by id`
  return (await app.deps.db.pool.query(text, [orderId])).rows.map((row) => row.name)
}

/** Filters an order's events: repeated admin reminders collapse into one after a downtime. */
export function isFirstReminder(event: string, n: number, all: string[]): boolean {
  return event !== 'order_reminded admin' || all[n - 1] !== event
}

export async function listAuditRows(app: TestApp, type: string, id: string) {
  const text = `select action, actor_id, actor_role from audit_log
    where subject_type = $1 and subject_id = $2 order by id`
  return (await app.deps.db.pool.query(text, [type, id])).rows
}

/**
 * Many buyers with open sessions, written straight to the database because hashing passwords is
 * slow.
 */
export async function buildCrowd(app: TestApp, size: number): Promise<TestUser[]> {
  const people = Array.from({ length: size }, (_, index) => {
    const token = randomBytes(24).toString('hex')
    const signature = createHmac('sha256', app.deps.secret).update(token).digest('base64')
    const id = newId()
    const cookie = `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    return {
      id,
      token,
      name: `Crowd ${index}`,
      email: `crowd-${id}@example.org`,
      role: 'Buyer' as const,
      cookie,
    }
  })
  const { pool } = app.deps.db
  await pool.query(
    `insert into users (id, name, email) select * from unnest($1::uuid[], $2::text[], $3::text[])`,
    [people.map((p) => p.id), people.map((p) => p.name), people.map((p) => p.email)],
  )
  await pool.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as people (id, token)`,
    [people.map((p) => p.id), people.map((p) => p.token)],
  )
  return people
}

/** The buyer chooses a payment method, as at checkout. */
export function choose(
  { deps }: Pick<TestApp, 'deps'>,
  orderId: string,
  buyer: { id: string },
  method: PaymentMethod,
) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at: now })
    if ('refused' in locked) throw new Error(`not payable: ${locked.refused}`)
    const chosen = { method, buyer: { id: buyer.id, role: 'Buyer' }, at: now } as const
    return choosePayment(tx, locked.order, chosen)
  })
}

/** Pays an order as if the provider had confirmed the payment. */
export async function payOnline(
  app: Pick<TestApp, 'deps'>,
  orderId: string,
  buyer: { id: string },
) {
  const { deps } = app
  await choose(app, orderId, buyer, 'online')
  return inTransaction(deps.db, async (tx) => {
    const order = await findOrder(tx, orderId)
    const amountMinor = order ? totalMinor(order) : 0
    return markPaid(deps, tx, { orderId, amountMinor, at: deps.clock.now() })
  })
}

export const address = {
  name: 'Bea Buyer',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'no',
}
/** The same address as stored. */
export const storedAddress = { ...address, line2: '', region: '', phone: '', country: 'NO' }

/**
 * A booking that the buyer has paid online for shipping; further calls take it to the given state.
 */
export async function buildShipped(
  app: TestApp,
  until: 'paid' | 'shipped' | 'delivered' = 'shipped',
  terms: Record<string, unknown> = {},
) {
  const booking = await buildBooking(app, terms)
  const { buyer, seller, order } = booking
  const chosen = { method: 'shipping', address }
  await as(app, buyer).post(`/api/orders/${order._id}/delivery`, chosen)
  await payOnline(app, order._id, buyer)
  if (until === 'paid') return booking
  const parcel = { carrier: 'dhl', tracking: 'jd014600003' }
  await as(app, seller).post(`/api/orders/${order._id}/ship`, parcel)
  if (until === 'delivered') await as(app, buyer).post(`/api/orders/${order._id}/deliver`)
  return booking
}

export async function readState(app: Pick<TestApp, 'deps'>, orderId: string): Promise<string> {
  return (await app.deps.db.pool.query('select state from orders where id = $1', [orderId])).rows[0]
    .state
}
