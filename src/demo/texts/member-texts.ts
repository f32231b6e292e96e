import type { DemoSale } from '../plan.ts'

/** A line of a conversation: `b` is the buyer, `s` the seller. */
export type Line = readonly [from: 'b' | 's', text: string]

export type About = { name: string; city: string; price: string }

/** Questions before a phone is booked. */
export const questions: readonly ((about: About) => readonly Line[])[] = [
  ({ name }) => [
    ['b', `Hi! Is the ${name} still available?`],
    ['s', 'It is. I can show it any evening this week.'],
    ['b', 'Does it come with the original box?'],
    ['s', 'Yes, box and cable. The charger I kept.'],
  ],
  () => [
    ['b', 'Has the battery ever been replaced?'],
    ['s', 'No, it is the first one. A full day with normal use.'],
  ],
  ({ city }) => [
    ['b', `Would you meet near the central station in ${city}?`],
    ['s', 'Sure, there is a café inside with good light for checking the screen.'],
    ['b', 'Perfect, I will book it then.'],
  ],
  () => [
    ['b', 'Can you tell me which networks it works with? I am on a small carrier.'],
    ['s', 'It was never locked. I used it with three different SIMs.'],
    ['b', 'Thanks, that is all I needed to know.'],
  ],
  ({ price }) => [
    ['b', `Would you take a little less than $${price}? I could pick it up today.`],
    ['s', 'Make an offer here, then we both have it in writing.'],
  ],
  ({ name }) => [
    ['b', `Does the ${name} still get updates?`],
    ['s', 'Yes, the last one came three weeks ago. I can send a photo of the settings page.'],
    ['b', 'That would help, thank you.'],
    ['s', 'It is up to date, nothing pending.'],
  ],
  () => [
    ['b', 'How deep is the scratch on the back? Can you feel it?'],
    ['s', 'Only with a fingernail. Under a case nobody will ever see it.'],
  ],
  ({ city }) => [
    ['b', `I am not in ${city}. Do you ship?`],
    ['s', 'I do, insured and with tracking, the day after payment.'],
    ['b', 'Great. How do you pack it?'],
    ['s', 'In its box, inside a padded one. Never had a complaint.'],
  ],
  () => [
    ['b', 'Is Face ID or fingerprint working without problems?'],
    ['s', 'Every time. It is in the check-up as well.'],
  ],
  () => [
    ['b', 'Could you keep it until Saturday?'],
    ['s', 'If you book it, it is held for you. Otherwise first come, first served.'],
  ],
  ({ name }) => [
    ['b', `My son would like the ${name}. Does it have enough space for games?`],
    ['s', 'About two thirds are free after a reset. Plenty, I would say.'],
    ['b', 'Sounds good, I will talk to him tonight.'],
  ],
  () => [
    ['b', 'Why are you selling?'],
    ['s', 'My employer gave me a new one, and two phones are one too many.'],
  ],
]

/** What buyer and seller of an order write to each other. */
export const arrangements: Record<DemoSale['delivery'], (about: About) => readonly Line[]> = {
  pick_up: ({ city }) => [
    ['s', `Thanks for booking! Is the library in ${city} fine for you, around six?`],
    ['b', 'Six works. I will wear a green jacket.'],
    ['s', 'See you there.'],
  ],
  shipping: () => [
    ['b', 'Just paid. When can you send it?'],
    ['s', 'Tomorrow morning. I will add the tracking number to the order.'],
    ['b', 'Wonderful.'],
  ],
}

/** Messages that wait for an answer of the people whose logins the demo names. */
export const unanswered: readonly ((about: About) => string)[] = [
  ({ name }) => `Hello! Could you add a photo of the ${name} switched on, with a white screen?`,
  ({ city }) => `Hi, I will be in ${city} on Thursday. Could we meet then?`,
  ({ name }) => `Is the ${name} unlocked? My carrier is a bit particular.`,
  () => 'Does the price include a case? I saw one in the second photo.',
  ({ price }) => `I like it. $${price} is a bit over my budget, is there any room?`,
  () => 'Did it ever have a repair? I could not find it in the text.',
]

export const disputeTexts = {
  notAsDescribed:
    'The glass on the back is cracked at the lower left corner, and neither the text nor the photos show that. I noticed it as soon as I took it out of the box.',
  answer: 'It was whole when I packed it. The parcel must have been dropped on the way.',
  notPaid: 'Two working days have passed, and nothing has arrived in my account.',
} as const

/** Why an admin decides a dispute in a way. */
export const decisions = {
  release: 'The photos of the listing show the same crack. The phone is as described.',
  refund: 'The damage is not in the listing, and nothing shows that it happened later.',
  part_refund: 'The crack is not in the listing, but the phone works. A quarter goes back.',
  accept_payment: 'The bank statement shows that the money has arrived.',
  reject_payment: 'Nothing shows that the money was sent.',
} as const

/** Why buyers return a phone that is as described. */
export const returnReasons = [
  'It is larger than I thought and does not fit in my pocket. Nothing is wrong with it.',
  'My daughter wants the same model as her friends after all. It was only switched on once.',
  'My employer has given me a phone, so I do not need this one anymore.',
  'The camera is fine, but I had hoped for more zoom. I would rather wait for another model.',
] as const

/** What is wrong with a phone under warranty, and what its seller answers. */
export const warrantyTexts = {
  claim: {
    reason: 'part_failed',
    text: 'Since last night the loudspeaker crackles at any volume, in calls and with music. I have restarted the phone and removed the case, and it stays the same.',
  },
  repaired: {
    remedy: 'repair',
    text: 'Sorry about that. Please bring it, a repair shop near me replaces the loudspeaker within two days, and I pay for it.',
  },
} as const

export const reportNotes = {
  misleading: 'The photos show another color than the text says.',
  counterfeit: 'The camera looks wrong for this model. The lenses are in the wrong order.',
  stolen:
    'This looks exactly like the phone that was taken from my bag last week, with the same mark.',
  other: 'The seller asked me to pay outside of the site.',
  offensive: 'The description insults people from my town.',
} as const

export const sellerReportNote =
  'He wanted me to send the money as friends and family before I had seen the phone.'
export const reviewReportNote =
  'This buyer never picked up the phone at the time we agreed, and now blames me for it.'

/** What content buyers write about sellers. */
export const praiseForSellers = [
  'Exactly as described, and packed like a birthday present.',
  'Battery health was one percent better than the listing said.',
  'Answered every question within the hour. Would buy again.',
  'We met at the library, I tried everything, it took ten minutes.',
  'Honest about the small mark on the frame. Photos showed it too.',
  'Arrived in two days, fully charged and signed out of every account.',
  'Very patient while I checked the speakers and both cameras.',
  'The box, the cable and the invoice were all there.',
  'Looks newer than I expected for a B.',
  'Smooth from start to finish. The IMEI matched the invoice.',
  'Friendly, on time, and brought a SIM so that I could test calls.',
  'Great phone, fair price, no haggling needed.',
  'Sent a photo of the parcel before it left. Appreciated.',
  'My second phone from this seller, as good as the first.',
  'Everything works. My mother is very happy with it.',
  'Shipped the same afternoon. Tracking worked.',
] as const

/** What content sellers write about buyers. */
export const praiseForBuyers = [
  'Paid at once and confirmed the day it arrived.',
  'On time, friendly, knew what to check.',
  'Clear messages and quick payment. Welcome any time.',
  'Came to the meeting as agreed. Easy sale.',
  'Asked good questions before booking and none after.',
  'A pleasure. Confirmed within hours of delivery.',
  'No haggling at the door. Recommended.',
  'Everything went as planned.',
] as const

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

export const appealTexts = {
  banned: 'Three buyers reported the same photos of phones that you could not show.',
  appeal:
    'The photos are my own: I list the same model again and again, because I repair these phones. I can send the invoices of all three.',
  removed: 'The photos show another phone than the one that is described.',
} as const
