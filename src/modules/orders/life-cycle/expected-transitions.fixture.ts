import type { MoveName, Mover, OrderState } from '../../../shared/order-life-cycle.ts'

/** All transitions of an order, written by hand; any other must be refused. */
export const expectedTransitions: readonly [
  state: OrderState,
  move: MoveName,
  by: Mover[],
  to: OrderState,
][] = [
  ['awaiting_payment', 'pay', ['buyer'], 'paid'],
  ['awaiting_payment', 'take_cash', ['seller'], 'paid'],
  ['awaiting_payment', 'send_payment', ['buyer'], 'payment_sent'],
  ['awaiting_payment', 'confirm_payment', ['seller', 'admin'], 'paid'],
  ['payment_sent', 'confirm_payment', ['seller', 'admin'], 'paid'],
  ['payment_sent', 'dispute_payment', ['buyer', 'seller', 'admin'], 'payment_disputed'],
  ['payment_disputed', 'accept_payment', ['seller', 'admin'], 'paid'],
  ['payment_disputed', 'reject_payment', ['buyer', 'admin'], 'cancelled'],
  ['awaiting_payment', 'cancel', ['buyer'], 'cancelled'],
  ['awaiting_payment', 'expire', ['clock'], 'expired'],
  ['awaiting_payment', 'call_off', ['admin'], 'cancelled'],
  ['paid', 'hand_over', ['seller'], 'completed'],
  ['paid', 'ship', ['seller'], 'shipped'],
  ['paid', 'cancel_sale', ['seller', 'admin', 'clock'], 'refunded'],
  ['paid', 'charge_back', ['provider'], 'refunded'],
  ['shipped', 'charge_back_sent', ['provider'], 'refunded'],
  ['delivered', 'charge_back_sent', ['provider'], 'refunded'],
  ['disputed', 'charge_back_sent', ['provider'], 'refunded'],
  ['shipped', 'deliver', ['buyer', 'carrier', 'admin'], 'delivered'],
  ['shipped', 'dispute', ['buyer', 'admin', 'clock'], 'disputed'],
  ['delivered', 'confirm', ['buyer', 'clock'], 'completed'],
  ['delivered', 'dispute', ['buyer', 'admin', 'clock'], 'disputed'],
  ['disputed', 'release', ['buyer', 'admin'], 'completed'],
  ['disputed', 'part_refund', ['buyer', 'seller', 'admin'], 'completed'],
  ['disputed', 'refund', ['seller', 'admin', 'clock'], 'refunded'],
]

/** The event that is recorded when an order enters a state. */
export const eventOf: Record<OrderState, string> = {
  awaiting_payment: 'phone_booked',
  payment_sent: 'order_payment_sent',
  payment_disputed: 'order_payment_disputed',
  paid: 'order_paid',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  disputed: 'order_disputed',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
  expired: 'order_expired',
  refunded: 'order_refunded',
}

/** The state of the phone that follows from the state of its order. */
export const phoneIn: Record<OrderState, 'reserved' | 'sold' | 'live'> = {
  awaiting_payment: 'reserved',
  payment_sent: 'reserved',
  payment_disputed: 'reserved',
  paid: 'reserved',
  shipped: 'reserved',
  delivered: 'reserved',
  disputed: 'reserved',
  completed: 'sold',
  cancelled: 'live',
  expired: 'live',
  refunded: 'live',
}
