/** Links with which people sign up while the shop is open by invitation. */
export default {
  lead: 'Links with which people can sign up while new accounts need an invitation.',
  caption: 'invitations',
  none: 'No invitations yet',
  noneText:
    'Each link that you create is listed here with how often it was used, and can be revoked.',
  registration: {
    label: 'Registration',
    open: 'Anyone can sign up at present, without an invitation.',
    closed: 'Nobody can sign up at present, not even with an invitation.',
    change: 'Change who can sign up',
  },
  form: {
    label: 'New invitation',
    about:
      'Whoever opens the link signs up as a Buyer or a Seller, as they choose. People who work in the shop are invited under <link>Staff</link>.',
    note: 'For whom',
    noteHelp: 'Only admins see it.',
    noteMissing: 'Enter whom the link is for',
    uses: 'Number of accounts',
    days: 'Valid for (days)',
    whole: 'Enter a whole number from 1 to {max}',
    create: 'Create a link',
    creating: 'Creating the link',
  },
  once: 'Copy the link now: it is shown only once.',
  link: 'invitation link',
  revoke: {
    short: 'Revoke',
    name: 'Revoke the invitation for {note}',
    busy: 'Revoking',
    done: 'The link no longer works',
  },
  state: { open: 'Open', used_up: 'Used up', expired: 'Expired', revoked: 'Revoked' },
  column: {
    note: 'For whom',
    state: 'Status',
    uses: 'Accounts',
    expires: 'Expires',
    by: 'Created by',
  },
  uses: '{uses} of {max}',
  deletedAccount: 'Deleted account',
} as const
