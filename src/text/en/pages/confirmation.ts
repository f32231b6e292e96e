/** The pages that links in emails about an address open. */
export default {
  confirm: {
    pageTitle: 'Confirm your email',
    title: 'Confirm your email address',
    lead: 'With a confirmed address you can buy, sell and send messages.',
    submit: 'Confirm this address',
    busy: 'Confirming',
    done: 'Email address confirmed',
    address: '<address></address> is the address of your account.',
    allPhones: 'See all phones',
    login: 'Log in',
    gone: 'Each link works once, within {hours, plural, one {{count} hour} other {{count} hours}}, and only the one in the newest email works.',
    again: 'Send a new email',
  },
  stop: {
    pageTitle: 'Stop the change',
    title: 'Stop the change of your email address',
    lead: 'Your address stays as it is, and everyone is logged out of your account, including you.',
    submit: 'Stop the change',
    busy: 'Stopping',
    done: 'The change is stopped',
    next: 'Whoever asked for it knows your password. Choose a new one now.',
    password: 'Choose a new password',
    gone: 'There is no change to stop. If your address was changed without you, write to us right away.',
    contact: 'Contact us',
  },
  goneTitle: 'This link no longer works',
} as const
