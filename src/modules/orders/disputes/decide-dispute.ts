import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { whyNotPart } from '../index.ts'
import { type Closed, closeAs } from './close-dispute.ts'
import { solutionsFor } from './dispute.ts'
import type { Decision } from './disputes.contract.ts'
import { updateDispute } from './disputes.store.ts'
import { type DisputeRefusal, inDispute, type Seen, tell } from './in-dispute.ts'
import { agreeReturn } from './returns.ts'
import { setProposed } from './settlements.store.ts'

type Decided = Closed | { refused: DisputeRefusal | 'bad_amount' | 'too_fine' | 'own_order' }

/** An admin who is no party decides, and says why: both read it. */
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
    const noPart = refundMinor !== undefined && whyNotPart(refundMinor, order)
    if (noPart) return { refused: noPart }
    if (!solutionsFor(dispute, side, 0).includes(kind)) return { refused: 'wrong_state' }
    await setProposed(tx, dispute.id, 'superseded')
    const facts = { kind, reason, ...(refundMinor !== undefined && { refundMinor }) }
    await tell(tx, 'dispute_decided', seen, { viewer: admin, by: 'admin', facts })
    if (kind !== 'return') {
      const end = { kind, refundMinor, reason, decidedBy: 'admin' } as const
      return closeAs(deps, tx, seen, end, { as: 'admin', viewer: admin })
    }
    const agreed = await agreeReturn(tx, seen, { viewer: admin, by: 'admin' })
    await updateDispute(tx, { ...agreed, decision: reason })
    return { done: true }
  }
  return inDispute(deps, admin, orderId, decide, ({ dispute, side }) => {
    const { decidedBy, decision, outcome } = dispute
    const isSum = kind !== 'part_refund' || dispute.refundMinor === refundMinor
    const isSame = decision === reason && outcome === kind && isSum
    return side === 'admin' && decidedBy === 'admin' && isSame ? { done: true } : undefined
  })
}
