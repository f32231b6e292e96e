/** The page on which whoever has the link of a new shop becomes its first admin. */
export default {
  title: 'Set up your shop',
  lead: 'Four short steps. You can change everything later, except your shop’s currency once phones are listed.',
  languages: 'Language of this page',
  demo: {
    label: 'This replaces the demo',
    replaced: 'Your shop takes the place of this demo.',
    deleted:
      'The demo’s phones, people, orders, photos and emails are deleted, and so is everything that you tried out in it. Its logins stop working.',
    catalog:
      'The catalog of phone models stays. Until you press the button at the end, nothing changes.',
  },
  link: {
    wrong: {
      title: 'This link doesn’t open the set-up',
      about:
        'A new shop prints a link when it starts. It works once, for a day, and only the newest one works.',
      again:
        'If you run this shop: restart it, or run <command></command> on its computer, and open the link that is printed.',
    },
    demo: {
      title: 'This link doesn’t open a shop of your own',
      about:
        'If you run this demo: it prints a link when it starts, with which your own shop takes its place. The link works once, for a day, and only the newest one works. <command></command> prints a new one.',
      stays:
        'A demo with DATABASE_URL, with photos in a bucket, or with DEMO=1 stays a demo. For a shop of your own, start the server with DEMO=0, an empty DATA_DIR and, if you set them, an empty database and bucket.',
    },
    used: {
      title: 'This shop is set up',
      about:
        'It has an admin, so the link has stopped working. If somebody else was faster than you, ask them for access.',
      login: 'Log in',
    },
    home: 'Go to the home page',
  },
  account: {
    step: 'Your account',
    about:
      'You’ll be the admin. Admins run the shop; to sell phones yourself, make a second account later.',
    name: 'Your name',
    passwordHelp: 'Admins also need a passkey or an authenticator app. You can add one after this.',
  },
  shop: {
    step: 'Your shop',
    name: 'Name of the shop',
    nameHelp: 'On every page, email and receipt.',
    nameMissing: 'Enter the name of your shop',
    color: 'Accent color',
    colorHelp: 'For buttons and links.',
    country: 'Country',
    chooseCountry: 'Choose a country',
    currency: 'Currency',
    currencyHelp: 'For all prices. It can’t change once a phone is listed.',
    languages: 'Languages',
    languagesHelp:
      'Visitors choose one. Texts that you write are shown in all of them as they are.',
  },
  heldBy: 'Set by the environment variable {variable}.',
  mail: {
    step: 'Email',
    addressFirst: 'Enter your email address in step 1 first.',
    accepted:
      '{server} accepted an email to {address}. Look into your inbox, and into your spam folder.',
    none: 'No mail server is set.',
    noneHelp:
      'Until there is one, nobody gets codes, order emails or password resets. Set SMTP_URL and MAIL_FROM where the shop runs, and restart it. This can wait: you will find it in your checklist.',
    sentBy: 'Emails are sent by <server></server> as <from></from>.',
    test: 'Send a test email',
    sending: 'Sending',
  },
  trade: {
    step: 'Payment and delivery',
    delivery: 'Delivery methods',
    deliveryHelp: 'What sellers can offer. You can change it at any time.',
    deliveryOption: {
      both: 'Pick-up and shipping',
      pick_up: 'Pick-up only',
      shipping: 'Shipping only',
    },
    inPerson:
      '<b>In person:</b> always possible. Buyer and seller meet, and a code completes the sale.',
    cardOn: '<b>By card:</b> on. Stripe is connected.',
    cardOff:
      '<b>By card:</b> off. It needs a Stripe account: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, and restart the shop. This can wait.',
    transfer: 'By bank transfer',
    payee: {
      seller: {
        label: 'To the seller',
        help: 'Sellers who enter their account are paid directly.',
      },
      shop: {
        label: 'To the shop',
        help: 'You receive the money and pay the sellers.',
      },
      off: { label: 'Not offered', help: 'Buyers use the other methods.' },
    },
    instructions: 'Instructions for buyers',
    instructionsHelp: 'The account to pay to, as buyers need it.',
    instructionsMissing: 'Enter the account to pay to',
  },
  submit: 'Set up the shop',
  replace: 'Delete the demo and open my shop',
  busy: 'Setting up your shop',
} as const
