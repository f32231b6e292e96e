import { isLive } from '../../shared/orders/order-life-cycle.ts'
import type { Order } from '../api/index.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export type OrderState = Order['state']

/** Label and tone of each order state. */
export const orderStateLabels: Record<OrderState, { label: string; tone: BadgeTone }> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'waiting' },
  payment_sent: { label: 'Payment sent', tone: 'waiting' },
  payment_disputed: { label: 'Payment in dispute', tone: 'danger' },
  paid: { label: 'Paid', tone: 'good' },
  shipped: { label: 'On its way', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'good' },
  disputed: { label: 'In dispute', tone: 'danger' },
  completed: { label: 'Completed', tone: 'good' },
  return_requested: { label: 'Return requested', tone: 'waiting' },
  return_approved: { label: 'To be returned', tone: 'waiting' },
  return_sent: { label: 'On its way back', tone: 'waiting' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
}

const paymentLabels: Record<Order['paymentMethod'], string> = {
  meet_up: 'At the meet-up',
  online: 'Online',
  transfer: 'By transfer',
}

/** How an order is paid; until the buyer has chosen, nothing is. */
export function paymentLabel(order: Pick<Order, 'paymentMethod' | 'delivery' | 'state'>): string {
  const isOpen = order.state === 'awaiting_payment' && order.paymentMethod === 'meet_up'
  return isOpen && order.delivery !== 'pick_up'
    ? 'Not chosen yet'
    : paymentLabels[order.paymentMethod]
}

/** True while the order holds the phone. */
export function isOpen(order: Pick<Order, 'state'>) {
  return isLive(order.state)
}
