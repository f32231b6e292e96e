/** Prices within are fair; in minor units. */
export type FairRange = { lowMinor: number; highMinor: number }

export const priceVerdicts = ['great', 'fair', 'high'] as const
export type PriceVerdict = (typeof priceVerdicts)[number]

/**
 * How a price compares with its fair range. The API, the page of a phone and the selling form all use this one.
 */
export function judgePrice(priceMinor: number, { lowMinor, highMinor }: FairRange): PriceVerdict {
  if (priceMinor < lowMinor) return 'great'
  return priceMinor > highMinor ? 'high' : 'fair'
}
