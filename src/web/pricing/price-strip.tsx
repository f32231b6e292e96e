import type { Pricing } from '../api/index.ts'
import { Strip } from './strip.tsx'

type Band = NonNullable<Pricing['band']>

/** How far the strip goes beyond the quartiles, in their distance. */
const BEYOND = 1

/** Where a price stands: the box is where half of the phones were sold, the line in it the middle. */
export function PriceStrip({ band, priceMinor }: { band: Band; priceMinor: number }) {
  const { q1Minor, medianMinor, q3Minor } = band
  const reach = Math.max(q3Minor - q1Minor, 1) * BEYOND
  return (
    <Strip
      from={Math.min(q1Minor - reach, priceMinor)}
      to={Math.max(q3Minor + reach, priceMinor)}
      middle={medianMinor}
      price={priceMinor}
      box={{ from: q1Minor, to: q3Minor }}
    />
  )
}
