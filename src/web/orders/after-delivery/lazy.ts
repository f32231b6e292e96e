import { latePart } from '../../ui/late-part.ts'
import type { OrderDetail } from '../order-api.ts'

/** What most orders come to late: the arrival, disputes and reviews. */
export const lazyAfterDelivery = latePart(
  async () => (await import('./after-delivery.tsx')).AfterDelivery,
)

/** From when an order has one. */
export function hasAfterDelivery({ state }: Pick<OrderDetail, 'state'>): boolean {
  return ['shipped', 'delivered', 'disputed', 'completed', 'refunded'].includes(state)
}
