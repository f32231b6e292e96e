/** The page from which people write to the shop. */
export default {
  title: 'Contact',
  description: 'Who to ask about a phone, a booking, a bad listing or your account.',
  lead: 'Get help with a phone, a booking, a listing or your account.',
  write: {
    title: 'Write to us',
    text: 'The admins of this shop read your message and reply by email.',
    email: 'You can also write to <mail>{email}</mail>.',
  },
  quick: { title: 'Often quicker', help: 'Read how buying and selling work' },
  reach: 'Reach us directly',
  phone: {
    title: 'About a phone',
    text: 'Ask its seller: choose “Message the seller” on the listing. Before you book, ask about the battery, repairs, and whether the phone is unlocked and signed out of every account.',
  },
  booking: {
    title: 'About a booking',
    text: '<orders>My Orders</orders> shows how long the phone is held for you, what to do next, and how to cancel. If you no longer want it, cancel, so that someone else can book it.',
  },
  wrong: {
    title: 'About something that looks wrong',
    text: 'Open the listing and choose “Report this listing”; if you’re logged out, you log in first. The report goes to the admins of this shop, and the seller won’t see who sent it. If you think a phone is stolen, don’t buy it; tell the police.',
  },
  account: {
    title: 'About your account',
    text: 'Forgot your password? <reset>Request a reset link</reset>. You can change your name, photo and role, and delete your account, in the <settings>settings</settings>.',
  },
  operators: {
    title: 'For the people who run this shop',
    text: 'The operating guide of this software explains settings, email, backups and how to make someone an admin. Developers can use the API: <api>read its description</api>.',
  },
  topic: {
    label: 'Topic',
    choose: 'Choose a topic',
    order: 'A booking or order',
    listing: 'A listing or a person',
    payment: 'A payment or refund',
    account: 'My account',
    other: 'Something else',
  },
  form: {
    replyTo: 'We reply to this address.',
    from: 'From <name></name>. We reply to <email></email>.',
    fromAccount: 'From your account.',
    message: 'Message',
    help: 'Include the name of the phone or the order it is about.',
    helpListing: 'Explain why it should be for sale. We add the address of your listing.',
    tooShort: 'Write at least {shown} {count, plural, one {character} other {characters}}',
    send: 'Send message',
    sending: 'Sending',
  },
  sent: {
    title: 'Message sent',
    reply: 'We’ll reply to <email></email>.',
    replyAccount: 'We’ll reply to the email of your account.',
    another: 'Write another message',
  },
} as const
