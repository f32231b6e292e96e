import { randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: unguessable enough for an address, ordered by time for the indexes. */
export function newId(): string {
  return randomUUIDv7()
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
