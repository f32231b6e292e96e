import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { OrderState } from '../../shared/order-life-cycle.ts'

/** What an order can only be once it was paid. */
const PAID: readonly OrderState[] = [
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'completed',
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
