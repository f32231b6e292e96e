// Without 0, 1, I, L, O and U: people read the number over the phone and type it into their bank.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

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
  return `RD${number}`
}
