import type { Deps } from '../../deps.ts'
import { type FeeTerms, feeFor, inSteps } from '../../shared/orders/fees.ts'
import { smallestPayable } from './stripe/stripe-objects.ts'

/** Percent of the price in a demo, so that every page that speaks of fees can be seen there. */
const DEMO_PERCENT = 4

/** What decides the fee: a demo has its own until the operator sets one, even to 0. */
export type FeeSettings = {
  env: Pick<Deps['env'], 'FEE_PERCENT' | 'FEE_FIXED'>
  demo: boolean
}

/** The fee of the shop for sales in this currency. */
export function feeTerms({ env, demo }: FeeSettings, currency: string): FeeTerms {
  const { FEE_PERCENT, FEE_FIXED } = env
  const isUnset = FEE_PERCENT === undefined && FEE_FIXED === undefined
  return {
    percent: FEE_PERCENT ?? (demo && isUnset ? DEMO_PERCENT : 0),
    fixedMinor: FEE_FIXED ?? 0,
    stepMinor: smallestPayable(currency),
  }
}

/** The fee of a sale, stored with the order at booking. Fee and remainder are payable amounts. */
export function feesOf(settings: FeeSettings, priceMinor: number, currency: string): number {
  return feeFor(feeTerms(settings, currency), priceMinor)
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
