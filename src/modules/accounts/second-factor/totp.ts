import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** Steps before and after the current one, for clocks that are off. */
const WINDOW = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32 as apps show it. */
export function createSecret(): string {
  let bits = ''
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

/** The code of a 30-second step (RFC 6238, SHA-1, as all authenticator apps do). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', readBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS)
}

/** The step around now that this is the code of, after `lastStep`; undefined if it is none. */
export function findStep(secret: string, code: string, now: Date, lastStep: number) {
  const given = Buffer.from(code)
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step += 1) {
    const right = Buffer.from(codeAt(secret, step))
    const isRight = given.length === right.length && timingSafeEqual(given, right)
    if (isRight && step > lastStep) return step
  }
}

/** What the QR code contains; the format is Google Authenticator's, which all apps read. */
export function totpUri(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Redial' })
  return `otpauth://totp/${encodeURIComponent(`Redial:${email}`)}?${query}`
}

function readBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
