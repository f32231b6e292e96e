import type { Deps } from '../../../deps.ts'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/events.ts'
import { DELETED_ACCOUNT } from '../../../shared/accounts/account-rules.ts'
import { returnStates, stateAfter } from '../../../shared/orders/order-life-cycle.ts'
import { automaticEnd, deadlinesFor } from '../deadlines/deadlines.ts'
import type { Order } from '../order.ts'
import {
  erasePartyName,
  hasReturnableSales,
  listLiveOrders,
  lockHold,
  lockLiveOrders,
} from '../orders.store.ts'
import { hasOpenClaims } from '../warranty/claims.store.ts'
import { setStateEnd } from './enter-state.ts'
import { transitionLockedOrder } from './transition-order.ts'

/** States in which money or a phone is on its way between the two: no account may close then. */
const underWay = [
  'payment_sent',
  'payment_disputed',
  'shipped',
  'delivered',
  'disputed',
  ...returnStates,
] as const

/**
 * True while an order of this person can only end by arrival or by a decision, or a warranty claim
 * is open. Their orders stay as they are until the caller's transaction ends; it has locked the
 * account's row.
 */
export async function hasOrdersUnderWay(tx: Tx, userId: string): Promise<boolean> {
  return isUnderWay(tx, userId, await lockLiveOrders(tx, userId))
}

/**
 * The orders of a person that have not ended, and whether one is under way. Locks nothing: it may
 * change at any time.
 */
export async function previewUserOrders(
  db: Executor,
  userId: string,
): Promise<{ orders: Order[]; hasUnderWay: boolean }> {
  const orders = await listLiveOrders(db, userId)
  return { orders, hasUnderWay: await isUnderWay(db, userId, orders) }
}

async function isUnderWay(db: Executor, userId: string, orders: readonly Order[]) {
  if (orders.some(({ state }) => (underWay as readonly string[]).includes(state))) return true
  if (await hasReturnableSales(db, userId)) return true
  return hasOpenClaims(db, userId)
}

/**
 * Cancels the orders of a buyer or seller whose account closes, refunds what was paid, and releases
 * the phones; orders under way continue. The caller has locked the account's row and withdraws the
 * listings afterwards. Returns how many were closed.
 */
export async function closeUserOrders(
  deps: Deps,
  tx: Tx,
  userId: string,
  actor: Actor,
  now: Date,
): Promise<number> {
  let closed = 0
  for (const order of await lockLiveOrders(tx, userId)) {
    const cause = order.buyerId === userId ? 'buyer_gone' : 'seller_gone'
    if (await closeOrder(deps, tx, order, { actor, cause, at: now })) closed += 1
  }
  return closed
}

/**
 * Cancels the order of a phone that a moderator removes. The caller has removed the listing, and so
 * locked it. Returns whether there was one.
 */
export async function cancelLiveOrder(
  deps: Deps,
  tx: Tx,
  listingId: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const order = await lockHold(tx, listingId)
  return order ? closeOrder(deps, tx, order, { actor, cause: 'taken_down', at: now }) : false
}

/** Why an order is canceled; part of its event. */
type Cause = 'buyer_gone' | 'seller_gone' | 'taken_down'

// Once the phone is on its way, only its arrival or a dispute ends the order.
async function closeOrder(
  deps: Deps,
  tx: Tx,
  order: Order,
  { actor, cause, at }: { actor: Actor; cause: Cause; at: Date },
): Promise<boolean> {
  const transition = (['call_off', 'cancel_sale'] as const).find((each) =>
    stateAfter(order.state, each),
  )
  if (!transition) return false
  const viewer = actor === 'system' ? undefined : actor
  const data = { more: { cause } }
  const outcome = await transitionLockedOrder(deps, tx, order, {
    transition,
    by: { as: 'admin', viewer },
    at,
    data,
  })
  if ('refused' in outcome) throw new Error(`an order cannot be called off: ${outcome.refused}`)
  return true
}

/**
 * When a buyer is unbanned, the inspection period of delivered phones starts again. The caller has
 * locked the account's row.
 */
export async function restartInspections(tx: Tx, buyerId: string, date: Date): Promise<void> {
  for (const order of await lockLiveOrders(tx, buyerId)) {
    if (order.buyerId !== buyerId || order.state !== 'delivered' || order.bankDisputedAt) continue
    const until = automaticEnd(deadlinesFor(order.state, order.payment, date))
    if (until) await setStateEnd(tx, order, until, date)
  }
}

/** Takes the name of a person whose account is deleted off their orders. */
export async function eraseParty(tx: Tx, userId: string): Promise<void> {
  await erasePartyName(tx, userId, DELETED_ACCOUNT)
}
