import type { OrderDetail } from './order-calls.ts'

type Entry = OrderDetail['timeline'][number]

const told: Record<string, string> = {
  phone_booked: 'Booked',
  delivery_chosen: 'Delivery chosen',
  payment_chosen: 'Way to pay chosen',
  payment_failed: 'A payment did not go through',
  payment_returned: 'A payment that was not needed any more goes back in full',
  payment_confirming: 'The bank is confirming a payment',
  payment_unconfirmed: 'The bank did not confirm the payment',
  payment_disputed: 'The bank disputes the payment',
  payment_dispute_won: 'The bank lets the payment stand',
  payment_dispute_lost: 'The bank took the payment back',
  meet_up_proposed: 'A meeting was proposed',
  meet_up_agreed: 'Place and time agreed',
  order_paid: 'Paid',
  order_shipped: 'Sent',
  shipment_corrected: 'The tracking number was corrected',
  order_delivered: 'Arrived',
  order_completed: 'Completed',
  order_cancelled: 'Booking cancelled',
  order_expired: 'The hold ended',
  order_refunded: 'Called off: everything goes back to the buyer',
  order_disputed: 'A problem was reported',
  refund_sent: 'The refund was sent',
  refund_failed: 'The refund did not go through; an admin sees to it',
  payout_sent: 'The payout was sent',
  dispute_answered: 'The seller answered',
  dispute_statement_added: 'Something was added to the dispute',
  dispute_settlement_proposed: 'A settlement was proposed',
  dispute_settlement_accepted: 'The settlement was accepted',
  dispute_settlement_declined: 'The settlement was declined',
  dispute_decided: 'An admin decided',
  return_agreed: 'A return was agreed',
  return_sent: 'The phone was sent back',
  return_received: 'The phone came back',
  return_lapsed: 'The phone was not sent back in time',
}

/** What happened, in words for people. An event that has none says its own name. */
export function eventWords({ event, asked }: Pick<Entry, 'event' | 'asked'>): string {
  if (event === 'order_reminded') return asked ? `The ${asked} was reminded` : 'A reminder was sent'
  const words = told[event] ?? event.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who did it; nothing where the event says so itself or nobody did. */
export function byWords({ by, event }: Pick<Entry, 'by' | 'event'>, order: OrderDetail): string {
  if (event === 'order_reminded' || by === 'system') return ''
  if (by === order.you) return 'by you'
  if (by === 'clock') return 'because the time was up'
  if (by === 'provider') return 'by the bank'
  if (by === 'admin' || by === 'carrier') return by === 'admin' ? 'by an admin' : 'by the carrier'
  return `by ${order[by]}`
}

/** Why, in the words of whoever did it; the reason of a dispute is one of a few. */
export function reasonWords({ event, reason }: Pick<Entry, 'event' | 'reason'>): string {
  if (event !== 'order_disputed' || !reason) return `“${reason}”`
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
