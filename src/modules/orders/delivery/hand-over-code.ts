import { createHmac, timingSafeEqual } from 'node:crypto'

const DIGITS = 6

/** The code that a buyer gives with the money: derived from the order, so it is stored nowhere. */
export function handOverCode(secret: string, orderId: string): string {
  const digest = createHmac('sha256', secret).update(`hand-over:${orderId}`).digest()
  // 48 bits over a million codes: no code is noticeably likelier than another.
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Compares in constant time, so that timing reveals nothing about the right code. */
export function isHandOverCode(secret: string, orderId: string, typed: string): boolean {
  const right = Buffer.from(handOverCode(secret, orderId))
  const given = Buffer.from(typed)
  return given.length === right.length && timingSafeEqual(given, right)
}
