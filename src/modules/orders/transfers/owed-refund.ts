import type { Order } from '../order.ts'
import type { OrderEvent } from '../orders.store.ts'

/**
 * What the seller of an order that was not paid through this instance has to pay back, in minor
 * units; 0 if nothing. `events` are those of the order.
 */
export function owedRefund(
  { payment, state, priceMinor, postageMinor }: Order,
  events: readonly OrderEvent[],
): number {
  if (payment === 'online') return 0
  if (state === 'refunded') return priceMinor + postageMinor
  if (state !== 'completed') return 0
  const { refundMinor } = events.findLast(({ name }) => name === 'order_completed')?.data ?? {}
  return typeof refundMinor === 'number' ? refundMinor : 0
}
