import type { Facts } from './facts.ts'
import { amountOf, endOf, quoteOf, textOf } from './facts.ts'
import { paidNext } from './order-tellings.ts'
import { both, type Telling, told } from './telling.ts'

/** What people are told of their money on its way. */
export const paymentTellings = {
  payment_failed: {
    kind: 'payments',
    to: 'buyer',
    words: (facts) =>
      told(
        `Your payment for ${facts.phone} did not go through`,
        `Nothing was charged. Try again${endOf(facts, 'awaiting_payment', 'by')}.`,
      ),
  },
  payment_returned: {
    kind: 'payments',
    to: 'buyer',
    words: (facts) =>
      told(
        `A payment for ${facts.phone} goes back to you`,
        `${amountOf(facts, 'amountMinor')} came when the order did not wait for it any more, and go back in full.`,
      ),
  },
  payment_disputed: {
    kind: 'payments',
    to: 'seller',
    words: (facts) =>
      told(
        `A bank took the payment for ${facts.phone} back`,
        facts.order?.state === 'paid'
          ? 'Keep the phone: do not hand it over or send it until the buyer’s bank has decided.'
          : 'The buyer’s bank asks questions. Nothing is paid out until it has answered.',
      ),
  },
  payment_dispute_won: both('payments', (facts) =>
    told(
      `The bank lets the payment for ${facts.phone} stand`,
      facts.order?.state === 'paid' ? `The sale goes on. ${paidNext(facts)}` : 'The sale stands.',
    ),
  ),
  payment_dispute_lost: both('payments', (facts) =>
    facts.side === 'buyer'
      ? told(
          `Your bank gave you back what you paid for ${facts.phone}`,
          `${amountOf(facts, 'amountMinor')}. ${tookBack(facts, 'buyer')}`,
        )
      : told(
          `The buyer’s bank took the payment for ${facts.phone} back`,
          `${amountOf(facts, 'amountMinor')}. ${tookBack(facts, 'seller')}`,
        ),
  ),
  payout_sent: {
    kind: 'payments',
    to: 'seller',
    words: (facts) =>
      facts.event.data.outside === true
        ? told(`You were paid for ${facts.phone}`, paidByHand(facts))
        : told(
            `Your money for ${facts.phone} is on its way`,
            `${amountOf(facts, 'amountMinor')} were sent to your account.`,
          ),
  },
  payout_waiting: {
    kind: 'payments',
    to: 'seller',
    words: (facts) =>
      told(
        `Your money for ${facts.phone} waits for you`,
        `${amountOf(facts, 'amountMinor')}. Say under Payouts where it goes, and it is sent at once.`,
      ),
  },
  payout_account_ready: {
    kind: 'payments',
    to: 'person',
    words: () =>
      told('You can be paid out', 'Your account is ready: what waited for it is sent now.'),
  },
  payout_account_blocked: {
    kind: 'payments',
    to: 'person',
    words: () =>
      told(
        'You cannot be paid out now',
        'Something about your account for payouts is missing. What you earn waits until it is there.',
      ),
  },
  refund_sent: {
    kind: 'payments',
    to: 'buyer',
    words: (facts) =>
      told(
        `Your refund for ${facts.phone} is sent`,
        facts.event.data.outside === true
          ? paidByHand(facts)
          : `${amountOf(facts, 'amountMinor')}. Banks show it within some days.`,
      ),
  },
  refund_failed: {
    kind: 'payments',
    to: ['buyer', 'admins'],
    words: (facts) =>
      facts.side === 'buyer'
        ? told(
            `Your refund for ${facts.phone} did not arrive`,
            `Your bank did not take ${amountOf(facts, 'amountMinor')}. An admin sees to it; the money is kept for you.`,
          )
        : told(
            `A refund for ${facts.phone} is stuck`,
            `${amountOf(facts, 'amountMinor')} did not reach ${facts.buyer}. Find out why, and try again.`,
          ),
  },
  money_stuck: {
    kind: 'payments',
    to: ['seller', 'admins'],
    words: (facts) => {
      const isPayout = textOf(facts, 'kind') === 'payout'
      const amount = amountOf(facts, 'amountMinor')
      if (facts.side === 'admin')
        return told(
          isPayout ? `A payout for ${facts.phone} is stuck` : `${facts.phone}: money is stuck`,
          isPayout
            ? `${amount} did not reach ${facts.seller}. Find out why, and try again.`
            : 'A payment that nobody waits for could not be called off. Find out why, and try again.',
        )
      return isPayout
        ? told(
            `Your money for ${facts.phone} did not arrive`,
            `${amount} could not be sent. An admin sees to it; the money is kept for you.`,
          )
        : undefined
    },
  },
} satisfies Record<string, Telling>

/** Money that the provider could not move, which an admin sent another way. */
function paidByHand(facts: Facts): string {
  return `${amountOf(facts, 'amountMinor')}, not by the payment provider: ${quoteOf(facts, 'reason')}`
}

type Side = 'buyer' | 'seller'

/** What becomes of a sale whose payment a bank took back, as the event has it. */
function tookBack(facts: Facts, side: Side): string {
  switch (textOf(facts, 'order')) {
    case 'ended':
      return side === 'buyer'
        ? 'The sale is off.'
        : 'The sale is off; the phone is yours and on sale again.'
    case 'ended_sent':
      return side === 'buyer'
        ? 'The sale is off: the phone is its seller’s.'
        : 'The sale is off. The phone is paused: write to the buyer how it comes back.'
    case 'goes_on':
      return 'The sale goes on about the rest.'
    default:
      return side === 'buyer'
        ? 'The sale was over before.'
        : 'What you were paid for it is taken from your next payouts.'
  }
}
