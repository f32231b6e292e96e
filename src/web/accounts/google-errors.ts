/** The codes that a failed sign-in with Google brings back to /login, in words. */
const words: Record<string, string> = {
  access_denied: 'You stopped signing in with Google. Nothing was changed.',
  account_not_linked:
    'There is an account with this e-mail address already. Sign in with its password.',
  banned: 'This account has been closed by the admins.',
  email_not_found: 'Google did not tell us an e-mail address, so we cannot make an account.',
  invalid_code: 'Google’s answer came too late or twice. Please try again.',
  please_restart_the_process: 'Signing in with Google took too long. Please try again.',
  signup_disabled: 'New accounts cannot be made with Google here.',
  state_mismatch: 'Signing in with Google was started in another window. Please try again.',
  state_not_found: 'Signing in with Google took too long. Please try again.',
  unable_to_create_user: 'We could not make an account from what Google told us.',
  unable_to_link_account:
    'There is an account with this e-mail address already. Sign in with its password.',
}

/** What went wrong with Google; a code that we do not know is shown beside our own words. */
export function googleError(code?: string, description?: string): string | undefined {
  if (!code) return
  const known = words[code.toLowerCase()]
  if (known) return known
  return `Signing in with Google failed: ${(description ?? code).replaceAll('_', ' ').slice(0, 200)}`
}
