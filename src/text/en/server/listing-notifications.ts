/** Notifications of what moderators decide about a listing, of its expiry, and of the outcome of a report. */
export default {
  approved: { title: 'Your {phone} listing was approved', text: 'Your phone is now for sale.' },
  sentBack: {
    title: 'Your {phone} listing needs changes',
    text: 'It needs a few changes before it can go live. Edit your listing and submit it again.',
  },
  rejected: { title: 'Your {phone} listing was rejected', text: 'It will not go live.' },
  changeApproved: {
    title: 'The change to your {phone} listing was approved',
    text: 'Buyers see the new version now.',
  },
  changeSentBack: {
    title: 'The change to your {phone} listing needs changes',
    text: 'Your listing stays as it was. Edit it and submit it again.',
  },
  changeRejected: {
    title: 'The change to your {phone} listing was rejected',
    text: 'Your listing stays as it was.',
  },
  moderatorWrote: 'The moderator wrote: {reason}',
  flagged: {
    title: 'Your {phone} listing is being checked',
    text: 'It is not for sale until then. Open it under My Products to see whether you have to do something.',
  },
  photoReuse: {
    title: 'Your {phone} listing is waiting for review',
    text: 'One of your photos looks like a photo in another seller’s listing. A moderator will compare them before yours is shown. If you took the photo yourself, you don’t need to do anything. If not, replace it with your own.',
  },
  removed: {
    title: 'Your {phone} listing was removed',
    text: 'A moderator removed it. Reason: {reason} If you think this is a mistake, write to us.',
  },
  expired: {
    title: 'Your {phone} listing expired',
    text: 'It is no longer for sale. You can renew it for another {listingDays, plural, one {{listingDaysShown} day} other {{listingDaysShown} days}}.',
  },
  report: {
    phone: { title: 'We reviewed your report about {phone}' },
    seller: { title: 'We reviewed your report about {seller}' },
    review: { title: 'We reviewed your report about a review by {seller}' },
    reply: { title: 'We reviewed your report about a reply by {seller}' },
    removed: 'The listing was removed. Thanks for your report.',
    closed: 'The conversation was closed. Thanks for your report.',
    banned: 'The account was suspended. Thanks for your report.',
    replyHidden: 'The reply was hidden. Thanks for your report.',
    reviewHidden: 'The review was hidden. Thanks for your report.',
    nothing: 'We found nothing against our rules, so nothing was removed. Thanks for your report.',
  },
}
