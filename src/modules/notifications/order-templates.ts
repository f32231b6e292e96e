import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { disputeReminder, returnReminder } from './dispute-templates.ts'
import {
  type Facts,
  type Message,
  type MessageKey,
  message,
  type NotificationTemplate,
  textField,
  titled,
} from './template.ts'

/** An order from the booking to its end, without money that moves later and without disputes. */
export const orderTemplates = {
  phone_booked: {
    kind: 'orders',
    audience: 'both',
    template: ({ side }) =>
      message(side === 'buyer' ? 'orders.booked.buyer' : 'orders.booked.seller'),
  },
  delivery_chosen: { kind: 'orders', audience: 'seller', template: deliveryChosen },
  order_payment_sent: {
    kind: 'payments',
    audience: 'seller',
    template: () => message('orders.paymentSent'),
  },
  payment_reset: {
    kind: 'payments',
    audience: 'both',
    template: ({ side }) =>
      message(side === 'buyer' ? 'orders.paymentReset.buyer' : 'orders.paymentReset.seller'),
  },
  wrong_code_entered: {
    kind: 'orders',
    audience: 'buyer',
    isService: true,
    template: () => message('orders.wrongCode'),
  },
  hand_over_locked: {
    kind: 'orders',
    audience: ['both', 'admins'],
    staff: 'decideDisputes',
    isService: true,
    template: ({ side }) =>
      titled(
        'orders.handOverLocked',
        side === 'admin' ? 'orders.handOverLocked.staff' : 'orders.handOverLocked.party',
      ),
  },
  hand_over_unlocked: {
    kind: 'orders',
    audience: 'both',
    template: ({ side }) =>
      titled(
        'orders.handOverUnlocked',
        side === 'buyer' ? 'orders.handOverUnlocked.buyer' : 'orders.handOverUnlocked.seller',
      ),
  },
  cancellation_requested: {
    kind: 'orders',
    audience: 'seller',
    template: () =>
      titled(
        'orders.cancellationRequested',
        'orders.why.reason',
        'orders.cancellationRequested.text',
      ),
  },
  cancellation_declined: {
    kind: 'orders',
    audience: 'buyer',
    template: () => message('orders.cancellationDeclined', 'orders.why.reason'),
  },
  refund_confirmed: {
    kind: 'payments',
    audience: 'seller',
    template: () => message('orders.refundConfirmed'),
  },
  // Of a refund outside the shop that its buyer has not confirmed.
  refund_reminded: {
    kind: 'payments',
    audience: 'addressee',
    template: ({ side }) =>
      message(side === 'seller' ? 'orders.refundReminder.seller' : 'orders.refundReminder.buyer'),
  },
  order_paid: { kind: 'orders', audience: 'both', template: paid },
  order_shipped: {
    kind: 'orders',
    audience: 'counterparty',
    template: () => message('orders.shipped'),
  },
  shipment_corrected: {
    kind: 'orders',
    audience: 'counterparty',
    template: () => message('orders.shipmentCorrected'),
  },
  order_delivered: {
    kind: 'orders',
    audience: 'counterparty',
    template: ({ side }) =>
      message(side === 'seller' ? 'orders.delivered.seller' : 'orders.delivered.buyer'),
  },
  order_completed: { kind: 'orders', audience: 'both', template: completed },
  order_cancelled: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) =>
      facts.side === 'seller'
        ? titled(
            'orders.canceled',
            reasonForEnding(facts) ?? 'orders.canceled.byBuyer',
            phoneAvailability(facts),
          )
        : titled('orders.canceled', reasonForEnding(facts), 'orders.canceled.notCharged'),
  },
  order_expired: {
    kind: 'orders',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? message('orders.expired.buyer')
        : message('orders.expired.seller', phoneAvailability(facts)),
  },
  order_refunded: { kind: 'orders', audience: 'both', template: refunded },
  order_reminded: { kind: 'orders', audience: 'addressee', template: reminder },
  meet_up_proposed: {
    kind: 'orders',
    audience: 'counterparty',
    template: () => message('orders.meetUpProposed'),
  },
  meet_up_agreed: {
    kind: 'orders',
    audience: 'counterparty',
    template: () => message('orders.meetUpAgreed'),
  },
} satisfies Record<string, NotificationTemplate>

/** Until the order is paid the choice may change again, and matters only to an agreed meeting. */
function deliveryChosen(facts: Facts): Message | undefined {
  const canceled = textField(facts, 'meeting') && 'orders.deliveryChanged.meetUpCanceled'
  const isPaid = textField(facts, 'state') === 'paid'
  if (!isPaid && !canceled) return
  const nextStep = !isPaid
    ? 'orders.deliveryChanged.payFirst'
    : textField(facts, 'method') === 'shipping'
      ? 'orders.deliveryChanged.newAddress'
      : 'orders.deliveryChanged.pickUp'
  return titled('orders.deliveryChanged', canceled || undefined, nextStep)
}

/** What each party does once the order is paid. */
export function nextStepWhenPaid({ order, side }: Facts): MessageKey {
  if (order?.delivery === 'shipping')
    return side === 'buyer' ? 'orders.paid.shipBuyer' : 'orders.paid.shipSeller'
  return side === 'buyer' ? 'orders.paid.meetBuyer' : 'orders.paid.meetSeller'
}

function paid(facts: Facts): Message | undefined {
  // Cash changes hands with the phone: the completed sale is the news.
  if (textField(facts, 'transition') === 'take_cash') return
  // No money passed through this instance: whatever goes back is paid by the seller.
  const isOutside = facts.order?.payment === 'transfer'
  const nextStep = nextStepWhenPaid(facts)
  if (facts.side === 'buyer')
    return titled(isOutside ? 'orders.paid.buyerOutside' : 'orders.paid.buyer', nextStep)
  const received = isOutside ? 'orders.paid.sellerOutside.text' : 'orders.paid.seller.text'
  return titled('orders.paid.seller', received, nextStep)
}

/** What goes back to the buyer, and who pays it: the seller what was not paid here, or has been paid out. */
function refundPromise({ order, event, side }: Facts): MessageKey {
  const isOutside = order?.payment !== 'online' || event.data.outside === true
  if (side === 'buyer') return isOutside ? 'orders.promise.buyerOutside' : 'orders.promise.buyer'
  return isOutside ? 'orders.promise.sellerOutside' : 'orders.promise.seller'
}

function completed(facts: Facts): Message {
  const hasRefund = typeof facts.event.data.refundMinor === 'number'
  const promise = hasRefund ? refundPromise(facts) : undefined
  if (facts.event.data.isAboutWarranty === true)
    return titled('orders.completed.warranty', promise ?? 'orders.completed.noRefund')
  if (facts.side === 'buyer')
    return titled('orders.completed.buyer', promise, 'orders.completed.reviewSeller')
  // Whether the payout is sent or waits for the seller is another notification.
  return titled(
    'orders.completed.seller',
    promise ?? 'orders.completed.seller.text',
    promise && 'orders.completed.restIsYours',
    'orders.completed.reviewBuyer',
  )
}

function refunded(facts: Facts): Message | undefined {
  // The bank took the payment back: payment_dispute_lost says so.
  if (textField(facts, 'by') === 'provider') return
  const text = [refundPromise(facts), reasonForRefund(facts)]
  if (facts.side === 'buyer') return titled('orders.refunded.buyer', ...text)
  if (textField(facts, 'transition') === 'receive_return')
    return titled('orders.refunded.returned', ...text)
  return facts.event.data.isAboutWarranty === true
    ? titled('orders.refunded.warranty', ...text)
    : titled('orders.refunded.seller', ...text)
}

/** To the party whose turn it is, or to admins. */
function reminder(facts: Facts): Message {
  const state = textField(facts, 'state')
  if (state === 'payment_sent') return paymentReminder(facts)
  if (state === 'payment_disputed') return disputeReminder(facts)
  if (state === 'disputed') return disputeReminder(facts)
  if (state.startsWith('return_')) return returnReminder(facts)
  if (facts.side === 'admin') return adminReminder(facts)
  if (state === 'paid') return reminderWhilePaid(facts)
  return message('orders.reminder.arrived')
}

function paymentReminder({ side }: Facts): Message {
  if (side === 'seller') return message('orders.reminder.paymentSeller')
  return message(side === 'buyer' ? 'orders.reminder.paymentBuyer' : 'orders.reminder.paymentStaff')
}

function reminderWhilePaid(facts: Facts): Message {
  switch (textField(facts, 'action')) {
    case 'choose_delivery':
      return message('orders.reminder.chooseDelivery')
    case 'answer_cancellation':
      return message('orders.reminder.answerCancellation')
    case 'accept_meet_up':
      return message('orders.reminder.acceptMeetUp')
    default:
      return message(
        facts.order?.delivery === 'shipping' ? 'orders.reminder.ship' : 'orders.reminder.handOver',
      )
  }
}

function adminReminder(facts: Facts): Message {
  if (textField(facts, 'action') === 'answer_bank') return message('orders.reminder.answerBank')
  return textField(facts, 'state') === 'delivered'
    ? message('orders.reminder.decideForBanned')
    : message('orders.reminder.notDelivered')
}

/** Whether the phone can be booked again, as it is when the notification is written. */
function phoneAvailability({ phoneState }: Facts): MessageKey | undefined {
  if (phoneState === 'live') return 'orders.phone.forSale'
  return phoneState === 'paused' ? 'orders.phone.paused' : undefined
}

/** Undefined when one of the two parties ended the order. */
function reasonForEnding(facts: Facts): MessageKey | undefined {
  const { buyer, seller } = facts
  switch (textField(facts, 'cause')) {
    // Of a deleted account the order has no name anymore.
    case 'buyer_gone':
      return buyer === DELETED_ACCOUNT ? 'orders.why.accountDeleted' : 'orders.why.buyerGone'
    case 'seller_gone':
      return seller === DELETED_ACCOUNT ? 'orders.why.accountDeleted' : 'orders.why.sellerGone'
    case 'taken_down':
      return 'orders.why.takenDown'
    case 'cancellation_accepted':
      return 'orders.why.cancellationAccepted'
    case 'cancellation_unanswered':
      return 'orders.why.cancellationUnanswered'
    default:
      return
  }
}

function reasonForRefund(facts: Facts): MessageKey | undefined {
  if (textField(facts, 'reason')) return 'orders.why.reason'
  const isBySystem = textField(facts, 'by') === 'system'
  if (textField(facts, 'transition') === 'receive_return')
    return isBySystem ? 'orders.why.returnUnconfirmed' : 'orders.why.returned'
  if (!isBySystem || textField(facts, 'cause')) return reasonForEnding(facts)
  if (textField(facts, 'transition') === 'refund') return 'orders.why.undecided'
  return facts.order?.delivery === 'shipping' ? 'orders.why.notShipped' : 'orders.why.notHandedOver'
}
