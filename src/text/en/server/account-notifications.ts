/** Notifications of an account: what admins decide, how it is entered, and what programs do with it. */
export default {
  banned: {
    title: 'Your account was suspended',
    text: 'You can no longer log in. Your listings were withdrawn, and bookings without a payment were canceled. Orders under way continue. If you think this is a mistake, you can appeal.',
  },
  warned: {
    title: 'A moderator sent you a warning',
    text: 'If it happens again, your account can be suspended.',
  },
  viewed: {
    title: 'A member of our staff looked at your account',
    text: 'From {from} to {to} they saw the shop as you see it, with your orders and messages. The reason they gave: {reason} They could change nothing, and did not see your login, bank and security details. If you have questions, contact us.',
  },
  appealStaff: {
    title: 'Someone appealed against a ban',
    text: 'Read the appeal, then accept or reject it.',
  },
  appealReceived: {
    title: 'We received your appeal',
    text: 'A moderator will read it and send you the decision by email.',
  },
  appealRejected: {
    title: 'Your appeal was rejected',
    text: 'Your account stays suspended. The moderator wrote: {reason}',
  },
  unbanned: {
    title: 'Your account is active again',
    text: 'You can log in and buy or sell again. Listings that were withdrawn stay withdrawn: list those phones again.',
    appealAccepted: 'Your appeal was accepted. The moderator wrote: {reason}',
  },
  payoutAccount: {
    title: 'Your payout account was changed',
    text: 'Earnings from your sales will go to another bank account. {until, select, none {} other {Payouts are on hold until {until}. }}If it was you, you don’t need to do anything. If not, change your password now and contact us.',
  },
  newDevice: {
    title: 'New login to your account',
    text: '{browser, select, none {A new device} other {{browser}}} logged in on {date}{network, select, none {} other { from the network {network}}}. If it was you, you don’t need to do anything. If not, change your password and log out your other devices.',
  },
  webhookDisabled: {
    title: 'A webhook was turned off',
    text: 'Nothing could be delivered to {host} for several days, or it answered that it is gone. New events are not sent to it. Check the receiver, then turn the webhook on again and send what it missed.',
  },
  apiKey: {
    title: 'New API key',
    text: 'The API key {keyName} was made for your account{browser, select, none {} other { in {browser}}}. A program that has it can act for you. If it was you, you don’t need to do anything. If not, revoke it and change your password.',
  },
  claimApproved: {
    title: 'Your claim to a phone was approved',
    text: 'We approved your claim. You can add repairs to its device passport and download it.',
  },
  claimRejected: {
    title: 'Your claim to a phone was rejected',
    text: 'We could not confirm that the phone is yours.{reason, select, none {} other { {reason}}}',
  },
  dataReady: {
    title: 'Your data is ready',
    text: 'Download it in Settings by {until}.',
  },
  contactMessage: {
    title: 'New message from the contact page',
    text: 'Read the message and reply by email. Mark it as answered when you are done.',
  },
}
