import { latePart } from '../ui/late-part.ts'
import type { OrderDetail } from './order-calls.ts'

/** What most orders come to late: the arrival, disputes and reviews. */
export const lateAftermath = latePart(
  async () => (await import('./aftermath/order-aftermath.tsx')).OrderAftermath,
)

/** From when an order has one. */
export function hasAftermath({ state }: Pick<OrderDetail, 'state'>): boolean {
  return ['shipped', 'delivered', 'disputed', 'completed', 'refunded'].includes(state)
}
