import type { Env } from '../../env.ts'

/** FEE_PERCENT counts to the ten-thousandth of a percent. */
const PARTS = 10_000n

/**
 * The fee that Redial keeps of a sale, in minor units: FEE_PERCENT of the price rounded half to even,
 * and FEE_FIXED on top; never more than the price. Frozen on the order when it is booked.
 */
export function feesOf(env: Pick<Env, 'FEE_PERCENT' | 'FEE_FIXED'>, priceMinor: number): number {
  const rate = BigInt(Math.round(env.FEE_PERCENT * Number(PARTS)))
  const share = Number(divideHalfEven(BigInt(priceMinor) * rate, 100n * PARTS))
  return Math.min(priceMinor, share + env.FEE_FIXED)
}

/** The fee on what is left of a price after a part of it went back, in proportion, half to even. */
export function feeOnRest(feeMinor: number, priceMinor: number, refundMinor: number): number {
  const rest = BigInt(priceMinor - refundMinor)
  return Number(divideHalfEven(BigInt(feeMinor) * rest, BigInt(priceMinor)))
}

/** Neither side gains from rounding over many sales: a half goes to the even neighbour. */
function divideHalfEven(amount: bigint, by: bigint): bigint {
  const whole = amount / by
  const twice = (amount % by) * 2n
  if (twice > by) return whole + 1n
  if (twice < by) return whole
  return whole % 2n === 0n ? whole : whole + 1n
}
