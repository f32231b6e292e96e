/** The form for an offer, and what the list of offers shares with it. */
export default {
  title: 'Make an offer',
  lead: '<name></name> is listed for <price></price>. Your offer is valid for {count, plural, one {{shown} hour} other {{shown} hours}}. If <seller></seller> accepts, the phone is booked for you at that price.',
  label: 'Your offer',
  required: 'Price is required',
  invalid: 'Enter a valid price',
  listedFor: 'Listed for {price}',
  share: '{amount} is {percent}% of {price}',
  yours: { buyer: 'Your offer', seller: 'Your counter-offer' },
  theirs: { buyer: '{name}’s offer', seller: '{name}’s counter-offer' },
  current: '{label}: {amount}. A new offer replaces it.',
  usedUp: 'You’ve used all your offers for this phone. You can still book it at the listed price.',
  last: 'This is your last offer for this phone.',
  remaining:
    '{count, plural, one {You can make {shown} offer for this phone.} other {You can make {shown} offers for this phone.}}',
  none: 'No offers left for this phone',
  send: 'Send offer',
  sending: 'Sending',
  sent: 'Offer sent. {name} has {count, plural, one {{shown} hour} other {{shown} hours}} to reply',
} as const
