/** The pages on which people ask for a new password, and choose it. */
export default {
  forgot: {
    pageTitle: 'Forgot password',
    description: 'Request a link to reset your password.',
    title: 'Forgot your password?',
    lead: 'Enter your email address and we’ll send you a reset link.',
    leadWithoutMail:
      'This shop can’t send email. Enter your email address to create a reset link, then ask the people who run the shop for it.',
    back: 'Back to login',
    promise: 'We never ask for your password by email or phone.',
    emailHelp: 'The email you signed up with.',
    submit: 'Send reset link',
    busy: 'Sending the link',
    sentTitle: 'Check your email',
    sent: 'If there is an account for <address></address>, we have sent a link to it. The link works for {hours, plural, one {{count} hour} other {{count} hours}}.',
    other: 'Use a different email',
    outbox: 'This demo doesn’t send email. You can read it on a page here instead.',
    openOutbox: 'Open the outbox',
    withoutMailTitle: 'Ask the people who run this shop',
    withoutMail:
      'This shop can’t send email. If there is an account for <address></address>, its reset link is now on the shop’s server, where they can find it for you. It works for {hours, plural, one {{count} hour} other {{count} hours}}.',
    contact: 'Contact',
  },
  reset: {
    pageTitle: 'New password',
    title: 'Choose a new password',
    field: 'New password',
    help: 'At least {min} characters. You’ll be logged out on all devices.',
    submit: 'Save new password',
    busy: 'Saving',
    done: 'Password changed. Log in with the new one.',
    goneTitle: 'This link no longer works',
    gone: 'A reset link works once, for {hours, plural, one {{count} hour} other {{count} hours}}. Your password hasn’t changed.',
    again: 'Request a new link',
  },
} as const
