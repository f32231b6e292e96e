import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  type TransitionActor,
  type Transitioned,
  totalMinor,
  transitionOrder,
  whyNotPartRefund,
} from '../index.ts'
import { type Dispute, isAboutWarranty, type Outcome, solutionsFor } from './dispute.ts'
import type { Decision } from './disputes.contract.ts'
import { closeProposal, updateDispute } from './disputes.store.ts'
import {
  type DisputeRefusal,
  type InDispute,
  recordDisputeEvent,
  type Seen,
  withDispute,
} from './in-dispute.ts'
import { agreeReturn } from './settlements.ts'

type Decided = Closed | { refused: DisputeRefusal | 'bad_amount' | 'too_fine' | 'own_order' }

/** An uninvolved admin decides, with a reason that both sides read. */
export function decideDispute(
  deps: Deps,
  admin: Viewer,
  orderId: string,
  { kind, refundMinor, reason }: Decision,
): Promise<Decided> {
  const decide = async (tx: Tx, seen: Seen): Promise<Decided> => {
    const { order, dispute, side } = seen
    if (side !== 'admin') return { refused: 'own_order' }
    if (kind === 'return' && dispute.stage === 'returning' && dispute.decision === reason)
      return { done: true }
    const noPart = refundMinor !== undefined && whyNotPartRefund(refundMinor, order)
    if (noPart) return { refused: noPart }
    if (!solutionsFor(dispute, side, 0).includes(kind)) return { refused: 'wrong_state' }
    await closeProposal(tx, dispute.id, 'superseded')
    const facts = { kind, reason, ...(refundMinor !== undefined && { refundMinor }) }
    await recordDisputeEvent(tx, 'dispute_decided', seen, { viewer: admin, by: 'admin', facts })
    if (kind !== 'return') {
      const end = { kind, refundMinor, reason, decidedBy: 'admin' } as const
      return closeDispute(deps, tx, seen, end, { as: 'admin', viewer: admin })
    }
    const agreed = await agreeReturn(tx, seen, { viewer: admin, by: 'admin' })
    await updateDispute(tx, { ...agreed, decision: reason })
    return { done: true }
  }
  return withDispute(deps, admin, orderId, decide, ({ dispute, side }) => {
    const { decidedBy, decision, outcome } = dispute
    const isSum = kind !== 'part_refund' || dispute.refundMinor === refundMinor
    const isSame = decision === reason && outcome === kind && isSum
    return side === 'admin' && decidedBy === 'admin' && isSame ? { done: true } : undefined
  })
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

/** Ends a dispute with its order, as the order's own table of moves allows; the order is locked. */
export async function closeDispute(
  deps: Deps,
  tx: Tx,
  { order, dispute, at }: InDispute,
  { kind, refundMinor, decidedBy, reason }: End,
  by: TransitionActor,
): Promise<Closed> {
  const moved = await transitionOrder(deps, tx, {
    orderId: order.id,
    move: kind,
    by,
    at,
    data: {
      ...(refundMinor !== undefined && { refundMinor }),
      ...(reason !== undefined && { reason }),
      more: { decidedBy, ...(isAboutWarranty(dispute) && { isAboutWarranty: true }) },
    },
  })
  if ('refused' in moved) return moved
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
