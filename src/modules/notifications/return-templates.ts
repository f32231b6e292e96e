import {
  type Content,
  deadline,
  type Facts,
  type NotificationTemplate,
  quote,
  sentences,
  textField,
} from './template.ts'

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
              textField(facts, 'by') === 'clock'
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
      text: `${buyer} sent it two weeks ago. Confirm that it has arrived, or report a problem${deadline(facts, 'return_sent', 'by')}. Otherwise the buyer is refunded.`,
    }
  if (side === 'seller')
    return {
      title: `${buyer} is waiting to return ${phone}`,
      text: 'Tell them where to send or bring it. It was sold with returns.',
    }
  return side === 'buyer'
    ? {
        title: `${seller} hasn't said where ${phone} goes`,
        text: 'Message them. If that does not help, report the problem in the order and an admin decides.',
      }
    : {
        title: `Return not answered: ${phone}`,
        text: `${buyer} asked to return it at least three working days ago, and ${seller} has not answered. Message them, or open a dispute to decide.`,
      }
}
