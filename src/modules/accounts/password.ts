import { readFileSync } from 'node:fs'
import path from 'node:path'

// The thousand commonest passwords of six or more characters, from the word lists of zxcvbn (MIT).
const commonest = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** What is wrong with a new password, at its field; nothing when it will do. */
export function whyNotPassword(password: string, email?: string): { password?: string } {
  if (password.length < 6) return { password: 'Password must be at least 6 characters' }
  const plain = password.toLowerCase()
  if (commonest.has(plain))
    return { password: 'This is one of the commonest passwords. Choose another' }
  if (email && plain === email.toLowerCase())
    return { password: 'Choose something other than your e-mail' }
  return {}
}
