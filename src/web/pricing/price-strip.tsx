import type { Pricing } from '../../modules/pricing/pricing.contract.ts'

type Band = NonNullable<Pricing['band']>

const WIDTH = 320
const HEIGHT = 28
const MIDDLE = HEIGHT / 2
/** Room at both ends for the mark. */
const EDGE = 8
/** How far the strip goes beyond the quartiles, in their distance. */
const BEYOND = 1

/** Where a price stands: the box is where half of the phones were sold, the line in it the middle. */
export function PriceStrip({ band, priceMinor }: { band: Band; priceMinor: number }) {
  const { q1Minor, medianMinor, q3Minor } = band
  const reach = Math.max(q3Minor - q1Minor, 1) * BEYOND
  const from = Math.min(q1Minor - reach, priceMinor)
  const to = Math.max(q3Minor + reach, priceMinor)
  const x = (minor: number) =>
    Math.round(EDGE + ((minor - from) / (to - from)) * (WIDTH - 2 * EDGE))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={MIDDLE}
        y2={MIDDLE}
        className="stroke-hairline"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <rect
        x={x(q1Minor)}
        width={Math.max(x(q3Minor) - x(q1Minor), 2)}
        y={6}
        height={HEIGHT - 12}
        rx={4}
        className="fill-sage stroke-edge"
      />
      <line
        x1={x(medianMinor)}
        x2={x(medianMinor)}
        y1={6}
        y2={HEIGHT - 6}
        className="stroke-ink"
        strokeWidth={2}
      />
      <circle
        cx={x(priceMinor)}
        cy={MIDDLE}
        r={7}
        className="fill-ink stroke-raised"
        strokeWidth={2}
      />
    </svg>
  )
}
