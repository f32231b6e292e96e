/** The fee for sales paid online, as `/api/config` returns it. */
export type FeeTerms = {
  percent: number
  /** Minor units. */
  fixedMinor: number
  /** Amounts are multiples of this many minor units, because cards have no smaller unit. */
  stepMinor: number
}

/** The percentage counts to the ten-thousandth of a percent. */
const PARTS = 10_000n

/**
 * The fee of a sale in minor units: the percentage of the price rounded half to even, plus the fixed
 * part; at most the price. Fee and remainder are multiples of the step.
 */
export function feeFor({ percent, fixedMinor, stepMinor }: FeeTerms, priceMinor: number): number {
  const rate = BigInt(Math.round(percent * Number(PARTS)))
  const share = inSteps(BigInt(priceMinor) * rate, 100n * PARTS, stepMinor)
  return Math.min(priceMinor, share + inSteps(BigInt(fixedMinor), 1n, stepMinor))
}

/** A fraction, rounded to a multiple of the step. */
export function inSteps(amount: bigint, by: bigint, stepMinor: number): number {
  const step = BigInt(stepMinor)
  return Number(divideHalfEven(amount, by * step) * step)
}

/** Neither side gains from rounding over many sales: a half goes to the even neighbor. */
function divideHalfEven(amount: bigint, by: bigint): bigint {
  const whole = amount / by
  const twice = (amount % by) * 2n
  if (twice > by) return whole + 1n
  if (twice < by) return whole
  return whole % 2n === 0n ? whole : whole + 1n
}
