import { lazyPart } from '../../ui/lazy-part.ts'
import type { OrderDetail } from '../order-api.ts'

/** Loaded on demand: most visits to an order come before the phone has arrived. */
export const lazyAfterDelivery = lazyPart(
  async () => (await import('./after-delivery.tsx')).AfterDelivery,
)

export function hasAfterDelivery({ state }: Pick<OrderDetail, 'state'>): boolean {
  return [
    'payment_sent',
    'payment_disputed',
    'shipped',
    'delivered',
    'disputed',
    'completed',
    'return_requested',
    'return_approved',
    'return_sent',
    'refunded',
  ].includes(state)
}
