/** The codes that a failed sign-in with Google brings back to /login, in words. */
const words: Record<string, string> = {
  access_denied: 'You canceled signing in with Google. Nothing was changed.',
  account_not_linked: 'An account with this email already exists. Log in with its password.',
  banned: 'This account has been closed by the admins.',
  email_not_found: 'Google didn’t share an email address, so we can’t create an account.',
  invalid_code: 'Google’s response expired. Please try again.',
  please_restart_the_process: 'Signing in with Google took too long. Please try again.',
  signup_disabled: 'You can’t create an account with Google here.',
  state_mismatch: 'Signing in with Google was started in another window. Please try again.',
  state_not_found: 'Signing in with Google took too long. Please try again.',
  unable_to_create_user: 'We couldn’t create an account from your Google profile.',
  unable_to_link_account: 'An account with this email already exists. Log in with its password.',
}

/** What went wrong with Google; a code that we do not know is shown beside our own words. */
export function googleError(code?: string, description?: string): string | undefined {
  if (!code) return
  const known = words[code.toLowerCase()]
  if (known) return known
  return `Signing in with Google failed: ${(description ?? code).replaceAll('_', ' ').slice(0, 200)}`
}
