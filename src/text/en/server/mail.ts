/** What all emails say, and what those of accounts say. */
export default {
  hello: 'Hello {name},',
  helloAnyone: 'Hello,',
  sentBy: 'Sent by {shop}, the marketplace for second-hand phones.',
  confirm: {
    subject: '{code} is your {shop} code',
    heading: 'Confirm your email address',
    new: 'Confirm this address to buy, sell and send messages on {shop}.',
    change: 'This address was entered as the new email address of a {shop} account.',
    code: 'Enter the code {code}, or open the link. Both work for {hours, plural, one {{count} hour} other {{count} hours}}.',
    button: 'Confirm this address',
    ignore: 'Didn’t ask for this? Ignore this email: nothing happens without the code or the link.',
  },
  reset: {
    subject: 'Reset your password',
    request:
      'We received a request to reset your {shop} password. This link works for {hours, plural, one {{count} hour} other {{count} hours}}.',
    button: 'Choose a new password',
    ignore: 'Didn’t ask for this? Ignore this email. Your password hasn’t changed.',
  },
  unsubscribe: {
    title: 'Unsubscribe from {emails}?',
    text: 'You can turn them back on at any time in your notification settings.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText:
      'We won’t send you {emails} anymore. You can turn them back on at any time in your notification settings.',
    invalid: 'This link isn’t valid',
    invalidText:
      'Open the link from the email again, or change your notification settings after logging in.',
  },
  unread: {
    subject: '{sender} wrote about {phone}',
    heading:
      '{count, plural, one {New message from {sender}} other {{shown} unread messages from {sender}}}',
    text: '{sender} wrote to you about {phone}.',
    photo: 'A photo',
    button: 'Open messages',
    note: 'Please reply in {shop}. Replies to this email aren’t read.',
  },
  renewal: {
    one: {
      subject: 'Your {phone} listing is about to expire',
      text: 'It expires on {date}. Still for sale? Renew it for another {days, plural, one {{count} day} other {{count} days}}.',
    },
    many: {
      subject: '{shown} of your listings are about to expire',
      text: 'Still for sale? Renew each one for another {days, plural, one {{count} day} other {{count} days}}.',
    },
    expires: 'Expires on {date}',
    button: 'Renew listing',
    sold: 'Sold it elsewhere? You don’t need to do anything.',
  },
  /** Changes of an account that its owner did not have to make. */
  ifYou: 'If this was you, there is nothing to do.',
  contact: 'Contact us',
  notYou: 'Not you? Write to us right away.',
  knownAddress: {
    subject: 'You already have a {shop} account',
    signUp:
      'Someone signed up at {shop} with this address, which already has an account. Nothing has changed.',
    change:
      'Someone entered this address as the new email address of another {shop} account. An address can have one account, so nothing has changed.',
    text: 'If that was you, log in to the account that you have. If you forgot the password, choose a new one.',
    ignore: 'Not you? Ignore this email. Nobody else can use your account.',
  },
  addressChanges: {
    subject: 'Your email address is about to change',
    text: 'Someone who knows your password asked to change the email address of your {shop} account to {email}.',
    confirm: 'If this was you, confirm it with the email at the new address.',
    button: 'Stop this change',
    note: 'Not you? Stop the change: everyone is logged out. Then choose a new password.',
  },
  addressChanged: {
    subject: 'Your email address was changed',
    text: 'You now log in to {shop} with {email}. This address no longer belongs to your account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your {shop} account was changed, and all other devices were logged out.',
    button: 'Reset your password',
    note: 'Not you? Reset your password now: that logs out everyone, including whoever changed it.',
  },
  loginMethod: {
    googleLinked: {
      subject: 'A Google account was linked to your account',
      text: 'You can now log in to your {shop} account with the Google account {name}.',
    },
    googleUnlinked: {
      subject: 'Your Google account was unlinked',
      text: 'The Google account {name} can no longer be used to log in to your {shop} account.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      text: 'The passkey “{name}” was added to your {shop} account. You can log in with it instead of your password.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      text: 'The passkey “{name}” was removed from your {shop} account. It can no longer be used to log in.',
    },
    button: 'Check your login settings',
    note: 'Not you? Reset your password, which logs out everyone, then remove everything that you don’t recognize in the settings.',
  },
  payoutAccount: {
    subject: 'The payout account of your {shop} account was changed',
    text: 'Earnings from your sales will go to another bank account. This address belonged to your account until recently, so we’re notifying you here too.',
    onHold: 'Payouts are on hold for {hours, plural, one {{count} hour} other {{count} hours}}.',
  },
  deleted: {
    subject: 'Your account was deleted',
    text: 'Your {shop} account and your personal data were deleted. Records of your orders are kept without your name, as the law requires.',
    seller: 'What the law asks shops to keep of sellers is in our privacy policy.',
    notYou: 'If you did not ask for this, contact us.',
  },
} as const
