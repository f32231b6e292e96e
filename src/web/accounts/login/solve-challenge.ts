/** About 10 ms of work; in between the page can be used. */
const STEP = 4_000

/** Solves a challenge in small steps; takes a few seconds at most. */
export async function solveChallenge(nonce: string, bits: number): Promise<number> {
  for (let from = 0; ; from += STEP) {
    const answer = findAnswer(nonce, bits, from, from + STEP)
    if (answer !== undefined) return answer
    await nextTask()
  }
}

/** Unlike a timer, it is not delayed by 4 ms. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Proof of work: find a whole number for which SHA-256 of `nonce:number` begins with so many zero bits.
 * In plain JavaScript, because the browser's own SHA-256 is asynchronous (slow for millions of short
 * texts) and missing on pages without HTTPS.
 */

/** The longest text that fits into one block of SHA-256. */
const MAX_TEXT = 55

/** The first number of [from, to) that solves the challenge; undefined if none does. */
export function findAnswer(
  nonce: string,
  bits: number,
  from: number,
  to: number,
): number | undefined {
  for (let number = from; number < to; number += 1)
    if (startsWithZeroBits(`${nonce}:${number}`, bits)) return number
}

/** At most 32 bits: only the first word of the hash is looked at. */
function startsWithZeroBits(text: string, bits: number): boolean {
  return Math.clz32(firstWord(text)) >= bits
}

const words = new Uint32Array(64)

// FIPS 180-4, for one block; variables are named as there.
function firstWord(text: string): number {
  if (text.length > MAX_TEXT) throw new Error('the text is longer than one block')
  words.fill(0, 0, 16)
  for (let index = 0; index < text.length; index += 1) setByte(index, text.charCodeAt(index))
  setByte(text.length, 0x80)
  words[15] = text.length * 8
  for (let t = 16; t < 64; t += 1) {
    const [w15, w2] = [word(t - 15), word(t - 2)]
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    words[t] = word(t - 16) + s0 + word(t - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = INITIAL
  for (let t = 0; t < 64; t += 1) {
    const S1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const ch = (e & f) ^ (~e & g)
    const temp1 = (h + S1 + ch + (CONSTANTS[t] ?? 0) + word(t)) | 0
    const S0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const maj = (a & b) ^ (a & c) ^ (b & c)
    const temp2 = (S0 + maj) | 0
    h = g
    g = f
    f = e
    e = (d + temp1) | 0
    d = c
    c = b
    b = a
    a = (temp1 + temp2) | 0
  }
  return (INITIAL[0] + a) | 0
}

function word(index: number): number {
  return words[index] ?? 0
}

function setByte(index: number, byte: number) {
  words[index >> 2] = word(index >> 2) | (byte << (24 - (index & 3) * 8))
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

// The fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64.
const PRIMES = firstPrimes(64)
const INITIAL = PRIMES.slice(0, 8).map((prime) =>
  fraction(Math.sqrt(prime)),
) as unknown as readonly [number, number, number, number, number, number, number, number]
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}
