import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import {
  ARRIVAL_ADMIN_DAYS,
  ARRIVAL_REMINDER_DAYS,
  INSPECTION_HOURS,
  TRANSFER_CONFIRMATION_WORKING_DAYS,
} from '../../shared/orders/order-limits.ts'
import { orderNumber } from '../../shared/orders/order-number.ts'
import { spellQuantity } from '../../shared/quantities.ts'
import { DAYS_A_WEEK, HOURS_A_DAY } from '../../shared/time.ts'
import { disputeReminder, returnReminder } from './dispute-templates.ts'
import {
  amount,
  type Content,
  counterparty,
  deadline,
  type Facts,
  type NotificationTemplate,
  orderPrice,
  orderTotal,
  quote,
  sentences,
  textField,
  timeField,
} from './template.ts'

/** An order from the booking to its end, without money that moves later and without disputes. */
export const orderTemplates = {
  phone_booked: {
    kind: 'orders',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `You booked ${facts.phone}`,
            text: `It is reserved for you${deadline(facts, 'awaiting_payment')}. Choose how to pay ${orderPrice(facts)} and how to get it.`,
          }
        : {
            title: `${facts.buyer} booked your ${facts.phone}`,
            text: `The price is ${orderPrice(facts)}. It is reserved${deadline(facts, 'awaiting_payment')}. We’ll notify you when it’s paid.`,
          },
  },
  delivery_chosen: { kind: 'orders', audience: 'seller', template: deliveryChosen },
  order_payment_sent: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} says the payment for your ${facts.phone} is sent`,
      text: `Check your account for ${orderTotal(facts)} with the reference ${reference(facts)}. Confirm the payment as soon as it has arrived. Don’t hand over or ship the phone before that.`,
    }),
  },
  payment_reset: {
    kind: 'payments',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `Choose again how to get and pay for ${facts.phone}`,
            text: `The payment method that you chose isn’t available here anymore. The phone is still reserved for you${deadline(facts, 'awaiting_payment')}.`,
          }
        : {
            title: `${facts.buyer} has to choose again: ${facts.phone}`,
            text: 'The payment method that they chose isn’t available here anymore. Add payment instructions to your account to be paid by transfer.',
          },
  },
  wrong_code_entered: {
    kind: 'orders',
    audience: 'buyer',
    isService: true,
    template: (facts) => ({
      title: `A wrong hand-over code was entered for ${facts.phone}`,
      text: `${facts.seller} entered a code that isn’t yours. If you are at the meet-up, show the code again. If not, don’t give it to anyone: with it, the order is complete and ${facts.seller} is paid.`,
    }),
  },
  hand_over_locked: {
    kind: 'orders',
    audience: ['both', 'admins'],
    staff: 'decideDisputes',
    isService: true,
    template: (facts) => ({
      title: `Too many wrong hand-over codes for ${facts.phone}`,
      text:
        facts.side === 'admin'
          ? 'The hand-over is locked. Ask buyer and seller what happened, then allow new attempts in the order.'
          : 'The hand-over is locked until an admin has reviewed it. Write to support if you are at the meet-up.',
    }),
  },
  hand_over_unlocked: {
    kind: 'orders',
    audience: 'both',
    template: (facts) => ({
      title: `The hand-over of ${facts.phone} is unlocked`,
      text:
        facts.side === 'buyer'
          ? `${facts.seller} can enter your code again. Only give it when you have the phone in your hand.`
          : 'You can enter the buyer’s hand-over code again.',
    }),
  },
  cancellation_requested: {
    kind: 'orders',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} asks to cancel ${facts.phone}`,
      text: sentences(
        `Reason: ${quote(facts, 'reason')}`,
        `Accept or decline${deadline(facts, 'paid', 'by')}. If you neither answer nor ship it by then, the order is canceled and refunded.`,
      ),
    }),
  },
  cancellation_declined: {
    kind: 'orders',
    audience: 'buyer',
    template: (facts) => ({
      title: `${facts.seller} declined to cancel ${facts.phone}`,
      text: `The order goes on. Reason: ${quote(facts, 'reason')}`,
    }),
  },
  refund_confirmed: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) => ({
      title: `Refund confirmed: ${facts.phone}`,
      text: `${facts.buyer} confirmed that you paid back ${amount(facts, 'refundMinor')}.`,
    }),
  },
  refund_reminded: { kind: 'payments', audience: 'addressee', template: refundReminder },
  order_paid: { kind: 'orders', audience: 'both', template: paid },
  order_shipped: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${facts.phone} has shipped`,
      text: `${facts.seller} sent it with ${textField(facts, 'carrier')}, tracking number ${textField(facts, 'tracking')}. Tell us when it arrives. You’ll then have ${spellQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')} to check it.`,
    }),
  },
  shipment_corrected: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `New tracking number for ${facts.phone}`,
      text: `${facts.seller} changed it to ${textField(facts, 'carrier')}, ${textField(facts, 'tracking')}.`,
    }),
  },
  order_delivered: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) =>
      facts.side === 'seller'
        ? {
            title: `Your ${facts.phone} has arrived`,
            text: `${facts.buyer} is checking it. Unless they report a problem, the sale completes automatically${deadline(facts, 'delivered', 'on')}.`,
          }
        : {
            title: `${facts.phone} was marked as delivered`,
            text: `Check the phone, then confirm that it is fine or report a problem${deadline(facts, 'delivered', 'by')}.`,
          },
  },
  order_completed: { kind: 'orders', audience: 'both', template: completed },
  order_cancelled: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `Booking canceled: ${facts.phone}`,
      text:
        facts.side === 'seller'
          ? sentences(
              reasonForEnding(facts) || `${facts.buyer} canceled the booking.`,
              phoneAvailability(facts),
            )
          : sentences(reasonForEnding(facts), 'You were not charged.'),
    }),
  },
  order_expired: {
    kind: 'orders',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `Your booking of ${facts.phone} expired`,
            text: 'It was not paid in time. If the phone is still available, you can book it again.',
          }
        : {
            title: `The booking of ${facts.phone} expired`,
            text: sentences('It was not paid in time.', phoneAvailability(facts)),
          },
  },
  order_refunded: { kind: 'orders', audience: 'both', template: refunded },
  order_reminded: { kind: 'orders', audience: 'addressee', template: reminder },
  meet_up_proposed: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} suggests where to meet`,
      text: `For ${facts.phone}: ${meeting(facts)}. Agree, or suggest another place or time.`,
    }),
  },
  meet_up_agreed: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `Meet-up agreed for ${facts.phone}`,
      text: `You’re meeting ${counterparty(facts)} here: ${meeting(facts)}.`,
    }),
  },
} satisfies Record<string, NotificationTemplate>

/** Until the order is paid the choice may change again, and matters only to an agreed meeting. */
function deliveryChosen(facts: Facts): Content | undefined {
  const meetingCanceled = textField(facts, 'meeting') && 'The agreed meet-up is canceled.'
  const isPaid = textField(facts, 'state') === 'paid'
  if (!isPaid && !meetingCanceled) return
  const nextStep = !isPaid
    ? `${facts.buyer} wants shipping and must pay first.`
    : textField(facts, 'method') === 'shipping'
      ? 'Send it to the new address in the order.'
      : `${facts.buyer} wants to pick it up. Agree on a place and time.`
  return {
    title: `${facts.buyer} changed the delivery of ${facts.phone}`,
    text: sentences(meetingCanceled, nextStep),
  }
}

/** What each party does once the order is paid. */
export function nextStepWhenPaid(facts: Facts): string {
  const { order, side, buyer, seller } = facts
  if (order?.delivery !== 'shipping')
    return side === 'buyer'
      ? 'Agree on where to meet. Give the code only after you have checked the phone.'
      : `Agree on where to meet. ${buyer} gives you a code after checking the phone.`
  const end = deadline(facts, 'paid', 'by')
  return side === 'buyer' ? `${seller} ships it${end}.` : `Ship it${end}.`
}

function paid(facts: Facts): Content | undefined {
  // Cash changes hands with the phone: the completed sale is the news.
  if (textField(facts, 'transition') === 'take_cash') return
  const price = orderTotal(facts)
  return facts.side === 'buyer'
    ? {
        title: isPaidOutside(facts)
          ? `${facts.seller} received your payment for ${facts.phone}`
          : `You paid ${price} for ${facts.phone}`,
        text: nextStepWhenPaid(facts),
      }
    : {
        title: `${facts.buyer} paid for your ${facts.phone}`,
        text: isPaidOutside(facts)
          ? `You have received ${price}. ${nextStepWhenPaid(facts)}`
          : `We received ${price}. ${nextStepWhenPaid(facts)}`,
      }
}

/** No money passed through this instance: whatever goes back is paid by the seller. */
function isPaidOutside({ order }: Facts): boolean {
  return order?.payment === 'transfer'
}

function reference({ order }: Facts): string {
  return order ? orderNumber(order.id) : ''
}

/** The seller pays back what was not paid here, or has been paid out. */
function isRefundedBySeller({ order, event }: Facts): boolean {
  return order?.payment !== 'online' || event.data.outside === true
}

/** What goes back to the buyer, and who pays it. */
function refundPromise(facts: Facts, sum: string): string {
  if (!isRefundedBySeller(facts))
    return facts.side === 'buyer'
      ? `${sum} will be refunded to your original payment method.`
      : `${sum} will be refunded to ${facts.buyer}.`
  return facts.side === 'buyer'
    ? `${facts.seller} has to pay you back ${sum}. Confirm it in the order once you have it.`
    : `Pay ${sum} back to ${facts.buyer}, who confirms it in the order.`
}

function completed(facts: Facts): Content {
  const refund = amount(facts, 'refundMinor')
  if (facts.event.data.isAboutWarranty === true)
    return {
      title: `The dispute about the warranty of ${facts.phone} is over`,
      text: refund ? refundPromise(facts, refund) : `${facts.buyer} gets no refund.`,
    }
  if (facts.side === 'buyer')
    return {
      title: `Your purchase of ${facts.phone} is complete`,
      text: sentences(
        refund && refundPromise(facts, refund),
        `How did it go? Write a review of ${facts.seller}.`,
      ),
    }
  // Whether the payout is sent or waits for the seller is another notification.
  return {
    title: `You sold ${facts.phone}`,
    text: sentences(
      refund ? `${refundPromise(facts, refund)} The rest is yours.` : 'The sale is complete.',
      `How did it go? Write a review of ${facts.buyer}.`,
    ),
  }
}

function refunded(facts: Facts): Content | undefined {
  // The bank took the payment back: payment_dispute_lost says so.
  if (textField(facts, 'by') === 'provider') return
  return facts.side === 'buyer'
    ? {
        title: `You’ll get your money back for ${facts.phone}`,
        text: sentences(refundPromise(facts, orderTotal(facts)), reasonForRefund(facts)),
      }
    : {
        title:
          textField(facts, 'transition') === 'receive_return'
            ? `${facts.phone} is back, and ${facts.buyer} is refunded`
            : facts.event.data.isAboutWarranty === true
              ? `${facts.buyer} gets a refund for ${facts.phone}`
              : `The sale of ${facts.phone} was canceled`,
        text: sentences(refundPromise(facts, orderTotal(facts)), reasonForRefund(facts)),
      }
}

/** Of a refund outside the shop that its buyer has not confirmed. */
function refundReminder(facts: Facts): Content {
  const { phone, buyer, seller, side } = facts
  const sum = amount(facts, 'refundMinor')
  return side === 'seller'
    ? {
        title: `Have you paid ${buyer} back for ${phone}?`,
        text: `${buyer} hasn’t confirmed the refund of ${sum}. Pay it now. If you have paid it, ask ${buyer} to confirm it in the order.`,
      }
    : {
        title: `Has the refund for ${phone} arrived?`,
        text: `${seller} has to pay you back ${sum}. If you have it, confirm it in the order. If not, message ${seller}. If that doesn’t help, write to us on the Contact page and include the order number ${reference(facts)}.`,
      }
}

/** To the party whose turn it is, or to admins. */
function reminder(facts: Facts): Content {
  const state = textField(facts, 'state')
  if (state === 'payment_sent') return paymentReminder(facts)
  if (state === 'payment_disputed') return disputeReminder(facts)
  if (state === 'disputed') return disputeReminder(facts)
  if (state.startsWith('return_')) return returnReminder(facts)
  if (facts.side === 'admin') return adminReminder(facts)
  if (state === 'paid') return reminderWhilePaid(facts)
  return {
    title: `Has your ${facts.phone} arrived?`,
    text: `It was sent ${spellQuantity(ARRIVAL_REMINDER_DAYS / DAYS_A_WEEK, 'week')} ago. Mark it as arrived, or report a problem.`,
  }
}

function paymentReminder(facts: Facts): Content {
  const { phone, seller, buyer, side } = facts
  if (side === 'seller')
    return {
      title: `Has the payment for your ${phone} arrived?`,
      text: `${buyer} marked ${orderTotal(facts)} as sent, with the reference ${reference(facts)}. Confirm it, or open a dispute if it doesn’t arrive.`,
    }
  return side === 'buyer'
    ? {
        title: `${seller} hasn’t confirmed your payment for ${phone}`,
        text: 'Check that your bank has sent it, and message the seller. If that does not help, open a dispute and an admin decides.',
      }
    : {
        title: `Payment not confirmed: ${phone}`,
        text: `${buyer} marked it as sent at least ${spellQuantity(TRANSFER_CONFIRMATION_WORKING_DAYS, 'working day')} ago, and ${seller} has not answered. Message them, or open a dispute to decide.`,
      }
}

function reminderWhilePaid(facts: Facts): Content {
  const { phone, buyer, order } = facts
  const end = deadline(facts, 'paid', 'on')
  switch (textField(facts, 'action')) {
    case 'choose_delivery':
      return {
        title: `Choose how to get your ${phone}`,
        text: `It is paid. Choose to meet ${facts.seller} or to have it shipped. Otherwise you’ll be refunded${end}.`,
      }
    case 'answer_cancellation':
      return {
        title: `${buyer} is waiting for your answer: cancel ${phone}?`,
        text: `Accept or decline the request${deadline(facts, 'paid', 'by')}. Otherwise the order is canceled and refunded.`,
      }
    case 'accept_meet_up':
      return {
        title: `${counterparty(facts)} is waiting for your reply about ${phone}`,
        text: `They suggested where and when to meet. Agree, or suggest another place or time. Otherwise the buyer will be refunded${end}.`,
      }
    default:
      return {
        title: `${buyer} is waiting for your ${phone}`,
        text: `It is paid. ${order?.delivery === 'shipping' ? 'Ship it' : 'Hand it over'}${deadline(facts, 'paid', 'by')}. Otherwise the buyer will be refunded.`,
      }
  }
}

function adminReminder(facts: Facts): Content {
  const { phone } = facts
  if (textField(facts, 'action') === 'answer_bank')
    return {
      title: `Bank dispute still open: ${phone}`,
      text: 'The order is on hold until the buyer’s bank decides. Check the dispute at the payment provider.',
    }
  return textField(facts, 'state') === 'delivered'
    ? {
        title: `Decision needed: ${phone}`,
        text: 'The buyer is banned and cannot confirm the order. Decide how it ends.',
      }
    : {
        title: `No delivery confirmed: ${phone}`,
        text: `It was sent at least ${spellQuantity(ARRIVAL_ADMIN_DAYS / DAYS_A_WEEK, 'week')} ago and nobody confirmed that it arrived. Find out, then mark it as arrived or open a dispute.`,
      }
}

function meeting(facts: Facts): string {
  return `${textField(facts, 'place')}, ${timeField(facts, 'when')}`
}

/** Whether the phone can be booked again, as it is when the notification is written. */
function phoneAvailability({ phoneState }: Facts): string {
  if (phoneState === 'live') return 'Your phone is for sale again.'
  return phoneState === 'paused' ? 'Your listing is paused. Resume it to sell the phone.' : ''
}

function reasonOfReturn(facts: Facts): string {
  return textField(facts, 'by') === 'system'
    ? 'The return was not confirmed in time, so it counts as received.'
    : `${facts.seller} has the phone back.`
}

/** Of a deleted account the order has no name anymore. */
function closedAccount(name: string): string {
  return name === DELETED_ACCOUNT
    ? 'Their account was deleted.'
    : `The account of ${name} was closed.`
}

/** Empty when one of the two parties ended the order. */
function reasonForEnding(facts: Facts): string {
  switch (textField(facts, 'cause')) {
    case 'buyer_gone':
      return closedAccount(facts.buyer)
    case 'seller_gone':
      return closedAccount(facts.seller)
    case 'taken_down':
      return 'A moderator removed the listing.'
    case 'cancellation_accepted':
      return `${facts.seller} accepted the request to cancel.`
    case 'cancellation_unanswered':
      return `${facts.seller} did not answer the request to cancel.`
    default:
      return ''
  }
}

function reasonForRefund(facts: Facts): string {
  const reason = quote(facts, 'reason')
  if (reason) return `Reason: ${reason}`
  if (textField(facts, 'transition') === 'receive_return') return reasonOfReturn(facts)
  if (textField(facts, 'by') !== 'system' || textField(facts, 'cause'))
    return reasonForEnding(facts)
  if (textField(facts, 'transition') === 'refund') return 'The dispute was not decided in time.'
  return facts.order?.delivery === 'shipping'
    ? 'The phone was not shipped in time.'
    : 'The phone was not handed over in time.'
}
