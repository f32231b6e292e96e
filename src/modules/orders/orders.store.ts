import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { liveStates, type OrderState } from '../../shared/order-life-cycle.ts'
import type { Order } from './order.ts'

type OrderRow = {
  id: string
  listing_id: string
  buyer_id: string | null
  seller_id: string | null
  buyer_name: string
  seller_name: string
  name: string
  img: string
  price_minor: number
  fee_minor: number
  currency: string
  payment: Order['payment']
  delivery: Order['delivery']
  state: OrderState
  state_since: Date
  state_due_at: Date | null
  ended_at: Date | null
  bank_disputed_at: Date | null
  confirming_since: Date | null
  idempotency_key: string | null
  created_at: Date
  updated_at: Date
}
export type Tables = { orders: OrderRow; listings: { id: string } }

// Rows are read with the names of Order, so nothing is mapped by hand.
const columns = [
  'id',
  'listing_id as listingId',
  'buyer_id as buyerId',
  'seller_id as sellerId',
  'buyer_name as buyerName',
  'seller_name as sellerName',
  'name',
  'img',
  'price_minor as priceMinor',
  'fee_minor as feeMinor',
  'currency',
  'payment',
  'delivery',
  'state',
  'state_since as stateSince',
  'state_due_at as stateDueAt',
  'ended_at as endedAt',
  'bank_disputed_at as bankDisputedAt',
  'confirming_since as confirmingSince',
  'created_at as createdAt',
] as const

/** @throws when a unique index refuses: the phone has a live order, or the key was used. */
export async function insertOrder(tx: Tx, order: Order, idempotencyKey: string | null) {
  await tx
    .withTables<Tables>()
    .insertInto('orders')
    .values({
      id: order.id,
      listing_id: order.listingId,
      buyer_id: order.buyerId,
      seller_id: order.sellerId,
      buyer_name: order.buyerName,
      seller_name: order.sellerName,
      name: order.name,
      img: order.img,
      price_minor: order.priceMinor,
      fee_minor: order.feeMinor,
      currency: order.currency,
      payment: order.payment,
      delivery: order.delivery,
      state: order.state,
      state_since: order.stateSince,
      state_due_at: order.stateDueAt,
      ended_at: order.endedAt,
      bank_disputed_at: order.bankDisputedAt,
      confirming_since: order.confirmingSince,
      idempotency_key: idempotencyKey,
      created_at: order.createdAt,
      updated_at: order.createdAt,
    })
    .execute()
}

/** Writes what changes in an order's life; the caller has locked it. */
export async function updateOrder(tx: Tx, order: Order, now: Date) {
  await tx
    .withTables<Tables>()
    .updateTable('orders')
    .set({
      payment: order.payment,
      delivery: order.delivery,
      state: order.state,
      state_since: order.stateSince,
      state_due_at: order.stateDueAt,
      ended_at: order.endedAt,
      bank_disputed_at: order.bankDisputedAt,
      confirming_since: order.confirmingSince,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute()
}

export function findOrder(db: Executor, id: string): Promise<Order | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

export function findByKey(db: Executor, buyerId: string, key: string): Promise<Order | undefined> {
  return orders(db)
    .where('buyer_id', '=', buyerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The buyer's own order that holds the phone now. */
export function findHold(
  db: Executor,
  buyerId: string,
  listingId: string,
): Promise<Order | undefined> {
  return orders(db)
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', liveStates)
    .executeTakeFirst()
}

/** One's own orders as a buyer, or one's sales, newest first; `after` reads on. */
export function listOrders(
  db: Executor,
  party: 'buyer_id' | 'seller_id',
  userId: string,
  { limit, after }: { limit: number; after?: { at: Date; id: string } | undefined },
): Promise<Order[]> {
  return orders(db)
    .where(party, '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** True while the person is in the middle of a purchase or a sale. */
export async function hasOpenOrders(db: Executor, userId: string): Promise<boolean> {
  const row = await orders(db)
    .where((is) => is.or([is('buyer_id', '=', userId), is('seller_id', '=', userId)]))
    .where('state', 'in', liveStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function orders(db: Executor) {
  return db.withTables<Tables>().selectFrom('orders').select(columns)
}
