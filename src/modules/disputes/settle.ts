import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { whyNotPart } from '../orders/index.ts'
import { type Closed, closeAs } from './close-dispute.ts'
import { canSettle, givesIn, type Side } from './dispute.ts'
import type { NewSettlement } from './disputes.contract.ts'
import { type DisputeRefusal, type InDispute, inDispute, tell } from './in-dispute.ts'
import { agreeReturn } from './returns.ts'
import { listSettlements, putSettlement, setProposed } from './settlements.store.ts'

/** Proposals that a dispute can have: whoever has not agreed by then needs an admin. */
const MOST_PROPOSALS = 20

type SettleRefusal =
  | DisputeRefusal
  | 'bad_amount'
  | 'too_fine'
  | 'too_many_proposals'
  | 'no_proposal'
  | 'own_proposal'
  | 'not_a_party'
type Settled = Closed | { refused: SettleRefusal }
type Seen = InDispute & { side: Side | 'admin' }

/**
 * One of the two says how it could end. What gives the proposer nothing is done at once: a buyer who
 * withdraws, a seller who gives everything back. Anything else waits for the other, in place of
 * what was proposed before.
 */
export function proposeSettlement(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { kind, refundMinor }: NewSettlement,
): Promise<Settled> {
  return inDispute(deps, viewer, orderId, async (tx, seen): Promise<Settled> => {
    const { order, dispute, side, at } = seen
    if (side === 'admin') return { refused: 'not_a_party' }
    const alone = givesIn({ kind }, side)
    if (!alone && !canSettle(dispute)) return { refused: 'wrong_state' }
    const noPart = refundMinor !== undefined && whyNotPart(refundMinor, order)
    if (noPart) return { refused: noPart }
    const before = await listSettlements(tx, dispute.id)
    const [newest] = before
    const same = newest?.state === 'proposed' && newest.proposedBy === side
    if (same && newest.kind === kind && newest.refundMinor === (refundMinor ?? null))
      return { done: true }
    if (!alone && before.length >= MOST_PROPOSALS) return { refused: 'too_many_proposals' }
    const proposal = { proposedBy: side, kind, refundMinor: refundMinor ?? null, at }
    const n = await putSettlement(tx, dispute.id, proposal)
    const facts = { n, kind, ...(refundMinor !== undefined && { refundMinor }) }
    await tell(tx, 'dispute_settlement_proposed', seen, { viewer, by: side, facts })
    if (!alone) return { done: true }
    await setProposed(tx, dispute.id, 'accepted')
    const end = { kind: side === 'buyer' ? 'release' : 'refund', decidedBy: side } as const
    return closeAs(deps, tx, seen, end, { as: side, viewer })
  })
}

/** The other one agrees to what is on the table, or does not. */
export function answerSettlement(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { n, accepts }: { n: number; accepts: boolean },
): Promise<Settled> {
  return inDispute(deps, viewer, orderId, async (tx, seen): Promise<Settled> => {
    const { dispute, side } = seen
    if (side === 'admin') return { refused: 'not_a_party' }
    const proposal = (await listSettlements(tx, dispute.id)).find((one) => one.n === n)
    if (proposal?.state !== 'proposed') return { refused: 'no_proposal' }
    if (proposal.proposedBy === side) return { refused: 'own_proposal' }
    if (accepts && !canSettle(dispute)) return { refused: 'wrong_state' }
    await setProposed(tx, dispute.id, accepts ? 'accepted' : 'declined')
    const name = accepts ? 'dispute_settlement_accepted' : 'dispute_settlement_declined'
    const { kind, refundMinor } = proposal
    const facts = { n, kind, ...(refundMinor !== null && { refundMinor }) }
    await tell(tx, name, seen, { viewer, by: side, facts })
    return accepts ? accept(deps, tx, seen, viewer, side, proposal) : { done: true }
  })
}

async function accept(
  deps: Deps,
  tx: Tx,
  seen: Seen,
  viewer: Viewer,
  side: Side,
  proposal: { proposedBy: Side; kind: 'release' | 'part_refund' | 'return' | 'refund' } & {
    refundMinor: number | null
  },
): Promise<Settled> {
  const { kind } = proposal
  if (kind === 'return') {
    await agreeReturn(tx, seen, { viewer, by: side })
    return { done: true }
  }
  // The table lets only the buyer give up the money, and only the seller the sale.
  const mover: Side = kind === 'release' ? 'buyer' : kind === 'refund' ? 'seller' : side
  const end = { kind, refundMinor: proposal.refundMinor ?? undefined, decidedBy: 'both' } as const
  return closeAs(deps, tx, seen, end, { as: mover, ...(mover === side && { viewer }) })
}
