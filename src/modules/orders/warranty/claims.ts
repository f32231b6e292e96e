import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  newId,
  rollbackOnRefusal,
  type Tx,
} from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { copyPhotos, hidePhotos, releaseUpload } from '../../media/index.ts'
import { isMoneyHeld, smallestPayable } from '../../payments/index.ts'
import { deleteDeadlines } from '../deadlines/deadlines.store.ts'
import { applyMoneyEffect } from '../life-cycle/transition-order.ts'
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import { describeAfterSale, type Order, orderSide, totalMinor } from '../order.ts'
import { listEvents, lockOrder, lockUnlessTaken, updateOrder } from '../orders.store.ts'
import { amountReversedByBank, refundLeft } from '../transfers/refunds.ts'
import {
  type Claim,
  type ClaimTransitionName,
  canTransitionClaim,
  claimTimes,
  claimTransitions,
  dueClaimTransition,
  enterClaimState,
  isOpenClaim,
  MAX_CLAIMS,
  type Side,
} from './claim.ts'
import type { ClaimAgreement, NewClaim } from './claims.contract.ts'
import {
  findOpenClaim,
  insertClaim,
  listClaims,
  ordersWithDueClaims,
  updateClaim,
} from './claims.store.ts'

export type ClaimRefusal =
  | 'not_found'
  | 'not_allowed'
  | 'wrong_state'
  | 'no_warranty'
  | 'warranty_over'
  | 'claim_open'
  | 'too_many_claims'
  | 'seller_gone'
  | 'taken_back'
  | 'unknown_picture'
  | 'storage_away'
  | 'bad_amount'
  | 'too_fine'
/** `again` is set if the same call was made before and nothing was done. */
export type Claimed = { order: Order; again: boolean } | { refused: ClaimRefusal }

/**
 * The buyer of a completed order claims under its warranty, which runs from the day they got the
 * phone. One claim at a time. Repeating it changes nothing.
 */
export async function makeClaim(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  { reason, text, photos: urls }: NewClaim,
): Promise<Claimed> {
  const photos = await copyPhotos(deps, urls, buyer.id)
  const now = deps.clock.now()
  const outcome = await rollbackOnRefusal(deps.db, async (tx): Promise<Claimed> => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || !orderSide(order, buyer.id)) return { refused: 'not_found' }
    if (order.buyerId !== buyer.id) return { refused: 'not_allowed' }
    const claims = await listClaims(tx, [order.id])
    const open = claims.find(({ state }) => isOpenClaim(state))
    if (open?.reason === reason && open.text === text) return { order, again: true }
    if (order.state !== 'completed') return { refused: 'wrong_state' }
    if (open) return { refused: 'claim_open' }
    const { warrantyUntil } = describeAfterSale(order, await findAfterSaleTerms(tx, order.id))
    if (!warrantyUntil) return { refused: 'no_warranty' }
    if (new Date(warrantyUntil) <= now) return { refused: 'warranty_over' }
    if (!order.sellerId) return { refused: 'seller_gone' }
    if (claims.length >= MAX_CLAIMS) return { refused: 'too_many_claims' }
    if (amountReversedByBank(await listEvents(tx, order.id)) >= totalMinor(order))
      return { refused: 'taken_back' }
    if ('refused' in photos) return photos
    for (const { id } of photos)
      if (!(await releaseUpload(deps, tx, id, buyer.id))) return { refused: 'unknown_picture' }
    const none = { remedy: null, refundMinor: null, answer: null, answeredAt: null }
    const fields = { id: newId(), orderId: order.id, reason, text, photos, madeAt: now, ...none }
    const blank = { state: 'open', stateSince: now, dueAt: null, remindAt: null, closedAt: null }
    const claim = enterClaimState({ ...fields, ...blank } as Claim, 'open', now)
    await insertClaim(tx, claim)
    const facts = { problem: reason, until: claim.dueAt!.toISOString() }
    await recordClaimEvent(tx, 'warranty_claimed', order, {
      viewer: buyer,
      by: 'buyer',
      at: now,
      facts,
    })
    return { order: { ...order, claimState: 'open' }, again: false }
  })
  if ('order' in outcome && !outcome.again && !('refused' in photos)) await hidePhotos(deps, photos)
  return outcome
}

/**
 * The seller agrees to repair or replace the phone, or to a refund. Money that is still held goes
 * back at once; what was paid out is paid back by the seller outside Redial.
 */
export function agreeToClaim(
  deps: Deps,
  seller: Viewer,
  address: ClaimAddress,
  { remedy, text, refundMinor: requestedMinor }: ClaimAgreement,
): Promise<Claimed> {
  const refundMinor = requestedMinor ?? null
  const isSame = (claim: Claim) =>
    claim.remedy === remedy && claim.answer === text && claim.refundMinor === refundMinor
  return transitionClaim(
    deps,
    seller,
    address,
    { transition: 'agree', isSame },
    async (tx, locked) => {
      const { order, claim, at } = locked
      const left = refundMinor === null ? 0 : await refundLeft(tx, order)
      const wrong = refundMinor !== null && refundProblem(refundMinor, left, order.currency)
      if (wrong) return { refused: wrong }
      const fromHeld =
        refundMinor !== null && (await refundFromHeld(deps, tx, order, refundMinor, at))
      const agreed = { ...claim, remedy, refundMinor, answer: text, answeredAt: at }
      const until = enterClaimState(agreed, 'agreed', at).dueAt!.toISOString()
      const sum = refundMinor !== null && { refundMinor, outside: !fromHeld }
      const change = { viewer: seller, by: 'seller', at } as const
      const facts = { remedy, reason: text, ...sum, ...(!fromHeld && { until }) }
      await recordClaimEvent(tx, 'warranty_claim_agreed', order, { ...change, facts })
      if (!fromHeld) return enterClaimState(agreed, 'agreed', at)
      const paid = { remedy, ...sum }
      await recordClaimEvent(tx, 'warranty_claim_settled', order, { ...change, facts: paid })
      return enterClaimState(agreed, 'settled', at)
    },
  )
}

/** The seller refuses with a reason: the buyer can open a dispute. */
export function refuseClaim(
  deps: Deps,
  seller: Viewer,
  address: ClaimAddress,
  text: string,
): Promise<Claimed> {
  const isSame = (claim: Claim) => claim.answer === text
  return transitionClaim(
    deps,
    seller,
    address,
    { transition: 'refuse', isSame },
    async (tx, locked) => {
      const { order, claim, at } = locked
      const answered = { ...claim, answer: text, answeredAt: at }
      const refused = enterClaimState(answered, 'refused', at)
      const facts = { reason: text, until: refused.dueAt!.toISOString() }
      const change = { viewer: seller, by: 'seller', at, facts } as const
      await recordClaimEvent(tx, 'warranty_claim_refused', order, change)
      return refused
    },
  )
}

/** The buyer says that the seller did what was agreed; of a refund, that it has arrived. */
export function settleClaim(deps: Deps, buyer: Viewer, address: ClaimAddress): Promise<Claimed> {
  return endClaim(deps, buyer, address, 'settle')
}

export function withdrawClaim(deps: Deps, buyer: Viewer, address: ClaimAddress): Promise<Claimed> {
  return endClaim(deps, buyer, address, 'withdraw')
}

function endClaim(
  deps: Deps,
  buyer: Viewer,
  address: ClaimAddress,
  transition: 'settle' | 'withdraw',
): Promise<Claimed> {
  return transitionClaim(deps, buyer, address, { transition }, async (tx, { order, claim, at }) => {
    const by = { viewer: buyer, by: 'buyer' as const, at }
    await recordEnd(tx, order, claim, transition, by)
    return enterClaimState(claim, claimTransitions[transition].to, at)
  })
}

type ClaimAddress = { orderId: string; claimId: string }
type SeenClaim = { order: Order; claim: Claim; at: Date }
type Wanted = {
  transition: Exclude<ClaimTransitionName, 'time_out' | 'lapse' | 'dispute'>
  /** Whether a claim in the state that the transition leads to was brought there by the same call. */
  isSame?: (claim: Claim) => boolean
}

/**
 * A transition of a party with the order locked: of two people who act in the same second, one gets
 * `wrong_state`. What time has done to the claim happens first, whether or not the job has run.
 */
function transitionClaim(
  deps: Deps,
  viewer: Viewer,
  { orderId, claimId }: ClaimAddress,
  { transition, isSame = () => true }: Wanted,
  operation: (tx: Tx, locked: SeenClaim) => Promise<Claim | { refused: ClaimRefusal }>,
): Promise<Claimed> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Claimed> => {
    const order = isId(orderId) && isId(claimId) ? await lockOrder(tx, orderId) : undefined
    const side = order && orderSide(order, viewer.id)
    if (!order || !side) return { refused: 'not_found' }
    const current = (await listClaims(tx, [order.id])).find(({ id }) => id === claimId)
    if (!current) return { refused: 'not_found' }
    const by: readonly string[] = claimTransitions[transition].by
    if (!by.includes(side)) return { refused: 'not_allowed' }
    const now = deps.clock.now()
    const claim = await applyDueTransitions(tx, order, current, now)
    // A refund of held money settles the claim immediately.
    const after = transition === 'agree' ? ['agreed', 'settled'] : [claimTransitions[transition].to]
    if ((after as string[]).includes(claim.state) && isSame(claim)) return { order, again: true }
    if (!canTransitionClaim(claim.state, transition, side) || order.state !== 'completed')
      return { refused: 'wrong_state' }
    const updated = await operation(tx, { order, claim, at: now })
    if ('refused' in updated) return updated
    await updateClaim(tx, updated)
    const claimState = isOpenClaim(updated.state) ? updated.state : null
    return { order: { ...order, claimState }, again: false }
  })
}

/** Ends a state whose time is up; the order is locked. */
async function applyDueTransitions(tx: Tx, order: Order, claim: Claim, date: Date): Promise<Claim> {
  const transition = dueClaimTransition(claim, date)
  if (!transition) return claim
  const updated = enterClaimState(claim, claimTransitions[transition].to, date)
  await recordEnd(tx, order, claim, transition, { by: 'system', at: date }, updated)
  await updateClaim(tx, updated)
  return applyDueTransitions(tx, order, updated, date)
}

/** The buyer requests a return instead, which ends the claim. The order is locked. */
export async function withdrawForReturn(tx: Tx, order: Order, buyer: Viewer, date: Date) {
  const claim = await findOpenClaim(tx, order.id)
  if (!claim) return
  await recordEnd(tx, order, claim, 'withdraw', { viewer: buyer, by: 'buyer', at: date })
  await updateClaim(tx, enterClaimState(claim, 'withdrawn', date))
}

/**
 * The open claim of an order becomes its dispute; the order is locked. `no_claim` without one, and
 * `claim_waits` while the seller still has time to answer.
 */
export async function disputeClaim(
  tx: Tx,
  order: Order,
  date: Date,
): Promise<'disputed' | 'no_claim' | 'claim_waits'> {
  const open = await findOpenClaim(tx, order.id)
  if (!open) return 'no_claim'
  const claim = await applyDueTransitions(tx, order, open, date)
  if (!isOpenClaim(claim.state)) return 'no_claim'
  if (!canTransitionClaim(claim.state, 'dispute', 'buyer')) return 'claim_waits'
  await updateClaim(tx, enterClaimState(claim, 'disputed', date))
  return 'disputed'
}

type ClaimChange = {
  viewer?: Viewer
  by: Side | 'system'
  at: Date
  facts?: Record<string, string | number | boolean>
}

type EndTransition = 'settle' | 'withdraw' | 'time_out' | 'lapse'

function recordEnd(
  tx: Tx,
  order: Order,
  { remedy, refundMinor }: Claim,
  transition: EndTransition,
  change: ClaimChange,
  next?: Claim,
) {
  const until = next?.dueAt && { until: next.dueAt.toISOString() }
  const sum = refundMinor !== null && { refundMinor, outside: true }
  const facts = transition === 'settle' ? { remedy: remedy!, ...sum } : { ...until }
  return recordClaimEvent(tx, claimTransitions[transition].event, order, { ...change, facts })
}

/** The event and the audit row; `facts` are visible to both sides. */
async function recordClaimEvent(
  tx: Tx,
  name: EventName,
  order: Order,
  { viewer, by, at, facts = {} }: ClaimChange,
) {
  await recordEvent(tx, name, at, { orderId: order.id, listingId: order.listingId, by, ...facts })
  const actor = viewer ?? 'system'
  await writeAudit(tx, { actor, action: name, subject: ['order', order.id], at, data: facts })
}

/** Claims of one run; small, so that the next run starts soon. */
const BATCH = 50

/** Ends the states of claims whose time is up, and sends reminders. Returns how many it took up. */
export async function runClaimDeadlines(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let processed = 0
  for (const orderId of await ordersWithDueClaims(deps.db.kysely, now, BATCH)) {
    try {
      if (await inTransaction(deps.db, (tx) => runDue(tx, orderId, now))) processed += 1
    } catch (error) {
      // One failure does not block the others; the next run tries again.
      deps.log.error({ orderId, err: error }, 'a warranty claim that is due could not be handled')
    }
  }
  return processed
}

async function runDue(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const order = await lockUnlessTaken(tx, orderId)
  const open = order && (await findOpenClaim(tx, orderId))
  if (!order || !open) return false
  const claim = await applyDueTransitions(tx, order, open, now)
  // A reminder missed during downtime is sent late, unless the state has ended.
  if (!claim.remindAt || claim.remindAt > now || !isOpenClaim(claim.state)) return true
  const { state, dueAt } = claim
  for (const reminded of claimTimes[state].reminded) {
    const isGone = (reminded === 'seller' ? order.sellerId : order.buyerId) === null
    if (isGone) continue
    const facts = { reminded, state, until: dueAt!.toISOString() }
    await recordClaimEvent(tx, 'warranty_claim_reminded', order, { by: 'system', at: now, facts })
  }
  await updateClaim(tx, { ...claim, remindAt: null })
  return true
}

/** Why a sum, in minor units, cannot be refunded; all that is `left` can. */
function refundProblem(
  refundMinor: number,
  left: number,
  currency: string,
): 'bad_amount' | 'too_fine' | undefined {
  if (!Number.isSafeInteger(refundMinor) || refundMinor <= 0 || refundMinor > left)
    return 'bad_amount'
  if (refundMinor % smallestPayable(currency) !== 0) return 'too_fine'
}

/**
 * Refunds from money that is still held because the phone could be returned, and releases the
 * rest; the sale is final then. False if nothing is held: the seller has been paid. The order is
 * locked.
 */
async function refundFromHeld(
  deps: Deps,
  tx: Tx,
  order: Order,
  refundMinor: number,
  date: Date,
): Promise<boolean> {
  if (order.payment !== 'online' || !(await isMoneyHeld(tx, order.id))) return false
  await applyMoneyEffect(deps, tx, order, 'part_refund', { at: date, refundMinor })
  await deleteDeadlines(tx, order.id, 'end_return_period')
  await updateOrder(tx, { ...order, returnUntil: null }, date)
  return true
}
