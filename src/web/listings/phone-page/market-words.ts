import { formatMoney } from '../../../shared/money.ts'
import type { Market } from './detail.ts'

/** Fewer say nothing about a price. */
const LEAST_COMPARED = 3

type Offer = { priceMinor: number; currency: string }

/** How a price stands among those of phones like it; undefined where there are too few. */
export function marketWords({ priceMinor, currency }: Offer, market: Market | null | undefined) {
  if (!market || market.count < LEAST_COMPARED) return
  const { count, lowestMinor, medianMinor } = market
  if (priceMinor <= lowestMinor) return { good: true, words: `Lowest price of ${count}` }
  const apart = formatMoney(Math.abs(priceMinor - medianMinor), currency)
  if (priceMinor < medianMinor)
    return { good: true, words: `${apart} below the median of ${count}` }
  if (priceMinor > medianMinor)
    return { good: false, words: `${apart} above the median of ${count}` }
  return { good: false, words: `At the median of ${count}` }
}
