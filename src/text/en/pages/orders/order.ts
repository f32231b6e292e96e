import handOver from '../../parts/handOver.ts'

/** What all pages about orders share: states, ways to pay, deadlines, and terms of the sale. */
export default {
  handOver,
  state: {
    awaiting_payment: 'Awaiting payment',
    payment_sent: 'Payment sent',
    payment_disputed: 'Payment in dispute',
    paid: 'Paid',
    shipped: 'On its way',
    delivered: 'Delivered',
    disputed: 'In dispute',
    completed: 'Completed',
    return_requested: 'Return requested',
    return_approved: 'To be returned',
    return_sent: 'On its way back',
    cancelled: 'Canceled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  until: 'until <time></time>',
  paidBy: {
    meet_up: 'At the meet-up',
    online: 'Online',
    transfer: 'By transfer',
    open: 'Not chosen yet',
  },
  returns: {
    none: 'Not accepted',
    buyer:
      'Within {days, plural, one {{shown} day} other {{shown} days}}, the buyer pays the return postage',
    seller:
      'Within {days, plural, one {{shown} day} other {{shown} days}}, the seller pays the return postage',
  },
  warranty: {
    none: 'None',
    months: '{count, plural, one {{shown} month} other {{shown} months}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'Payment hasn’t arrived',
    payment_not_confirmed: 'Payment isn’t confirmed',
    return_not_accepted: 'Return isn’t accepted',
    return_not_as_sold: 'Not returned as sold',
    warranty_not_honored: 'Warranty not honored',
    not_as_described: 'Not as described',
    does_not_work: 'Doesn’t work',
    wrong_phone: 'Wrong phone',
    not_arrived: 'Didn’t arrive',
    locked_or_listed: 'Locked',
    other: 'Something else',
  },
  listing: {
    yours: 'The listing when you booked',
    theirs: 'The listing when {buyer} booked',
    loading: 'Loading the listing',
    none: 'We don’t have a copy of this listing from the time of booking.',
  },
  shipment: {
    shipped: '<carrier></carrier>, shipped <time></time>',
    track: 'Track parcel',
    newTab: '(opens in a new tab)',
  },
  parcel: {
    carrier: 'Carrier',
    tracking: 'Tracking number',
    trackingHelp: 'You’ll find it on your shipping receipt.',
    copyTracking: 'tracking number',
    copyAddress: 'address',
    carrierRequired: 'Carrier is required',
    trackingRequired: 'Tracking number is required',
    trackingInvalid: 'Enter a tracking number of {min} to {max} letters and digits',
  },
  timeLeft: {
    left: '{time} left',
    days: '{count, plural, one {{shown} day} other {{shown} days}}',
    hours: '{count, plural, one {{shown} h} other {{shown} h}}',
    minutes: '{count, plural, one {{shown} min} other {{shown} min}}',
    both: '{large} {small}',
  },
} as const
