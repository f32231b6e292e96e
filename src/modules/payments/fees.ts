import type { Env } from '../../env.ts'
import { feeFor, inSteps } from '../../shared/orders/fees.ts'
import { smallestPayable } from './stripe/stripe-amounts.ts'

/** The fee of a sale, stored with the order at booking. Fee and remainder are payable amounts. */
export function feesOf(
  { FEE_PERCENT, FEE_FIXED }: Pick<Env, 'FEE_PERCENT' | 'FEE_FIXED'>,
  priceMinor: number,
  currency: string,
): number {
  const stepMinor = smallestPayable(currency)
  return feeFor({ percent: FEE_PERCENT, fixedMinor: FEE_FIXED, stepMinor }, priceMinor)
}

/** The fee after a partial refund, in proportion, rounded half to even. */
export function feeOnRest(
  feeMinor: number,
  priceMinor: number,
  { refundMinor, currency }: { refundMinor: number; currency: string },
): number {
  const rest = BigInt(priceMinor - refundMinor)
  return inSteps(BigInt(feeMinor) * rest, BigInt(priceMinor), smallestPayable(currency))
}
