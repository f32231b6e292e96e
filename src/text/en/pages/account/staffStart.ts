/** The start page of staff: queues, figures of the day, backups, and what is left to do before a shop opens. */
export default {
  secondFactor: {
    title: 'Two-step login',
    text: 'It’s off. Turn it on in your settings, so that your password alone isn’t enough to log in.',
  },
  queues: 'Waiting for a decision',
  listingsToReview: 'Listings to review',
  notLoaded: 'Could not be loaded',
  nothing: 'Nothing is waiting',
  oldest: 'Oldest: <time></time>',
  analytics: 'See Analytics',
  figure: {
    bookings: 'Orders',
    gross: 'Gross value',
    listings: 'Listings',
    signUps: 'Sign-ups',
  },
  people: {
    title: 'People',
    manage: 'Find, promote, ban or delete an account.',
    find: 'Find an account.',
    buyers: 'People who book phones.',
    sellers: 'People who sell phones.',
  },
  confirmation: {
    label: 'Email confirmation',
    off: 'Email confirmation is off.',
    demo: 'In demo mode, new accounts can buy and sell right away.',
    noMail:
      'New accounts can buy and sell right away, because no mail server is configured. An admin can change that.',
  },
  backup: {
    label: 'Backups',
    off: 'Backups are off.',
    none: 'No backup has been made yet.',
    ok: 'Last backup:',
    failed: 'The last backup failed.',
    too_old: 'The last backup is too old.',
    schedule: 'Schedule them in the settings',
    first: 'The first one starts within a minute of the shop.',
    again: 'It’s tried again every hour.',
    succeeded: 'The last one that succeeded:',
    noSuccess: 'None has succeeded yet.',
    success: '<time></time>, {age}, {size}.',
    hours:
      '{count, plural, =0 {less than an hour ago} one {{shown} hour ago} other {{shown} hours ago}}',
    days: '{count, plural, one {{shown} day ago} other {{shown} days ago}}',
    megabytes: '{size}\u00a0MB',
    gigabytes: '{size}\u00a0GB',
  },
  checklist: {
    ready: 'Your shop is ready',
    title: 'Before you open',
    hide: 'Hide this list',
    done: '{done} of {all} done',
    isDone: ': done',
    link: {
      settings: 'Open the settings',
      factor: 'Add yours',
      imprint: 'Write it',
      terms: 'Write them',
      privacy: 'Write it',
      mail: 'See undelivered email',
      listings: 'See all listings',
    },
    step: {
      name: {
        title: 'Name the shop',
        how: 'It is on every page, email and receipt.',
      },
      second_factor: {
        title: 'Protect the accounts of staff',
        how: 'Everyone on the staff needs a passkey or an authenticator app.',
      },
      contact: {
        title: 'Say who runs the shop',
        how: 'An email address, and your name and address.',
      },
      imprint: {
        title: 'Publish the imprint',
        how: 'Many countries require it.',
      },
      terms: {
        title: 'Publish the terms',
        how: 'A template says what to fill in.',
      },
      privacy: {
        title: 'Publish the privacy page',
        how: 'Its template names the services that this shop uses.',
      },
      address: {
        title: 'Set the public address',
        how: 'Set ORIGIN, such as https://phones.example.org. Links in emails lead there.',
      },
      mail: {
        title: 'Let the shop send email',
        how: 'Set SMTP_URL and MAIL_FROM, and restart the shop. Until then, new accounts can buy and sell without confirming their address. This step is done once every email has been delivered.',
      },
      payment: {
        title: 'Turn on a payment method',
        how: 'Bank transfer is in the settings. Cards need Stripe: set its three keys.',
      },
      backup: {
        title: 'Schedule backups',
        how: 'Choose a place and a time of day in the settings of the shop.',
      },
      listing: {
        title: 'Wait for the first phone, or list one',
        how: 'Sellers list phones. To try it, sign up as a seller with another email address.',
      },
    },
  },
} as const
