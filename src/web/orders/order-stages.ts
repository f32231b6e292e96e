import type { OrderDetail } from './order-api.ts'

/** Booked or paid, and neither sent nor handed over. */
export function isBeforeHandOver({ state }: Pick<OrderDetail, 'state'>): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

/** Whether the parts about the delivered phone, its payment or a dispute are shown. */
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
