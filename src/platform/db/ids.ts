import { randomUUIDv7 } from 'node:crypto'

/** The highest value of the 12 bits after the version, which count within a millisecond. */
const HIGHEST_COUNT = 0xfff

let lastTime = 0
let count = 0

/**
 * A UUIDv7: unguessable enough for an address, and higher than all that this process made before, so that
 * rows of one millisecond are in order too (RFC 9562, section 6.2, method 1). 62 bits are random.
 */
export function newId(): string {
  const id = randomUUIDv7()
  const time = idTimestamp(id)
  if (time > lastTime) {
    lastTime = time
    // From the lower half, which leaves room for 2,048 more.
    count = Number.parseInt(id.slice(15, 18), 16) >> 1
  } else if (count < HIGHEST_COUNT) {
    count += 1
  } else {
    lastTime += 1
    count = 0
  }
  const digits = lastTime.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${count.toString(16).padStart(3, '0')}${id.slice(18)}`
}

/** When an id was made: its first 48 bits, milliseconds since 1970 (RFC 9562). */
export function idTimestamp(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

/** The 16 bytes of an id, for tokens. */
export function idToBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

/** The id of 16 bytes. */
export function idFromBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** False for text that is not a valid ID, for which the database would throw. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
