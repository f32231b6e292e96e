import { DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { message, type NotificationTemplate, titled } from './template.ts'

/** Offers before a sale, and reviews after it. */
export const offerAndRatingTemplates = {
  offer_made: {
    kind: 'offers',
    audience: 'counterparty',
    template: () => message('offers.made'),
  },
  offer_countered: {
    kind: 'offers',
    audience: 'counterparty',
    template: ({ side }) =>
      titled(
        side === 'buyer' ? 'offers.countered.buyer' : 'offers.countered.seller',
        'offers.countered.text',
      ),
  },
  offer_accepted: {
    kind: 'offers',
    audience: 'counterparty',
    template: ({ side }) =>
      titled(
        'offers.accepted',
        side === 'buyer' ? 'offers.accepted.buyer' : 'offers.accepted.seller',
      ),
  },
  offer_declined: {
    kind: 'offers',
    audience: 'counterparty',
    template: ({ side }) =>
      titled(
        'offers.declined',
        side === 'buyer' ? 'offers.declined.buyer' : 'offers.declined.seller',
      ),
  },
  offer_withdrawn: {
    kind: 'offers',
    audience: 'counterparty',
    template: () => message('offers.withdrawn'),
  },
  offer_expired: {
    kind: 'offers',
    audience: 'both',
    template: () => message('offers.expired'),
  },
  offer_superseded: {
    kind: 'offers',
    audience: 'buyer',
    template: () => message('offers.superseded'),
  },
  offer_overtaken: {
    kind: 'offers',
    audience: 'both',
    template: ({ side }) =>
      message(side === 'buyer' ? 'offers.overtaken.buyer' : 'offers.overtaken.seller'),
  },
  offer_outdated: {
    kind: 'offers',
    audience: 'both',
    template: ({ side, language }) => {
      if (side !== 'buyer') return message('offers.outdated.seller')
      // The event describes the changes in English.
      return language === DEFAULT_LANGUAGE
        ? titled('offers.outdated.buyer', 'offers.outdated.changes', 'offers.outdated.buyer.text')
        : message('offers.outdated.buyer')
    },
  },
  rating_given: {
    kind: 'ratings',
    audience: 'counterparty',
    template: () => message('offers.reviewed'),
  },
  rating_hidden: {
    kind: 'ratings',
    audience: 'addressee',
    template: () => message('offers.reviewHidden'),
  },
  rating_shown: {
    kind: 'ratings',
    audience: 'addressee',
    template: () => titled('offers.reviewShown', 'offers.shownAgain'),
  },
  rating_answered: {
    kind: 'ratings',
    audience: 'counterparty',
    template: () => message('offers.replied'),
  },
  reply_hidden: {
    kind: 'ratings',
    audience: 'addressee',
    template: () => message('offers.replyHidden'),
  },
  reply_shown: {
    kind: 'ratings',
    audience: 'addressee',
    template: () => titled('offers.replyShown', 'offers.shownAgain'),
  },
  ratings_published: {
    kind: 'ratings',
    audience: 'both',
    template: () => message('offers.published'),
  },
} satisfies Record<string, NotificationTemplate>
