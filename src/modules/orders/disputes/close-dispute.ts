import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type By, type Moved, moveOrder } from '../index.ts'
import type { Dispute, Solution } from './dispute.ts'
import { updateDispute } from './disputes.store.ts'
import type { InDispute } from './in-dispute.ts'

type End = {
  kind: Exclude<Solution, 'return'>
  refundMinor?: number | undefined
  decidedBy: NonNullable<Dispute['decidedBy']>
  /** Why, in the words of the admin who decided. */
  reason?: string
}
export type Closed = { done: true } | { refused: Extract<Moved, { refused: string }>['refused'] }

/** Ends a dispute with its order, as the order's own table of moves allows; the order is locked. */
export async function closeAs(
  deps: Deps,
  tx: Tx,
  { order, dispute, at }: InDispute,
  { kind, refundMinor, decidedBy, reason }: End,
  by: By,
): Promise<Closed> {
  const moved = await moveOrder(deps, tx, {
    orderId: order.id,
    move: kind,
    by,
    at,
    data: {
      ...(refundMinor !== undefined && { refundMinor }),
      ...(reason !== undefined && { reason }),
      more: { decidedBy },
    },
  })
  if ('refused' in moved) return moved
  const back = kind === 'refund' ? order.priceMinor : kind === 'release' ? 0 : (refundMinor ?? 0)
  await updateDispute(tx, {
    ...dispute,
    outcome: kind,
    refundMinor: back,
    decidedBy,
    // That it was to come back, an admin may have said before.
    decision: reason ?? dispute.decision,
    closedAt: at,
  })
  return { done: true }
}
