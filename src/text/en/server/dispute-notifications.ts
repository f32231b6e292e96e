/** Notifications of disputes, returns and warranty claims. */
export default {
  graded: {
    worse: {
      title: '{buyer} says your {phone} isn’t as described',
      text: 'Their answers give it grade {grade}. See what differs and message them. Most problems can be solved directly.',
    },
    fine: {
      title: '{buyer} checked your {phone}',
      text: 'Everything is as described. Their answers give it grade {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: '{seller} says your payment for {phone} has not arrived',
      text: 'Add proof of your payment, such as a receipt from your bank. An admin decides.',
    },
    byBuyer: {
      title: '{buyer} disputes the payment for your {phone}',
      text: 'Confirm the payment if it has arrived. Otherwise reply within {answerDays, plural, one {{answerDaysShown} day} other {{answerDaysShown} days}}. An admin decides.',
    },
    byStaff: {
      title: 'An admin disputes the payment for {phone}',
      text: 'Read the question and reply within {answerDays, plural, one {{answerDaysShown} day} other {{answerDaysShown} days}}.',
    },
  },
  opened: {
    bySystem: {
      title: 'An admin will decide about {phone}',
      text: 'The account of {buyer} was closed before they confirmed the order. Add anything that the admin should know.',
    },
    byStaff: { title: 'An admin opened a dispute about {phone}' },
    reportArrival: 'Read the question and tell us whether the phone arrived.',
    replyToStaff:
      'Read the question and reply within {answerDays, plural, one {{answerDaysShown} day} other {{answerDaysShown} days}}. Most disputes can be settled directly.',
    bySeller: {
      title: '{seller} reported a problem with the return of {phone}',
      text: 'Read what is wrong and give your side. Most disputes can be settled directly; otherwise an admin decides.',
    },
    warranty: {
      title: '{buyer} disputes the warranty of your {phone}',
      text: 'Read what is wrong and reply within {answerDays, plural, one {{answerDaysShown} day} other {{answerDaysShown} days}}. You can still settle it directly; otherwise an admin decides.',
    },
    byBuyer: {
      title: '{buyer} reported a problem with your {phone}',
      text: 'Read what is wrong and reply within {answerDays, plural, one {{answerDaysShown} day} other {{answerDaysShown} days}}. Most disputes can be settled directly.',
    },
  },
  answered: {
    title: '{seller} replied about {phone}',
    text: 'Read the reply and settle the dispute if you can.',
  },
  statement: {
    title: 'New statement in the dispute about {phone}',
    text: 'Read it, and reply if you have something to add.',
  },
  proposed: { title: '{other} proposes a settlement for {phone}' },
  declined: {
    title: '{other} declined your proposal for {phone}',
    text: 'You can propose something else.',
  },
  accepted: { title: '{other} accepted your proposal for {phone}' },
  decided: { title: 'The dispute about {phone} was decided' },
  /** What the person who acted wrote. */
  reason: '{reason}',
  /** What a proposal or a decision does with the phone and the money. */
  outcome: {
    partRefund: '{refund} will be refunded to {buyer}, who keeps the phone.',
    return: '{buyer} sends the phone back and is then refunded.',
    refund: '{buyer} gets a full refund.',
    acceptPayment: '{seller} has received the payment. The order goes on.',
    rejectPayment: 'The payment was not received. The order is canceled.',
    noRefund: '{buyer} gets no refund.',
    release: '{seller} gets the full payment.',
  },
  sendBack: {
    buyer: {
      title: 'Send {phone} back',
      text: 'Ship it by {until} and add the tracking number.',
    },
    seller: {
      title: '{phone} will be returned to you',
      text: '{buyer} has to ship it by {until}.',
    },
  },
  sentBack: {
    title: '{phone} is on its way back to you',
    text: 'It was sent with {carrier}, tracking number {tracking}. Report what arrived.',
  },
  notReturned: {
    title: '{seller} says that {phone} did not come back',
    text: 'They say that they received another phone, or none. An admin will decide. Add any evidence you have.',
  },
  returned: {
    title: '{seller} received {phone}',
    text: 'Your money will be refunded.',
  },
  notSentBack: {
    title: '{phone} was not sent back in time',
    text: 'An admin will now decide who gets the money.',
  },
  reminder: {
    staff: {
      title: 'Decision needed: {phone}',
      text: 'The buyer and the seller have not settled their dispute. Decide how it ends.',
    },
    seller: {
      title: 'Has {phone} come back?',
      text: '{buyer} sent it {returnWeeks, plural, one {{returnWeeksShown} week} other {{returnWeeksShown} weeks}} ago. Report what arrived, or that nothing did. Otherwise the buyer will be refunded{disputeEnd, select, none {} other { on {disputeEnd}}}.',
    },
  },
  /** Returns under the policy that a phone was sold with. */
  policy: {
    requested: {
      title: '{buyer} wants to return {phone}',
      text: 'It was sold with returns. Choose where to send or bring it.',
    },
    approved: {
      title: 'You can send {phone} back',
      text: '{seller} says where to in the order. Send or bring it{returnBy, select, none {} other { by {returnBy}}}, or you keep it.',
    },
    placeChanged: {
      title: 'Another address for the return of {phone}',
      text: '{seller} changed where the phone goes. See the order before you send it.',
    },
    sent: {
      title: '{buyer} sent {phone} back',
      text: 'With {carrier}, tracking number {tracking}. Confirm when it has arrived, or report what is wrong{returnCheckBy, select, none {} other { by {returnCheckBy}}}. Otherwise it counts as received.',
    },
    endedBuyer: { title: 'You keep {phone}', text: 'The return has ended.' },
    lapsed: 'It was not sent back in time, so the return has ended.',
    endedSeller: {
      title: '{buyer} keeps your {phone}',
      text: 'The return has ended, and the sale is complete again.',
    },
    over: {
      title: '{phone} can no longer be returned',
      text: 'The money we held is now yours. We’ll pay it out next.',
    },
    reminderSent: {
      title: 'Has your {phone} come back?',
      text: '{buyer} sent it {returnWeeks, plural, one {{returnWeeksShown} week} other {{returnWeeksShown} weeks}} ago. Confirm that it has arrived, or report a problem{returnCheckBy, select, none {} other { by {returnCheckBy}}}. Otherwise the buyer is refunded.',
    },
    reminderSeller: {
      title: '{buyer} is waiting to return {phone}',
      text: 'Choose where to send or bring it. It was sold with returns.',
    },
    reminderBuyer: {
      title: '{seller} hasn’t said where {phone} goes',
      text: 'Message them. If that does not help, report the problem in the order and an admin decides.',
    },
    reminderStaff: {
      title: 'Return not answered: {phone}',
      text: '{buyer} asked to return it at least {returnDays, plural, one {{returnDaysShown} working day} other {{returnDaysShown} working days}} ago, and {seller} has not answered. Message them, or open a dispute to decide.',
    },
  },
  /** Claims under the warranty that a phone was sold with. */
  claim: {
    made: {
      title: '{buyer} made a warranty claim for {phone}',
      text: 'Read what is wrong, then agree to a repair, a replacement or a refund, or refuse with a reason, by {until}.',
    },
    agreed: { title: '{seller} agreed to your warranty claim for {phone}' },
    repair: '{seller} will repair the phone.',
    replacement: '{seller} will replace the phone.',
    refundBySeller: '{seller} has to pay you back {refund}.',
    refund: '{refund} will be refunded to your original payment method.',
    howToSettle:
      'Mark the claim as settled when that is done, or open a dispute. Otherwise it counts as settled on {until}.',
    refused: {
      title: '{seller} refused your warranty claim for {phone}',
      text: 'If you disagree, open a dispute by {until}, and an admin decides.',
    },
    unansweredBuyer: {
      title: '{seller} didn’t answer your claim for {phone}',
      text: 'Open a dispute about the warranty by {until}, and an admin decides. Until you do, {seller} can still answer.',
    },
    unansweredSeller: {
      title: 'You didn’t answer the warranty claim for {phone}',
      text: '{buyer} can open a dispute now. You can still answer until they do.',
    },
    lapsedBuyer: {
      title: 'Your warranty claim for {phone} is closed',
      text: 'You did not open a dispute in time. You can make another claim while the warranty runs.',
    },
    lapsedSeller: {
      title: 'The warranty claim for {phone} is closed',
      text: '{buyer} did not open a dispute in time. There is nothing more to do.',
    },
    withdrawn: {
      title: '{buyer} withdrew the warranty claim for {phone}',
      text: 'There is nothing more to do.',
    },
    settled: {
      title: 'The warranty claim for {phone} is settled',
      text: 'It was agreed to {settledDays, plural, one {{settledDaysShown} day} other {{settledDaysShown} days}} ago, and no problem was reported.',
    },
    settledByBuyer: {
      title: '{buyer} marked the claim for {phone} as settled',
      text: 'The warranty claim needs nothing more from you.',
    },
    refunded: {
      title: '{buyer} is refunded {refund} for {phone}',
      text: 'It comes from the money that we held for this sale, and settles the warranty claim.',
    },
    reminderOpen: {
      title: '{buyer} waits for your answer to the claim for {phone}',
      text: 'Agree to the warranty claim or refuse it by {until}. Otherwise they can open a dispute.',
    },
    reminderRefused: {
      title: 'Your warranty claim for {phone} is still open',
      text: 'Open a dispute by {until} if you want an admin to decide. Otherwise the claim is closed.',
    },
    reminderSeller: {
      title: 'Is the warranty claim for {phone} settled?',
      text: '{buyer} hasn’t confirmed that you did what you agreed to. If it is not done by {until}, they can open a dispute.',
    },
    reminderBuyer: {
      title: 'Is the warranty claim for your {phone} settled?',
      text: 'If {seller} has not done what was agreed, open a dispute by {until}. Otherwise the claim counts as settled then.',
    },
  },
}
