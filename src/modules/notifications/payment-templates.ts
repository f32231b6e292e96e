import { nextStepWhenPaid } from './order-templates.ts'
import {
  type Facts,
  type MessageKey,
  message,
  type NotificationTemplate,
  textField,
  titled,
} from './template.ts'

/** Payments, refunds and payouts. */
export const paymentTemplates = {
  payment_failed: {
    kind: 'payments',
    audience: 'buyer',
    template: () => message('payments.failed'),
  },
  payment_returned: {
    kind: 'payments',
    audience: 'buyer',
    template: () => message('payments.returned'),
  },
  payment_disputed: {
    kind: 'payments',
    audience: 'seller',
    template: ({ order }) =>
      titled(
        'payments.disputed',
        order?.state === 'paid' ? 'payments.disputed.keepPhone' : 'payments.disputed.payoutWaits',
      ),
  },
  payment_dispute_won: {
    kind: 'payments',
    audience: 'both',
    template: (facts) =>
      facts.order?.state === 'paid'
        ? titled(
            'payments.disputeWon',
            'payments.disputeWon.saleContinues',
            nextStepWhenPaid(facts),
          )
        : titled('payments.disputeWon', 'payments.disputeWon.noChange'),
  },
  payment_dispute_lost: {
    kind: 'payments',
    audience: 'both',
    template: (facts) =>
      titled(
        facts.side === 'buyer' ? 'payments.disputeLost.buyer' : 'payments.disputeLost.seller',
        'payments.disputeLost.amount',
        saleAfterChargeback(facts),
      ),
  },
  payout_sent: {
    kind: 'payments',
    audience: 'seller',
    template: ({ event }) =>
      // An admin moved the money another way, because the provider could not.
      event.data.outside === true
        ? titled('payments.paidOutside', 'payments.sentOutside')
        : message('payments.payoutSent'),
  },
  payout_waiting: {
    kind: 'payments',
    audience: 'seller',
    template: () => message('payments.payoutWaiting'),
  },
  payout_account_ready: {
    kind: 'payments',
    audience: 'account_owner',
    template: () => message('payments.accountReady'),
  },
  payout_account_blocked: {
    kind: 'payments',
    audience: 'account_owner',
    template: () => message('payments.accountBlocked'),
  },
  refund_sent: {
    kind: 'payments',
    audience: 'buyer',
    template: ({ event }) =>
      event.data.outside === true
        ? titled('payments.refundSent', 'payments.sentOutside')
        : message('payments.refundSent'),
  },
  refund_failed: {
    kind: 'payments',
    audience: ['buyer', 'admins'],
    staff: 'settlePayments',
    template: ({ side }) =>
      message(side === 'buyer' ? 'payments.refundFailed.buyer' : 'payments.refundFailed.staff'),
  },
  money_stuck: {
    kind: 'payments',
    audience: ['seller', 'admins'],
    staff: 'settlePayments',
    template: (facts) => {
      const isPayout = textField(facts, 'kind') === 'payout'
      if (facts.side === 'admin')
        return message(isPayout ? 'payments.stuck.payoutStaff' : 'payments.stuck.cancelStaff')
      return isPayout ? message('payments.stuck.seller') : undefined
    },
  },
} satisfies Record<string, NotificationTemplate>

function saleAfterChargeback(facts: Facts): MessageKey {
  const isBuyer = facts.side === 'buyer'
  switch (textField(facts, 'order')) {
    case 'ended':
      return isBuyer ? 'payments.disputeLost.canceledBuyer' : 'payments.disputeLost.canceledSeller'
    case 'ended_sent':
      return isBuyer ? 'payments.disputeLost.sentBuyer' : 'payments.disputeLost.sentSeller'
    case 'goes_on':
      return 'payments.disputeLost.goesOn'
    default:
      return isBuyer ? 'payments.disputeLost.endedBuyer' : 'payments.disputeLost.endedSeller'
  }
}
