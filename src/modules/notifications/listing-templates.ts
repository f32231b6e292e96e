import {
  type Facts,
  type Message,
  type MessageKey,
  message,
  type NotificationTemplate,
  textField,
  titled,
} from './template.ts'

/** Decisions of moderators about a listing, its expiry, and the outcome of a report. */
export const listingTemplates = {
  listing_approved: {
    kind: 'listings',
    audience: 'seller',
    template: () => message('listings.approved'),
  },
  listing_sent_back: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) => message('listings.sentBack', moderatorWrote(facts)),
  },
  listing_rejected: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) => message('listings.rejected', moderatorWrote(facts)),
  },
  change_approved: {
    kind: 'listings',
    audience: 'seller',
    template: () => message('listings.changeApproved'),
  },
  change_refused: {
    kind: 'listings',
    audience: 'seller',
    template: (facts) =>
      message(
        textField(facts, 'decision') === 'changes_requested'
          ? 'listings.changeSentBack'
          : 'listings.changeRejected',
        moderatorWrote(facts),
      ),
  },
  listing_flagged: {
    kind: 'listings',
    audience: 'seller',
    template: () => message('listings.flagged'),
  },
  photo_reuse_found: {
    kind: 'listings',
    audience: 'seller',
    template: () => message('listings.photoReuse'),
  },
  phone_removed: {
    kind: 'listings',
    audience: 'seller',
    isService: true,
    template: () => message('listings.removed'),
  },
  listing_expired: {
    kind: 'listings',
    audience: 'seller',
    template: ({ phoneState }) =>
      phoneState === 'expired' ? message('listings.expired') : undefined,
  },
  report_decided: { kind: 'reports', audience: 'reporter', template: reported },
} satisfies Record<string, NotificationTemplate>

function moderatorWrote(facts: Facts): MessageKey | undefined {
  return textField(facts, 'reason') ? 'listings.moderatorWrote' : undefined
}

/** The seller is who was reported, when it was not a phone. */
function reported(facts: Facts): Message {
  switch (textField(facts, 'kind')) {
    case 'seller':
      return titled('listings.report.seller', outcomeOf(facts))
    case 'review':
      return titled('listings.report.review', outcomeOf(facts))
    case 'reply':
      return titled('listings.report.reply', outcomeOf(facts))
    default:
      return titled('listings.report.phone', outcomeOf(facts))
  }
}

function outcomeOf(facts: Facts): MessageKey {
  switch (textField(facts, 'decision')) {
    case 'removed':
      return 'listings.report.removed'
    case 'closed':
      return 'listings.report.closed'
    case 'banned':
      return 'listings.report.banned'
    case 'hidden':
      return textField(facts, 'kind') === 'reply'
        ? 'listings.report.replyHidden'
        : 'listings.report.reviewHidden'
    default:
      return 'listings.report.nothing'
  }
}
