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
} as const
