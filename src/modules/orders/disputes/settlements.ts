import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { whyNotPartRefund } from '../index.ts'
import { type Closed, closeDispute } from './close-dispute.ts'
import { canSettle, isConcession, type Settlement, type Side, solutionsFor } from './dispute.ts'
import type { NewSettlement } from './disputes.contract.ts'
import { closeProposal, listSettlements, putSettlement } from './disputes.store.ts'
import { type DisputeRefusal, recordDisputeEvent, type Seen, withDispute } from './in-dispute.ts'
import { agreeReturn } from './returns.ts'

type SettleRefusal =
  | DisputeRefusal
  | 'bad_amount'
  | 'too_fine'
  | 'too_many_proposals'
  | 'no_proposal'
  | 'own_proposal'
  | 'not_a_party'
type Settled = Closed | { refused: SettleRefusal }

/**
 * A party proposes an outcome. One that gives the proposer nothing takes effect at once: a buyer
 * who withdraws, a seller who refunds in full. Anything else waits for the other side and replaces
 * the previous proposal.
 */
export function proposeSettlement(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { kind, refundMinor }: NewSettlement,
): Promise<Settled> {
  const propose = async (tx: Tx, seen: Seen): Promise<Settled> => {
    const { order, dispute, side, at } = seen
    if (side === 'admin') return { refused: 'not_a_party' }
    const alone = isConcession({ kind }, side)
    if (!solutionsFor(dispute, side, 0).includes(kind)) return { refused: 'wrong_state' }
    const noPart = refundMinor !== undefined && whyNotPartRefund(refundMinor, order)
    if (noPart) return { refused: noPart }
    const before = await listSettlements(tx, dispute.id)
    const [newest] = before
    const same = newest?.state === 'proposed' && newest.proposedBy === side
    if (same && newest.kind === kind && newest.refundMinor === (refundMinor ?? null))
      return { done: true }
    if (!solutionsFor(dispute, side, before.length).includes(kind))
      return { refused: 'too_many_proposals' }
    const proposal = { proposedBy: side, kind, refundMinor: refundMinor ?? null, at }
    const n = await putSettlement(tx, dispute.id, proposal)
    const facts = { n, kind, ...(refundMinor !== undefined && { refundMinor }) }
    await recordDisputeEvent(tx, 'dispute_settlement_proposed', seen, { viewer, by: side, facts })
    if (!alone || kind === 'return') return { done: true }
    await closeProposal(tx, dispute.id, 'accepted')
    const end = { kind, decidedBy: side }
    return closeDispute(deps, tx, seen, end, { as: side, viewer })
  }
  return withDispute(deps, viewer, orderId, propose, ({ dispute, side }) =>
    dispute.outcome === kind && dispute.decidedBy === side ? { done: true } : undefined,
  )
}

/** The other side accepts or declines the open proposal. */
export function answerSettlement(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { n, accepts }: { n: number; accepts: boolean },
): Promise<Settled> {
  const find = async (tx: Tx, { dispute }: Seen) =>
    (await listSettlements(tx, dispute.id)).find((one) => one.n === n)
  const said = accepts ? 'accepted' : 'declined'
  const isSaid = (proposal: Settlement | undefined, side: Seen['side']) =>
    side !== 'admin' && proposal?.state === said && proposal.proposedBy !== side
  const answer = async (tx: Tx, seen: Seen): Promise<Settled> => {
    const { dispute, side } = seen
    if (side === 'admin') return { refused: 'not_a_party' }
    const proposal = await find(tx, seen)
    if (isSaid(proposal, side)) return { done: true }
    if (proposal?.state !== 'proposed') return { refused: 'no_proposal' }
    if (proposal.proposedBy === side) return { refused: 'own_proposal' }
    if (accepts && !canSettle(dispute)) return { refused: 'wrong_state' }
    await closeProposal(tx, dispute.id, said)
    const { kind, refundMinor } = proposal
    const facts = { n, kind, ...(refundMinor !== null && { refundMinor }) }
    await recordDisputeEvent(tx, `dispute_settlement_${said}`, seen, { viewer, by: side, facts })
    return accepts ? accept(deps, tx, seen, viewer, side, proposal) : { done: true }
  }
  return withDispute(deps, viewer, orderId, answer, async (seen, tx) =>
    isSaid(await find(tx, seen), seen.side) ? { done: true } : undefined,
  )
}

async function accept(
  deps: Deps,
  tx: Tx,
  seen: Seen,
  viewer: Viewer,
  side: Side,
  proposal: Settlement,
): Promise<Settled> {
  const { kind } = proposal
  if (kind === 'return') {
    await agreeReturn(tx, seen, { viewer, by: side })
    return { done: true }
  }
  // The table lets only the buyer give up the money, and only the seller the sale.
  const mover: Side = kind === 'release' ? 'buyer' : kind === 'refund' ? 'seller' : side
  const end = { kind, refundMinor: proposal.refundMinor ?? undefined, decidedBy: 'both' } as const
  return closeDispute(deps, tx, seen, end, { as: mover, ...(mover === side && { viewer }) })
}
