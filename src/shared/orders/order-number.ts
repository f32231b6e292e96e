import { plainCode } from '../plain-line.ts'

// Without 0, 1, I, L, O and U: people read the number over the phone and type it into their bank.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const PREFIX = 'RD'

/**
 * The short number of an order, derived from its id: on receipts, and as the reference of a
 * transfer. Two orders of one seller get the same number once in billions.
 */
export function orderNumber(orderId: string): string {
  // The last 12 digits of a UUIDv7 are random.
  let rest = BigInt(`0x${orderId.slice(-12)}`)
  const base = BigInt(SIGNS.length)
  let number = ''
  for (let n = 0; n < LENGTH; n += 1) {
    number = SIGNS.charAt(Number(rest % base)) + number
    rest /= base
  }
  return `${PREFIX}${number}`
}

/** Numbers before they repeat; a number is the random part of an id modulo this. */
export const ORDER_NUMBER_BASE = SIGNS.length ** LENGTH

/** The random part of the ids with a number, modulo `ORDER_NUMBER_BASE`; undefined for other text. */
export function readOrderNumber(typed: string): number | undefined {
  const text = plainCode(typed)
    .toUpperCase()
    .replace(new RegExp(`^${PREFIX}`), '')
  if (text.length !== LENGTH) return
  let number = 0
  for (const sign of text) {
    const value = SIGNS.indexOf(sign)
    if (value < 0) return
    number = number * SIGNS.length + value
  }
  return number
}
