/** Choosing how to pay. */
export default {
  form: 'Payment method',
  question: 'How would you like to pay?',
  online: {
    label: 'Pay online now',
    demo: 'Uses a demo card: no real money is charged.',
    help: 'We hold your money until you have the phone. You have {count, plural, one {{shown} minute} other {{shown} minutes}} to pay.',
    hold: 'If you leave without paying, the phone stays reserved for you until <time></time>.',
    go: 'Continue to payment',
  },
  transfer: {
    label: 'Pay by transfer',
    help: 'You pay <name></name> outside this shop, by bank transfer for example, and we don’t hold your money.',
    before: 'Send it before <time></time>.',
    go: 'Show payment details',
  },
  meet_up: {
    label: 'Pay at the meet-up',
    help: 'Try the phone, pay the seller, then give them your code.',
    go: 'Pay at the meet-up',
  },
  busy: 'Continuing',
} as const
