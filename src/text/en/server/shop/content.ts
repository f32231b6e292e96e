/** The blocks of the home page as every shop has them, in Markdown, and the values that they name. */
export default {
  find: {
    title: 'A good phone doesn’t have to be new',
    body: 'Compare second-hand phones by grade, age and price. Key facts first, with what you save.',
  },
  safe: {
    body: 'A booking holds the phone for {hold_time} and costs nothing. {when_to_pay}',
  },
  sell: {
    title: 'Turn your old phone into money',
    body: 'One photo, a name and a price are enough to list it. You choose who you sell to.',
  },
  reasons: {
    title: 'Why it is safe',
    body: `## Key facts first

Every listing shows grade, age, place and seller first.

## One phone, one buyer

A booked phone cannot be booked again. If it isn’t paid for within {hold_time}, it’s available again.

{code_reason}

## Every report is read

Anyone who is logged in can report a listing. Admins read every report and remove bad listings.`,
  },
  about: {
    title: 'About {shop_name}',
    body: 'Most phones end up in a drawer while they still work well. {shop_name} helps them move on, from someone who no longer needs one to someone who does, at a price both think is fair.',
  },
  sellerTerms: 'Seller terms',
  hours: '{shown} {count, plural, one {hour} other {hours}}',
  safeTitle: {
    meet: 'See it first, pay when you meet',
    ship: 'Held for you, checked by you',
  },
  whenToPay: {
    meet: 'Pay when you have seen the phone, and give the seller your code.',
    meetOrOnline:
      'Pay when you meet, or online: the seller gets the money once you have the phone.',
    online: 'Pay online: the seller gets the money once you have the phone.',
    before: 'You pay before the seller sends it.',
  },
  codeReason: {
    meet: `## Your code completes the sale

You get a one-time code with your booking. Share it only when you’re happy with the phone.`,
    ship: `## Time to check it

You have {count, plural, one {one day} =2 {two days} =3 {three days} other {{shown} days}} to check a phone after it has arrived, and can report a problem in the order.`,
  },
} as const
