/*
 * `crypto.randomUUID` exists on pages with https and on localhost only; random numbers exist everywhere.
 */

/** A random UUID (RFC 9562, version 4). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A name for one attempt. */
export function randomKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
