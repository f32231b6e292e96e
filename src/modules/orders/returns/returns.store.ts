import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

export type Return = {
  reason: string
  requestedAt: Date
  /** The return address; null until the seller gives it, and again long after the end. */
  place: string | null
  carrier: string | null
  tracking: string | null
  sentAt: Date | null
}

/** The newest return of an order; undefined if the buyer has asked for none. */
export async function findReturn(db: Executor, orderId: string): Promise<Return | undefined> {
  const { rows } = await sql<Return>`
    select reason, requested_at, place, carrier, tracking, sent_at
    from order_returns where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Begins a return, in place of one that the buyer took back. */
export async function putReturn(tx: Tx, orderId: string, reason: string, date: Date) {
  const begun = {
    reason,
    requestedAt: date,
    place: null,
    carrier: null,
    tracking: null,
    sentAt: null,
  }
  await tx
    .insertInto('orderReturns')
    .values({ orderId, ...begun })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(begun))
    .execute()
}

export async function updateReturn(
  tx: Tx,
  orderId: string,
  change: Partial<Pick<Return, 'place' | 'carrier' | 'tracking' | 'sentAt'>>,
) {
  await tx.updateTable('orderReturns').set(change).where('orderId', '=', orderId).execute()
}

/** Deletes where phones were returned to, of orders that ended before a time; returns how many. */
export async function deletePlacesOfEnded(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update order_returns set place = null where order_id in (
      select order_id from order_returns join orders on orders.id = order_id
      where place is not null and ended_at <= ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
