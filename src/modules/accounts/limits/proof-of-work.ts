import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Limiter } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'

/** Long enough for a slow phone to find the answer to the hardest one. */
const CHALLENGE_MS = 10 * MINUTE
export const CHALLENGE_SECONDS = CHALLENGE_MS / 1000

export type Challenge = {
  /** To be sent back with the answer; signed, so that the server keeps nothing. */
  token: string
  nonce: string
  /** Zero bits that SHA-256 of `nonce:answer` must begin with. */
  bits: number
}
export type ProofOfWork = { token: string; answer: number }

type Payload = { subject: string; nonce: string; bits: number; expires: number }

/** A challenge that is good for one subject, such as `sign-in ada@example.org`. */
export function createChallenge(
  secret: string,
  { subject, bits, now }: { subject: string; bits: number; now: Date },
): Challenge {
  const nonce = randomBytes(12).toString('base64url')
  const expires = now.getTime() + CHALLENGE_MS
  const payload: Payload = { subject: digest(subject), nonce, bits, expires }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return { token: `${text}.${signatureOf(text, secret)}`, nonce, bits }
}

/**
 * Whether this is work of at least `bits` for the subject, done for a challenge of ours that is not too
 * old and was not used before. `used` counts each challenge once.
 */
export async function acceptsProof(
  secret: string,
  used: Limiter,
  proof: ProofOfWork | undefined,
  { subject, bits, now }: { subject: string; bits: number; now: Date },
): Promise<boolean> {
  const payload = proof && readToken(proof.token, secret)
  if (!proof || !payload) return false
  if (payload.subject !== digest(subject)) return false
  if (payload.bits < bits || payload.expires < now.getTime()) return false
  if (zeroBits(`${payload.nonce}:${proof.answer}`) < payload.bits) return false
  return (await used.consume(payload.nonce)) === undefined
}

function readToken(token: string, secret: string): Payload | undefined {
  const [text = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload
}

function signatureOf(text: string, secret: string) {
  return createHmac('sha256', secret).update(`proof of work ${text}`).digest('base64url')
}

function digest(subject: string) {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22)
}

function zeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}
