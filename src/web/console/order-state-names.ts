import type { OrderState } from '../orders/order-states.ts'

/** States of orders in filters and counts of the console, which is in English. */
export const orderStateNames: Record<OrderState, string> = {
  awaiting_payment: 'Awaiting payment',
  payment_sent: 'Payment sent',
  payment_disputed: 'Payment in dispute',
  paid: 'Paid',
  shipped: 'On its way',
  delivered: 'Delivered',
  disputed: 'In dispute',
  completed: 'Completed',
  return_requested: 'Return requested',
  return_approved: 'To be returned',
  return_sent: 'On its way back',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
}
