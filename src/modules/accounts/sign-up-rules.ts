import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../shared/password.ts'

// The thousand most common passwords of six or more characters, from the word lists of zxcvbn (MIT).
const commonPasswords = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Returns an error message by field; empty for a valid password. */
export function checkPassword(password: string, email?: string): { password?: string } {
  if (password.length < MIN_PASSWORD_LENGTH) return { password: PASSWORD_TOO_SHORT }
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain))
    return { password: 'This is a very common password. Choose another one' }
  if (email && plain === email.toLowerCase())
    return { password: 'Choose something other than your email address' }
  return {}
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
