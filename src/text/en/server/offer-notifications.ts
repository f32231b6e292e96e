/** Notifications of offers before a sale, and of reviews after it. */
export default {
  made: {
    title: '{other} offers {offered} for your {phone}',
    text: 'Accept, decline or make a counter-offer within {offerHours, plural, one {{offerHoursShown} hour} other {{offerHoursShown} hours}}.',
  },
  countered: {
    buyer: { title: '{seller} countered with {offered} for {phone}' },
    seller: { title: '{buyer} now offers {offered} for your {phone}' },
    text: 'Accept, decline or make another offer within {offerHours, plural, one {{offerHoursShown} hour} other {{offerHoursShown} hours}}.',
  },
  accepted: {
    title: '{other} accepted {offered} for {phone}',
    buyer: 'The phone is booked for you.',
    seller: 'The phone is now booked.',
  },
  declined: {
    title: '{other} declined your offer for {phone}',
    buyer: 'You can make another offer.',
    seller: 'Your phone is still for sale.',
  },
  withdrawn: {
    title: '{other} withdrew an offer for {phone}',
    text: 'The offer of {offered} is no longer valid.',
  },
  expired: {
    title: 'An offer for {phone} expired',
    text: 'It was not answered within {offerHours, plural, one {{offerHoursShown} hour} other {{offerHoursShown} hours}}.',
  },
  superseded: {
    title: '{phone} was booked by someone else',
    text: 'Your offer for it is closed.',
  },
  overtaken: {
    buyer: {
      title: '{phone} now costs {listed}',
      text: 'That is no more than the offer of {offered}, so the offer is closed. You can book the phone at the lower price.',
    },
    seller: {
      title: 'An offer for {phone} is closed',
      text: 'Your price is now {listed}, no more than the {offered} offered. {buyer} can book the phone at your price.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} changed the listing of {phone}',
      text: 'You made an offer for the phone as it was listed before, so the offer of {offered} is closed. Check the listing, then make another offer if you still want it.',
    },
    seller: {
      title: 'An offer for {phone} is closed',
      text: 'You changed the listing, so the offer of {offered} is closed. {buyer} was notified and can make another one.',
    },
  },
  reviewed: {
    title: '{other} reviewed the sale of {phone}',
    text: 'You can read it once you have written yours, or a week after the sale.',
  },
  reviewHidden: {
    title: 'Your review of {phone} was hidden',
    text: 'A moderator hid it. Reason: {reason}',
  },
  reviewShown: { title: 'Your review of {phone} is visible again' },
  replied: {
    title: '{other} replied to your review of {phone}',
    text: 'Everyone can read the reply below your review.',
  },
  replyHidden: {
    title: 'Your reply to the review of {phone} was hidden',
    text: 'A moderator hid it. Reason: {reason}',
  },
  replyShown: { title: 'Your reply about {phone} is visible again' },
  shownAgain: 'A moderator decided to show it after all.',
  published: {
    title: 'The reviews of {phone} are published',
    text: 'See what {other} wrote.',
  },
}
