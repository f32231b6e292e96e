import type { Deps } from '../../deps.ts'
import { type Executor, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import {
  isLive,
  isPastDeadline,
  isReturnable,
  isUnpaid,
  type PaymentMethod,
  stateAfter,
} from '../../shared/orders/order-life-cycle.ts'
import { type BankDisputeUpdate, cancelPayments, type OrderCallbacks } from '../payments/index.ts'
import { checkoutEnd, confirmingEnd, retryEnd } from './deadlines/deadlines.ts'
import { findAgreedMeeting } from './delivery/delivery.store.ts'
import { endAfterCheckout, holdEnd, setBankDispute, setStateEnd } from './life-cycle/enter-state.ts'
import { transitionLockedOrder } from './life-cycle/transition-order.ts'
import { type Order, totalMinor } from './order.ts'
import { findOrder, lockOrder, ordersWith } from './orders.store.ts'

/** What payments need of orders: orders import payments, so app.ts passes these in. */
export const orderCallbacks: OrderCallbacks = {
  lockOrder,
  markPaid,
  handleBankDispute,
  setConfirming,
  ordersWith,
  async isBuyer(db, orderId, userId) {
    return (await findParties(db, orderId))?.buyerId === userId
  },
  async isParty(db, orderId, userId) {
    const parties = await findParties(db, orderId)
    return parties?.buyerId === userId || parties?.sellerId === userId
  },
}

type Unpayable = 'not_found' | 'not_awaiting' | 'run_out'

/** An order that its buyer may pay now, locked until the caller's transaction ends. */
export async function lockForPayment(
  tx: Tx,
  { orderId, buyerId, at }: { orderId: string; buyerId: string; at: Date },
): Promise<{ order: Order } | { refused: Unpayable }> {
  const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
  if (!order || order.buyerId !== buyerId) return { refused: 'not_found' }
  if (order.state !== 'awaiting_payment') return { refused: 'not_awaiting' }
  if (isPastDeadline(order, at)) return { refused: 'run_out' }
  return { order }
}

/**
 * Settles how an order from lockForPayment is paid, and until when: 30 minutes online, never longer
 * than it was held anyway; by another method as long as it was held before. Choosing again adds no
 * time. A parcel is only sent when it is paid.
 */
export async function choosePayment(
  tx: Tx,
  order: Order,
  { method, buyer, at }: { method: PaymentMethod; buyer: Pick<Viewer, 'id' | 'role'>; at: Date },
): Promise<{ order: Order } | { refused: 'shipping_is_paid_online' }> {
  if (method === 'meet_up' && order.delivery === 'shipping')
    return { refused: 'shipping_is_paid_online' }
  if (order.payment === method) return { order }
  const until = await holdsUntil(tx, { ...order, payment: method }, at)
  const chosen = await setStateEnd(tx, { ...order, payment: method }, until, at)
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'payment_chosen', at, { ...about, by: 'buyer', method })
  await writeAudit(tx, {
    actor: buyer,
    action: 'payment_chosen',
    subject: ['order', order.id],
    at,
    data: { method },
  })
  return { order: chosen }
}

async function holdsUntil(tx: Tx, order: Order, date: Date): Promise<Date> {
  const checkout = checkoutEnd(date, order.stateDueAt)
  if (order.payment === 'online') return checkout
  return (await holdEnd(tx, order)) ?? checkout
}

/**
 * The buyer left an online payment, or its time ran out: the phone is reserved as long as before,
 * and how to pay is open again. Repeating it is safe.
 */
export async function leaveCheckout(
  deps: Deps,
  tx: Tx,
  order: Order,
  { buyer, at }: { buyer?: Pick<Viewer, 'id' | 'role'>; at: Date },
): Promise<Order> {
  if (order.payment !== 'online') return order
  const until = (await holdEnd(tx, order)) ?? at
  const left = await setStateEnd(tx, { ...order, payment: 'meet_up' }, until, at)
  await cancelPayments(deps, tx, { orderId: order.id, at })
  const by = buyer ? 'buyer' : 'system'
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'checkout_left', at, { ...about, by })
  await writeAudit(tx, {
    actor: buyer ?? 'system',
    action: 'checkout_left',
    subject: ['order', order.id],
    at,
  })
  return left
}

/**
 * Records that the provider has received the money of an order. `too_late`: the order was over or
 * costs another sum, and the money must be refunded in full. Repeating it is safe.
 */
export async function markPaid(
  deps: Deps,
  tx: Tx,
  { orderId, amountMinor, at }: { orderId: string; amountMinor: number; at: Date },
): Promise<'paid' | 'too_late'> {
  if (!isId(orderId)) return 'too_late'
  const order = await lockOrder(tx, orderId)
  if (!order) return 'too_late'
  if (order.state === 'cancelled' || order.state === 'expired') return 'too_late'
  if (order.state !== 'awaiting_payment') return order.payment === 'online' ? 'paid' : 'too_late'
  // The delivery was changed after this payment was begun.
  if (amountMinor !== totalMinor(order)) return 'too_late'
  // A buyer who meanwhile turned to the meet-up, but whose charge went through, has paid.
  const meeting = order.delivery === 'shipping' ? undefined : await findAgreedMeeting(tx, orderId)
  const stateDueAt = endAfterCheckout(order, meeting, at) ?? order.stateDueAt
  const online: Order = { ...order, payment: 'online', stateDueAt }
  const data = { more: { payment: 'online' } }
  const outcome = await transitionLockedOrder(deps, tx, online, {
    transition: 'pay',
    by: { as: 'buyer' },
    at,
    data,
    context: { meeting },
  })
  return 'refused' in outcome ? 'too_late' : 'paid'
}

/**
 * The buyer's bank began to confirm the payment of an order, or declined it. Meanwhile the phone is
 * held, for a limited time; after a decline the buyer has time to pay another way. Ignored if the
 * order does not wait for payment, was overdue before, or the decline belongs to another payment.
 */
export async function setConfirming(
  tx: Tx,
  { orderId, confirming, at }: { orderId: string; confirming: boolean; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || isPastDeadline(order, at)) return
  if (!confirming && !order.confirmingSince) return
  const confirmingSince = confirming ? at : null
  const until = (confirming ? confirmingEnd : retryEnd)(order.createdAt, at)
  await setStateEnd(tx, { ...order, confirmingSince }, until, at)
}

/** Effect of a bank's decision: the order ended before or after shipping, or was already over. */
export type BankDisputeEffect = 'ended' | 'ended_sent' | 'goes_on' | 'over'

/**
 * Applies a bank dispute to an order, in the caller's transaction, which notifies. While it is open
 * the phone must stay where it is, and no deadline ends the order. If won, the order continues with
 * new deadlines. If lost, it ends, unless the phone was shipped and part of the money is left.
 * Ended orders do not change.
 */
export async function handleBankDispute(
  deps: Deps,
  tx: Tx,
  update: BankDisputeUpdate,
): Promise<BankDisputeEffect> {
  const { orderId, status, at } = update
  const order = await lockOrder(tx, orderId)
  if (!order) return 'over'
  const after = isLive(order.state) ? 'goes_on' : 'over'
  if (isUnpaid(order.state)) return after
  if (status === 'open') {
    const isOpen = after === 'goes_on' || (order.state === 'completed' && isReturnable(order, at))
    if (isOpen && !order.bankDisputedAt) await setBankDispute(tx, order, at, at)
    return after
  }
  const ending = status === 'lost' && endingTransition(order, update)
  if (ending) {
    const settled = { ...order, bankDisputedAt: null }
    const outcome = await transitionLockedOrder(deps, tx, settled, {
      transition: ending,
      by: { as: 'provider' },
      at,
    })
    if ('refused' in outcome) throw new Error(`a bank's decision was refused: ${outcome.refused}`)
    return ending === 'charge_back' ? 'ended' : 'ended_sent'
  }
  // The buyer has the money of a completed order back already.
  const isTaken = status === 'lost' && order.state === 'completed'
  const current = isTaken ? { ...order, returnUntil: null } : order
  if (order.bankDisputedAt) await setBankDispute(tx, current, null, at)
  return after
}

/** A phone that is still its seller's is not sold for less; one that was sent may be. */
function endingTransition({ state }: Order, { whole }: BankDisputeUpdate) {
  if (stateAfter(state, 'charge_back')) return 'charge_back'
  return whole && stateAfter(state, 'charge_back_sent') ? 'charge_back_sent' : undefined
}

export type Parties = { buyerId: string | null; sellerId: string | null; listingId: string }

/**
 * Buyer and seller of an order; undefined if it does not exist. A party with a deleted account is null.
 */
export async function findParties(db: Executor, orderId: string): Promise<Parties | undefined> {
  const order = isId(orderId) ? await findOrder(db, orderId) : undefined
  return order && { buyerId: order.buyerId, sellerId: order.sellerId, listingId: order.listingId }
}
