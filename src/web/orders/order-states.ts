import { isLive } from '../../shared/orders/order-life-cycle.ts'
import type { Order } from '../api/index.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export type OrderState = Order['state']

export const orderStateTones: Record<OrderState, BadgeTone> = {
  awaiting_payment: 'waiting',
  payment_sent: 'waiting',
  payment_disputed: 'danger',
  paid: 'good',
  shipped: 'waiting',
  delivered: 'good',
  disputed: 'danger',
  completed: 'good',
  return_requested: 'waiting',
  return_approved: 'waiting',
  return_sent: 'waiting',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
}

/** True while the order holds the phone. */
export function isOpen(order: Pick<Order, 'state'>) {
  return isLive(order.state)
}
