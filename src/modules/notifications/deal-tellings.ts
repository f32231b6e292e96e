import { amountOf, otherOf, textOf } from './facts.ts'
import { both, other, type Telling, told } from './telling.ts'

/** What people are told before a sale, of offers, and after it, of reviews. */
export const dealTellings = {
  offer_made: other('offers', (facts) =>
    told(
      `${otherOf(facts)} offers ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      'Accept, decline, or ask for something else within 48 hours.',
    ),
  ),
  offer_countered: other('offers', (facts) =>
    told(
      `${otherOf(facts)} ${facts.side === 'buyer' ? 'would take' : 'offers'} ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      'It stands for 48 hours.',
    ),
  ),
  offer_accepted: other('offers', (facts) =>
    told(
      `${otherOf(facts)} agrees to ${amountOf(facts, 'priceMinor')} for ${facts.phone}`,
      facts.side === 'buyer' ? 'It is booked for you.' : 'It is booked.',
    ),
  ),
  offer_declined: other('offers', (facts) =>
    told(
      `${otherOf(facts)} declined an offer for ${facts.phone}`,
      facts.side === 'buyer' ? 'You can make another.' : 'Nothing else changes.',
    ),
  ),
  offer_withdrawn: other('offers', (facts) =>
    told(
      `${otherOf(facts)} took an offer for ${facts.phone} back`,
      `${amountOf(facts, 'priceMinor')} are not on offer any more.`,
    ),
  ),
  offer_expired: both('offers', (facts) =>
    told(`An offer for ${facts.phone} ran out`, 'Nobody answered within 48 hours.'),
  ),
  offer_superseded: {
    kind: 'offers',
    to: 'buyer',
    words: (facts) => told(`${facts.phone} went to somebody else`, 'Your offer for it is over.'),
  },
  offer_overtaken: both('offers', (facts) =>
    facts.side === 'buyer'
      ? told(
          `${facts.phone} costs no more than was offered`,
          `It is listed for ${amountOf(facts, 'listedMinor')} now. The offer of ${amountOf(facts, 'priceMinor')} is void: you can book it at the lower price.`,
        )
      : told(
          `An offer for ${facts.phone} is void`,
          `You list it for ${amountOf(facts, 'listedMinor')} now, no more than the ${amountOf(facts, 'priceMinor')} that were offered. ${facts.buyer} can book it at that price.`,
        ),
  ),
  rating_given: other('ratings', (facts) =>
    told(
      `${otherOf(facts)} reviewed your deal about ${facts.phone}`,
      'It is shown when you have written yours, or a week after the sale.',
    ),
  ),
  rating_hidden: {
    kind: 'ratings',
    to: 'asked',
    words: (facts) =>
      told(
        `Your review of the deal about ${facts.phone} was hidden`,
        `A moderator took it down: ${textOf(facts, 'reason')}`,
      ),
  },
  ratings_published: both('ratings', (facts) =>
    told(`Reviews of your deal about ${facts.phone} are shown`, 'See what was said.'),
  ),
} satisfies Record<string, Telling>
