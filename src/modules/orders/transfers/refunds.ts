import type { Executor, Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { DAY } from '../../../shared/time.ts'
import { insertDeadlines } from '../deadlines/deadlines.store.ts'
import type { Reminder } from '../deadlines/deadlines.ts'
import { type Order, totalMinor } from '../order.ts'
import { listEvents, type OrderEvent } from '../orders.store.ts'

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
 * What can still be refunded of an order, in minor units: neither refunded before nor taken back by the bank.
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
  date: Date,
): Promise<void> {
  const isPaidHere = order.payment === 'online' && last.data.outside !== true
  if (isPaidHere || !order.endedAt) return
  // Only the return of a completed sale ends in that state by another event.
  const isEarlier = order.state === 'completed' && last.name !== 'order_completed'
  const isDecided = 'decidedBy' in last.data
  const before = isEarlier || isDecided ? await listEvents(tx, order.id) : []
  const events = isEarlier
    ? before
    : [...before.filter((event) => event.at < date), { ...last, at: date }]
  if (owedRefund(order, events) === 0) return
  const after = (days: number) => new Date(date.getTime() + days * DAY)
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
  date: Date,
): Promise<void> {
  const reminded = action === 'remind_seller' ? 'seller' : 'buyer'
  const isGone = (reminded === 'seller' ? order.sellerId : order.buyerId) === null
  const refundMinor = owedRefund(order, await listEvents(tx, order.id))
  if (isGone || refundMinor === 0 || order.refundConfirmedAt) return
  const facts = { by: 'system', reminded, refundMinor }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'refund_reminded', date, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'refund_reminded',
    subject: ['order', order.id],
    at: date,
    data: facts,
  })
}
