import { type Order, totalMinor } from '../order.ts'
import type { OrderEvent } from '../orders.store.ts'

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

/** The part of it that was refunded from money held here. */
export function refundedFromHeld({ payment }: Pick<Order, 'payment'>, events: Events): number {
  if (payment !== 'online') return 0
  return refundedBefore(events.filter(({ data }) => data.outside !== true))
}

/**
 * What the seller of an ended order has to pay back because no money was held for it, in minor
 * units; 0 if nothing. It was not paid through this instance, or paid out before a dispute about
 * the warranty. What the buyer confirmed before the end of the order is not owed again. `events`
 * are those of the order, oldest first.
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
  if (state === 'completed') {
    const parts = events.filter((event) => event.name === last && isOutside(event))
    return Math.max(0, sumOf(parts) - confirmed)
  }
  if (payment === 'online' && !(end >= 0 && isOutside(events[end]!))) return 0
  const owedParts = events.filter((event) => event.name === 'order_completed' && isOutside(event))
  const settled = refundedBefore(events) - sumOf(owedParts)
  return Math.max(0, totalMinor(order) - settled - confirmed)
}

function sumOf(events: Events): number {
  return events.reduce((sum, { data: { refundMinor } }) => {
    return sum + (typeof refundMinor === 'number' ? refundMinor : 0)
  }, 0)
}
