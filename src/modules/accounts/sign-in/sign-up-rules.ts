import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../../shared/accounts/password.ts'
import { guessableReason, type PasswordOwner } from '../password/guessable-passwords.ts'

/** Returns an error message by field; empty for a valid password. */
export function checkPassword(password: string, owner?: PasswordOwner): { password?: string } {
  if (password.length < MIN_PASSWORD_LENGTH) return { password: PASSWORD_TOO_SHORT }
  const reason = guessableReason(password, owner)
  return reason ? { password: reason } : {}
}

export const UPLOAD_FIRST = 'Upload the photo here first'

/**
 * Returns an error message by field for the photo of a new account. Uploading needs an account, so only
 * URLs on hosts that the settings allow are possible.
 */
export function checkImage(image: string | null | undefined, hosts: string[]): { image?: string } {
  if (!image) return {}
  const url = URL.canParse(image) ? new URL(image) : undefined
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return {}
  return { image: UPLOAD_FIRST }
}
