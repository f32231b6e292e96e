import afterDelivery from '../../parts/afterDelivery.ts'

/** A dispute about an order: its reasons, statements, proposals, return and outcome. */
export default {
  ...afterDelivery,
  title: 'Dispute',
  loading: 'Loading the dispute',
  you: 'You',
  anAdmin: 'An admin',
  notNow: 'Not now',
  saving: 'Saving',
  sending: 'Sending',
  side: {
    buyer: 'Buyer',
    seller: 'Seller',
    admin: 'Admin',
  },
  reasonHelp: {
    payment_not_received: 'The buyer marked it as sent.',
    payment_not_confirmed: 'You sent it, and the seller doesn’t confirm it.',
    return_not_accepted: 'The seller doesn’t say where to, or doesn’t confirm that it is back.',
    return_not_as_sold: 'Another phone, damaged, incomplete, locked, or nothing at all.',
    warranty_not_honored: 'The claim was refused, not answered, or not settled as agreed.',
    not_as_described: 'In worse condition than listed.',
    does_not_work: 'The whole phone or a part of it.',
    wrong_phone: 'A different model, storage size or color.',
    not_arrived: 'Or the parcel was empty.',
    locked_or_listed: 'To an account or a carrier, or blacklisted.',
    other: 'Describe it below.',
  },
  stage: {
    open: 'Waiting for the seller',
    answered: 'Both sides have replied',
    returning: 'Return due',
    sent_back: 'Return on its way',
    stuck: 'Admin decision needed',
    closed: 'Closed',
  },
  lead: {
    admin: 'Reported by an admin: {reason}',
    you: 'Reported by you: {reason}',
    person: 'Reported by {name}: {reason}',
  },
  deadline: {
    reply: 'Reply by',
    sellerReplies: '{seller} can reply until',
    sendBack: 'Send it back by',
    buyerSendsBack: '{buyer} has to send it back by',
    refundYou: 'If it isn’t resolved, you’ll be refunded {amount} on',
    refundBuyer: 'If it isn’t resolved, {buyer} is refunded {amount} on',
  },
  status: {
    openSeller:
      'Give your side or propose a solution. If you don’t reply in time, an admin steps in.',
    open: 'We’ve asked {seller} for their side. If they don’t reply in time, an admin steps in.',
    paymentAdmin:
      'Decide whether the payment was received, unless the seller confirms it or the buyer withdraws first.',
    payment:
      'Add what you know, such as a receipt from your bank. An uninvolved admin decides whether the payment was received, unless the seller confirms it or the buyer withdraws.',
    answeredAdmin:
      'Decide based on what both sides have written here, unless they agree on a solution first.',
    answered:
      'Agree on a solution together, or an uninvolved admin will decide based on what you’ve both written here.',
    returningBuyer:
      'Send the phone back and enter the tracking number. You’ll be refunded once the seller receives it.',
    returning: '{buyer} has agreed to send the phone back with tracking.',
    sentBackSeller:
      'As soon as the parcel arrives, tell us what’s in it. If it’s the phone you sold, the buyer is refunded in full.',
    sentBack: 'Once {seller} confirms that the right phone came back, the full price is refunded.',
    stuck:
      'The seller says the wrong phone came back, or none. An admin will decide; no money moves until then.',
  },
  decision: {
    closed: 'This dispute is closed.',
    both: 'Agreed by both sides.',
    admin: 'Decided by an admin.',
    bank: 'The buyer’s bank reversed the payment.',
    system: 'Not resolved in time.',
    person: 'Ended by {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>, sent back <time></time>',
    same: 'The right phone came back: the IMEI matches.',
    unknown: 'The phone came back. There is no earlier IMEI to compare with.',
    other: 'A different phone came back: the IMEI doesn’t match.',
    no_phone: 'The seller says no phone came back.',
  },
  outcome: {
    part_refund: 'Partial refund',
    return: 'Return for a full refund',
    refund: 'Full refund',
    release: 'No refund',
    accept_payment: 'Payment received',
    reject_payment: 'Payment not received',
  },
  result: {
    accept_paymentSeller: 'You received the payment. The order goes on.',
    accept_payment: 'The seller received the payment. The order goes on.',
    reject_payment:
      'The payment was not received. The order is canceled and the phone goes back up for sale.',
    part_refund: {
      buyer: 'You get a {refund} refund, the seller keeps {rest}.',
      seller: 'The buyer gets a {refund} refund, you keep {rest}.',
      admin: 'The buyer gets a {refund} refund, the seller keeps {rest}.',
    },
    refund: {
      buyer: 'You get a full refund of {refund}.',
      seller: 'The buyer gets a full refund of {refund}.',
      admin: 'The buyer gets a full refund of {refund}.',
    },
    return: {
      buyer: 'The phone goes back to the seller, then you get a full refund of {refund}.',
      seller: 'The phone goes back to you, then the buyer gets a full refund of {refund}.',
      admin: 'The phone goes back to the seller, then the buyer gets a full refund of {refund}.',
    },
    release: {
      buyer: 'The seller keeps the full {rest}, you get no refund.',
      seller: 'You keep the full {rest}, the buyer gets no refund.',
      admin: 'The seller keeps the full {rest}, the buyer gets no refund.',
    },
  },
  form: {
    title: 'What’s wrong?',
    reason: 'Reason',
    reasonRequired: 'Choose a reason',
    text: 'Describe the problem',
    textRequired: 'Enter a description',
    textShort:
      '{count, plural, one {Enter at least {shown} character} other {Enter at least {shown} characters}}',
    help: {
      payment:
        'Describe when and how it was sent, or what you see in your account. Add a photo of a receipt if you have one.',
      return: 'Describe what happened. Add photos of what came back, or of your messages.',
      warranty:
        'Explain why the answer isn’t enough, or what wasn’t done. Your claim is shown beside it.',
      admin: 'Include where the parcel was last scanned and what the carrier says.',
      phone: 'Compare the phone with what the listing said. Be specific.',
    },
    photos: 'Photos',
    photo: 'photo {number}',
    photosHelp: 'Only you, the other side and admins can see them. We remove location data.',
    photosHelpAdmin: 'Only the buyer, the seller and admins can see them. We remove location data.',
    choosePhotos: 'Choose photos',
    addPhotos: 'Add photos ({shown} left)',
    open: 'Open a dispute',
    opening: 'Opening',
  },
  open: {
    payment: 'Problem with the payment?',
    return: 'Problem with the return?',
    parcel: 'Parcel lost?',
    phone: 'Something wrong?',
    paymentBuyer:
      'If {seller} doesn’t confirm a payment that you sent, open a dispute, and an uninvolved admin decides.',
    paymentSeller:
      'If the payment doesn’t arrive within {count, plural, one {{shown} working day} other {{shown} working days}}, open a dispute, and an uninvolved admin decides.',
    paymentAdmin:
      'If {buyer}’s payment doesn’t arrive within {count, plural, one {{shown} working day} other {{shown} working days}}, open a dispute, and an uninvolved admin decides.',
    returnSeller:
      'Check the phone before you confirm. If it isn’t the phone you sold, or not in the same condition, report it.',
    returnBuyer:
      'If {seller} doesn’t answer, or doesn’t confirm that the phone is back, report it.',
    returnAdmin: 'Open a dispute if {seller} or {buyer} doesn’t respond.',
    parcelAdmin: 'Open a dispute if the parcel didn’t arrive and {buyer} doesn’t respond.',
    phoneBuyer: 'Report it before you confirm the order.',
    held: 'We hold the {amount} until both sides agree or an uninvolved admin decides.',
    outside: 'Both sides agree, or an uninvolved admin decides. A refund is paid by the seller.',
    report: 'Report a problem',
    reportDifferences: 'Report these differences',
    opened: 'Dispute opened. Both sides have been notified',
    openedWarranty: 'Dispute opened. We’ve notified {name}',
    reported: 'Problem reported. We’ve notified {name}',
  },
  terms: {
    payment:
      'Both sides can read this. An uninvolved admin decides whether the payment was received.',
    return:
      'Both sides can read this. You can agree on a solution at any time. Otherwise an uninvolved admin decides.',
    admin:
      'Both sides can read this. {seller} has {count, plural, one {{shown} day} other {{shown} days}} to reply. If they can’t agree, an admin decides.',
    phone:
      '{seller} can read this and has {count, plural, one {{shown} day} other {{shown} days}} to reply. You can agree on a solution at any time. Otherwise an admin decides.',
    warrantyHeld:
      'Both sides can read this, and {seller} has {count, plural, one {{shown} day} other {{shown} days}} to reply. You can agree on a solution at any time. Otherwise an uninvolved admin decides. Until then we hold the money.',
    warranty:
      'Both sides can read this, and {seller} has {count, plural, one {{shown} day} other {{shown} days}} to reply. You can agree on a solution at any time. Otherwise an uninvolved admin decides. A refund is paid by {seller}.',
  },
  statement: {
    list: 'Statements',
    photo: '{place} of {count}, from {name}',
    photoYours: '{place} of {count}, from you',
    addQuestion: 'Ask buyer and seller',
    add: 'Add details',
    reply: 'Your reply',
    question: 'Your question',
    details: 'More details',
    replyHelp: 'Describe the phone’s condition when you sent it. Photos help.',
    help: 'Both sides can read this.',
    sendReply: 'Send reply',
    submit: 'Add',
    added: 'Added',
  },
  proposal: {
    end: 'End the dispute',
    else: 'Propose something else',
    propose: 'Propose a solution',
    accept: 'Accept',
    accepting: 'Accepting',
    decline: 'Decline',
    declining: 'Declining',
    accepted: 'Proposal accepted',
    declined: 'Proposal declined',
    current: 'Current proposal',
    yours: 'Your proposal',
    from: 'Proposal from {name}',
    waiting: 'Waiting for the other side to respond.',
    return:
      'The buyer will have {count, plural, one {{shown} day} other {{shown} days}} to send it back.',
    closes: 'This closes the dispute. You can’t undo it.',
    closesNow: 'This closes the dispute immediately. You can’t undo it.',
    state: {
      proposed: 'Not answered',
      accepted: 'Accepted',
      declined: 'Declined',
      superseded: 'Replaced',
    },
    earlier: 'Earlier proposals',
    what: 'What do you propose?',
    required: 'Choose an outcome',
    send: 'Send proposal',
    sent: 'Proposal sent',
    closed: 'Dispute closed',
    now: {
      accept_payment: 'Confirm the payment',
      reject_payment: 'Cancel the order',
      release: 'Withdraw the dispute',
      refund: 'Refund in full',
    },
  },
  amount: {
    label: 'Refund amount',
    required: 'Enter the refund amount',
    invalid: 'Enter an amount above zero, such as 50',
    twoWays: 'Did you mean {first} or {second}?',
    tooHigh: 'Enter less than the {amount} that was paid',
    most: 'Enter at most {amount}',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'Partial refund',
        help: 'You keep the phone.',
      },
      return: {
        label: 'Return the phone',
        help: 'You’re refunded once it’s back.',
      },
      refund: {
        label: 'Full refund',
        help: 'Without sending the phone back.',
      },
      release: {
        label: 'Withdraw the dispute',
        help: 'You get no refund, and the dispute closes immediately.',
      },
    },
    seller: {
      part_refund: {
        label: 'Partial refund',
        help: 'The buyer keeps the phone.',
      },
      return: {
        label: 'Take the phone back',
        help: 'The buyer is refunded once you have it.',
      },
      refund: {
        label: 'Full refund',
        help: 'Immediately, without a return.',
      },
      release: {
        label: 'No refund',
        help: 'If the buyer agrees.',
      },
    },
    admin: {
      part_refund: {
        label: 'Partial refund',
        help: 'The buyer keeps the phone.',
      },
      return: {
        label: 'Return',
        help: 'The buyer is refunded once the phone is back.',
      },
      refund: {
        label: 'Full refund',
        help: 'Immediately. The buyer keeps the phone.',
      },
      release: {
        label: 'No refund',
        help: 'The sale completes immediately.',
      },
    },
    payment: {
      accept_payment: {
        label: 'The payment has arrived',
        help: 'The order goes on as paid.',
      },
      reject_payment: {
        label: 'The payment has not arrived',
        help: 'The order is canceled, and the phone goes back up for sale.',
      },
    },
  },
  back: {
    form: 'Send the phone back',
    text: 'Message {seller} to ask for the return address. Sign out of your accounts on the phone, reset it, and keep the shipping receipt.',
    submit: 'Mark as sent back',
    done: 'Return marked as shipped. We’ve notified {seller}',
  },
  received: {
    title: 'What came back?',
    phone: {
      label: 'My phone',
      help: 'The phone I sold.',
    },
    other_phone: {
      label: 'A different phone',
      help: 'Not the phone I sold.',
    },
    nothing: {
      label: 'No phone',
      help: 'The parcel was empty or never arrived.',
    },
    required: 'Choose what came back',
    imeiRequired: 'Enter the IMEI. Dial *#06# on the phone to see it',
    imei: 'IMEI of the phone that came back',
    imeiHelp: '15 digits. Dial *#06# on the phone to see it.',
    what: '{amount} will be refunded to {buyer} immediately, and you keep the phone. You can’t undo this.',
    refund: 'Refund {amount}',
    confirm: 'Confirm return and refund {amount}',
    report: 'Report what came back',
    started: 'Refund started',
    reported: 'Reported. An admin will review it',
  },
} as const
