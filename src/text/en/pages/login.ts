/** The page that people log in on. */
export default {
  title: 'Login',
  description: 'Log in to book a phone or sell yours.',
  lead: 'Good to see you again.',
  leadBack: 'Log in to continue where you left off.',
  new: 'New here? <link>Sign up</link>',
  promise: 'Booked phones are held for you, and you only share your code once you have the phone.',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  forgot: 'Forgot your password?',
  submit: 'Login',
  busy: 'Logging in',
  checking:
    'Someone tried many passwords for this account. We’re checking your browser, which takes a few seconds.',
  appeal: 'Appeal this decision',
  done: 'Login Successfully',
  passkey: 'Log in with a passkey',
  passkeyBusy: 'Waiting for your passkey',
  google: 'Continue with Google',
  googleBusy: 'Opening Google',
  googleOff: 'Google login is not set up here.',
  googleDemo: 'This demo uses a stand-in for Google. You don’t need a real account.',
  googleTerms:
    'If you’re new here, by continuing with Google you accept: <terms></terms> (opens in a new tab).',
  and: ' and ',
} as const
