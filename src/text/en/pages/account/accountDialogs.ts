import passkeyErrors from '../../parts/passkeyErrors.ts'

/** What pages show an account anywhere: a code to enter, and proof that it is them. */
export default {
  passkeyErrors,
  code: {
    form: 'Confirm your email address',
    label: 'Six-digit code',
    invalid: 'Enter the six digits',
    submit: 'Confirm',
    checking: 'Checking',
    resend: 'Resend',
    sending: 'Sending',
    done: 'Email address confirmed',
    sent: 'We sent a new code to {address}',
  },
  strip: {
    label: 'Email confirmation',
    text: '<strong>Confirm your email address to buy, sell and send messages.</strong> Enter the code that we sent to <address></address>, or <link>change the address</link>.',
  },
  dialog: {
    title: 'Confirm your email address',
    text: 'Enter the six digits that we sent to <address></address>. Then you can continue where you left off.',
    noEmail: 'No email? Check your spam folder, or <link>change the address</link>.',
  },
  proof: {
    title: 'Confirm it’s you',
    text: 'You logged in a while ago. To protect your account, confirm that it’s you before you continue.',
    passkey: 'Use a passkey',
    passkeyBusy: 'Waiting for your passkey',
    password: 'Password',
    required: 'Password is required',
    submit: 'Confirm',
    checking: 'Checking',
    retry: 'Retry',
    google: 'Continue with Google',
    opening: 'Opening Google',
    newTab: 'Google opens in a new tab. Choose the account that you use here.',
    opened:
      'Log in with Google in the new tab, then come back here. This page then continues automatically.',
    blocked: 'Your browser blocked the new tab. Allow pop-ups for this page and try again.',
  },
} as const
