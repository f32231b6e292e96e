import { OFFER_HOURS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { amount, counterparty, type NotificationTemplate, quote, textField } from './template.ts'

/** Offers before a sale, and reviews after it. */
export const offerAndRatingTemplates = {
  offer_made: {
    kind: 'offers',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} offers ${amount(facts, 'priceMinor')} for your ${facts.phone}`,
      text: `Accept, decline or make a counter-offer within ${formatQuantity(OFFER_HOURS, 'hour')}.`,
    }),
  },
  offer_countered: {
    kind: 'offers',
    audience: 'counterparty',
    template: (facts) => ({
      title:
        facts.side === 'buyer'
          ? `${facts.seller} countered with ${amount(facts, 'priceMinor')} for ${facts.phone}`
          : `${facts.buyer} now offers ${amount(facts, 'priceMinor')} for your ${facts.phone}`,
      text: `Accept, decline or make another offer within ${formatQuantity(OFFER_HOURS, 'hour')}.`,
    }),
  },
  offer_accepted: {
    kind: 'offers',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} accepted ${amount(facts, 'priceMinor')} for ${facts.phone}`,
      text: facts.side === 'buyer' ? 'The phone is booked for you.' : 'The phone is now booked.',
    }),
  },
  offer_declined: {
    kind: 'offers',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} declined your offer for ${facts.phone}`,
      text:
        facts.side === 'buyer' ? 'You can make another offer.' : 'Your phone is still for sale.',
    }),
  },
  offer_withdrawn: {
    kind: 'offers',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} withdrew an offer for ${facts.phone}`,
      text: `The offer of ${amount(facts, 'priceMinor')} is no longer valid.`,
    }),
  },
  offer_expired: {
    kind: 'offers',
    audience: 'both',
    template: (facts) => ({
      title: `An offer for ${facts.phone} expired`,
      text: `It was not answered within ${formatQuantity(OFFER_HOURS, 'hour')}.`,
    }),
  },
  offer_superseded: {
    kind: 'offers',
    audience: 'buyer',
    template: (facts) => ({
      title: `${facts.phone} was booked by someone else`,
      text: 'Your offer for it is closed.',
    }),
  },
  offer_overtaken: {
    kind: 'offers',
    audience: 'both',
    template: (facts) => {
      const [listed, offered] = [amount(facts, 'listedMinor'), amount(facts, 'priceMinor')]
      return facts.side === 'buyer'
        ? {
            title: `${facts.phone} now costs ${listed}`,
            text: `That is no more than the offer of ${offered}, so the offer is closed. You can book the phone at the lower price.`,
          }
        : {
            title: `An offer for ${facts.phone} is closed`,
            text: `Your price is now ${listed}, no more than the ${offered} offered. ${facts.buyer} can book the phone at your price.`,
          }
    },
  },
  offer_outdated: {
    kind: 'offers',
    audience: 'both',
    template: (facts) => {
      const closed = `so the offer of ${amount(facts, 'priceMinor')} is closed.`
      return facts.side === 'buyer'
        ? {
            title: `${facts.seller} changed the listing of ${facts.phone}`,
            text: `${textField(facts, 'changed')} You made an offer for the phone as it was listed before, ${closed} Check the listing, then make another offer if you still want it.`,
          }
        : {
            title: `An offer for ${facts.phone} is closed`,
            text: `You changed the listing, ${closed} ${facts.buyer} was notified and can make another one.`,
          }
    },
  },
  rating_given: {
    kind: 'ratings',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} reviewed the sale of ${facts.phone}`,
      text: 'You can read it once you have written yours, or a week after the sale.',
    }),
  },
  rating_hidden: {
    kind: 'ratings',
    audience: 'addressee',
    template: (facts) => ({
      title: `Your review of ${facts.phone} was hidden`,
      text: `A moderator hid it. Reason: ${textField(facts, 'reason')}`,
    }),
  },
  rating_shown: {
    kind: 'ratings',
    audience: 'addressee',
    template: ({ phone }) => ({
      title: `Your review of ${phone} is visible again`,
      text: 'A moderator decided to show it after all.',
    }),
  },
  rating_answered: {
    kind: 'ratings',
    audience: 'counterparty',
    template: (facts) => ({
      title: `${counterparty(facts)} replied to your review of ${facts.phone}`,
      text: 'Everyone can read the reply below your review.',
    }),
  },
  reply_hidden: {
    kind: 'ratings',
    audience: 'addressee',
    template: (facts) => ({
      title: `Your reply to the review of ${facts.phone} was hidden`,
      text: `A moderator hid it. Reason: ${quote(facts, 'reason')}`,
    }),
  },
  reply_shown: {
    kind: 'ratings',
    audience: 'addressee',
    template: ({ phone }) => ({
      title: `Your reply to the review of ${phone} is visible again`,
      text: 'A moderator decided to show it after all.',
    }),
  },
  ratings_published: {
    kind: 'ratings',
    audience: 'both',
    template: (facts) => ({
      title: `The reviews of ${facts.phone} are published`,
      text: `See what ${counterparty(facts)} wrote.`,
    }),
  },
} satisfies Record<string, NotificationTemplate>
