import type { About } from './member-texts.ts'

/** A line of a conversation of the buyer whose login the README names, so many hours ago. */
export type TimedLine = readonly [hoursAgo: number, from: 'b' | 's', text: string]

/** Conversations at different stages: just asked, being agreed on, answered, settled long ago. */
export const buyerTalks: readonly ((about: About) => readonly TimedLine[])[] = [
  ({ name }) => [
    [5, 'b', `Hello! What is the battery health of the ${name}, and was it ever repaired?`],
  ],
  ({ city }) => [
    [27, 'b', `I am not in ${city}. How do you pack it, and when would you send it?`],
    [25, 's', 'In its box, inside a padded one, insured and with tracking. The day after you pay.'],
    [24, 'b', 'That sounds good. Is the charger in the box too?'],
    [21, 's', 'The cable is. The charger I still use, sorry.'],
    [20, 'b', 'No problem, I have one. I will sleep on it and tell you tomorrow.'],
  ],
  ({ price }) => [
    [52, 'b', `Would you take a little less than $${price}?`],
    [47, 's', 'A little, yes. Make an offer here, then we both have it in writing.'],
  ],
  ({ name }) => [
    [150, 'b', `Hi, does the ${name} come with the original box?`],
    [148, 's', 'Only the phone and a case. I can put a new cable in, too.'],
    [147, 'b', 'Thank you! I have found one with its box meanwhile. Good luck with the sale.'],
    [146, 's', 'Thanks for letting me know. All the best!'],
  ],
]
