/** The page that people create an account on. */
export default {
  title: 'Sign up',
  description: 'Create an account as a buyer or a seller.',
  lead: 'One free account for buying and selling.',
  existing: 'Already have an account? <link>Log in</link>',
  promise: 'A photo, a name and a price: your old phone is for sale in two minutes.',
  closed: 'This shop takes no new accounts at the moment. If you have an account, you can log in.',
  invitation:
    'You need an invitation to sign up here. Open the link of your invitation. If you have an account, you can log in.',
  invitationGone:
    'This invitation has expired, was used up or was withdrawn. Ask whoever sent it for another one. If you have an account, you can log in.',
  login: 'Log in',
  allPhones: 'See all phones',
  passwordHelp:
    'At least {min} characters. A few unrelated words are easy to remember and hard to guess.',
  photoHelp: 'People trust someone they can see.',
  photoFailed: 'Your photo couldn’t be saved. You can add it later in your settings.',
  role: 'Role',
  buyer: 'Buyer',
  seller: 'Seller',
  buyerText: 'Book phones and make offers.',
  sellerText: 'The same, and list phones for sale.',
  terms: 'By signing up you accept: <terms></terms> (opens in a new tab).',
  googleTerms: 'By continuing with Google you accept: <terms></terms> (opens in a new tab).',
  sellerTerms: 'By signing up you accept the <link>seller terms</link> (opens in a new tab).',
  and: ' and ',
  submit: 'Sign up',
  busy: 'Creating your account',
  checking:
    'Many accounts were created from your network. We’re checking your browser, which takes a few seconds.',
  done: 'Sign up successfully and logged in',
} as const
