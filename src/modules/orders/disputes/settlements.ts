import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  RETURN_ARRIVAL_DAYS,
  RETURN_TRAVEL_DAYS,
  SEND_BACK_DAYS,
} from '../../../shared/orders/order-limits.ts'
import { DAY } from '../../../shared/time.ts'
import { compareWithListed, type ImeiComparison } from '../../verification/index.ts'
import { addReminder, clearStateEnd, setStateEnd } from '../life-cycle/enter-state.ts'
import { partRefundRefusal } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import {
  canSettle,
  type Dispute,
  isConcession,
  isPastReturn,
  type Settlement,
  type Side,
  solutionsFor,
  stageAfter,
} from './dispute.ts'
import type { NewSettlement, ReturnReceived } from './disputes.contract.ts'
import {
  closeProposal,
  findDispute,
  listSettlements,
  overdueReturns,
  putSettlement,
  updateDispute,
} from './disputes.store.ts'
import {
  type Closed,
  closeDispute,
  type DisputeRefusal,
  type InDispute,
  recordDisputeEvent,
  type ViewedDispute,
  withDispute,
} from './disputes.ts'

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
  const propose = async (tx: Tx, inDispute: ViewedDispute): Promise<Settled> => {
    const { order, dispute, side, at } = inDispute
    if (side === 'admin') return { refused: 'not_a_party' }
    const alone = isConcession({ kind }, side)
    if (!solutionsFor(dispute, side, 0).includes(kind)) return { refused: 'wrong_state' }
    const noPart = refundMinor !== undefined && (await partRefundRefusal(tx, order, refundMinor))
    if (noPart) return { refused: noPart }
    const before = await listSettlements(tx, [dispute.id])
    const [newest] = before
    const same = newest?.state === 'proposed' && newest.proposedBy === side
    if (same && newest.kind === kind && newest.refundMinor === (refundMinor ?? null))
      return { done: true }
    if (!solutionsFor(dispute, side, before.length).includes(kind))
      return { refused: 'too_many_proposals' }
    const proposal = { proposedBy: side, kind, refundMinor: refundMinor ?? null, at }
    const number = await putSettlement(tx, dispute.id, proposal)
    const facts = { number, kind, ...(refundMinor !== undefined && { refundMinor }) }
    await recordDisputeEvent(tx, 'dispute_settlement_proposed', inDispute, {
      viewer,
      by: side,
      facts,
    })
    if (!alone || kind === 'return') return { done: true }
    await closeProposal(tx, dispute.id, 'accepted')
    const end = { kind, decidedBy: side }
    return closeDispute(deps, tx, inDispute, end, { as: side, viewer })
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
  { number, accepts }: { number: number; accepts: boolean },
): Promise<Settled> {
  const find = async (tx: Tx, { dispute }: ViewedDispute) =>
    (await listSettlements(tx, [dispute.id])).find((one) => one.number === number)
  const state = accepts ? 'accepted' : 'declined'
  const isAnswered = (proposal: Settlement | undefined, side: ViewedDispute['side']) =>
    side !== 'admin' && proposal?.state === state && proposal.proposedBy !== side
  const answer = async (tx: Tx, inDispute: ViewedDispute): Promise<Settled> => {
    const { dispute, side } = inDispute
    if (side === 'admin') return { refused: 'not_a_party' }
    const proposal = await find(tx, inDispute)
    if (isAnswered(proposal, side)) return { done: true }
    if (proposal?.state !== 'proposed') return { refused: 'no_proposal' }
    if (proposal.proposedBy === side) return { refused: 'own_proposal' }
    if (accepts && !canSettle(dispute)) return { refused: 'wrong_state' }
    await closeProposal(tx, dispute.id, state)
    const { kind, refundMinor } = proposal
    const facts = { number, kind, ...(refundMinor !== null && { refundMinor }) }
    await recordDisputeEvent(tx, `dispute_settlement_${state}`, inDispute, {
      viewer,
      by: side,
      facts,
    })
    return accepts ? accept(deps, tx, inDispute, viewer, side, proposal) : { done: true }
  }
  return withDispute(deps, viewer, orderId, answer, async (inDispute, tx) =>
    isAnswered(await find(tx, inDispute), inDispute.side) ? { done: true } : undefined,
  )
}

async function accept(
  deps: Deps,
  tx: Tx,
  inDispute: ViewedDispute,
  viewer: Viewer,
  side: Side,
  proposal: Settlement,
): Promise<Settled> {
  const { kind } = proposal
  if (kind === 'return') {
    await agreeReturn(tx, inDispute, { viewer, by: side })
    return { done: true }
  }
  // The table lets only the buyer give up the money, and only the seller the sale.
  const mover: Side = kind === 'release' ? 'buyer' : kind === 'refund' ? 'seller' : side
  const end = { kind, refundMinor: proposal.refundMinor ?? undefined, decidedBy: 'both' } as const
  return closeDispute(deps, tx, inDispute, end, { as: mover, ...(mover === side && { viewer }) })
}

const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY)

/**
 * Starts a return: the phone goes back before the buyer is refunded; the caller has checked that it
 * is allowed. Until it is sent there is no automatic refund and no reminder.
 */
export async function agreeReturn(
  tx: Tx,
  inDispute: InDispute,
  { viewer, by }: { viewer: Viewer; by: Side | 'admin' },
): Promise<Dispute> {
  const { order, dispute, at } = inDispute
  const stage = stageAfter(dispute.stage, 'agree_return')
  if (!stage) throw new Error(`a dispute that is ${dispute.stage} has no return`)
  const returnDueAt = after(at, SEND_BACK_DAYS)
  const none = { returnCarrier: null, returnTracking: null, returnSentAt: null }
  const fresh = { ...none, returnImei: null, returnReceivedAt: null }
  const agreed = { ...dispute, ...fresh, stage, returnDueAt }
  await updateDispute(tx, agreed)
  await clearStateEnd(tx, order, at)
  const facts = { until: returnDueAt.toISOString() }
  await recordDisputeEvent(tx, 'return_agreed', inDispute, { viewer, by, facts })
  return agreed
}

type Sent = { done: true } | { refused: DisputeRefusal | 'not_a_party' }

/** The buyer has sent the phone back. If its seller is silent for weeks, it counts as received. */
export function sendBack(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<Sent> {
  return withDispute(deps, buyer, orderId, async (tx, inDispute): Promise<Sent> => {
    const { order, dispute, side, at } = inDispute
    if (side !== 'buyer') return { refused: 'not_a_party' }
    if (dispute.stage === 'sent_back' && dispute.returnTracking === tracking) return { done: true }
    const stage = stageAfter(dispute.stage, 'send_back')
    if (!stage) return { refused: 'wrong_state' }
    if (isPastReturn(dispute, at)) return { refused: 'run_out' }
    const parcel = { returnCarrier: carrier, returnTracking: tracking, returnSentAt: at }
    await updateDispute(tx, { ...dispute, ...parcel, stage })
    await setStateEnd(tx, order, after(at, RETURN_TRAVEL_DAYS), at)
    await addReminder(tx, order, 'seller', after(at, RETURN_ARRIVAL_DAYS))
    await recordDisputeEvent(tx, 'return_sent', inDispute, {
      viewer: buyer,
      by: side,
      facts: { carrier, tracking },
    })
    return { done: true }
  })
}

type Received =
  | Closed
  | { refused: DisputeRefusal | 'not_a_party' | 'needs_imei' }
  | { wrong: string }

/**
 * The seller reports what came back. The phone that was sold refunds its buyer at once; another
 * phone, or none, stops every automatic refund, and admins are reminded until one decides.
 */
export function receiveReturn(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  { arrived, imei }: ReturnReceived,
): Promise<Received> {
  const receive = async (tx: Tx, inDispute: ViewedDispute): Promise<Received> => {
    const { order, dispute, side, at } = inDispute
    if (side !== 'seller') return { refused: 'not_a_party' }
    const isAgain = dispute.stage === 'stuck'
    const stuck = isAgain ? dispute.stage : stageAfter(dispute.stage, 'refuse_return')
    if (!stuck) return { refused: 'wrong_state' }
    const number = await checkReturnedImei(deps, tx, order.listingId, arrived, imei)
    // Already reported: another answer would be lost on the admins who were reminded. The seller
    // can still concede by proposing the refund.
    if (isAgain) return number === dispute.returnImei ? { done: true } : { refused: 'wrong_state' }
    if (typeof number !== 'string') return number
    const returned = { ...dispute, returnImei: number, returnReceivedAt: at }
    const facts = { imei: number }
    await recordDisputeEvent(tx, 'return_received', inDispute, { viewer: seller, by: side, facts })
    if (number === 'same' || number === 'unknown') {
      const end = { kind: 'refund', decidedBy: 'seller' } as const
      const by = { as: 'seller', viewer: seller } as const
      return closeDispute(deps, tx, { ...inDispute, dispute: returned }, end, by)
    }
    await updateDispute(tx, { ...returned, stage: stuck })
    await escalateToAdmins(tx, order, at, at)
    return { done: true }
  }
  return withDispute(deps, seller, orderId, receive, async ({ order, dispute, side }, tx) => {
    const closedIt = dispute.returnReceivedAt?.getTime() === dispute.closedAt?.getTime()
    if (side !== 'seller' || !dispute.closedAt || !closedIt) return
    const number = await checkReturnedImei(deps, tx, order.listingId, arrived, imei)
    return number === dispute.returnImei ? { done: true } : undefined
  })
}

async function checkReturnedImei(
  deps: Deps,
  tx: Tx,
  listingId: string,
  arrived: ReturnReceived['arrived'],
  imei: string | undefined,
): Promise<NonNullable<Dispute['returnImei']> | { wrong: string } | { refused: 'needs_imei' }> {
  if (arrived === 'nothing') return 'no_phone'
  const listed: ImeiComparison = await compareWithListed(deps, tx, listingId, imei?.trim() ?? '')
  if (typeof listed !== 'string') return listed
  if (listed === 'not_given') return arrived === 'phone' ? { refused: 'needs_imei' } : 'other'
  if (arrived === 'phone') return listed
  return listed === 'same' ? { wrong: 'This is the IMEI of the phone that you sold.' } : 'other'
}

/** Returns that were agreed and never sent, seen to in one go. */
const BATCH = 50

/** A phone that was not sent back in time is an admin's to decide about. Returns how many. */
export async function escalateOverdueReturns(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await overdueReturns(deps.db.kysely, now, BATCH)
  let lapsed = 0
  for (const orderId of due) {
    try {
      await inTransaction(deps.db, (tx) => escalateReturn(tx, orderId, now))
      lapsed += 1
    } catch (error) {
      // One failure does not block the others; the next run tries again.
      deps.log.error({ orderId, err: error }, 'a return that ran out could not be left to admins')
    }
  }
  return lapsed
}

async function escalateReturn(tx: Tx, orderId: string, date: Date) {
  const order = await lockOrder(tx, orderId)
  const dispute = order && (await findDispute(tx, orderId))
  const stage = dispute && stageAfter(dispute.stage, 'lapse')
  if (!stage || !dispute.returnDueAt || !isPastReturn(dispute, date)) return
  await updateDispute(tx, { ...dispute, stage, returnDueAt: null })
  if (order.state !== 'disputed') return
  await escalateToAdmins(tx, order, dispute.returnDueAt, date)
  await recordDisputeEvent(tx, 'return_lapsed', { order, at: date }, { by: 'system' })
}

// A buyer who keeps the phone, or a seller who claims so, must not win by waiting.
async function escalateToAdmins(tx: Tx, order: Order, from: Date, date: Date) {
  await addReminder(tx, await clearStateEnd(tx, order, date), 'admin', from)
}
