import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { partRefundRefusal } from '../life-cycle/transition-order.ts'
import { solutionsFor } from './dispute.ts'
import type { Decision } from './disputes.contract.ts'
import { closeProposal, updateDispute } from './disputes.store.ts'
import {
  type Closed,
  closeDispute,
  type DisputeRefusal,
  recordDisputeEvent,
  type ViewedDispute,
  withDispute,
} from './disputes.ts'
import { agreeReturn } from './settlements.ts'

type Decided = Closed | { refused: DisputeRefusal | 'bad_amount' | 'too_fine' | 'own_order' }

/** An uninvolved admin decides, with a reason that both sides read. */
export function decideDispute(
  deps: Deps,
  admin: Viewer,
  orderId: string,
  { kind, refundMinor, reason }: Decision,
): Promise<Decided> {
  const decide = async (tx: Tx, inDispute: ViewedDispute): Promise<Decided> => {
    const { order, dispute, side } = inDispute
    if (side !== 'admin') return { refused: 'own_order' }
    if (kind === 'return' && dispute.stage === 'returning' && dispute.decision === reason)
      return { done: true }
    const noPart = refundMinor !== undefined && (await partRefundRefusal(tx, order, refundMinor))
    if (noPart) return { refused: noPart }
    if (!solutionsFor(dispute, side, 0).includes(kind)) return { refused: 'wrong_state' }
    await closeProposal(tx, dispute.id, 'superseded')
    const facts = { kind, reason, ...(refundMinor !== undefined && { refundMinor }) }
    await recordDisputeEvent(tx, 'dispute_decided', inDispute, {
      viewer: admin,
      by: 'admin',
      facts,
    })
    if (kind !== 'return') {
      const end = { kind, refundMinor, reason, decidedBy: 'admin' } as const
      return closeDispute(deps, tx, inDispute, end, { as: 'admin', viewer: admin })
    }
    const agreed = await agreeReturn(tx, inDispute, { viewer: admin, by: 'admin' })
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
