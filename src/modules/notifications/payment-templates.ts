import { nextStepWhenPaid } from './order-templates.ts'
import {
  amount,
  deadline,
  type Facts,
  type NotificationTemplate,
  quote,
  textField,
} from './template.ts'

/** Payments, refunds and payouts. */
export const paymentTemplates = {
  payment_failed: {
    kind: 'payments',
    audience: 'buyer',
    template: (facts) => ({
      title: `Your payment for ${facts.phone} failed`,
      text: `You were not charged. Try again${deadline(facts, 'awaiting_payment', 'by')}.`,
    }),
  },
  payment_returned: {
    kind: 'payments',
    audience: 'buyer',
    template: (facts) => ({
      title: `We’re refunding a payment for ${facts.phone}`,
      text: `${amount(facts, 'amountMinor')} arrived after the order could no longer be paid, so you’ll get all of it back.`,
    }),
  },
  payment_disputed: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) => ({
      title: `The buyer’s bank disputes the payment for ${facts.phone}`,
      text:
        facts.order?.state === 'paid'
          ? 'Keep the phone. Don’t hand it over or ship it until the bank has decided.'
          : 'You will not be paid out until the bank has decided.',
    }),
  },
  payment_dispute_won: {
    kind: 'payments',
    audience: 'both',
    template: (facts) => ({
      title: `The bank confirmed the payment for ${facts.phone}`,
      text:
        facts.order?.state === 'paid'
          ? `The sale continues. ${nextStepWhenPaid(facts)}`
          : 'Nothing changes for the sale.',
    }),
  },
  payment_dispute_lost: {
    kind: 'payments',
    audience: 'both',
    template: (facts) => ({
      title:
        facts.side === 'buyer'
          ? `Your bank refunded your payment for ${facts.phone}`
          : `The buyer’s bank reversed the payment for ${facts.phone}`,
      text: `The amount is ${amount(facts, 'amountMinor')}. ${saleAfterChargeback(facts)}`,
    }),
  },
  payout_sent: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) =>
      facts.event.data.outside === true
        ? { title: `You were paid for ${facts.phone}`, text: settledOutsideText(facts) }
        : {
            title: `Your payout for ${facts.phone} is on its way`,
            text: `${amount(facts, 'amountMinor')} was sent to your payout account.`,
          },
  },
  payout_waiting: {
    kind: 'payments',
    audience: 'seller',
    template: (facts) => ({
      title: `Set up payouts to receive ${amount(facts, 'amountMinor')}`,
      text: `You earned it with your ${facts.phone}. Add a payout account, and we’ll send it right away.`,
    }),
  },
  payout_account_ready: {
    kind: 'payments',
    audience: 'account_owner',
    template: () => ({
      title: 'Your payout account is ready',
      text: 'Any payout that was waiting for it is being sent now.',
    }),
  },
  payout_account_blocked: {
    kind: 'payments',
    audience: 'account_owner',
    template: () => ({
      title: 'Your payouts are on hold',
      text: 'Your payout account is missing information. We keep your earnings until you complete it.',
    }),
  },
  refund_sent: {
    kind: 'payments',
    audience: 'buyer',
    template: (facts) => ({
      title: `Your refund for ${facts.phone} was sent`,
      text:
        facts.event.data.outside === true
          ? settledOutsideText(facts)
          : `${amount(facts, 'amountMinor')} is on its way. Banks usually show it within a few days.`,
    }),
  },
  refund_failed: {
    kind: 'payments',
    audience: ['buyer', 'admins'],
    staff: 'settlePayments',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `Your refund for ${facts.phone} did not arrive`,
            text: `Your bank did not accept ${amount(facts, 'amountMinor')}. We’re looking into it. Your money is safe.`,
          }
        : {
            title: `Refund failed: ${facts.phone}`,
            text: `${amount(facts, 'amountMinor')} did not reach ${facts.buyer}. Find out why, then try again.`,
          },
  },
  money_stuck: {
    kind: 'payments',
    audience: ['seller', 'admins'],
    staff: 'settlePayments',
    template: (facts) => {
      const isPayout = textField(facts, 'kind') === 'payout'
      const total = amount(facts, 'amountMinor')
      if (facts.side === 'admin')
        return isPayout
          ? {
              title: `Payout failed: ${facts.phone}`,
              text: `${total} did not reach ${facts.seller}. Find out why, then try again.`,
            }
          : {
              title: `Payment not canceled: ${facts.phone}`,
              text: 'The order ended, but its payment could not be canceled. Find out why, then try again.',
            }
      if (!isPayout) return undefined
      return {
        title: `Your payout for ${facts.phone} did not arrive`,
        text: `${total} could not be sent. We’re looking into it. Your money is safe.`,
      }
    },
  },
} satisfies Record<string, NotificationTemplate>

/** An admin moved the money another way, because the provider could not. */
function settledOutsideText(facts: Facts): string {
  return `${amount(facts, 'amountMinor')} was sent outside the payment provider: ${quote(facts, 'reason')}`
}

function saleAfterChargeback(facts: Facts): string {
  const isBuyer = facts.side === 'buyer'
  switch (textField(facts, 'order')) {
    case 'ended':
      return isBuyer
        ? 'The sale was canceled.'
        : 'The sale was canceled. You keep the phone, and it is for sale again.'
    case 'ended_sent':
      return isBuyer
        ? 'The sale was canceled. The phone belongs to its seller.'
        : 'The sale was canceled and your listing is paused. Message the buyer to get the phone back.'
    case 'goes_on':
      return 'The sale continues for the rest of the price.'
    default:
      return isBuyer
        ? 'The sale had already ended.'
        : 'We deduct what you were paid for it from your next payouts.'
  }
}
