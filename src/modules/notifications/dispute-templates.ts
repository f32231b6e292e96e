import {
  type Facts,
  type Message,
  type MessageKey,
  message,
  type NotificationTemplate,
  textField,
  titled,
} from './template.ts'

/** Problems with what arrived, and returns. */
export const disputeTemplates = {
  arrival_graded: {
    kind: 'disputes',
    audience: 'seller',
    template: ({ event }) =>
      message(event.data.worse === true ? 'disputes.graded.worse' : 'disputes.graded.fine'),
  },
  order_payment_disputed: { kind: 'disputes', audience: 'counterparty', template: paymentDisputed },
  order_disputed: { kind: 'disputes', audience: 'counterparty', template: disputed },
  dispute_answered: {
    kind: 'disputes',
    audience: 'counterparty',
    template: () => message('disputes.answered'),
  },
  dispute_statement_added: {
    kind: 'disputes',
    audience: 'counterparty',
    template: () => message('disputes.statement'),
  },
  dispute_settlement_proposed: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) =>
      isConcession(facts) ? undefined : titled('disputes.proposed', outcome(facts)),
  },
  dispute_settlement_declined: {
    kind: 'disputes',
    audience: 'counterparty',
    template: () => message('disputes.declined'),
  },
  dispute_settlement_accepted: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) => titled('disputes.accepted', outcome(facts)),
  },
  dispute_decided: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) => titled('disputes.decided', outcome(facts), givenReason(facts)),
  },
  return_agreed: {
    kind: 'disputes',
    audience: 'both',
    template: ({ side }) =>
      message(side === 'buyer' ? 'disputes.sendBack.buyer' : 'disputes.sendBack.seller'),
  },
  return_sent: {
    kind: 'disputes',
    audience: 'counterparty',
    template: () => message('disputes.sentBack'),
  },
  return_received: {
    kind: 'disputes',
    audience: 'counterparty',
    template: (facts) =>
      ['other', 'no_phone'].includes(textField(facts, 'imei'))
        ? message('disputes.notReturned')
        : message('disputes.returned'),
  },
  return_lapsed: {
    kind: 'disputes',
    audience: 'both',
    template: () => message('disputes.notSentBack'),
  },
} satisfies Record<string, NotificationTemplate>

/** A reminder while the order is disputed: to an admin to decide, or to the seller about a return. */
export function disputeReminder({ side }: Facts): Message {
  return message(side === 'admin' ? 'disputes.reminder.staff' : 'disputes.reminder.seller')
}

/** A proposal that gives its proposer nothing ends the dispute at once; the outcome is the news. */
function isConcession(facts: Facts): boolean {
  const [kind, by] = [textField(facts, 'kind'), textField(facts, 'by')]
  if (by === 'buyer') return kind === 'release' || kind === 'reject_payment'
  return kind === 'refund' || kind === 'accept_payment'
}

/** What a proposal or a decision does with the phone and the money. */
function outcome(facts: Facts): MessageKey {
  switch (textField(facts, 'kind')) {
    case 'part_refund':
      return 'disputes.outcome.partRefund'
    case 'return':
      return 'disputes.outcome.return'
    case 'refund':
      return 'disputes.outcome.refund'
    case 'accept_payment':
      return 'disputes.outcome.acceptPayment'
    case 'reject_payment':
      return 'disputes.outcome.rejectPayment'
    default:
      return facts.event.data.isAboutWarranty === true
        ? 'disputes.outcome.noRefund'
        : 'disputes.outcome.release'
  }
}

/** What the person who acted wrote, in quotation marks. */
export function givenReason(facts: Facts): MessageKey | undefined {
  return textField(facts, 'reason') ? 'disputes.reason' : undefined
}

function paymentDisputed(facts: Facts): Message {
  switch (textField(facts, 'by')) {
    case 'seller':
      return message('disputes.payment.bySeller')
    case 'buyer':
      return message('disputes.payment.byBuyer')
    default:
      return message('disputes.payment.byStaff')
  }
}

function disputed(facts: Facts): Message {
  switch (textField(facts, 'by')) {
    case 'system':
      return message('disputes.opened.bySystem')
    case 'admin':
      return titled(
        'disputes.opened.byStaff',
        facts.side === 'buyer' ? 'disputes.opened.reportArrival' : 'disputes.opened.replyToStaff',
      )
    case 'seller':
      return message('disputes.opened.bySeller')
    default:
      return textField(facts, 'reason') === 'warranty_not_honored'
        ? message('disputes.opened.warranty')
        : message('disputes.opened.byBuyer')
  }
}

/** Returns under the policy that a phone was sold with. */
export const returnTemplates = {
  order_return_requested: {
    kind: 'orders',
    audience: 'seller',
    template: () =>
      titled('disputes.policy.requested', 'orders.why.reason', 'disputes.policy.requested.text'),
  },
  order_return_approved: {
    kind: 'orders',
    audience: 'buyer',
    template: () => message('disputes.policy.approved'),
  },
  order_return_place_changed: {
    kind: 'orders',
    audience: 'buyer',
    template: () => message('disputes.policy.placeChanged'),
  },
  order_return_sent: {
    kind: 'orders',
    audience: 'seller',
    template: () => message('disputes.policy.sent'),
  },
  order_return_ended: {
    kind: 'orders',
    audience: 'both',
    template: (facts) => {
      if (facts.side !== 'buyer') return message('disputes.policy.endedSeller')
      return textField(facts, 'by') === 'system'
        ? titled('disputes.policy.endedBuyer', 'disputes.policy.lapsed')
        : message('disputes.policy.endedBuyer')
    },
  },
  order_return_period_ended: {
    kind: 'payments',
    audience: 'seller',
    template: ({ order }) =>
      order?.payment === 'online' ? message('disputes.policy.over') : undefined,
  },
} satisfies Record<string, NotificationTemplate>

/** To the side that has to act in a return, or to admins. */
export function returnReminder(facts: Facts): Message {
  if (textField(facts, 'state') === 'return_sent') return message('disputes.policy.reminderSent')
  switch (facts.side) {
    case 'seller':
      return message('disputes.policy.reminderSeller')
    case 'buyer':
      return message('disputes.policy.reminderBuyer')
    default:
      return message('disputes.policy.reminderStaff')
  }
}
