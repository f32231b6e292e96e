import { LISTING_DAYS } from '../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import {
  type Facts,
  type NotificationTemplate,
  quote,
  quoteToEnd,
  sentences,
  textField,
} from './template.ts'

/** Decisions of moderators about a listing, its expiry, and the outcome of a report. */
export const listingTemplates = {
  listing_approved: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phone }) => ({
      title: `Your ${phone} listing was approved`,
      text: 'Your phone is now for sale.',
    }),
  },
  listing_sent_back: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) => ({
      title: `Your ${facts.phone} listing needs changes`,
      text: sentences(
        'It needs a few changes before it can go live. Edit your listing and submit it again.',
        moderatorWrote(facts),
      ),
    }),
  },
  listing_rejected: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) => ({
      title: `Your ${facts.phone} listing was rejected`,
      text: sentences('It will not go live.', moderatorWrote(facts)),
    }),
  },
  change_approved: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phone }) => ({
      title: `The change to your ${phone} listing was approved`,
      text: 'Buyers see the new version now.',
    }),
  },
  change_refused: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) =>
      textField(facts, 'decision') === 'changes_requested'
        ? {
            title: `The change to your ${facts.phone} listing needs changes`,
            text: sentences(
              'Your listing stays as it was. Edit it and submit it again.',
              moderatorWrote(facts),
            ),
          }
        : {
            title: `The change to your ${facts.phone} listing was rejected`,
            text: sentences('Your listing stays as it was.', moderatorWrote(facts)),
          },
  },
  listing_flagged: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phone }) => ({
      title: `Your ${phone} listing is being checked`,
      text: 'It is not for sale until then. Open it under My Products to see whether you have to do something.',
    }),
  },
  photo_reuse_found: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phone }) => ({
      title: `Your ${phone} listing is waiting for review`,
      text: 'One of your photos looks like a photo in another seller’s listing. A moderator will compare them before yours is shown. If you took the photo yourself, you don’t need to do anything. If not, replace it with your own.',
    }),
  },
  phone_removed: {
    kind: 'listings',
    audience: 'seller',
    isService: true,
    template: (facts) => ({
      title: `Your ${facts.phone} listing was removed`,
      text: sentences(
        'A moderator removed it.',
        `Reason: ${quoteToEnd(facts, 'reason')}`,
        'If you think this is a mistake, write to us.',
      ),
    }),
  },
  listing_expired: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phone, phoneState }) =>
      phoneState === 'expired'
        ? {
            title: `Your ${phone} listing expired`,
            text: `It is no longer for sale. You can renew it for another ${formatQuantity(LISTING_DAYS, 'day')}.`,
          }
        : undefined,
  },
  report_decided: {
    kind: 'reports',
    audience: 'reporter',
    template: (facts) => ({
      title: `We reviewed your report about ${reportedThing(facts)}`,
      text: `${outcomeOf(facts)} Thanks for your report.`,
    }),
  },
} satisfies Record<string, NotificationTemplate>

function moderatorWrote(facts: Facts): string {
  const reason = quote(facts, 'reason')
  return reason && `The moderator wrote: ${reason}`
}

/** `seller` is who was reported, when it was not a phone. */
function reportedThing(facts: Facts): string {
  switch (textField(facts, 'kind')) {
    case 'seller':
      return facts.seller
    case 'review':
      return `a review by ${facts.seller}`
    case 'reply':
      return `a reply by ${facts.seller}`
    default:
      return facts.phone
  }
}

function outcomeOf(facts: Facts): string {
  switch (textField(facts, 'decision')) {
    case 'removed':
      return 'The listing was removed.'
    case 'closed':
      return 'The conversation was closed.'
    case 'banned':
      return 'The account was suspended.'
    case 'hidden':
      return textField(facts, 'kind') === 'reply'
        ? 'The reply was hidden.'
        : 'The review was hidden.'
    default:
      return 'We found nothing against our rules, so nothing was removed.'
  }
}
