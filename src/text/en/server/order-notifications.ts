/**
 * Notifications of an order from its booking to its end. What they may name is listed in `Values` of
 * src/modules/notifications/message-values.ts; a deadline, an amount or a reason that is missing is `none`.
 */
export default {
  booked: {
    buyer: {
      title: 'You booked {phone}',
      text: 'It is reserved for you{payBy, select, none {} other { until {payBy}}}. Choose how to pay {price} and how to get it.',
    },
    seller: {
      title: '{buyer} booked your {phone}',
      text: 'The price is {price}. It is reserved{payBy, select, none {} other { until {payBy}}}. We’ll notify you when it’s paid.',
    },
  },
  deliveryChanged: {
    title: '{buyer} changed the delivery of {phone}',
    meetUpCanceled: 'The agreed meet-up is canceled.',
    payFirst: '{buyer} wants shipping and must pay first.',
    newAddress: 'Send it to the new address in the order.',
    pickUp: '{buyer} wants to pick it up. Agree on a place and time.',
  },
  paymentSent: {
    title: '{buyer} says the payment for your {phone} is sent',
    text: 'Check your account for {total} with the reference {reference}. Confirm the payment as soon as it has arrived. Don’t hand over or ship the phone before that.',
  },
  paymentReset: {
    buyer: {
      title: 'Choose again how to get and pay for {phone}',
      text: 'The payment method that you chose isn’t available here anymore. The phone is still reserved for you{payBy, select, none {} other { until {payBy}}}.',
    },
    seller: {
      title: '{buyer} has to choose again: {phone}',
      text: 'The payment method that they chose isn’t available here anymore. Add payment instructions to your account to be paid by transfer.',
    },
  },
  wrongCode: {
    title: 'A wrong hand-over code was entered for {phone}',
    text: '{seller} entered a code that isn’t yours. If you are at the meet-up, show the code again. If not, don’t give it to anyone: with it, the order is complete and {seller} is paid.',
  },
  handOverLocked: {
    title: 'Too many wrong hand-over codes for {phone}',
    staff:
      'The hand-over is locked. Ask buyer and seller what happened, then allow new attempts in the order.',
    party:
      'The hand-over is locked until an admin has reviewed it. Write to support if you are at the meet-up.',
  },
  handOverUnlocked: {
    title: 'The hand-over of {phone} is unlocked',
    buyer: '{seller} can enter your code again. Only give it when you have the phone in your hand.',
    seller: 'You can enter the buyer’s hand-over code again.',
  },
  cancellationRequested: {
    title: '{buyer} asks to cancel {phone}',
    text: 'Accept or decline{shipBy, select, none {} other { by {shipBy}}}. If you neither answer nor ship it by then, the order is canceled and refunded.',
  },
  cancellationDeclined: {
    title: '{seller} declined to cancel {phone}',
    text: 'The order goes on.',
  },
  refundConfirmed: {
    title: 'Refund confirmed: {phone}',
    text: '{buyer} confirmed that you paid back {refund}.',
  },
  refundReminder: {
    seller: {
      title: 'Have you paid {buyer} back for {phone}?',
      text: '{buyer} hasn’t confirmed the refund of {refund}. Pay it now. If you have paid it, ask {buyer} to confirm it in the order.',
    },
    buyer: {
      title: 'Has the refund for {phone} arrived?',
      text: '{seller} has to pay you back {refund}. If you have it, confirm it in the order. If not, message {seller}. If that doesn’t help, write to us on the Contact page and include the order number {reference}.',
    },
  },
  paid: {
    buyer: { title: 'You paid {total} for {phone}' },
    buyerOutside: { title: '{seller} received your payment for {phone}' },
    seller: { title: '{buyer} paid for your {phone}', text: 'We received {total}.' },
    sellerOutside: { text: 'You have received {total}.' },
    meetBuyer: 'Agree on where to meet. Give the code only after you have checked the phone.',
    meetSeller: 'Agree on where to meet. {buyer} gives you a code after checking the phone.',
    shipBuyer: '{seller} ships it{shipBy, select, none {} other { by {shipBy}}}.',
    shipSeller: 'Ship it{shipBy, select, none {} other { by {shipBy}}}.',
  },
  shipped: {
    title: '{phone} has shipped',
    text: '{seller} sent it with {carrier}, tracking number {tracking}. Mark it as arrived once you have it. You’ll then have {checkDays, plural, one {{checkDaysShown} day} other {{checkDaysShown} days}} to check it.',
  },
  shipmentCorrected: {
    title: 'New tracking number for {phone}',
    text: '{seller} changed it to {carrier}, {tracking}.',
  },
  delivered: {
    seller: {
      title: 'Your {phone} has arrived',
      text: '{buyer} is checking it. Unless they report a problem, the sale completes automatically{checkBy, select, none {} other { on {checkBy}}}.',
    },
    buyer: {
      title: '{phone} was marked as delivered',
      text: 'Check the phone, then confirm that it is fine or report a problem{checkBy, select, none {} other { by {checkBy}}}.',
    },
  },
  completed: {
    buyer: { title: 'Your purchase of {phone} is complete' },
    seller: { title: 'You sold {phone}', text: 'The sale is complete.' },
    restIsYours: 'The rest is yours.',
    reviewSeller: 'How did it go? Write a review of {seller}.',
    reviewBuyer: 'How did it go? Write a review of {buyer}.',
    warranty: { title: 'The warranty dispute about {phone} is over' },
    noRefund: '{buyer} gets no refund.',
  },
  canceled: {
    title: 'Booking canceled: {phone}',
    byBuyer: '{buyer} canceled the booking.',
    notCharged: 'You were not charged.',
  },
  expired: {
    buyer: {
      title: 'Your booking of {phone} expired',
      text: 'It was not paid in time. If the phone is still available, you can book it again.',
    },
    seller: { title: 'The booking of {phone} expired', text: 'It was not paid in time.' },
  },
  refunded: {
    buyer: { title: 'You’ll get your money back for {phone}' },
    returned: { title: '{phone} is back, and {buyer} is refunded' },
    warranty: { title: '{buyer} gets a refund for {phone}' },
    seller: { title: 'The sale of {phone} was canceled' },
  },
  /** How an amount goes back to the buyer: all that they paid, or a part of it. */
  promise: {
    buyer:
      '{refund, select, none {{total}} other {{refund}}} will be refunded to your original payment method.',
    seller: '{refund, select, none {{total}} other {{refund}}} will be refunded to {buyer}.',
    buyerOutside:
      '{seller} has to pay you back {refund, select, none {{total}} other {{refund}}}. Confirm it in the order once you have it.',
    sellerOutside:
      'Pay {refund, select, none {{total}} other {{refund}}} back to {buyer}, who confirms it in the order.',
  },
  phone: {
    forSale: 'Your phone is for sale again.',
    paused: 'Your listing is paused. Resume it to sell the phone.',
  },
  why: {
    reason: 'Reason: {reason}',
    accountDeleted: 'Their account was deleted.',
    buyerGone: 'The account of {buyer} was closed.',
    sellerGone: 'The account of {seller} was closed.',
    takenDown: 'A moderator removed the listing.',
    cancellationAccepted: '{seller} accepted the request to cancel.',
    cancellationUnanswered: '{seller} did not answer the request to cancel.',
    returnUnconfirmed: 'The return was not confirmed in time, so it counts as received.',
    returned: '{seller} has the phone back.',
    undecided: 'The dispute was not decided in time.',
    notShipped: 'The phone was not shipped in time.',
    notHandedOver: 'The phone was not handed over in time.',
  },
  meetUpProposed: {
    title: '{other} suggests where to meet',
    text: 'For {phone}: {place}, {when}. Agree, or suggest another place or time.',
  },
  meetUpAgreed: {
    title: 'Meet-up agreed for {phone}',
    text: 'You’re meeting {other} here: {place}, {when}.',
  },
  reminder: {
    arrived: {
      title: 'Has your {phone} arrived?',
      text: 'It was sent {arrivalWeeks, plural, one {{arrivalWeeksShown} week} other {{arrivalWeeksShown} weeks}} ago. Mark it as arrived, or report a problem.',
    },
    paymentSeller: {
      title: 'Has the payment for your {phone} arrived?',
      text: '{buyer} marked {total} as sent, with the reference {reference}. Confirm it, or open a dispute if it doesn’t arrive.',
    },
    paymentBuyer: {
      title: '{seller} hasn’t confirmed your payment for {phone}',
      text: 'Check that your bank has sent it, and message the seller. If that does not help, open a dispute and an admin decides.',
    },
    paymentStaff: {
      title: 'Payment not confirmed: {phone}',
      text: '{buyer} marked it as sent at least {paymentDays, plural, one {{paymentDaysShown} working day} other {{paymentDaysShown} working days}} ago, and {seller} has not answered. Message them, or open a dispute to decide.',
    },
    chooseDelivery: {
      title: 'Choose how to get your {phone}',
      text: 'It is paid. Choose to meet {seller} or to have it shipped. Otherwise you’ll be refunded{shipBy, select, none {} other { on {shipBy}}}.',
    },
    answerCancellation: {
      title: '{buyer} is waiting for your answer: cancel {phone}?',
      text: 'Accept or decline the request{shipBy, select, none {} other { by {shipBy}}}. Otherwise the order is canceled and refunded.',
    },
    acceptMeetUp: {
      title: '{other} is waiting for your reply about {phone}',
      text: 'They suggested where and when to meet. Agree, or suggest another place or time. Otherwise the buyer will be refunded{shipBy, select, none {} other { on {shipBy}}}.',
    },
    ship: {
      title: '{buyer} is waiting for your {phone}',
      text: 'It is paid. Ship it{shipBy, select, none {} other { by {shipBy}}}. Otherwise the buyer will be refunded.',
    },
    handOver: {
      title: '{buyer} is waiting for your {phone}',
      text: 'It is paid. Hand it over{shipBy, select, none {} other { by {shipBy}}}. Otherwise the buyer will be refunded.',
    },
    answerBank: {
      title: 'Bank dispute still open: {phone}',
      text: 'The order is on hold until the buyer’s bank decides. Check the dispute at the payment provider.',
    },
    decideForBanned: {
      title: 'Decision needed: {phone}',
      text: 'The buyer is banned and cannot confirm the order. Decide how it ends.',
    },
    notDelivered: {
      title: 'No delivery confirmed: {phone}',
      text: 'It was sent at least {staffWeeks, plural, one {{staffWeeksShown} week} other {{staffWeeksShown} weeks}} ago and nobody confirmed that it arrived. Find out, then mark it as arrived or open a dispute.',
    },
  },
}
