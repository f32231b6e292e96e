import { reasonLabels } from './disputes/dispute-labels.ts'
import type { OrderDetail } from './order-api.ts'
import { claimDeadlineLabel, openClaim } from './warranty/claim-labels.ts'

/** What the deadline on the page means. */
export function deadlineLabel(order: OrderDetail): string {
  const { state, viewerRole, buyer, delivery, next } = order
  switch (state) {
    case 'awaiting_payment':
      return viewerRole === 'buyer' ? 'Reserved for you until' : `Reserved for ${buyer} until`
    case 'payment_sent':
      return 'The admins are reminded on'
    case 'paid':
      if (next?.action === 'answer_cancellation') return 'Canceled automatically on'
      return delivery === 'shipping' ? 'Ship by' : 'Meet by'
    case 'shipped':
      return 'Expected by'
    case 'delivered':
      return 'Completes automatically on'
    case 'return_requested':
      return 'The admins are reminded on'
    case 'return_approved':
      return 'Return by'
    case 'return_sent':
      return 'Treated as received on'
    case 'completed': {
      const claim = openClaim(order)
      return claim ? claimDeadlineLabel(claim, order) : ''
    }
    default:
      return disputeLabel(next?.action)
  }
}

function disputeLabel(action: NonNullable<OrderDetail['next']>['action'] | undefined): string {
  if (action === 'answer_dispute') return 'Reply due by'
  if (action === 'send_back') return 'Return due by'
  if (action === 'receive_return') return 'Treated as received on'
  return 'Resolve by'
}

type Entry = OrderDetail['timeline'][number]

const eventLabels: Record<string, string> = {
  phone_booked: 'Booked',
  delivery_chosen: 'Delivery chosen',
  payment_chosen: 'Payment method chosen',
  payment_reset: 'The chosen payment method is no longer available',
  checkout_left: 'Online payment canceled',
  order_payment_sent: 'Payment marked as sent',
  order_payment_disputed: 'Payment disputed',
  cancellation_requested: 'Asked to cancel',
  cancellation_declined: 'Request to cancel declined',
  refund_confirmed: 'Refund received',
  payment_failed: 'Payment failed',
  payment_returned: 'A payment arrived too late and is being refunded',
  payment_confirming: 'The bank is confirming the payment',
  payment_unconfirmed: 'The bank did not confirm the payment',
  payment_disputed: 'The bank disputed the payment',
  payment_dispute_won: 'The bank upheld the payment',
  payment_dispute_lost: 'The bank reversed the payment',
  meet_up_proposed: 'Meet-up suggested',
  meet_up_agreed: 'Meet-up agreed',
  order_paid: 'Paid',
  order_shipped: 'Shipped',
  shipment_corrected: 'Tracking number corrected',
  order_delivered: 'Arrived',
  order_completed: 'Completed',
  order_cancelled: 'Booking canceled',
  order_expired: 'Booking expired',
  order_refunded: 'Canceled with a full refund',
  order_return_requested: 'Asked to return it',
  order_return_approved: 'Return address given',
  order_return_place_changed: 'Return address changed',
  order_return_sent: 'Sent back',
  order_return_ended: 'Return ended, the buyer keeps the phone',
  order_return_period_ended: 'Return period over',
  order_disputed: 'Problem reported',
  warranty_claimed: 'Warranty claim made',
  warranty_claim_agreed: 'Warranty claim agreed to',
  warranty_claim_refused: 'Warranty claim refused',
  warranty_claim_unanswered: 'Warranty claim not answered in time',
  warranty_claim_settled: 'Warranty claim settled',
  warranty_claim_withdrawn: 'Warranty claim withdrawn',
  warranty_claim_lapsed: 'Warranty claim closed',
  refund_sent: 'Refund sent',
  refund_failed: 'The refund failed. An admin is looking into it',
  payout_sent: 'Payout sent',
  dispute_answered: 'Reply sent',
  dispute_statement_added: 'Details added to the dispute',
  dispute_settlement_proposed: 'Solution proposed',
  dispute_settlement_accepted: 'Proposal accepted',
  dispute_settlement_declined: 'Proposal declined',
  dispute_decided: 'Dispute decided',
  return_agreed: 'Return agreed',
  return_sent: 'Return shipped',
  return_received: 'Return received',
  return_lapsed: 'The phone wasn’t returned in time',
}

function isReminder(event: string): boolean {
  return ['order_reminded', 'refund_reminded', 'warranty_claim_reminded'].includes(event)
}

/** An event without a label falls back to its name. */
export function eventLabel({ event, reminded }: Pick<Entry, 'event' | 'reminded'>): string {
  if (isReminder(event))
    return reminded ? `Reminder sent to the ${reminded}` : 'A reminder was sent'
  const label = eventLabels[event] ?? event.replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Who did it; empty where the label says so already or nobody did. */
export function actorLabel({ by, event }: Pick<Entry, 'by' | 'event'>, order: OrderDetail): string {
  if (isReminder(event) || by === null) return ''
  if (by === order.viewerRole) return 'by you'
  if (by === 'system') return 'automatically at the deadline'
  if (by === 'provider') return 'by the bank'
  if (by === 'admin' || by === 'carrier') return by === 'admin' ? 'by an admin' : 'by the carrier'
  return `by ${order[by]}`
}

const disputeEvents: readonly string[] = ['order_disputed', 'order_payment_disputed']

/** Why: quoted where a person typed it; the reason of a dispute comes from a fixed list. */
export function eventReason({ event, reason }: Pick<Entry, 'event' | 'reason'>): string {
  if (!disputeEvents.includes(event)) return `“${reason}”`
  return reasonLabels[reason as keyof typeof reasonLabels]?.label ?? ''
}
