import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Dispute } from './dispute.ts'

// Rows are read with the names of Dispute, so nothing is mapped by hand.
const columns = [
  'disputes.id',
  'orderId',
  'reason',
  'stage',
  'openedAt',
  'returnDueAt',
  'returnCarrier',
  'returnTracking',
  'returnSentAt',
  'returnImei',
  'returnReceivedAt',
  'outcome',
  'refundMinor',
  'decidedBy',
  'decision',
  'closedAt',
] as const

export async function insertDispute(
  tx: Tx,
  { id, orderId, reason, at }: { id: string; orderId: string; reason: Dispute['reason']; at: Date },
) {
  await tx
    .insertInto('disputes')
    .values({ id, orderId, reason, stage: 'open', openedAt: at })
    .execute()
}

/** The dispute of an order; nobody else moves it while the caller holds the order's lock. */
export function findOfOrder(db: Executor, orderId: string): Promise<Dispute | undefined> {
  return db.selectFrom('disputes').select(columns).where('orderId', '=', orderId).executeTakeFirst()
}

/** Writes what changes in a dispute; the caller has locked its order. */
export async function updateDispute(tx: Tx, dispute: Dispute) {
  await tx
    .updateTable('disputes')
    .set({
      stage: dispute.stage,
      returnDueAt: dispute.returnDueAt,
      returnCarrier: dispute.returnCarrier,
      returnTracking: dispute.returnTracking,
      returnSentAt: dispute.returnSentAt,
      returnImei: dispute.returnImei,
      returnReceivedAt: dispute.returnReceivedAt,
      outcome: dispute.outcome,
      refundMinor: dispute.refundMinor,
      decidedBy: dispute.decidedBy,
      decision: dispute.decision,
      closedAt: dispute.closedAt,
    })
    .where('id', '=', dispute.id)
    .execute()
}

/** Orders whose phone was to be sent back by now. */
export async function returnsRunOut(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from disputes
    where stage = 'returning' and closed_at is null and return_due_at <= ${now}
    order by return_due_at limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}
