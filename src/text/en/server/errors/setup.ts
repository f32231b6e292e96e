/** Messages of the API while a new shop is set up, found by their English text. */
export default {
  setupLinkWrong:
    'This link does not work. Each link works once, for {number} hours, until there is a newer one. Restart the shop and open the link that it prints.',
  setupLinkAgain: 'Open the set-up link again',
  setupDone: 'This shop has been set up. Log in instead.',
  setupFailed:
    'The shop could not be created, and the demo is as it was. The log of the server says why.',
  setupEmailTaken:
    'An account has this address already. Take another one, or make that account an admin with `make-admin`',
  mailRefused:
    '{server} did not accept the email: {reason}. Correct SMTP_URL and MAIL_FROM, and restart the shop.',
  mailNotWritten: 'The email could not be written: {reason}.',
  settingTextMissing: 'Enter a text',
  settingColor: 'Enter a color such as #cf3a1d',
  settingColorTooLight: 'White text on this color can’t be read well. Choose a darker color',
  settingInstructions: 'Enter instructions for buyers who pay the shop',
  settingPaidShipping:
    'With shipping only, buyers need a way to pay before a phone is sent. Connect Stripe or offer payment by bank transfer first',
} as const
