import { createHash } from 'node:crypto'
import { RESET_LINK } from '../accounts.store.ts'

/** How Better Auth begins the identifier of a reset link; the token follows. */
export const RESET_PREFIX = 'reset-password:'

/**
 * A reset link as the database has it. The library also accepts the plain identifier, so the prefix
 * differs: a hash read from a backup is no token.
 */
export function hashResetLink(identifier: string): string {
  return RESET_LINK + createHash('sha256').update(identifier).digest('base64url')
}

/** The identifier that the database has for the reset link with this token. */
export function resetLinkIdentifier(token: string): string {
  return hashResetLink(RESET_PREFIX + token)
}
