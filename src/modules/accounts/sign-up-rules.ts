import { readFileSync } from 'node:fs'
import path from 'node:path'

// The thousand commonest passwords of six or more characters, from the word lists of zxcvbn (MIT).
const commonPasswords = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** What is wrong with a new password, at its field; nothing when it will do. */
export function checkPassword(password: string, email?: string): { password?: string } {
  if (password.length < 6) return { password: 'Password must be at least 6 characters' }
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain))
    return { password: 'This is one of the commonest passwords. Choose another' }
  if (email && plain === email.toLowerCase())
    return { password: 'Choose something other than your email address' }
  return {}
}

export const UPLOAD_FIRST = 'Upload the photo here first'

/**
 * What is wrong with the address of a newcomer's photo. Uploading needs an account, so there is
 * none of our own pictures to name yet: only hosts that the settings allow.
 */
export function checkImage(image: string | null | undefined, hosts: string[]): { image?: string } {
  if (!image) return {}
  const url = URL.canParse(image) ? new URL(image) : undefined
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return {}
  return { image: UPLOAD_FIRST }
}
