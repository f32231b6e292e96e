/** Emails to whoever runs the shop, and the problems of its health. */
export default {
  contact: {
    subject: '{name} sent a message from the contact page',
    reply: 'Topic: {topic}. Reply to this email to answer {name}.',
    topics: {
      order: 'a booking or order',
      listing: 'a listing or a person',
      payment: 'a payment or refund',
      account: 'an account',
      other: 'something else',
    },
    fromAccount: 'They sent it from their account.',
    unverified: 'They weren’t logged in, so their name and email address are unverified.',
    button: 'Open messages',
  },
  health: {
    subject: {
      one: 'Your shop: {problem}',
      several: 'Your shop has {count, plural, one {{shown} problem} other {{shown} problems}}',
    },
    sentence: '{problem}.',
    button: 'Open the health page',
    note: 'Each problem is mailed once, and again only if it comes back after it was solved.',
  },
  problems: {
    job: 'The job “{job}” on {node} failed {count, plural, one {{shown} time} other {{shown} times}} in a row: {error}',
    queue: '{queue}: {waiting} waiting, the oldest for {age}',
    undelivered:
      '{count, plural, one {{shown} email} other {{shown} emails}} could not be delivered',
    backupFailed: 'The last backup failed: {error}',
    backupTooOld: 'The last backup is too old',
    backupDeletion: 'Old backups could not be deleted: {error}',
    disk: 'The disk of {node} is almost full: {free} GB are free',
    clockAhead:
      'The clock of {node} is {count, plural, one {{shown} second} other {{shown} seconds}} ahead of the database',
    clockBehind:
      'The clock of {node} is {count, plural, one {{shown} second} other {{shown} seconds}} behind the database',
  },
  queues: {
    notifications: 'Notifications',
    order_deadlines: 'Deadlines of orders',
    payments: 'Refunds and payouts',
    message_emails: 'Emails about messages',
    alert_emails: 'Emails about saved searches',
    data_copies: 'Copies of personal data',
    file_deletions: 'Files to delete',
    emails: 'Emails',
  },
  /** How long something has lasted, after “the oldest for”. */
  ages: {
    day: '{count, plural, one {{shown} day} other {{shown} days}}',
    hour: '{count, plural, one {{shown} hour} other {{shown} hours}}',
    minute: '{count, plural, one {{shown} minute} other {{shown} minutes}}',
    second: '{count, plural, one {{shown} second} other {{shown} seconds}}',
  },
  invitation: {
    subject: 'You are invited to the staff of {shop}',
    text: {
      admin: '{inviter} invites you to work on {shop} as Admin.',
      moderator: '{inviter} invites you to work on {shop} as Moderator.',
      support: '{inviter} invites you to work on {shop} as Support.',
      finance: '{inviter} invites you to work on {shop} as Finance.',
    },
    link: 'The link works once, for {count, plural, one {{shown} day} other {{shown} days}}. You choose a password and set up a second step for your logins.',
    button: 'Accept the invitation',
    ignore:
      'You don’t know what this is about? Then ignore this email: nothing happens without you.',
  },
  test: {
    subject: 'Test email from your shop',
    text: 'This shop can send email. There is nothing to do.',
    button: 'Open the shop',
    setup: 'Somebody is setting up a shop with your address.',
    dashboard: 'You sent it to yourself from the dashboard.',
    command: 'Somebody ran `redial mail test` with your address.',
  },
} as const
