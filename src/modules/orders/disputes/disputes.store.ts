import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Dispute } from './dispute.ts'

type DisputeRow = {
  id: string
  order_id: string
  reason: Dispute['reason']
  stage: Dispute['stage']
  opened_at: Date
  return_due_at: Date | null
  return_carrier: string | null
  return_tracking: string | null
  return_sent_at: Date | null
  return_imei: Dispute['returnImei']
  return_received_at: Date | null
  outcome: Dispute['outcome']
  refund_minor: number | null
  decided_by: Dispute['decidedBy']
  decision: string | null
  closed_at: Date | null
}
type Tables = { disputes: DisputeRow; orders: { id: string; state: string } }

// Rows are read with the names of Dispute, so nothing is mapped by hand.
const columns = [
  'disputes.id',
  'order_id as orderId',
  'reason',
  'stage',
  'opened_at as openedAt',
  'return_due_at as returnDueAt',
  'return_carrier as returnCarrier',
  'return_tracking as returnTracking',
  'return_sent_at as returnSentAt',
  'return_imei as returnImei',
  'return_received_at as returnReceivedAt',
  'outcome',
  'refund_minor as refundMinor',
  'decided_by as decidedBy',
  'decision',
  'closed_at as closedAt',
] as const

export async function insertDispute(
  tx: Tx,
  { id, orderId, reason, at }: { id: string; orderId: string; reason: string; at: Date },
) {
  await tx
    .withTables<Tables>()
    .insertInto('disputes')
    .values({ id, order_id: orderId, reason, stage: 'open', opened_at: at } as DisputeRow)
    .execute()
}

/** The dispute of an order; nobody else moves it while the caller holds the order's lock. */
export function findOfOrder(db: Executor, orderId: string): Promise<Dispute | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('disputes')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** Writes what changes in a dispute; the caller has locked its order. */
export async function updateDispute(tx: Tx, dispute: Dispute) {
  await tx
    .withTables<Tables>()
    .updateTable('disputes')
    .set({
      stage: dispute.stage,
      return_due_at: dispute.returnDueAt,
      return_carrier: dispute.returnCarrier,
      return_tracking: dispute.returnTracking,
      return_sent_at: dispute.returnSentAt,
      return_imei: dispute.returnImei,
      return_received_at: dispute.returnReceivedAt,
      outcome: dispute.outcome,
      refund_minor: dispute.refundMinor,
      decided_by: dispute.decidedBy,
      decision: dispute.decision,
      closed_at: dispute.closedAt,
    })
    .where('id', '=', dispute.id)
    .execute()
}

/** Orders whose phone was to be sent back by now. */
export async function returnsRunOut(db: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from disputes
    where stage = 'returning' and closed_at is null and return_due_at <= ${now}
    order by return_due_at limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}
