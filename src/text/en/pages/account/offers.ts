/** The list of price offers, of buyers and sellers. */
export default {
  leadBuyer: 'Your offers to sellers. When a seller accepts, the phone is booked for you.',
  leadSeller:
    'Offers for your phones, and yours to other sellers. Accepting one books the phone for its buyer.',
  things: 'offers',
  emptyBuyer: 'You haven’t made an offer yet',
  emptySeller: 'No offers yet',
  howBuyer:
    'Open a phone and select “Make an offer”. The seller has {count, plural, one {{shown} hour} other {{shown} hours}} to reply.',
  howSeller:
    'Buyers can make up to {offers} offers per phone. You have {count, plural, one {{shown} hour} other {{shown} hours}} to reply to each.',
  browse: 'Browse phones',
  products: 'View my products',
  open: 'Open offers',
  noneOpen: 'No open offers.',
  closed: 'Closed offers',
  with: {
    seller: 'Seller: <name></name>',
    buyer: 'Buyer: <name></name>',
  },
  share: '{percent}% of {price}',
  youGet: 'You get {amount}',
  validUntil: 'Valid until',
  state: {
    waiting: 'Waiting for a reply',
    yours: 'Your reply needed',
    accepted: 'Accepted',
    countered: 'Countered',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    superseded: 'Closed',
  },
  view: 'View order',
  withdraw: 'Withdraw offer',
  withdrawing: 'Withdrawing',
  decline: 'Decline',
  declining: 'Declining',
  counter: 'Counter-offer',
  again: 'Make a new offer',
  accept: 'Accept',
  accepting: 'Accepting',
  acceptSeller:
    'This books the <phone></phone> for <buyer></buyer> at {price} and closes all other offers for it.',
  acceptBuyer:
    'This books the <phone></phone> at {price}. It’s reserved for you for {count, plural, one {{shown} hour} other {{shown} hours}}.',
  done: {
    accept: 'Offer accepted. The phone is booked',
    decline: 'Offer declined',
    withdraw: 'Offer withdrawn',
    counter:
      'Counter-offer sent. The buyer has {count, plural, one {{shown} hour} other {{shown} hours}} to reply',
  },
  form: {
    title: 'Make a counter-offer',
    lead: '<buyer></buyer> offered <price></price> for the <phone></phone>. Your counter-offer replaces it and is valid for {count, plural, one {{shown} hour} other {{shown} hours}}.',
    price: 'Your price',
    required: 'Price is required',
    send: 'Send counter-offer',
    sending: 'Sending',
  },
} as const
