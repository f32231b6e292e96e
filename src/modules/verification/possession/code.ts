import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: no letters that look like digits, and QR codes write it densely. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
export const CODE_PREFIX = 'REDIAL:'
const SHAPE = new RegExp(`^${CODE_PREFIX}[${LETTERS}]{${LENGTH}}$`)

/** Short, plain, and told apart when shouted. */
const WORDS = `amber anchor apple arrow basil beach birch bison brick brook candle canyon cedar
  cherry cloud clover comet copper coral cotton crane delta eagle ember falcon fern flint forest
  garden ginger glacier harbor hazel island ivory jacket jasmine kettle lemon lotus maple marble
  meadow melon mirror moss nectar ocean olive orchid otter paper pebble pepper quartz raven river
  saffron silver spruce thunder tulip velvet willow`.split(/\s+/)

/** What a QR code says, 100 random bits, and three words for people. */
export function makeCode(): { payload: string; words: string } {
  const bytes = randomBytes(LENGTH + 3)
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  const words = [...bytes.subarray(LENGTH)].map((byte) => WORDS[byte % WORDS.length])
  return { payload: CODE_PREFIX + letters.join(''), words: words.join(' ') }
}

/** True for what one of our codes can say. */
export function isCode(text: string): boolean {
  return SHAPE.test(text)
}

export function hashOfCode(payload: string): string {
  return createHash('sha256').update(payload).digest('base64url')
}
