import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { liveStates } from '../../shared/order-life-cycle.ts'
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
  'createdAt',
] as const

/** @throws when a unique index refuses: the phone has a live order, or the key was used. */
export async function insertOrder(tx: Tx, order: Order, idempotencyKey: string | null) {
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
      idempotencyKey,
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
      state: order.state,
      stateSince: order.stateSince,
      stateDueAt: order.stateDueAt,
      endedAt: order.endedAt,
      bankDisputedAt: order.bankDisputedAt,
      confirmingSince: order.confirmingSince,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute()
}

export function findOrder(db: Executor, id: string): Promise<Order | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

export function findByKey(db: Executor, buyerId: string, key: string): Promise<Order | undefined> {
  return orders(db)
    .where('buyerId', '=', buyerId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
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

/** One's own orders as a buyer, or one's sales, newest first; `after` reads on. */
export function listOrders(
  db: Executor,
  party: 'buyerId' | 'sellerId',
  userId: string,
  { limit, after }: { limit: number; after?: { at: Date; id: string } | undefined },
): Promise<Order[]> {
  return orders(db)
    .where(party, '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** True while the person is in the middle of a purchase or a sale. */
export async function hasOpenOrders(db: Executor, userId: string): Promise<boolean> {
  const row = await orders(db)
    .where((is) => is.or([is('buyerId', '=', userId), is('sellerId', '=', userId)]))
    .where('state', 'in', liveStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function orders(db: Executor) {
  return db.selectFrom('orders').select(columns)
}
