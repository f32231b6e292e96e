import type { Env } from '../../env.ts'
import { smallestPayable } from './stripe/stripe-amounts.ts'

/** FEE_PERCENT counts to the ten-thousandth of a percent. */
const PARTS = 10_000n

/**
 * The fee of a sale in minor units: FEE_PERCENT of the price rounded half to even, plus FEE_FIXED;
 * at most the price. Fee and remainder are payable amounts. Stored with the order at booking.
 */
export function feesOf(
  env: Pick<Env, 'FEE_PERCENT' | 'FEE_FIXED'>,
  priceMinor: number,
  currency: string,
): number {
  const rate = BigInt(Math.round(env.FEE_PERCENT * Number(PARTS)))
  const share = payable(BigInt(priceMinor) * rate, 100n * PARTS, currency)
  return Math.min(priceMinor, share + payable(BigInt(env.FEE_FIXED), 1n, currency))
}

/** The fee after a partial refund, in proportion, rounded half to even. */
export function feeOnRest(
  feeMinor: number,
  priceMinor: number,
  { refundMinor, currency }: { refundMinor: number; currency: string },
): number {
  const rest = BigInt(priceMinor - refundMinor)
  return payable(BigInt(feeMinor) * rest, BigInt(priceMinor), currency)
}

/** A fraction as a sum that can be paid in the currency. */
function payable(amount: bigint, by: bigint, currency: string): number {
  const step = BigInt(smallestPayable(currency))
  return Number(divideHalfEven(amount, by * step) * step)
}

/** Neither side gains from rounding over many sales: a half goes to the even neighbour. */
function divideHalfEven(amount: bigint, by: bigint): bigint {
  const whole = amount / by
  const twice = (amount % by) * 2n
  if (twice > by) return whole + 1n
  if (twice < by) return whole
  return whole % 2n === 0n ? whole : whole + 1n
}
