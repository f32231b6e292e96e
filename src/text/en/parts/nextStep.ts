/** What comes next in an order, for its buyer, its seller and admins: its title, text, deadline and buttons. */
export default {
  turn: {
    nothing: 'Nothing to do right now',
    yours: 'Your turn',
    onItsWay: 'On its way',
    person: 'Waiting for {name}',
    admin: 'Waiting for an admin',
  },
  deadline: {
    reservedForYou: 'Reserved for you until',
    reserved: 'Reserved for {buyer} until',
    reminded: 'The admins are reminded on',
    canceled: 'Canceled automatically on',
    ship: 'Ship by',
    meet: 'Meet by',
    expected: 'Expected by',
    completes: 'Completes automatically on',
    returnBy: 'Return by',
    received: 'Treated as received on',
    reply: 'Reply due by',
    returnDue: 'Return due by',
    resolve: 'Resolve by',
    answerClaim: 'Answer by',
    claimAnswered: '{seller} can answer until',
    claimSettled: 'Counts as settled on',
    dispute: 'Open a dispute by',
    buyerDisputes: '{buyer} can open a dispute until',
  },
  action: {
    arrived: 'Mark as arrived',
    arrivedDone: 'Marked as arrived. Now check your phone',
    arrivedAdmin:
      '{buyer} will have {count, plural, one {{shown} day} other {{shown} days}} to check the phone. If they don’t report a problem, {seller} is paid.',
    confirm: 'Everything is fine',
    confirmed: 'Order completed',
    confirmOutside: 'This completes the order. You can’t undo it.',
    confirmHeld:
      'This completes the order and releases your payment to {seller}. You can’t undo it.',
    confirmReturnable:
      'This completes the order. You can still return the phone within {count, plural, one {{shown} day} other {{shown} days}} of getting it; your payment goes to {seller} after that.',
    payouts: 'Set up payouts',
    payoutsLabel: 'Payouts',
    payoutsText: 'Add a bank account so we can pay you when the sale completes.',
    enterCode: 'Enter the buyer’s code',
    unlock: 'Allow new hand-over attempts',
    unlockText: '{seller} can try 30 more hand-over codes. Ask both sides first what happened.',
    unlocked: 'Hand-over unlocked',
    payOther: 'Pay another way',
  },
  step: {
    waitForReply: {
      title: 'Waiting for {other} to reply',
      text: 'You suggested a time and place to meet. You can still suggest another one.',
    },
    waitForPayment: {
      title: 'Waiting for {buyer} to pay',
      text: 'Keep the phone until then. If they don’t pay in time, it goes back up for sale.',
    },
    waitForTransfer: {
      title: 'Waiting for {buyer} to pay',
      text: 'They pay you by transfer with the reference {reference}. Keep the phone until the money has arrived. If they don’t pay in time, it goes back up for sale.',
    },
    waitForConfirmation: {
      title: 'Waiting for {seller} to confirm your payment',
      text: 'Transfers can take up to {count, plural, one {{shown} working day} other {{shown} working days}}. The phone stays reserved for you. If they don’t confirm after {later, plural, one {{laterShown} working day} other {{laterShown} working days}}, we remind you both and tell an admin.',
    },
    requestedToCancel: {
      title: 'You asked {seller} to cancel',
      text: 'If they neither answer nor hand over the phone in time, the order is canceled and you get your money back.',
    },
    waitForShipping: {
      title: '{seller} is getting your phone ready',
      text: 'We’re holding your money. If the phone isn’t shipped in time, you get a full refund.',
    },
    waitForShippingTransfer: {
      title: '{seller} is getting your phone ready',
      text: '{seller} has your payment. If the phone isn’t shipped in time, the order is canceled and they have to pay you back.',
    },
    onItsWay: {
      title: 'The phone is on its way to {buyer}',
      text: 'You get paid once it has arrived and matches the description.',
    },
    onItsWayTransfer: {
      title: 'The phone is on its way to {buyer}',
      text: 'The sale completes once it has arrived and matches the description.',
    },
    tracing: {
      title: 'An admin is tracing the parcel',
      text: 'It was shipped {count, plural, one {{shown} week} other {{shown} weeks}} ago and nobody has confirmed delivery. Message {buyer} and contact the carrier.',
    },
    buyerChecks: {
      title: '{buyer} is checking the phone',
      text: 'If they don’t report a problem in time, you get paid automatically.',
    },
    buyerChecksTransfer: {
      title: '{buyer} is checking the phone',
      text: 'If they don’t report a problem in time, the sale completes automatically.',
    },
    waitForReturnPlace: {
      title: 'Waiting for {seller} to say where to',
      text: 'They tell you where to send or bring the phone. If they don’t answer within {count, plural, one {{shown} working day} other {{shown} working days}}, we notify an admin, and you can report a problem.',
    },
    returnOnItsWay: {
      title: 'Your return is on its way',
      text: 'You’re refunded when {seller} has the phone, or at the latest when it counts as received.',
    },
    returnOnItsWayTransfer: {
      title: 'Your return is on its way',
      text: '{seller} has to pay you back when they have the phone.',
    },
    waitForDisputeReply: {
      title: 'Waiting for {seller} to reply',
      text: 'You can add more details below.',
    },
    waitForSendBack: {
      title: 'Waiting for {buyer} to send the phone back',
      text: 'When the parcel arrives, tell us below what’s in it. The buyer is refunded if it’s the phone you sold.',
    },
    waitForReceipt: {
      title: 'Your return is on its way',
      text: 'You’ll be refunded when {seller} receives it.',
    },
    waitForOther: {
      title: 'Waiting for {other}',
      text: 'You haven’t agreed on delivery yet.',
    },
    expiredBuyer: {
      title: 'Booking expired',
      text: 'You weren’t charged. If the phone is still for sale, you can book it again.',
    },
    expiredSeller: {
      title: 'Booking expired',
      text: 'The buyer didn’t pay. The phone is back up for sale.',
    },
    completedBuyer: {
      title: 'The phone is yours',
      text: 'Order complete. Your payment goes to {seller}.',
    },
    completedReturnable: {
      title: 'The phone is yours',
      text: 'Order complete. You can still return the phone. Your payment goes to {seller} after that.',
    },
    completedOutside: {
      title: 'The phone is yours',
      text: 'Order complete. You have paid {seller}.',
    },
    sold: { title: 'Sold', text: 'Order complete.' },
    soldOutside: {
      title: 'Sold',
      text: 'Order complete. {buyer} has the phone and has paid you.',
    },
    refundedBuyer: {
      title: 'Order refunded',
      text: 'Your full payment will be refunded to your original payment method. Banks can take up to 10 days.',
    },
    refundedSeller: { title: 'Order refunded', text: '{buyer} gets a full refund.' },
    canceledUnpaid: {
      title: 'Booking canceled',
      text: 'The payment was not received. If any money arrives later, the seller has to pay it back.',
    },
    canceledBuyer: { title: 'Booking canceled', text: 'You weren’t charged.' },
    canceledSeller: {
      title: 'Booking canceled',
      text: 'The phone is back up for sale unless you paused the listing.',
    },
    adminClosed: { title: 'This order is closed', text: 'No action is needed.' },
    adminTrace: {
      title: 'Find out whether the parcel arrived',
      text: 'It was shipped {count, plural, one {{shown} week} other {{shown} weeks}} ago and nobody has confirmed delivery. Track the parcel and ask both sides. If it arrived, mark it as arrived. If not, open a dispute so {buyer} can be refunded.',
    },
    adminBank: {
      title: 'The buyer’s bank is disputing the payment',
      text: 'Respond in the payment provider’s dashboard, using the details of this order. Until the bank decides, the phone must not change hands.',
    },
    adminDecide: {
      title: 'Decide the dispute',
      text: 'Read below what both sides say and show, then decide.',
    },
    adminConfirming: {
      title: 'The buyer’s bank is confirming the payment',
      text: 'If it doesn’t confirm in time, the phone goes back up for sale, and a later payment is refunded in full.',
    },
    adminWait: {
      title: 'Waiting for {name}',
      text: 'You can see this order because you’re an admin. The next step is up to the buyer and seller.',
    },
    adminWaitAdmin: {
      title: 'Waiting for an admin',
      text: 'You can see this order because you’re an admin. The next step is up to the buyer and seller.',
    },
    chooseDelivery: {
      title: 'Choose delivery',
      text: 'The phone is reserved for you. Pick it up from {seller}, or have it shipped. Choose how to pay.',
    },
    choosePickUp: {
      title: 'Choose delivery',
      text: 'The phone is reserved for you. Pick it up from {seller}. Choose how to pay.',
    },
    chooseShipping: {
      title: 'Choose delivery',
      text: 'The phone is reserved for you. {seller} ships it. Choose how to pay.',
    },
    chooseDeliveryPaid: {
      title: 'Choose delivery',
      text: 'Pick it up from {seller}, or have it shipped.',
    },
    choosePickUpPaid: { title: 'Choose delivery', text: 'Pick it up from {seller}.' },
    chooseShippingPaid: { title: 'Choose delivery', text: '{seller} ships it.' },
    pay: {
      title: 'Pay {amount}',
      text: 'The phone is reserved for you. Choose how to pay.',
    },
    sendTransfer: {
      title: 'Pay {amount} by transfer',
      text: 'Send the money to {seller} with the reference, then tell us. It goes to them directly, so we can’t refund it.',
    },
    sendTransferShop: {
      title: 'Pay {amount} by transfer',
      text: 'Send the money to the shop with the reference, then tell us.',
    },
    arrangeWithSeller: {
      title: 'Arrange to meet {seller}',
      text: 'Suggest a public place, in daylight if possible, such as a café, library or station.',
    },
    arrangeWithBuyer: {
      title: 'Arrange to meet {buyer}',
      text: 'Suggest a public place where they can try the phone, such as a café, library or station.',
    },
    meetUpSuggested: {
      title: '{other} suggested a meet-up',
      text: 'Accept it, or suggest another time or place.',
    },
    meet: {
      title: 'Meet {seller}',
      text: 'Try the phone, pay {amount}, then show your code. Your code completes the sale.',
    },
    meetHeld: {
      title: 'Meet {seller}',
      text: 'Try the phone first. If you’re happy with it, show your code: it releases your payment to the seller.',
    },
    meetPaid: {
      title: 'Meet {seller}',
      text: 'Try the phone first. If you’re happy with it, show your code: it completes the sale.',
    },
    sendReturn: {
      title: 'Send the phone back',
      text: 'Send or bring it to the place below, complete and signed out of all accounts. Use a tracked service. You pay the postage.',
    },
    sendReturnFree: {
      title: 'Send the phone back',
      text: 'Send or bring it to the place below, complete and signed out of all accounts. Use a tracked service. {seller} pays the postage.',
    },
    markArrived: {
      title: 'The phone is on its way to you',
      text: 'Tell us when it arrives. You’ll then have {count, plural, one {{shown} day} other {{shown} days}} to check it.',
    },
    check: {
      title: 'Check your phone',
      text: 'If everything matches the listing, confirm it. If something’s wrong, report it before the deadline.',
    },
    checkHeld: {
      title: 'Check your phone',
      text: 'If everything matches the listing, confirm it and we’ll pay {seller}. If something’s wrong, report it before the deadline.',
    },
    checkReturnable: {
      title: 'Check your phone',
      text: 'If everything matches the listing, confirm it and we’ll pay {seller} when the return period is over. If something’s wrong, report it before the deadline.',
    },
    sendBack: {
      title: 'Send the phone back',
      text: 'Use a tracked service. You’ll be refunded when the seller receives it.',
    },
    resolve: {
      title: 'Resolve the dispute',
      text: 'Propose a solution below, or respond to the current proposal.',
    },
    provePayment: {
      title: 'Resolve the dispute',
      text: 'Add proof of your payment below. {seller} can still confirm it; otherwise an admin decides.',
    },
    confirmPayment: {
      title: 'Has {buyer}’s payment arrived?',
      text: '{buyer} says that they’ve sent it. Check your account, and don’t hand over or ship the phone before the money is there. Transfers can take up to {count, plural, one {{shown} working day} other {{shown} working days}}.',
    },
    answerCancellation: {
      title: '{buyer} asks to cancel',
      text: 'Accept or decline. If you do nothing in time, the order is canceled and refunded.',
    },
    handOver: {
      title: 'Hand over the phone to {buyer}',
      text: 'Let {buyer} try the phone, collect {amount}, then ask for their six-digit code.',
    },
    handOverHeld: {
      title: 'Hand over the phone to {buyer}',
      text: '{buyer} has paid. Let them try the phone, then ask for their six-digit code. It releases your money.',
    },
    handOverPaid: {
      title: 'Hand over the phone to {buyer}',
      text: '{buyer} has paid. Let them try the phone, then ask for their six-digit code. It completes the sale.',
    },
    approveReturn: {
      title: '{buyer} wants to return the phone',
      text: 'You sold it with returns. Tell them where to send or bring it.',
    },
    receiveReturn: {
      title: '{buyer} returns the phone',
      text: 'When you have it, check it and confirm. If it isn’t the phone you sold, or not in the condition you sold it in, report a problem instead.',
    },
    receiveReturnSent: {
      title: 'Your phone is on its way back',
      text: 'When you have it, check it and confirm. If it isn’t the phone you sold, or not in the condition you sold it in, report a problem instead.',
    },
    ship: {
      title: 'Ship the phone to {buyer}',
      text: '{buyer} has paid. Sign out of your accounts on the phone, reset it, pack it well and use a tracked service.',
    },
    shipHeld: {
      title: 'Ship the phone to {buyer}',
      text: '{buyer} has paid and we’re holding the money for you. Sign out of your accounts on the phone, reset it, pack it well and use a tracked service.',
    },
    receiveBack: {
      title: 'Your phone is on its way back',
      text: 'When the parcel arrives, tell us below what’s in it. If it’s the phone you sold, the buyer is refunded.',
    },
    paymentDisputed: {
      title: 'The payment is in dispute',
      text: 'If the payment has arrived, end the dispute below. Otherwise say what you see in your account, and an admin decides.',
    },
    youReportedReturn: {
      title: 'You reported a problem with the return',
      text: 'Reply below or propose a solution.',
    },
    buyerReported: {
      title: '{buyer} reported a problem',
      text: 'Reply below or propose a solution.',
    },
    bankReviewsBuyer: {
      title: 'The bank is reviewing the payment',
      text: 'Your bank is disputing the payment. We hold the money until it decides.',
    },
    bankReviewsSeller: {
      title: 'The bank is reviewing the payment',
      text: '{buyer}’s bank is disputing the payment. We can’t pay you until it decides.',
    },
    bankDisputesBuyer: {
      title: 'Your bank is disputing the payment',
      text: 'The seller keeps the phone until your bank decides. If you made this payment, tell your bank.',
    },
    bankDisputesSeller: {
      title: 'Keep the phone for now',
      text: '{buyer}’s bank is disputing the payment. Don’t ship the phone or hand it over until the bank decides. Your deadline restarts then.',
    },
    bankConfirmsBuyer: {
      title: 'Your bank is confirming the payment',
      text: 'You don’t need to do anything: we’ll let you know when it’s confirmed. The phone stays reserved for you. If your bank declines, you can pay another way.',
    },
    bankConfirmsSeller: {
      title: '{buyer}’s bank is confirming the payment',
      text: 'Keep the phone until the payment is confirmed. We’ll let you know right away. If it isn’t confirmed in time, the phone goes back up for sale.',
    },
    reversedBuyer: {
      title: 'The phone is yours',
      text: 'Your bank reversed the payment after the sale.',
    },
    reversedSeller: {
      title: 'Sold, but the payment was reversed',
      text: '{buyer}’s bank reversed the payment after the sale. The amount will be deducted from your next payouts.',
    },
    chargedBackBuyer: {
      title: 'The bank reversed the payment',
      text: 'The sale was canceled and your bank has refunded you.',
    },
    chargedBackBuyerSent: {
      title: 'The bank reversed the payment',
      text: 'The sale was canceled and your bank has refunded you. The phone belongs to the seller.',
    },
    chargedBackSeller: {
      title: 'The bank reversed the payment',
      text: 'The sale was canceled and {buyer} has the money back. You keep the phone.',
    },
    chargedBackSellerSent: {
      title: 'The bank reversed the payment',
      text: 'The sale was canceled and {buyer} has the money back. Message each other to arrange the return of the phone.',
    },
    claimSent: {
      title: 'Waiting for {seller} to answer your claim',
      text: 'They can agree to a repair, a replacement or a refund, or refuse. If they don’t answer in time, you can open a dispute and an admin decides.',
    },
    claimAgreedRepair: {
      title: '{seller} agreed to a repair',
      text: 'Arrange it in messages. Mark the claim as settled once the phone works, or open a dispute if they don’t do what was agreed.',
    },
    claimAgreedReplacement: {
      title: '{seller} agreed to a replacement',
      text: 'Arrange it in messages. Mark the claim as settled once the phone works, or open a dispute if they don’t do what was agreed.',
    },
    claimAgreedRefund: {
      title: '{seller} agreed to a refund of {amount}',
      text: 'Mark the claim as settled once you have the money. If it doesn’t arrive, open a dispute.',
    },
    claimRefused: {
      title: '{seller} refused your claim',
      text: 'Open a dispute and an admin decides, or withdraw the claim. If you do neither, it’s closed at the deadline.',
    },
    claimIgnored: {
      title: '{seller} hasn’t answered your claim',
      text: 'Open a dispute and an admin decides, or withdraw the claim. If you do neither, it’s closed at the deadline.',
    },
    claimReceived: {
      title: '{buyer} made a warranty claim',
      text: 'You sold the phone with a warranty. Read what’s wrong, then agree to a repair, a replacement or a refund, or refuse with a reason. If you don’t answer in time, they can open a dispute.',
    },
    youAgreedRepair: {
      title: 'You agreed to a repair',
      text: 'Arrange it in messages. {buyer} marks the claim as settled once the phone works, or can open a dispute.',
    },
    youAgreedReplacement: {
      title: 'You agreed to a replacement',
      text: 'Arrange it in messages. {buyer} marks the claim as settled once the phone works, or can open a dispute.',
    },
    youAgreedRefund: {
      title: 'You agreed to a refund of {amount}',
      text: 'Pay it back to {buyer}, who marks the claim as settled. If it doesn’t arrive, they can open a dispute.',
    },
    youRefused: {
      title: 'You refused the claim',
      text: '{buyer} can open a dispute now, and an admin decides. Until they do, you can still agree.',
    },
    youIgnored: {
      title: 'You haven’t answered the claim',
      text: '{buyer} can open a dispute now, and an admin decides. Until they do, you can still agree.',
    },
  },
  /** Sentences beside those above. */
  more: {
    held: 'We hold the money until the dispute is resolved.',
    paidOutYou: 'The money was paid out after the sale: a refund is paid by you.',
    paidOut: 'The money was paid out after the sale: a refund is paid by {seller}.',
    outsideYou: 'No money passed through us: a refund is paid by you.',
    outside: 'No money passed through us: a refund is paid by {seller}.',
    paidBack: '{sum} was paid back.',
    owedToYou: '{seller} has to pay you back {sum}. Confirm it here once it has arrived.',
    youOwe: 'Pay {sum} back to {buyer} the way they paid you. They confirm it here.',
    returnable: 'You can still return the phone.',
  },
  payout: {
    not_set_up: 'Set up payouts to receive your money.',
    waiting: 'We’ll pay you once {buyer}’s bank has decided on the disputed payment.',
    return_period: 'We hold your money until the phone can no longer be returned. Then we pay you.',
    held: 'It is paid out later: see Payouts for when and why.',
    on_its_way: 'Your money is on its way to your payout account.',
    sent: 'Your payout has been sent.',
  },
} as const
