import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import {
  liveStates,
  type OrderState,
  returnStates,
  unpaidStates,
} from '../../shared/orders/order-life-cycle.ts'
import { lockActivePeople } from '../accounts/index.ts'
import { type StoredStepFacts, stepFactsColumn } from './life-cycle/next-step.store.ts'
import type { Order } from './order.ts'

// Rows are read with the names of Order, so nothing is mapped by hand.
const columns = [
  'id',
  'listingId',
  'buyerId',
  'sellerId',
  'buyerName',
  'sellerName',
  'name',
  'img',
  'priceMinor',
  'postageMinor',
  'feeMinor',
  'currency',
  'payment',
  'delivery',
  'state',
  'stateSince',
  'stateDueAt',
  'endedAt',
  'bankDisputedAt',
  'confirmingSince',
  'cancelRequestedAt',
  'refundConfirmedAt',
  'receivedAt',
  'returnUntil',
  'claimState',
  'createdAt',
] as const

/**
 * A unique index refuses a second live order of a phone. Then the transaction fails.
 */
export async function insertOrder(tx: Tx, order: Order) {
  await tx
    .insertInto('orders')
    .values({
      id: order.id,
      listingId: order.listingId,
      buyerId: order.buyerId,
      sellerId: order.sellerId,
      buyerName: order.buyerName,
      sellerName: order.sellerName,
      name: order.name,
      img: order.img,
      priceMinor: order.priceMinor,
      postageMinor: order.postageMinor,
      feeMinor: order.feeMinor,
      currency: order.currency,
      payment: order.payment,
      delivery: order.delivery,
      state: order.state,
      stateSince: order.stateSince,
      stateDueAt: order.stateDueAt,
      endedAt: order.endedAt,
      bankDisputedAt: order.bankDisputedAt,
      confirmingSince: order.confirmingSince,
      cancelRequestedAt: order.cancelRequestedAt,
      refundConfirmedAt: order.refundConfirmedAt,
      receivedAt: order.receivedAt,
      returnUntil: order.returnUntil,
      createdAt: order.createdAt,
      updatedAt: order.createdAt,
    })
    .execute()
}

/** Writes what changes in an order's life; the caller has locked it. */
export async function updateOrder(tx: Tx, order: Order, now: Date) {
  await tx
    .updateTable('orders')
    .set({
      payment: order.payment,
      delivery: order.delivery,
      postageMinor: order.postageMinor,
      state: order.state,
      stateSince: order.stateSince,
      stateDueAt: order.stateDueAt,
      endedAt: order.endedAt,
      bankDisputedAt: order.bankDisputedAt,
      confirmingSince: order.confirmingSince,
      cancelRequestedAt: order.cancelRequestedAt,
      refundConfirmedAt: order.refundConfirmedAt,
      receivedAt: order.receivedAt,
      returnUntil: order.returnUntil,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute()
}

export function findOrder(db: Executor, id: string): Promise<Order | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

export function findOrders(db: Executor, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return Promise.resolve([])
  return orders(db).where('id', 'in', ids).execute()
}

/** The buyer's own order that holds the phone now. */
export function findHold(
  db: Executor,
  buyerId: string,
  listingId: string,
): Promise<Order | undefined> {
  return orders(db)
    .where('listingId', '=', listingId)
    .where('buyerId', '=', buyerId)
    .where('state', 'in', liveStates)
    .executeTakeFirst()
}

/**
 * Orders of a person as buyer or seller, newest first, with the facts for their next steps; `after`
 * continues the list.
 */
export function listOrders(
  db: Executor,
  party: 'buyerId' | 'sellerId',
  userId: string,
  { limit, after }: { limit: number; after?: { at: Date; id: string } | undefined },
): Promise<(Order & { stepFacts: StoredStepFacts })[]> {
  return orders(db)
    .select(stepFactsColumn.as('stepFacts'))
    .where(party, '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** True while the person is in the middle of a sale. */
export async function hasOpenSales(db: Executor, sellerId: string): Promise<boolean> {
  const row = await orders(db)
    .where('sellerId', '=', sellerId)
    .where('state', 'in', liveStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function orders(db: Executor) {
  return db.selectFrom('orders').select(columns)
}

// Rows are locked in the same order everywhere to prevent deadlocks: people, then phones, then
// orders. The lock on the phone serializes transitions of one order.

type LockedPhone = { orderId: string }

/** Keeps both parties as they are until commit: closing or changing an account waits. */
export async function lockParties(tx: Tx, buyerId: string, sellerId: string) {
  const people = await lockActivePeople(tx, [buyerId, sellerId])
  const buyer = people.find((person) => person.id === buyerId)
  return {
    buyer: buyer !== undefined && mayTrade(buyer.role, 'buy'),
    seller: people.some((person) => person.id === sellerId),
  }
}

type BookingRecord = {
  /** Phones that the buyer holds unpaid. */
  holds: number
  /** True after the first completed order. */
  isKnown: boolean
  /** Bookings since then that the buyer cancelled or let expire, and when the last one ended. */
  returned: number
  lastReturnedAt: Date | null
}

/** What limits a buyer's bookings; their other bookings wait until commit. */
export async function readBookingRecord(
  tx: Tx,
  buyerId: string,
  since: Date,
): Promise<BookingRecord> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${buyerId}, 0))`.execute(tx)
  const { rows } = await sql<BookingRecord>`
    select count(*) filter (where state = any(${unpaidStates})) as holds,
      coalesce(bool_or(state = 'completed'), false) as is_known,
      count(*) filter (where is_returned) as returned,
      max(ended_at) filter (where is_returned) as last_returned_at
    from (
      select state, ended_at, ended_at > ${since} and (state = 'expired'
        or state = 'cancelled' and exists (
          select from events where data ? 'orderId' and data ->> 'orderId' = orders.id::text
            and name = 'order_cancelled' and data ->> 'transition' = 'cancel')) as is_returned
      from orders where buyer_id = ${buyerId}
    ) bookings`.execute(tx)
  return rows[0]!
}

/** One order, its phone locked before it. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  await phones(tx).where('orders.id', '=', id).execute()
  return orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The order that holds a phone, if one does. The caller has locked the phone by changing it. */
export function lockHold(tx: Tx, listingId: string): Promise<Order | undefined> {
  return orders(tx)
    .where('listingId', '=', listingId)
    .where('state', 'in', liveStates)
    .forUpdate()
    .executeTakeFirst()
}

/** The live orders of a buyer or a seller. Their account is locked before: no new one appears. */
export async function lockLiveOrders(tx: Tx, userId: string): Promise<Order[]> {
  const locked: LockedPhone[] = await phones(tx)
    .where((is) => is.or([is('buyerId', '=', userId), is('orders.sellerId', '=', userId)]))
    .where('orders.state', 'in', liveStates)
    .execute()
  return lockEach(tx, locked)
}

/** The same without locks, for a preview. */
export function listLiveOrders(db: Executor, userId: string): Promise<Order[]> {
  return orders(db)
    .where((is) => is.or([is('buyerId', '=', userId), is('sellerId', '=', userId)]))
    .where('state', 'in', liveStates)
    .orderBy('listingId')
    .execute()
}

/** One order, unless it or its phone is locked: then it is left for the next run. */
export async function lockUnlessTaken(tx: Tx, id: string): Promise<Order | undefined> {
  const [locked] = await phones(tx).where('orders.id', '=', id).skipLocked().execute()
  return locked && orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

async function lockEach(tx: Tx, locked: LockedPhone[]): Promise<Order[]> {
  if (locked.length === 0) return []
  const ids = locked.map(({ orderId }) => orderId)
  return orders(tx)
    .where('id', 'in', ids)
    .where('state', 'in', liveStates)
    .orderBy('listingId')
    .forUpdate()
    .execute()
}

/** Locks the phones of the orders that the caller narrows it to. */
function phones(tx: Tx) {
  return tx
    .selectFrom('orders')
    .innerJoin('listings', 'listings.id', 'orders.listingId')
    .select('orders.id as orderId')
    .orderBy('listings.id')
    .forUpdate('listings')
}

/** What an order can only be once it was paid. */
const PAID: readonly OrderState[] = [
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'completed',
  ...returnStates,
  'refunded',
]

type Pair = { listingId: string; buyerId: string | null }

/** For each listing and buyer, in their order: whether this buyer has paid this phone. */
export async function paidAmong(db: Executor, pairs: readonly Pair[]): Promise<boolean[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ listingId: string; buyerId: string }>`
    select listing_id, buyer_id from orders
    where (listing_id, buyer_id) in (
      select * from unnest(${pairs.map((pair) => pair.listingId)}::uuid[],
        ${pairs.map((pair) => pair.buyerId)}::uuid[]))
      and state = any(${PAID}::text[])`.execute(db)
  const paid = new Set(rows.map((row) => `${row.listingId} ${row.buyerId}`))
  return pairs.map((pair) => paid.has(`${pair.listingId} ${pair.buyerId}`))
}

/** Whether the buyer of an order has paid its phone, in this order or an earlier one. */
export async function hasPaid(db: Executor, pair: Pair): Promise<boolean> {
  const [paid = false] = await paidAmong(db, [pair])
  return paid
}

/** True while money of this seller's sales is held, because buyers can still return the phones. */
export async function hasReturnableSales(db: Executor, sellerId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders join order_deadlines on order_id = orders.id
    where seller_id = ${sellerId} and action = 'end_return_period' and done_at is null
    limit 1`.execute(db)
  return rows.length > 0
}

/** True when this buyer has or had an order of this phone. */
export async function hasOrdered(
  db: Executor,
  listingId: string,
  buyerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where listing_id = ${listingId} and buyer_id = ${buyerId} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Those of some orders that a person buys or sells in. */
export async function ordersWith(
  db: Executor,
  userId: string,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id = any(${orderIds}::uuid[]) and ${userId}::uuid in (buyer_id, seller_id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Delivered orders of banned buyers whose inspection period has ended. */
export async function ordersHeldForBannedBuyers(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders join users on users.id = orders.buyer_id
    where state = 'delivered' and state_due_at is null and bank_disputed_at is null
      and users.banned_at is not null
    order by orders.state_since, orders.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export type OrderEvent = { name: string; at: Date; data: Record<string, unknown> }

/** Events of an order, oldest first. */
export async function listEvents(db: Executor, orderId: string): Promise<OrderEvent[]> {
  // The index is of events that name an order.
  const { rows } = await sql<OrderEvent>`
    select name, at, data from events
    where data ? 'orderId' and data ->> 'orderId' = ${orderId}
    order by id`.execute(db)
  return rows
}

/** Takes a person's name off their orders. */
export async function erasePartyName(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.updateTable('orders').set({ buyerName: name }).where('buyerId', '=', userId).execute()
  await tx.updateTable('orders').set({ sellerName: name }).where('sellerId', '=', userId).execute()
}

export type SoldRow = {
  listingId: string
  name: string
  img: string
  priceMinor: number
  currency: string
  soldAt: Date
}

/** Completed sales, newest first. */
export async function listSold(db: Executor, sellerId: string, limit: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select listing_id, name, img, price_minor, currency, ended_at as sold_at
    from orders where seller_id = ${sellerId} and state = 'completed'
    order by ended_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
