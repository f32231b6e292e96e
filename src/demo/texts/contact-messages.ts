/** What people ask the shop, by topic. */
export const contactMessages = [
  {
    topic: 'payment',
    message:
      'My payout was due on Monday, and my bank shows nothing yet. Can you see whether it was sent?',
  },
  {
    topic: 'account',
    message: 'I moved to another country. Do I need a new account, or can I change my address?',
  },
  {
    topic: 'listing',
    message:
      'A phone that I watch has changed its photos twice this week. Is that allowed? I am not sure it is the same phone.',
  },
  {
    topic: 'order',
    message: 'The seller and I agreed on another day by message. Does the booking stay until then?',
  },
  {
    topic: 'other',
    message: 'We repair phones and have about forty to sell. Can we upload them from a file?',
  },
] as const
