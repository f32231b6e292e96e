import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const CODE_DIGITS = 6

/** A six-digit code that people type, and a token for the link in the same email. */
export function createSecrets() {
  return {
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
    token: randomBytes(24).toString('base64url'),
  }
}

export function createToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Keyed, because a million codes are tried in no time by someone who reads the database. */
export function hashCode(secret: string, confirmationId: string, code: string): string {
  return createHmac('sha256', secret).update(`email-code ${confirmationId} ${code}`).digest('hex')
}

/** Long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
