/** Emails that could not be sent, and those of a demo that sends none. */
export default {
  undelivered: {
    lead: 'Emails that couldn’t be sent after {count, plural, one {{attempts} attempt} other {{attempts} attempts}}. Check the mail server settings first, then try again.',
    caption: 'undelivered emails',
    none: 'No undelivered email',
    retry: 'Try again',
    trying: 'Trying',
    done: 'The email to {to} will be sent again',
    column: { email: 'Email', to: 'To', attempts: 'Attempts', created: 'Created' },
  },
  outbox: {
    title: 'Outbox',
    lead: 'This demo doesn’t send email. What it would have sent is listed here, newest first.',
    none: 'No email yet',
    noneText: 'Request a new password, and the email with the link appears here.',
    to: 'To {email}',
  },
} as const
