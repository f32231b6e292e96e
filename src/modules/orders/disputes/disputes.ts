import type { Deps } from '../../../deps.ts'
import { isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isDisputed, isPastDeadline } from '../../../shared/orders/order-life-cycle.ts'
import {
  type TransitionActor,
  type Transitioned,
  transitionOrder,
} from '../life-cycle/transition-order.ts'
import { type Order, roleIn, totalMinor } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import { type Dispute, isAboutWarranty, type Outcome, type Side } from './dispute.ts'
import { findDispute, updateDispute } from './disputes.store.ts'

export type InDispute = { order: Order; dispute: Dispute; at: Date }
export type ViewedDispute = InDispute & { side: Side | 'admin' }
export type DisputeRefusal = 'not_found' | 'wrong_state' | 'run_out'

/**
 * Runs an action of a party or an uninvolved admin in a dispute with the order locked: what is read
 * stays true until commit. Strangers find no dispute; a closed one cannot change, and a refusal
 * leaves no trace. `again` gives the result when the action that closed it is repeated.
 */
export function withDispute<T extends object>(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  operation: (tx: Tx, inDispute: ViewedDispute) => Promise<T>,
  again?: (inDispute: ViewedDispute, tx: Tx) => Promise<T | undefined> | T | undefined,
): Promise<T | { refused: DisputeRefusal }> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<T | { refused: DisputeRefusal }> => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && roleIn(order, viewer, 'decideDisputes')
    const dispute = side ? await findDispute(tx, order.id) : undefined
    if (!order || !side || !dispute) return { refused: 'not_found' }
    const now = deps.clock.now()
    const inDispute: ViewedDispute = { order, dispute, side, at: now }
    if (!isDisputed(order.state))
      return (await again?.(inDispute, tx)) ?? { refused: 'wrong_state' }
    // The deadline has passed, even if the job has not run; an admin can still operation.
    if (side !== 'admin' && isPastDeadline(order, now)) return { refused: 'run_out' }
    return operation(tx, inDispute)
  })
}

/** The event and the audit row; `facts` are visible to both sides. */
export async function recordDisputeEvent(
  tx: Tx,
  name: EventName,
  { order, at, dispute }: Pick<InDispute, 'order' | 'at'> & { dispute?: Dispute },
  {
    viewer,
    by,
    facts = {},
  }: {
    viewer?: Viewer
    by: Side | 'admin' | 'system'
    facts?: Record<string, unknown>
  },
) {
  const about = { orderId: order.id, listingId: order.listingId }
  const isWarranty = dispute !== undefined && isAboutWarranty(dispute)
  const more = { ...(isWarranty && { isAboutWarranty: true }), ...facts }
  await recordEvent(tx, name, at, { ...about, by, ...more })
  const actor = viewer ?? 'system'
  await writeAudit(tx, { actor, action: name, subject: ['order', order.id], at, data: facts })
}

type End = {
  kind: Outcome
  refundMinor?: number | undefined
  decidedBy: NonNullable<Dispute['decidedBy']>
  /** The reason of the admin who decided. */
  reason?: string
}
export type Closed =
  | { done: true }
  | { refused: Extract<Transitioned, { refused: string }>['refused'] }

/** Ends a dispute with its order, as the order's own table of transitions allows; the order is locked. */
export async function closeDispute(
  deps: Deps,
  tx: Tx,
  { order, dispute, at }: InDispute,
  { kind, refundMinor, decidedBy, reason }: End,
  by: TransitionActor,
): Promise<Closed> {
  const transitioned = await transitionOrder(deps, tx, {
    orderId: order.id,
    transition: kind,
    by,
    at,
    data: {
      ...(refundMinor !== undefined && { refundMinor }),
      ...(reason !== undefined && { reason }),
      more: { decidedBy, ...(isAboutWarranty(dispute) && { isAboutWarranty: true }) },
    },
  })
  if ('refused' in transitioned) return transitioned
  const back = kind === 'refund' ? totalMinor(order) : (refundMinor ?? 0)
  await updateDispute(tx, {
    ...dispute,
    outcome: kind,
    refundMinor: back,
    decidedBy,
    // An admin may have decided earlier that the phone is returned.
    decision: reason ?? dispute.decision,
    closedAt: at,
  })
  return { done: true }
}
