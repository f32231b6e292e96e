import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  newId,
  rollbackOnRefusal,
  type Tx,
} from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isReturn, isUnpaid } from '../../../shared/orders/order-life-cycle.ts'
import { DISPUTE_ANSWER_HOURS } from '../../../shared/orders/order-limits.ts'
import { HOUR } from '../../../shared/time.ts'
import { isBanned } from '../../accounts/index.ts'
import { copyPhotos, hidePhotos } from '../../media/index.ts'
import { addReminder, clearStateEnd } from '../life-cycle/enter-state.ts'
import { type Transitioned, transitionOrder } from '../life-cycle/transition-order.ts'
import { type Order, roleIn } from '../order.ts'
import { lockOrder, ordersHeldForBannedBuyers } from '../orders.store.ts'
import { disputeClaim } from '../warranty/claims.ts'
import { type DisputeReason, isAboutPayment, isAboutReturn, isAboutWarranty } from './dispute.ts'
import type { NewDispute } from './disputes.contract.ts'
import { insertDispute, insertStatement } from './disputes.store.ts'
import { type StatementRefusal, saveStatement } from './statements.ts'

type Refusal =
  | Extract<Transitioned, { refused: string }>['refused']
  | StatementRefusal
  | 'wrong_reason'
  | 'claim_waits'

export type Opened = { opened: true; again: boolean } | { refused: Refusal }

/**
 * The buyer reports a problem with a shipped phone, or that it never arrived: the money is held until the
 * parties settle or an admin decides. While a payment outside this instance waits to be confirmed, or a phone
 * goes back, either side can dispute that. After the sale the buyer can dispute a warranty claim that was
 * refused, not answered or not met. An uninvolved admin can open it for a silent buyer. Repeating it changes
 * nothing.
 */
export async function openDispute(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { reason, text, photos: urls }: NewDispute,
): Promise<Opened> {
  const photos = await copyPhotos(deps, urls, viewer.id)
  const now = deps.clock.now()
  const outcome = await rollbackOnRefusal(deps.db, async (tx): Promise<Opened> => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && roleIn(order, viewer, 'decideDisputes')
    if (!order || !side) return { refused: 'not_found' }
    const transition = disputeTransition(order.state)
    const by = { as: side, viewer }
    const transitioned = await transitionOrder(deps, tx, {
      orderId,
      transition,
      by,
      at: now,
      data: { reason },
    })
    if ('refused' in transitioned) return transitioned
    if (transitioned.again) return { opened: true, again: true }
    const claim = transition === 'dispute_warranty' ? await disputeClaim(tx, order, now) : undefined
    if (claim === 'no_claim') return { refused: 'wrong_state' }
    if (claim === 'claim_waits') return { refused: claim }
    if (!isFitting(reason, transition)) return { refused: 'wrong_reason' }
    if ('refused' in photos) return photos
    const id = newId()
    // A seller who opens it has given their side.
    const stage = side === 'seller' ? 'answered' : 'open'
    await insertDispute(tx, { id, orderId: order.id, reason, stage, at: now })
    const statement = { by: viewer, side, text, photos, at: now } as const
    if (claim) await escalateToAdmins(tx, transitioned.order, now)
    // Without a valid statement there is no dispute, and the order is not changed.
    return (await saveStatement(deps, tx, id, statement)) ?? { opened: true, again: false }
  })
  if ('opened' in outcome && !outcome.again && !('refused' in photos))
    await hidePhotos(deps, photos)
  return outcome
}

type DisputeTransition = ReturnType<typeof disputeTransition>

function isFitting(reason: DisputeReason, transition: DisputeTransition): boolean {
  if (isAboutPayment({ reason })) return transition === 'dispute_payment'
  if (isAboutReturn({ reason })) return transition === 'dispute_return'
  return isAboutWarranty({ reason }) ? transition === 'dispute_warranty' : transition === 'dispute'
}

function disputeTransition(state: Order['state']) {
  if (isUnpaid(state)) return 'dispute_payment'
  if (state === 'completed') return 'dispute_warranty'
  return isReturn(state) ? 'dispute_return' : 'dispute'
}

/** Orders taken up in one run. */
const BANNED_BATCH = 50

const REASON_FOR_BANNED_BUYER =
  'The buyer’s account was closed by an admin before they confirmed that the phone is as described. ' +
  'The money is held until an admin decides.'

/**
 * Opens disputes for delivered orders of banned buyers, who can neither confirm nor complain; only
 * an admin ends them. Returns how many.
 */
export async function openDisputesForBannedBuyers(deps: Deps): Promise<number> {
  const held = await ordersHeldForBannedBuyers(deps.db.kysely, BANNED_BATCH)
  let taken = 0
  for (const orderId of held) {
    try {
      if (await inTransaction(deps.db, (tx) => openForBannedBuyer(deps, tx, orderId))) taken += 1
    } catch (error) {
      // One failure does not block the others; the next run tries again.
      deps.log.error({ orderId, err: error }, 'an order of a banned buyer could not be disputed')
    }
  }
  return taken
}

async function openForBannedBuyer(deps: Deps, tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Unbanned meanwhile, or ended.
  if (order?.state !== 'delivered' || order.stateDueAt || !(await isBanned(tx, order.buyerId)))
    return false
  const now = deps.clock.now()
  const wanted = { transition: 'dispute', by: { as: 'system' }, data: { reason: 'other' } } as const
  const transitioned = await transitionOrder(deps, tx, { orderId, at: now, ...wanted })
  if ('refused' in transitioned) throw new Error(`a dispute was refused: ${transitioned.refused}`)
  const disputeId = newId()
  await insertDispute(tx, { id: disputeId, orderId, reason: 'other', stage: 'open', at: now })
  const statement = {
    side: 'admin',
    authorId: null,
    text: REASON_FOR_BANNED_BUYER,
    at: now,
  } as const
  await insertStatement(tx, { id: newId(), disputeId, ...statement, photos: [] })
  await escalateToAdmins(tx, transitioned.order, now)
  return true
}

// Neither side gets the money by waiting; the seller may answer before admins are reminded.
async function escalateToAdmins(tx: Tx, order: Order, date: Date) {
  const held = await clearStateEnd(tx, order, date)
  await addReminder(tx, held, 'admin', new Date(date.getTime() + DISPUTE_ANSWER_HOURS * HOUR))
}
