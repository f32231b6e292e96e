/** What the staff do about reported reviews and conversations, also on pages of an order or a phone. */
export default {
  conversation: {
    title: 'Reported conversation',
    back: 'Back to the reports',
    close: 'Close conversation',
    closing: 'Closing',
    loading: 'Loading the conversation',
    lead: 'Contact details are shown here. Your access is recorded in the audit log.',
    buyer: 'Buyer',
    seller: 'Seller',
    reported: 'Reported',
    photo: 'A photo that only the buyer and the seller can see.',
    sentPhoto: 'Sent in this conversation',
  },
  hide: {
    hideReview: 'Hide review',
    hideReply: 'Hide reply',
    reason: 'Reason',
    required: 'Enter a short reason',
    review:
      'The review by <name></name> will be hidden from everyone else, and its stars won’t count. You can show it again later.',
    reply:
      'The reply by <name></name> will be hidden from everyone else. You can show it again later.',
    help: 'The author can read this. It’s recorded in the audit log.',
    busy: 'Hiding',
  },
} as const
