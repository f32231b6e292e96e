import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isPastDeadline } from '../../../shared/orders/order-life-cycle.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { DAY } from '../../../shared/time.ts'
import { findTransferDetails, offeredPaymentMethods } from '../../payments/index.ts'
import { deleteDeadlines, insertDeadlines } from '../deadlines/deadlines.store.ts'
import type { Reminder } from '../deadlines/deadlines.ts'
import { deleteAddress } from '../delivery/delivery.store.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import { type Order, roleIn, totalMinor } from '../order.ts'
import { listEvents, lockOrder, type OrderEvent, updateOrder } from '../orders.store.ts'
import { insertTransfer, unpaidOrdersToCheck } from './transfers.store.ts'

/**
 * The buyer has sent the money as the seller or the shop instructs. The instructions are kept as
 * they were, in case the payment is disputed. Repeating it changes nothing.
 */
export function markPaymentSent(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<Transitioned | { refused: 'not_transfer' }> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned | { refused: 'not_transfer' }> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const details = await findTransferDetails(deps.env, tx, order.sellerId)
    const isChosen = order.state === 'awaiting_payment' && order.payment === 'transfer'
    if (isChosen && !details) return { refused: 'not_transfer' }
    const by = { as: 'buyer', viewer: buyer } as const
    const outcome = await transitionLockedOrder(deps, tx, order, {
      transition: 'send_payment',
      by,
      at: now,
    })
    if ('refused' in outcome || outcome.again || !details) return outcome
    await insertTransfer(tx, order.id, { ...details, sentAt: now })
    return outcome
  })
}

/**
 * The money has arrived: the seller says so, or where buyers pay the shop, an uninvolved admin.
 * Repeating it changes nothing.
 */
export function confirmPayment(deps: Deps, viewer: Viewer, orderId: string): Promise<Transitioned> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    const side = order && roleIn(order, viewer)
    if (!order || !side) return { refused: 'not_found' }
    const payee = (await findTransferDetails(deps.env, tx, order.sellerId))?.payee
    if (side === 'admin' && payee !== 'shop') return { refused: 'not_allowed' }
    const data = { more: { payment: 'transfer' } }
    const by = { as: side, viewer }
    return transitionLockedOrder(deps, tx, order, {
      transition: 'confirm_payment',
      by,
      at: now,
      data,
    })
  })
}

/**
 * The buyer has got the money back that the seller owed: reminders end. Repeating it
 * changes nothing.
 */
export function confirmRefund(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
): Promise<{ order: Order } | { refused: 'not_found' | 'nothing_owed' }> {
  type Confirmed = { order: Order } | { refused: 'not_found' | 'nothing_owed' }
  return inTransaction(deps.db, async (tx: Tx): Promise<Confirmed> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const refundMinor = owedRefund(order, await listEvents(tx, order.id))
    if (refundMinor === 0) return { refused: 'nothing_owed' }
    if (order.refundConfirmedAt) return { order }
    const confirmed = { ...order, refundConfirmedAt: now }
    await updateOrder(tx, confirmed, now)
    await deleteDeadlines(tx, order.id)
    const data = { by: 'buyer', refundMinor }
    const about = { orderId: order.id, listingId: order.listingId }
    await recordEvent(tx, 'refund_confirmed', now, { ...about, ...data })
    await writeAudit(tx, {
      actor: buyer,
      action: 'refund_confirmed',
      subject: ['order', order.id],
      at: now,
      data,
    })
    return { order: confirmed }
  })
}

const BATCH = 200

/**
 * Orders that can no longer be paid as their buyers chose, because a provider or a seller's
 * instructions are gone: the choice is open again, and both are notified. Returns how many.
 */
export async function resetUnpayableOrders(deps: Deps): Promise<number> {
  let reset = 0
  let last: string | undefined
  for (;;) {
    const ids = await unpaidOrdersToCheck(deps.db.kysely, last, BATCH)
    for (const id of ids) {
      try {
        if (await inTransaction(deps.db, (tx) => resetIfUnpayable(deps, tx, id))) reset += 1
      } catch (error) {
        deps.log.error({ orderId: id, err: error }, 'an unpayable order could not be reset')
      }
    }
    if (ids.length < BATCH) return reset
    last = ids.at(-1)
  }
}

async function resetIfUnpayable(deps: Deps, tx: Tx, orderId: string): Promise<boolean> {
  const now = deps.clock.now()
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_payment' || isPastDeadline(order, now)) return false
  // An open checkout is finished at the provider, or its time runs out.
  if (order.payment === 'online') return false
  const methods = await offeredPaymentMethods(deps, tx, order)
  const canBeDelivered = payableDeliveries(methods).includes(order.delivery ?? 'pick_up')
  const delivery = canBeDelivered ? order.delivery : null
  const isPayable = methodsForDelivery(delivery, methods).includes(order.payment)
  // A phone that is shipped and still counts as paid at the meet-up only lacks a choice.
  if (canBeDelivered && (isPayable || order.payment === 'meet_up')) return false
  await updateOrder(tx, { ...order, delivery, payment: 'meet_up' }, now)
  if (delivery === null) await deleteAddress(tx, order.id)
  const data = { delivery: order.delivery, payment: order.payment }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'payment_reset', now, { ...about, ...data })
  await writeAudit(tx, {
    actor: 'system',
    action: 'payment_reset',
    subject: ['order', order.id],
    at: now,
    data,
  })
  return true
}

type Events = readonly Pick<OrderEvent, 'name' | 'data'>[]

/** The end of a sale with a partial refund, and a claim that the seller settled with one. */
const partial = ['order_completed', 'warranty_claim_settled']

/**
 * What the buyer was refunded, or is owed, while the sale stood: after disputes and under the
 * warranty, in minor units.
 */
export function refundedBefore(events: Events): number {
  return sumOf(events.filter(({ name }) => partial.includes(name)))
}

/** What the buyer's bank has taken back, or withholds until it has decided, in minor units. */
export function amountReversedByBank(events: Events): number {
  const taken = new Map<unknown, number>()
  for (const { name, data } of events) {
    if (name === 'payment_disputed' || name === 'payment_dispute_lost')
      taken.set(data.paymentId, Number(data.amountMinor))
    if (name === 'payment_dispute_won') taken.delete(data.paymentId)
  }
  return [...taken.values()].reduce((sum, one) => sum + one, 0)
}

/**
 * What can still be refunded of an order, in minor units: neither refunded before nor taken back by
 * the bank.
 */
export function refundable(order: Order, events: Events): number {
  return Math.max(0, totalMinor(order) - refundedBefore(events) - amountReversedByBank(events))
}

/** The same with the events of the order as they are now. */
export async function refundLeft(db: Executor, order: Order): Promise<number> {
  return refundable(order, await listEvents(db, order.id))
}

/** The part of what was refunded that came from money held here. */
export function refundedFromHeld({ payment }: Pick<Order, 'payment'>, events: Events): number {
  if (payment !== 'online') return 0
  return refundedBefore(events.filter(({ data }) => data.outside !== true))
}

/**
 * What the seller of an ended order has to pay back because no money was held for it, in minor
 * units; 0 if nothing. It was not paid through this instance, or paid out before a dispute about
 * the warranty. Neither what the buyer confirmed before the end of the order is owed again, nor what
 * their bank took back. `events` are those of the order, oldest first.
 */
export function owedRefund(
  order: Pick<Order, 'payment' | 'state' | 'priceMinor' | 'postageMinor'>,
  events: Events,
): number {
  const { payment, state } = order
  if (state !== 'refunded' && state !== 'completed') return 0
  const last = state === 'refunded' ? 'order_refunded' : 'order_completed'
  const end = events.findLastIndex(({ name }) => name === last)
  const isOutside = ({ data }: Events[number]) => payment !== 'online' || data.outside === true
  const confirmed = sumOf(events.slice(0, end).filter(({ name }) => name === 'refund_confirmed'))
  const atMost = Math.max(0, totalMinor(order) - amountReversedByBank(events))
  if (state === 'completed') {
    const parts = events.filter((event) => event.name === last && isOutside(event))
    return Math.min(atMost, Math.max(0, sumOf(parts) - confirmed))
  }
  if (payment === 'online' && !(end >= 0 && isOutside(events[end]!))) return 0
  const owedParts = events.filter((event) => event.name === 'order_completed' && isOutside(event))
  const settled = refundedBefore(events) - sumOf(owedParts)
  return Math.max(0, atMost - settled - confirmed)
}

function sumOf(events: Events): number {
  return events.reduce((sum, { data: { refundMinor } }) => {
    return sum + (typeof refundMinor === 'number' ? refundMinor : 0)
  }, 0)
}

/** Banks move money within a day or two: the seller is reminded of a refund not confirmed by then. */
export const FIRST_REMINDER_DAYS = 3
/** Then the seller is reminded again, and the buyer learns whom to contact. */
export const LAST_REMINDER_DAYS = 7

/**
 * Sets the reminders of an order that just ended, if its seller has to pay the buyer back. `last` is the
 * event of its end.
 */
export async function setRefundReminders(
  tx: Tx,
  order: Order,
  last: Omit<OrderEvent, 'at'>,
  at: Date,
): Promise<void> {
  const isPaidHere = order.payment === 'online' && last.data.outside !== true
  if (isPaidHere || !order.endedAt) return
  // Only the return of a completed sale ends in that state by another event.
  const isEarlier = order.state === 'completed' && last.name !== 'order_completed'
  const isDecided = 'decidedBy' in last.data
  const before = isEarlier || isDecided ? await listEvents(tx, order.id) : []
  const events = isEarlier ? before : [...before.filter((event) => event.at < at), { ...last, at }]
  if (owedRefund(order, events) === 0) return
  const after = (days: number) => new Date(at.getTime() + days * DAY)
  await insertDeadlines(tx, order, [
    { at: after(FIRST_REMINDER_DAYS), action: 'remind_seller' },
    { at: after(LAST_REMINDER_DAYS), action: 'remind_seller' },
    { at: after(LAST_REMINDER_DAYS), action: 'remind_buyer' },
  ])
}

/** Reminds one side of an ended order of a refund that the buyer has not confirmed. */
export async function remindOfRefund(
  tx: Tx,
  order: Order,
  action: Reminder,
  at: Date,
): Promise<void> {
  const reminded = action === 'remind_seller' ? 'seller' : 'buyer'
  const isGone = (reminded === 'seller' ? order.sellerId : order.buyerId) === null
  const refundMinor = owedRefund(order, await listEvents(tx, order.id))
  if (isGone || refundMinor === 0 || order.refundConfirmedAt) return
  const facts = { by: 'system', reminded, refundMinor }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'refund_reminded', at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'refund_reminded',
    subject: ['order', order.id],
    at,
    data: facts,
  })
}
