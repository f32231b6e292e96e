import { disputeReminder } from './dispute-templates.ts'
import {
  amount,
  type Content,
  counterparty,
  deadline,
  type Facts,
  type NotificationTemplate,
  orderPrice,
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
            text: `The price is ${orderPrice(facts)}. It is reserved${deadline(facts, 'awaiting_payment')}. We'll tell you when it is paid.`,
          },
  },
  delivery_chosen: { kind: 'orders', audience: 'seller', template: deliveryChosen },
  order_paid: { kind: 'orders', audience: 'both', template: paid },
  order_shipped: {
    kind: 'orders',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${facts.phone} has shipped`,
      text: `${facts.seller} sent it with ${textField(facts, 'carrier')}, tracking number ${textField(facts, 'tracking')}. Tell us when it arrives. You'll then have three days to check it.`,
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
      title: `Meeting agreed for ${facts.phone}`,
      text: `You meet ${counterparty(facts)} here: ${meeting(facts)}.`,
    }),
  },
} satisfies Record<string, NotificationTemplate>

/** Until the order is paid the choice may change again, and matters only to an agreed meeting. */
function deliveryChosen(facts: Facts): Content | undefined {
  const meetingCanceled =
    textField(facts, 'meeting') && 'The meeting that you agreed on is canceled.'
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
  if (textField(facts, 'move') === 'take_cash') return
  const price = orderPrice(facts)
  return facts.side === 'buyer'
    ? {
        title: `You paid ${price} for ${facts.phone}`,
        text: nextStepWhenPaid(facts),
      }
    : {
        title: `${facts.buyer} paid for your ${facts.phone}`,
        text: `We received ${price}. ${nextStepWhenPaid(facts)}`,
      }
}

function completed(facts: Facts): Content {
  const refund = amount(facts, 'refundMinor')
  if (facts.side === 'buyer')
    return {
      title: `Your purchase of ${facts.phone} is complete`,
      text: sentences(
        refund && `${refund} will be refunded to your original payment method.`,
        `How did it go? Write a review of ${facts.seller}.`,
      ),
    }
  // Whether the payout is sent or waits for the seller is another notification.
  return {
    title: `You sold ${facts.phone}`,
    text: sentences(
      refund
        ? `${refund} will be refunded to ${facts.buyer}. The rest is yours.`
        : 'The sale is complete.',
      `How did it go? Write a review of ${facts.buyer}.`,
    ),
  }
}

function refunded(facts: Facts): Content | undefined {
  // The bank took the payment back: payment_dispute_lost says so.
  if (textField(facts, 'by') === 'provider') return
  return facts.side === 'buyer'
    ? {
        title: `You'll get your money back for ${facts.phone}`,
        text: sentences(
          `${orderPrice(facts)} will be refunded to your original payment method.`,
          reasonForRefund(facts),
        ),
      }
    : {
        title: `The sale of ${facts.phone} was canceled`,
        text: sentences(
          `${orderPrice(facts)} will be refunded to ${facts.buyer}.`,
          reasonForRefund(facts),
        ),
      }
}

/** To the party whose turn it is, or to admins. */
function reminder(facts: Facts): Content {
  const state = textField(facts, 'state')
  if (state === 'disputed') return disputeReminder(facts)
  if (facts.side === 'admin') return adminReminder(facts)
  if (state === 'paid') return reminderWhilePaid(facts)
  return {
    title: `Has your ${facts.phone} arrived?`,
    text: 'It was sent two weeks ago. Mark it as arrived, or report a problem.',
  }
}

function reminderWhilePaid(facts: Facts): Content {
  const { phone, buyer, order } = facts
  const end = deadline(facts, 'paid', 'on')
  switch (textField(facts, 'what')) {
    case 'choose_delivery':
      return {
        title: `Choose how to get your ${phone}`,
        text: `It is paid. Choose to meet ${facts.seller} or to have it shipped. Otherwise you'll be refunded${end}.`,
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
  if (textField(facts, 'what') === 'answer_bank')
    return {
      title: `Bank dispute still open: ${phone}`,
      text: "The order waits for the buyer's bank. Check the dispute at the payment provider.",
    }
  return textField(facts, 'state') === 'delivered'
    ? {
        title: `Decision needed: ${phone}`,
        text: 'The buyer is banned and cannot confirm the order. Decide how it ends.',
      }
    : {
        title: `No delivery confirmed: ${phone}`,
        text: 'It was sent at least three weeks ago and nobody confirmed that it arrived. Find out, then mark it as arrived or open a dispute.',
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

/** Empty when one of the two parties ended the order. */
function reasonForEnding(facts: Facts): string {
  switch (textField(facts, 'cause')) {
    case 'buyer_gone':
      return `The account of ${facts.buyer} was closed.`
    case 'seller_gone':
      return `The account of ${facts.seller} was closed.`
    case 'taken_down':
      return 'A moderator removed the listing.'
    default:
      return ''
  }
}

function reasonForRefund(facts: Facts): string {
  const reason = quote(facts, 'reason')
  if (reason) return `Reason: ${reason}`
  if (textField(facts, 'by') !== 'clock') return reasonForEnding(facts)
  if (textField(facts, 'move') === 'refund') return 'The dispute was not decided in time.'
  return facts.order?.delivery === 'shipping'
    ? 'The phone was not shipped in time.'
    : 'The phone was not handed over in time.'
}
