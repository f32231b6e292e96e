/** Notifications of payments, refunds and payouts. */
export default {
  failed: {
    title: 'Your payment for {phone} failed',
    text: 'You were not charged. Try again{payBy, select, none {} other { by {payBy}}}.',
  },
  returned: {
    title: 'We’re refunding a payment for {phone}',
    text: '{amount} arrived after the order could no longer be paid, so you’ll get all of it back.',
  },
  disputed: {
    title: 'The buyer’s bank disputes the payment for {phone}',
    keepPhone: 'Keep the phone. Don’t hand it over or ship it until the bank has decided.',
    payoutWaits: 'You will not be paid out until the bank has decided.',
  },
  disputeWon: {
    title: 'The bank confirmed the payment for {phone}',
    saleContinues: 'The sale continues.',
    noChange: 'Nothing changes for the sale.',
  },
  disputeLost: {
    buyer: { title: 'Your bank refunded your payment for {phone}' },
    seller: { title: 'The buyer’s bank reversed the payment for {phone}' },
    amount: 'The amount is {amount}.',
    canceledBuyer: 'The sale was canceled.',
    canceledSeller: 'The sale was canceled. You keep the phone, and it is for sale again.',
    sentBuyer: 'The sale was canceled. The phone belongs to its seller.',
    sentSeller:
      'The sale was canceled and your listing is paused. Message the buyer to get the phone back.',
    goesOn: 'The sale continues for the rest of the price.',
    endedBuyer: 'The sale had already ended.',
    endedSeller: 'We deduct what you were paid for it from your next payouts.',
  },
  payoutSent: {
    title: 'Your payout for {phone} is on its way',
    text: '{amount} was sent to your payout account.',
  },
  paidOutside: { title: 'You were paid for {phone}' },
  sentOutside: '{amount} was sent outside the payment provider: {reason}',
  payoutWaiting: {
    title: 'Set up payouts to receive {amount}',
    text: 'You earned it with your {phone}. Add a payout account, and we’ll send it right away.',
  },
  accountReady: {
    title: 'Your payout account is ready',
    text: 'Any payout that was waiting for it is being sent now.',
  },
  accountBlocked: {
    title: 'Your payouts are on hold',
    text: 'Your payout account is missing information. We keep your earnings until you complete it.',
  },
  refundSent: {
    title: 'Your refund for {phone} was sent',
    text: '{amount} is on its way. Banks usually show it within a few days.',
  },
  refundFailed: {
    buyer: {
      title: 'Your refund for {phone} did not arrive',
      text: 'Your bank did not accept {amount}. We’re looking into it. Your money is safe.',
    },
    staff: {
      title: 'Refund failed: {phone}',
      text: '{amount} did not reach {buyer}. Find out why, then try again.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'Payout failed: {phone}',
      text: '{amount} did not reach {seller}. Find out why, then try again.',
    },
    cancelStaff: {
      title: 'Payment not canceled: {phone}',
      text: 'The order ended, but its payment could not be canceled. Find out why, then try again.',
    },
    seller: {
      title: 'Your payout for {phone} did not arrive',
      text: '{amount} could not be sent. We’re looking into it. Your money is safe.',
    },
  },
}
