/** What buyers say of a seller. */
export default {
  title: 'Reviews of {name}',
  none: 'No reviews to show.',
  fromSales: '{count, plural, one {from {shown} sale} other {from {shown} sales}}',
  by: { buyer: '<name></name>, buyer', seller: '<name></name>, seller' },
  replyBy: 'Reply by <name></name>',
  hiddenReason: 'Reason: “{reason}”',
  report: 'Report',
  reportReview: 'the review by {name}',
  reportReply: 'the reply to {name}',
  more: 'Show more',
  loading: 'Loading',
  hide: 'Hide review<hidden> by {name}</hidden>',
  hidden: 'Review hidden',
  showReview: 'Show again<hidden>: review by {name}</hidden>',
  showReply: 'Show again<hidden>: reply by {name}</hidden>',
  reviewShown: 'The review is visible again',
  replyShown: 'The reply is visible again',
  /** For admins, on the page of an order. */
  ofOrder: {
    title: 'Reviews',
    loading: 'Loading the reviews',
    none: 'No reviews are visible yet. Hidden reviews can’t be read by anyone.',
    from: '{name}’s review of {other}',
    hidden: 'Hidden: only {name} can still see it.',
  },
} as const
