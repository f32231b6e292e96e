import { formatStorage } from '../../shared/listings/field-values.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Pricing } from '../api/index.ts'
import { shortMonth } from './price-labels.ts'

type PriceScaleProps = {
  /** The ends of the scale and its marks: prices in minor units. */
  from: number
  to: number
  median: number
  price: number
  /** The quartiles. */
  box?: { from: number; to: number }
}

const WIDTH = 320
const HEIGHT = 28
const CENTER = HEIGHT / 2
/** Padding at both ends for the mark. */
const EDGE = 8
/** Padding above and below the median line. */
const INSET = 6

/** A price marked on a scale; the text beside it says the same. */
export function PriceScale({ from, to, median, price, box }: PriceScaleProps) {
  const x = (minor: number) => {
    const share = (minor - from) / Math.max(to - from, 1)
    return Math.round(EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE))
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-3 h-auto w-full">
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={CENTER}
        y2={CENTER}
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
        x1={x(median)}
        x2={x(median)}
        y1={INSET}
        y2={HEIGHT - INSET}
        className={box ? 'stroke-ink' : 'stroke-muted'}
        strokeWidth={2}
      />
      <circle cx={x(price)} cy={CENTER} r={7} className="fill-ink stroke-raised" strokeWidth={2} />
    </svg>
  )
}

type Band = NonNullable<Pricing['band']>

/** How far the scale extends beyond the quartiles, in interquartile ranges. */
const BEYOND = 1

/** A price on the range of sale prices: the box spans the quartiles, its line is the median. */
export function PriceRange({ band, priceMinor }: { band: Band; priceMinor: number }) {
  const { q1Minor, medianMinor, q3Minor } = band
  const reach = Math.max(q3Minor - q1Minor, 1) * BEYOND
  return (
    <PriceScale
      from={Math.min(q1Minor - reach, priceMinor)}
      to={Math.max(q3Minor + reach, priceMinor)}
      median={medianMinor}
      price={priceMinor}
      box={{ from: q1Minor, to: q3Minor }}
    />
  )
}

/** How a fair price was computed: its figures, and the most recent sales used. */
export function PriceBreakdown({ band, currency }: { band: Band; currency: string }) {
  const money = (minor: number) => formatMoney(minor, currency)
  const { lowMinor, highMinor, outliers, widened, estimate, sales } = band
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        Great: under {money(lowMinor)}. High: over {money(highMinor)}. Half of recent sales were
        between them.
      </p>
      {widened && <p>{widened}.</p>}
      {outliers > 0 && (
        <p>
          {outliers === 1 ? 'One sale' : `${outliers} sales`} left out because the price was
          unusual.
        </p>
      )}
      {sales.length > 0 && (
        <div className="relative overflow-x-auto">
          <table className="w-full tabular-nums">
            <caption className="pb-1 text-start text-muted">
              {estimate ? 'Most recent sales' : 'Most recent sales used'}
            </caption>
            <thead className="text-start text-muted">
              <tr>
                <th className="py-1 text-start font-normal">Sold</th>
                <th className="py-1 text-start font-normal">Phone</th>
                <th className="py-1 text-end font-normal">For</th>
                <th className="py-1 text-end font-normal">Adjusted</th>
              </tr>
            </thead>
            <tbody>
              {sales.map(({ month, storageGb, grade, priceMinor, adjustedMinor }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sales have no id, and their order is theirs
                <tr key={row} className="border-t border-hairline">
                  <td className="py-1 whitespace-nowrap">{shortMonth(month)}</td>
                  <td className="py-1">
                    {[storageGb && formatStorage(storageGb), grade].filter(Boolean).join(', ')}
                  </td>
                  <td className="py-1 text-end">{money(priceMinor)}</td>
                  <td className="py-1 text-end">{money(adjustedMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
