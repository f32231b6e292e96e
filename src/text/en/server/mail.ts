/** What all emails say, and the email that confirms an address. */
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
} as const
