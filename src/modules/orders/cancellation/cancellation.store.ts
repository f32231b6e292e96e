import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'

export type Cancellation = {
  reason: string
  requestedAt: Date
  /** When the order would have ended without the request. */
  heldUntil: Date
  declinedAt: Date | null
  declineReason: string | null
}

export async function insertCancellation(
  tx: Tx,
  orderId: string,
  { reason, requestedAt, heldUntil }: Pick<Cancellation, 'reason' | 'requestedAt' | 'heldUntil'>,
) {
  await tx
    .insertInto('orderCancellations')
    .values({ orderId, reason, requestedAt, heldUntil })
    .execute()
}

export async function declineCancellation(
  tx: Tx,
  orderId: string,
  { declinedAt, declineReason }: { declinedAt: Date; declineReason: string },
) {
  await tx
    .updateTable('orderCancellations')
    .set({ declinedAt, declineReason })
    .where('orderId', '=', orderId)
    .execute()
}

/** The request of the buyer to cancel an order; undefined if there was none. */
export async function findCancellation(
  db: Executor,
  orderId: string,
): Promise<Cancellation | undefined> {
  const { rows } = await sql<Cancellation>`
    select reason, requested_at, held_until, declined_at, decline_reason
    from order_cancellations where order_id = ${orderId}`.execute(db)
  return rows[0]
}
