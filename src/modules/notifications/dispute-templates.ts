import {
  DISPUTE_ANSWER_HOURS,
  RETURN_ANSWER_WORKING_DAYS,
  RETURN_ARRIVAL_DAYS,
} from '../../shared/orders/order-limits.ts'
import { spellQuantity } from '../../shared/quantities.ts'
import { DAYS_A_WEEK, HOURS_A_DAY } from '../../shared/time.ts'
import {
  amount,
  type Content,
  counterparty,
  deadline,
  type Facts,
  type NotificationTemplate,
  quote,
  sentences,
  textField,
  timeField,
} from './template.ts'

/** Problems with what arrived, and returns. */
export const disputeTemplates = {
  arrival_graded: {
    kind: 'disputes',
    audience: 'seller',
    template: (facts) => {
      const grade = textField(facts, 'grade')
      return facts.event.data.worse === true
        ? {
            title: `${facts.buyer} says your ${facts.phone} isn’t as described`,
            text: `Their answers give it grade ${grade}. See what differs and message them. Most problems can be solved directly.`,
          }
        : {
            title: `${facts.buyer} checked your ${facts.phone}`,
            text: `Everything is as described. Their answers give it grade ${grade}.`,
          }
    },
  },
  order_payment_disputed: { kind: 'disputes', audience: 'counterparty', template: paymentDisputed },
  order_disputed: { kind: 'disputes', audience: 'counterparty', template: disputed },
  dispute_answered: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${facts.seller} replied about ${facts.phone}`,
      text: 'Read the reply and settle the dispute if you can.',
    }),
  },
  dispute_statement_added: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => ({
      title: `New statement in the dispute about ${facts.phone}`,
      text: 'Read it, and reply if you have something to add.',
    }),
  },
  dispute_settlement_proposed: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) =>
      isConcession(facts)
        ? undefined
        : {
            title: `${counterparty(facts)} proposes a settlement for ${facts.phone}`,
            text: outcome(facts),
          },
  },
  dispute_settlement_declined: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} declined your proposal for ${facts.phone}`,
      text: 'You can propose something else.',
    }),
  },
  dispute_settlement_accepted: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} accepted your proposal for ${facts.phone}`,
      text: outcome(facts),
    }),
  },
  dispute_decided: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) => ({
      title: `The dispute about ${facts.phone} was decided`,
      text: sentences(outcome(facts), quote(facts, 'reason')),
    }),
  },
  return_agreed: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `Send ${facts.phone} back`,
            text: `Ship it by ${timeField(facts, 'until')} and add the tracking number.`,
          }
        : {
            title: `${facts.phone} will be returned to you`,
            text: `${facts.buyer} has to ship it by ${timeField(facts, 'until')}.`,
          },
  },
  return_sent: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${facts.phone} is on its way back to you`,
      text: `It was sent with ${textField(facts, 'carrier')}, tracking number ${textField(facts, 'tracking')}. Tell us what arrived.`,
    }),
  },
  return_received: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) =>
      textField(facts, 'imei') === 'other' || textField(facts, 'imei') === 'no_phone'
        ? {
            title: `${facts.seller} says that ${facts.phone} did not come back`,
            text: 'They say that they received another phone, or none. An admin will decide. Add any evidence you have.',
          }
        : {
            title: `${facts.seller} received ${facts.phone}`,
            text: 'Your money will be refunded.',
          },
  },
  return_lapsed: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) => ({
      title: `${facts.phone} was not sent back in time`,
      text: 'An admin will now decide who gets the money.',
    }),
  },
} satisfies Record<string, NotificationTemplate>

/** A reminder while the order is disputed: to an admin to decide, or to the seller about a return. */
export function disputeReminder(facts: Facts): Content {
  if (facts.side === 'admin')
    return {
      title: `Decision needed: ${facts.phone}`,
      text: 'The buyer and the seller have not settled their dispute. Decide how it ends.',
    }
  return {
    title: `Has ${facts.phone} come back?`,
    text: `${facts.buyer} sent it ${spellQuantity(RETURN_ARRIVAL_DAYS / DAYS_A_WEEK, 'week')} ago. Tell us what arrived, or that nothing did. Otherwise the buyer will be refunded${deadline(facts, 'disputed', 'on')}.`,
  }
}

/** A proposal that gives its proposer nothing ends the dispute at once; the outcome is the news. */
function isConcession(facts: Facts): boolean {
  const [kind, by] = [textField(facts, 'kind'), textField(facts, 'by')]
  if (by === 'buyer') return kind === 'release' || kind === 'reject_payment'
  return kind === 'refund' || kind === 'accept_payment'
}

/** What a proposal or a decision does with the phone and the money. */
function outcome(facts: Facts): string {
  const { buyer, seller } = facts
  switch (textField(facts, 'kind')) {
    case 'part_refund':
      return `${amount(facts, 'refundMinor')} will be refunded to ${buyer}, who keeps the phone.`
    case 'return':
      return `${buyer} sends the phone back and is then refunded.`
    case 'refund':
      return `${buyer} gets a full refund.`
    case 'accept_payment':
      return `${seller} has received the payment. The order goes on.`
    case 'reject_payment':
      return 'The payment was not received. The order is canceled.'
    default:
      return facts.event.data.isAboutWarranty === true
        ? `${buyer} gets no refund.`
        : `${seller} gets the full payment.`
  }
}

function paymentDisputed(facts: Facts): Content {
  switch (textField(facts, 'by')) {
    case 'seller':
      return {
        title: `${facts.seller} says your payment for ${facts.phone} has not arrived`,
        text: 'Add proof of your payment, such as a receipt from your bank. An admin decides.',
      }
    case 'buyer':
      return {
        title: `${facts.buyer} opened a dispute about the payment for your ${facts.phone}`,
        text: `Confirm the payment if it has arrived. Otherwise reply within ${spellQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')}. An admin decides.`,
      }
    default:
      return {
        title: `An admin opened a dispute about the payment for ${facts.phone}`,
        text: `Read the question and reply within ${spellQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')}.`,
      }
  }
}

function disputed(facts: Facts): Content {
  switch (textField(facts, 'by')) {
    case 'system':
      return {
        title: `An admin will decide about ${facts.phone}`,
        text: `The account of ${facts.buyer} was closed before they confirmed the order. Add anything that the admin should know.`,
      }
    case 'admin':
      return {
        title: `An admin opened a dispute about ${facts.phone}`,
        text:
          facts.side === 'buyer'
            ? 'Read the question and tell us whether the phone arrived.'
            : `Read the question and reply within ${spellQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')}. Most disputes can be settled directly.`,
      }
    case 'seller':
      return {
        title: `${facts.seller} reported a problem with the return of ${facts.phone}`,
        text: 'Read what is wrong and give your side. Most disputes can be settled directly; otherwise an admin decides.',
      }
    default:
      if (textField(facts, 'reason') === 'warranty_not_honored')
        return {
          title: `${facts.buyer} opened a dispute about the warranty of your ${facts.phone}`,
          text: `Read what is wrong and reply within ${spellQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')}. You can still settle it directly; otherwise an admin decides.`,
        }
      return {
        title: `${facts.buyer} reported a problem with your ${facts.phone}`,
        text: `Read what is wrong and reply within ${spellQuantity(DISPUTE_ANSWER_HOURS / HOURS_A_DAY, 'day')}. Most disputes can be settled directly.`,
      }
  }
}

/** Returns under the policy that a phone was sold with. */
export const returnTemplates = {
  order_return_requested: {
    kind: 'orders',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} wants to return ${facts.phone}`,
      text: sentences(
        `Reason: ${quote(facts, 'reason')}`,
        'It was sold with returns. Tell them where to send or bring it.',
      ),
    }),
  },
  order_return_approved: {
    kind: 'orders',
    audience: 'buyer',
    template: (facts) => ({
      title: `You can send ${facts.phone} back`,
      text: `${facts.seller} says where to in the order. Send or bring it${deadline(facts, 'return_approved', 'by')}, or you keep it.`,
    }),
  },
  order_return_place_changed: {
    kind: 'orders',
    audience: 'buyer',
    template: (facts) => ({
      title: `Another address for the return of ${facts.phone}`,
      text: `${facts.seller} changed where the phone goes. See the order before you send it.`,
    }),
  },
  order_return_sent: {
    kind: 'orders',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} sent ${facts.phone} back`,
      text: `With ${textField(facts, 'carrier')}, tracking number ${textField(facts, 'tracking')}. Confirm when it has arrived, or report what is wrong${deadline(facts, 'return_sent', 'by')}. Otherwise it counts as received.`,
    }),
  },
  order_return_ended: {
    kind: 'orders',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `You keep ${facts.phone}`,
            text:
              textField(facts, 'by') === 'system'
                ? 'It was not sent back in time, so the return has ended.'
                : 'The return has ended.',
          }
        : {
            title: `${facts.buyer} keeps your ${facts.phone}`,
            text: 'The return has ended, and the sale is complete again.',
          },
  },
  order_return_period_ended: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) =>
      facts.order?.payment === 'online'
        ? {
            title: `${facts.phone} can no longer be returned`,
            text: 'The money we held is now yours. We’ll pay it out next.',
          }
        : undefined,
  },
} satisfies Record<string, NotificationTemplate>

/** To the side that has to act in a return, or to admins. */
export function returnReminder(facts: Facts): Content {
  const { phone, buyer, seller, side } = facts
  if (textField(facts, 'state') === 'return_sent')
    return {
      title: `Has your ${phone} come back?`,
      text: `${buyer} sent it ${spellQuantity(RETURN_ARRIVAL_DAYS / DAYS_A_WEEK, 'week')} ago. Confirm that it has arrived, or report a problem${deadline(facts, 'return_sent', 'by')}. Otherwise the buyer is refunded.`,
    }
  if (side === 'seller')
    return {
      title: `${buyer} is waiting to return ${phone}`,
      text: 'Tell them where to send or bring it. It was sold with returns.',
    }
  return side === 'buyer'
    ? {
        title: `${seller} hasn’t said where ${phone} goes`,
        text: 'Message them. If that does not help, report the problem in the order and an admin decides.',
      }
    : {
        title: `Return not answered: ${phone}`,
        text: `${buyer} asked to return it at least ${spellQuantity(RETURN_ANSWER_WORKING_DAYS, 'working day')} ago, and ${seller} has not answered. Message them, or open a dispute to decide.`,
      }
}
