import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { liveStates } from '../../shared/order-life-cycle.ts'
import type { Order } from './order.ts'
import { orders } from './orders.store.ts'

// Rows are locked in one order everywhere, so that nobody waits in a circle: people, then phones,
// then orders. The lock on the phone is what makes two movers of one order wait for each other.

type Found = { orderId: string }
type People = { users: { id: string; role: string; bannedAt?: Date | null } }

/** Keeps both parties as they are until commit: closing or changing an account waits. */
export async function lockParties(tx: Tx, buyerId: string, sellerId: string) {
  const people: People['users'][] = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', 'in', [buyerId, sellerId])
    .where('bannedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const buyer = people.find((person) => person.id === buyerId)
  return { buyer: buyer?.role === 'Buyer', seller: people.some((person) => person.id === sellerId) }
}

/** How many phones the buyer holds unpaid; their other bookings wait, so that the count stays true. */
export async function countHolds(tx: Tx, buyerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${buyerId}, 0))`.execute(tx)
  const held = await orders(tx)
    .where('buyerId', '=', buyerId)
    .where('state', '=', 'awaiting_payment')
    .execute()
  return held.length
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
export async function lockHoldsOf(tx: Tx, userId: string): Promise<Order[]> {
  const found: Found[] = await phones(tx)
    .where((is) => is.or([is('buyerId', '=', userId), is('orders.sellerId', '=', userId)]))
    .where('orders.state', 'in', liveStates)
    .execute()
  return lockEach(tx, found)
}

/** One order, unless somebody else is moving it or its phone: then it is left for next time. */
export async function lockUnlessTaken(tx: Tx, id: string): Promise<Order | undefined> {
  const [found] = await phones(tx).where('orders.id', '=', id).skipLocked().execute()
  return found && orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

async function lockEach(tx: Tx, found: Found[]): Promise<Order[]> {
  if (found.length === 0) return []
  const ids = found.map(({ orderId }) => orderId)
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
