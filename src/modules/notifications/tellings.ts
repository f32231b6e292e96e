import type { Facts } from './facts.ts'
import { amountOf, endOf, otherOf, priceOf, textOf } from './facts.ts'
import { paidNext, paymentTellings } from './payment-tellings.ts'
import { both, other, type Telling, told, type Words } from './telling.ts'

/** What people are told, event by event. What is not here concerns nobody who was not there. */
export const tellings: Record<string, Telling> = {
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
  order_paid: both('orders', (facts) =>
    facts.side === 'buyer'
      ? told(`You paid for ${facts.phone}`, `${priceOf(facts)}. ${paidNext(facts)}`)
      : told(`${facts.phone} is paid`, `${facts.buyer} paid ${priceOf(facts)}. ${paidNext(facts)}`),
  ),
  order_shipped: other('orders', (facts) =>
    told(
      `${facts.phone} is on its way`,
      `${facts.seller} sent it with ${textOf(facts, 'carrier')}, number ${textOf(facts, 'tracking')}. Say so when it comes: you have three days to look it over then.`,
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
  order_completed: both('orders', (facts) =>
    facts.side === 'buyer'
      ? told(`${facts.phone} is yours`, `The sale is complete. How was it? Rate ${facts.seller}.`)
      : told(
          `${facts.phone} is sold`,
          facts.order?.payment === 'online'
            ? `The money is on its way to you. How was it? Rate ${facts.buyer}.`
            : `The sale is complete. How was it? Rate ${facts.buyer}.`,
        ),
  ),
  order_cancelled: other('orders', (facts) =>
    told(
      `The booking of ${facts.phone} is off`,
      facts.side === 'seller'
        ? `${facts.buyer} gave it back. It is on sale again.`
        : 'The phone is not for sale any more. Nothing was charged.',
    ),
  ),
  order_expired: both('orders', (facts) =>
    facts.side === 'buyer'
      ? told(
          `Your booking of ${facts.phone} ran out`,
          'It was not paid in time. If it is still there, you can book it again.',
        )
      : told(`The booking of ${facts.phone} ran out`, 'It was not paid. It is on sale again.'),
  ),
  order_refunded: both('orders', (facts) =>
    textOf(facts, 'by') === 'provider'
      ? undefined
      : facts.side === 'buyer'
        ? told(
            `You get your money back for ${facts.phone}`,
            `${priceOf(facts)} go back the way you paid.${because(facts)}`,
          )
        : told(
            `The sale of ${facts.phone} is off`,
            `${facts.buyer} gets ${priceOf(facts)} back.${because(facts)}`,
          ),
  ),
  order_reminded: {
    kind: 'orders',
    to: 'asked',
    words: (facts) =>
      textOf(facts, 'state') === 'disputed'
        ? askedInDispute(facts)
        : facts.side === 'buyer'
          ? told(
              `Has ${facts.phone} come?`,
              'It was sent two weeks ago. Say whether it came, or what is wrong.',
            )
          : facts.side === 'seller'
            ? told(
                `${facts.buyer} waits for ${facts.phone}`,
                `It is paid. ${facts.order?.delivery === 'shipping' ? 'Send it' : 'Hand it over'}${endOf(facts, 'paid', 'by')}, or the money goes back.`,
              )
            : told(`${facts.phone}: an admin is asked`, adminsPart(facts)),
  },
  meet_up_proposed: other('orders', (facts) =>
    told(
      `${otherOf(facts)} proposes where to meet`,
      `For ${facts.phone}: ${textOf(facts, 'place')}. Agree, or propose something else.`,
    ),
  ),
  meet_up_agreed: other('orders', (facts) =>
    told(
      `Your meeting for ${facts.phone} is agreed`,
      `${otherOf(facts)} comes to ${textOf(facts, 'place')}.`,
    ),
  ),
  ...paymentTellings,
  order_disputed: other('disputes', (facts) =>
    textOf(facts, 'by') === 'clock'
      ? told(
          `An admin decides about ${facts.phone}`,
          `The account of ${facts.buyer} was closed before they said whether it is as it was sold. Say what there is to say.`,
        )
      : told(
          `${facts.buyer} says that ${facts.phone} is not right`,
          'Read what is wrong and answer within three days. Most of it can be settled between you.',
        ),
  ),
  dispute_answered: other('disputes', (facts) =>
    told(`${facts.seller} answered about ${facts.phone}`, 'Read it, and settle if you can.'),
  ),
  dispute_statement_added: other('disputes', (facts) =>
    told(`News in the dispute about ${facts.phone}`, 'Somebody added to what was said.'),
  ),
  dispute_settlement_proposed: other('disputes', (facts) =>
    told(
      `${otherOf(facts)} proposes how to settle ${facts.phone}`,
      proposal(facts, amountOf(facts, 'refundMinor')),
    ),
  ),
  dispute_settlement_declined: other('disputes', (facts) =>
    told(`${otherOf(facts)} does not agree about ${facts.phone}`, 'Propose something else.'),
  ),
  dispute_settlement_accepted: other('disputes', (facts) =>
    told(
      `${otherOf(facts)} agrees about ${facts.phone}`,
      proposal(facts, amountOf(facts, 'refundMinor')),
    ),
  ),
  dispute_decided: both('disputes', (facts) =>
    told(`The dispute about ${facts.phone} is decided`, textOf(facts, 'reason')),
  ),
  return_agreed: both('disputes', (facts) =>
    facts.side === 'buyer'
      ? told(`Send ${facts.phone} back`, 'Within seven days, with a number to follow it by.')
      : told(`${facts.phone} comes back`, `${facts.buyer} sends it within seven days.`),
  ),
  return_sent: other('disputes', (facts) =>
    told(
      `${facts.phone} is on its way back`,
      `With ${textOf(facts, 'carrier')}, number ${textOf(facts, 'tracking')}. Say what arrived.`,
    ),
  ),
  return_received: other('disputes', (facts) =>
    textOf(facts, 'imei') === 'other' || textOf(facts, 'imei') === 'no_phone'
      ? told(
          `${facts.seller} says that ${facts.phone} did not come back`,
          'It was another phone, or none, they say. Admins are asked to decide; add what you can prove.',
        )
      : told(`${facts.phone} is back with ${facts.seller}`, 'Your money goes back.'),
  ),
  return_lapsed: both('disputes', (facts) =>
    told(
      `${facts.phone} was not sent back`,
      'Nobody gets the money by waiting: admins are asked to decide.',
    ),
  ),
  offer_made: other('offers', (facts) =>
    told(
      `${otherOf(facts)} offers ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      'Accept, decline, or ask for something else within 48 hours.',
    ),
  ),
  offer_countered: other('offers', (facts) =>
    told(
      `${otherOf(facts)} ${facts.side === 'buyer' ? 'would take' : 'offers'} ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      'It stands for 48 hours.',
    ),
  ),
  offer_accepted: other('offers', (facts) =>
    told(
      `${otherOf(facts)} agrees to ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      facts.side === 'buyer' ? 'It is booked for you.' : 'It is booked.',
    ),
  ),
  offer_declined: other('offers', (facts) =>
    told(`${otherOf(facts)} declined an offer for ${facts.phone}`, 'You can make another.'),
  ),
  offer_expired: both('offers', (facts) =>
    told(`An offer for ${facts.phone} ran out`, 'Nobody answered within 48 hours.'),
  ),
  offer_superseded: {
    kind: 'offers',
    to: 'buyer',
    words: (facts) => told(`${facts.phone} went to somebody else`, 'Your offer for it is over.'),
  },
  rating_given: other('ratings', (facts) =>
    told(
      `${otherOf(facts)} reviewed your deal about ${facts.phone}`,
      'It is shown when you have written yours, or a week after the sale.',
    ),
  ),
  rating_hidden: {
    kind: 'ratings',
    to: 'asked',
    words: (facts) =>
      told(
        `Your review of the deal about ${facts.phone} was hidden`,
        `A moderator took it down: ${textOf(facts, 'reason')}`,
      ),
  },
  ratings_published: both('ratings', (facts) =>
    told(`Reviews of your deal about ${facts.phone} are shown`, 'See what was said.'),
  ),
}

function askedInDispute(facts: Facts): Words {
  if (facts.side === 'admin')
    return told(
      `${facts.phone}: an admin is asked`,
      'The two have not settled this dispute. Decide how it ends.',
    )
  return told(
    `Has ${facts.phone} come back?`,
    `${facts.buyer} sent it two weeks ago. Say what arrived, or that nothing did: else the money goes back${endOf(facts, 'disputed', 'on')}.`,
  )
}

function adminsPart(facts: Facts): string {
  return textOf(facts, 'state') === 'delivered'
    ? 'Its buyer is shut out and cannot say whether it is as it was sold. Decide it.'
    : 'Nobody said for three weeks whether this phone came. Find out.'
}

function because(facts: Facts): string {
  const reason = textOf(facts, 'reason')
  return reason ? ` ${reason}` : ''
}

function proposal(facts: Facts, amount: string): string {
  switch (textOf(facts, 'kind')) {
    case 'part_refund':
      return `${amount} go back to ${facts.buyer}, and ${facts.buyer} keeps the phone.`
    case 'return':
      return 'The phone goes back, and then the money.'
    case 'refund':
      return `All the money goes back to ${facts.buyer}.`
    default:
      return `${facts.seller} gets the money.`
  }
}
