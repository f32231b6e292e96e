import type { Pricing } from '../api/index.ts'

type StripProps = {
  /** The ends of the scale and its marks: prices in minor units. */
  from: number
  to: number
  middle: number
  price: number
  /** Where half of the phones are. */
  box?: { from: number; to: number }
}

const WIDTH = 320
const HEIGHT = 28
const MIDDLE = HEIGHT / 2
/** Room at both ends for the mark. */
const EDGE = 8
/** Room above and below the line of the middle. */
const INSET = 6

/** A price on a line of prices; the words beside it say the same. */
export function Strip({ from, to, middle, price, box }: StripProps) {
  const x = (minor: number) => {
    const share = (minor - from) / Math.max(to - from, 1)
    return Math.round(EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE))
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={MIDDLE}
        y2={MIDDLE}
        className="stroke-hairline"
        strokeWidth={box ? 2 : 6}
        strokeLinecap="round"
      />
      {box && (
        <rect
          x={x(box.from)}
          width={Math.max(x(box.to) - x(box.from), 2)}
          y={INSET}
          height={HEIGHT - 2 * INSET}
          rx={4}
          className="fill-sage stroke-edge"
        />
      )}
      <line
        x1={x(middle)}
        x2={x(middle)}
        y1={INSET}
        y2={HEIGHT - INSET}
        className={box ? 'stroke-ink' : 'stroke-muted'}
        strokeWidth={2}
      />
      <circle cx={x(price)} cy={MIDDLE} r={7} className="fill-ink stroke-raised" strokeWidth={2} />
    </svg>
  )
}

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
