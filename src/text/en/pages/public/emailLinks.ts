/** Pages that links in emails open: an appeal, an invitation, and the renewal of a listing. */
export default {
  invalid: 'This link isn’t valid',
  logIn: 'Log in',
  appeal: {
    page: 'Appeal',
    title: 'Your account is suspended',
    lead: 'You can’t log in while it’s suspended. Orders under way continue, and you get emails about them.',
    since: 'Suspended <day></day>.',
    reason: 'Reason: “{reason}”',
    noReason: 'The moderators gave no reason.',
    rejected: 'Your appeal was rejected',
    received: 'We received your appeal',
    decision: 'The moderator wrote: “{reason}”',
    waiting:
      'A moderator will read it and send you the decision by email. You can also come back to this page for it.',
    wrote: 'You wrote <day></day>:',
    question: 'Why is the suspension wrong?',
    help: 'Describe what happened, with order numbers if there are any. You can appeal once.',
    tooShort:
      'Explain in at least {count, plural, one {{shown} character} other {{shown} characters}} why the suspension is wrong',
    send: 'Send appeal',
    sending: 'Sending',
    ended: 'It is incomplete, or the suspension has ended. Try to log in.',
  },
  join: {
    page: 'Invitation',
    title: {
      admin: 'Join the staff as Admin',
      moderator: 'Join the staff as Moderator',
      support: 'Join the staff as Support',
      finance: 'Join the staff as Finance',
    },
    lead: '{name} invites {email}. Staff neither buy nor sell here.',
    until: 'The invitation works once, until <time></time>.',
    form: 'Accept the invitation',
    other:
      'You are logged in as {email}, and the invitation is for {invited}. Log out to accept it.',
    logOut: 'Log out',
    hasAccount: 'You have an account with this address. Log in to accept.',
    consequences:
      'Your phones on sale are withdrawn, and bookings without a payment are canceled. Next, you set up two-step login or a passkey.',
    passwordHelp:
      'At least {count, plural, one {{shown} character} other {{shown} characters}}. Next, you set up two-step login or a passkey.',
    accepting: 'Accepting',
    ended: 'This invitation no longer works',
    endedText:
      'It has expired, was used, or was withdrawn. Ask whoever invited you for another one.',
  },
  renew: {
    page: 'Renew',
    refused: 'It cannot be renewed',
    done: 'Renewed',
    live: 'It is for sale until <day></day>.',
    used: 'This link has been used.',
    again: 'Put it back up for sale?',
    keep: 'Keep it listed?',
    ended: 'It ended on <day></day>.',
    ends: 'It ends on <day></day>.',
    renew: 'Renew for {count, plural, one {{shown} day} other {{shown} days}}',
    renewing: 'Renewing',
    elsewhere: 'Sold it elsewhere? Do nothing: the listing will expire.',
    see: 'See the listing',
    products: 'My Products',
    unknown:
      'It may have been cut off. Open it from the email again, or renew the phone in My Products.',
  },
  unsubscribe: {
    unknown:
      'It may have been cut off. Open it from the email again, or turn off the emails in your saved searches.',
  },
} as const
