import { randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: unguessable enough for an address, ordered by time for the indexes. */
export function newId(): string {
  return randomUUIDv7()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** False for text that can be no id; ask before the database does, which would throw. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
