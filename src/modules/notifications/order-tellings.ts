import type { Facts } from './facts.ts'
import { amountOf, endOf, otherOf, priceOf, quoteOf, textOf, timeOf } from './facts.ts'
import { reminderWords } from './reminder-words.ts'
import { both, other, sentences, type Telling, told, type Words } from './telling.ts'

/** What people are told of an order on its way. */
export const orderTellings = {
  phone_booked: both('orders', (facts) =>
    facts.side === 'buyer'
      ? told(
          `You booked ${facts.phone}`,
          `It is held for you${endOf(facts, 'awaiting_payment')}. Choose how you pay ${priceOf(facts)} and how you get it.`,
        )
      : told(
          `${facts.buyer} booked ${facts.phone}`,
          `For ${priceOf(facts)}. It is held${endOf(facts, 'awaiting_payment')}; you hear when it is paid.`,
        ),
  ),
  delivery_chosen: {
    kind: 'orders',
    to: 'seller',
    words: deliveryChosen,
  },
  order_paid: both('orders', paid),
  order_shipped: other('orders', (facts) =>
    told(
      `${facts.phone} is on its way`,
      `${facts.seller} sent it with ${textOf(facts, 'carrier')}, number ${textOf(facts, 'tracking')}. Say so when it comes: you have three days to look it over then.`,
    ),
  ),
  shipment_corrected: other('orders', (facts) =>
    told(
      `Another number to follow ${facts.phone} by`,
      `${facts.seller} corrected it: ${textOf(facts, 'carrier')}, number ${textOf(facts, 'tracking')}.`,
    ),
  ),
  order_delivered: other('orders', (facts) =>
    facts.side === 'seller'
      ? told(
          `${facts.phone} has arrived`,
          `${facts.buyer} looks it over. Without a complaint the sale completes itself${endOf(facts, 'delivered', 'on')}.`,
        )
      : told(
          `${facts.phone} counts as arrived`,
          `Look it over and confirm, or say what is wrong${endOf(facts, 'delivered', 'by')}.`,
        ),
  ),
  order_completed: both('orders', completed),
  order_cancelled: other('orders', (facts) =>
    told(
      `The booking of ${facts.phone} is off`,
      facts.side === 'seller'
        ? sentences(causeOf(facts) || `${facts.buyer} gave it back.`, onSale(facts))
        : sentences(causeOf(facts), 'Nothing was charged.'),
    ),
  ),
  order_expired: both('orders', (facts) =>
    facts.side === 'buyer'
      ? told(
          `Your booking of ${facts.phone} ran out`,
          'It was not paid in time. If it is still there, you can book it again.',
        )
      : told(`The booking of ${facts.phone} ran out`, sentences('It was not paid.', onSale(facts))),
  ),
  order_refunded: both('orders', refunded),
  order_reminded: { kind: 'orders', to: 'asked', words: reminderWords },
  meet_up_proposed: other('orders', (facts) =>
    told(
      `${otherOf(facts)} proposes where to meet`,
      `For ${facts.phone}: ${meetingOf(facts)}. Agree, or propose something else.`,
    ),
  ),
  meet_up_agreed: other('orders', (facts) =>
    told(
      `Your meeting for ${facts.phone} is agreed`,
      `${otherOf(facts)} comes to ${meetingOf(facts)}.`,
    ),
  ),
} satisfies Record<string, Telling>

/** Until it is paid it may change again, and nobody has to act on it, unless the two were to meet. */
function deliveryChosen(facts: Facts): Words | undefined {
  const off = textOf(facts, 'meeting') && 'The meeting that you agreed on is off.'
  const isPaid = textOf(facts, 'state') === 'paid'
  if (!isPaid && !off) return
  const toDo = !isPaid
    ? `${facts.buyer} wants it sent, and is to pay first.`
    : textOf(facts, 'method') === 'shipping'
      ? 'Send it to the address that the order shows now.'
      : `${facts.buyer} wants to pick it up: agree where you meet.`
  return told(`${facts.buyer} changed how ${facts.phone} gets to them`, sentences(off, toDo))
}

/** What comes after the payment. */
export function paidNext(facts: Facts): string {
  const { order, side, seller } = facts
  if (order?.delivery !== 'shipping')
    return 'Agree where you meet; the code is given when the phone is looked over.'
  const end = endOf(facts, 'paid', 'by')
  return side === 'buyer' ? `${seller} sends it${end}.` : `Send it${end}.`
}

function paid(facts: Facts): Words | undefined {
  // Cash is given where the phone is: that the sale is complete is all that is left to say.
  if (textOf(facts, 'move') === 'take_cash') return
  const price = priceOf(facts)
  return facts.side === 'buyer'
    ? told(`You paid for ${facts.phone}`, `${price}. ${paidNext(facts)}`)
    : told(`${facts.phone} is paid`, `${facts.buyer} paid ${price}. ${paidNext(facts)}`)
}

function completed(facts: Facts) {
  const back = amountOf(facts, 'refundMinor')
  if (facts.side === 'buyer')
    return told(
      `${facts.phone} is yours`,
      sentences(
        'The sale is complete.',
        back && `${back} go back the way you paid.`,
        `How was it? Rate ${facts.seller}.`,
      ),
    )
  // Whether the money is sent, or waits for the seller, is told when it is known.
  const money = back ? `${back} go back to ${facts.buyer}, the rest is yours.` : ''
  return told(
    `${facts.phone} is sold`,
    sentences(money || 'The sale is complete.', `How was it? Rate ${facts.buyer}.`),
  )
}

function refunded(facts: Facts): Words | undefined {
  // A bank took the money back: that is told, with what becomes of the sale.
  if (textOf(facts, 'by') === 'provider') return
  return facts.side === 'buyer'
    ? told(
        `You get your money back for ${facts.phone}`,
        sentences(`${priceOf(facts)} go back the way you paid.`, because(facts)),
      )
    : told(
        `The sale of ${facts.phone} is off`,
        sentences(`${facts.buyer} gets ${priceOf(facts)} back.`, because(facts)),
      )
}

function meetingOf(facts: Facts): string {
  return `${textOf(facts, 'place')}, ${timeOf(facts, 'when')}`
}

/** Whether strangers can book the phone again, as it stands when this is told. */
function onSale({ phoneState }: Facts): string {
  if (phoneState === 'live') return 'It is on sale again.'
  return phoneState === 'paused' ? 'It is paused: put it back on sale when you like.' : ''
}

/** Why neither side but an admin ended it; empty when one of them did. */
function causeOf(facts: Facts): string {
  switch (textOf(facts, 'cause')) {
    case 'buyer_gone':
      return `The account of ${facts.buyer} was closed.`
    case 'seller_gone':
      return `The account of ${facts.seller} was closed.`
    case 'taken_down':
      return 'A moderator took the phone down.'
    default:
      return ''
  }
}

function because(facts: Facts): string {
  const said = quoteOf(facts, 'reason')
  if (said || textOf(facts, 'by') !== 'clock') return said || causeOf(facts)
  if (textOf(facts, 'move') === 'refund') return 'The dispute was not decided in time.'
  return facts.order?.delivery === 'shipping'
    ? 'It was not sent in time.'
    : 'It was not handed over in time.'
}
