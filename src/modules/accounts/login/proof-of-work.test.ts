import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Limiter } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { findAnswer } from '../../../web/accounts/login/solve-challenge.ts'
import { acceptsProof, createChallenge } from './login-limits.ts'

const SECRET = 'a secret of this test'
const now = new Date('2026-11-22T12:00:00Z')
const wanted = { subject: 'login ada@example.org', bits: 8, now }

function once(): Limiter {
  const seen = new Set<string>()
  const limiter: Partial<Limiter> = {
    async consume(key) {
      if (seen.has(key)) return 1
      seen.add(key)
    },
  }
  return limiter as Limiter
}

function solved(challenge = createChallenge(SECRET, wanted)) {
  const answer = findAnswer(challenge.nonce, challenge.bits, 0, 1_000_000)
  return { token: challenge.token, answer: answer ?? -1 }
}

const accepts = (
  proof: { token: string; answer: number } | undefined,
  changes: Partial<typeof wanted> = {},
  used = once(),
) => acceptsProof(SECRET, used, proof, { ...wanted, ...changes })

test('the proof of work that pages compute is accepted by the server, once', async () => {
  const [proof, used] = [solved(), once()]
  expect(await accepts(proof, {}, used)).toBe(true)
  expect(await accepts(proof, {}, used)).toBe(false)
})

test('an answer for another account, an old or easier challenge and a wrong answer are refused', async () => {
  const proof = solved()
  expect(await accepts(proof, { subject: 'login eve@example.org' })).toBe(false)
  expect(await accepts(proof, { now: new Date(now.getTime() + 11 * MINUTE) })).toBe(false)
  expect(await accepts(proof, { bits: 9 })).toBe(false)
  expect(await accepts(undefined)).toBe(false)
  const { nonce, token } = createChallenge(SECRET, wanted)
  const wrong = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (answer) => createHash('sha256').update(`${nonce}:${answer}`).digest()[0] !== 0,
  )
  expect(await accepts({ token, answer: wrong ?? 0 })).toBe(false)
})

test('a changed or foreign token is refused', async () => {
  const { token, answer } = solved()
  const easy = Buffer.from(
    JSON.stringify({ subject: '', nonce: 'x', bits: 0, expires: 9e15 }),
  ).toString('base64url')
  for (const forged of [`${easy}.${token.split('.')[1]}`, easy, '', '.', `${token}x`])
    expect(await accepts({ token: forged, answer })).toBe(false)
  const foreign = createChallenge('another secret', wanted)
  expect(await accepts(solved(foreign))).toBe(false)
})

test('the hash of pages is SHA-256: its answers have exactly the zero bits', () => {
  for (const bits of [1, 5, 12]) {
    const answer = findAnswer('nonce', bits, 0, 1_000_000)
    const first = [...Array(answer).keys()].filter(
      (number) =>
        Math.clz32(createHash('sha256').update(`nonce:${number}`).digest().readUInt32BE(0)) >= bits,
    )
    expect([typeof answer, first]).toEqual(['number', []])
    const hash = createHash('sha256').update(`nonce:${answer}`).digest()
    expect(Math.clz32(hash.readUInt32BE(0))).toBeGreaterThanOrEqual(bits)
  }
})
