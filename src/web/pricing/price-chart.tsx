import { languages } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { Pricing } from '../api/index.ts'
import { useLanguage } from '../ui/text.ts'

const WIDTH = 420
const HEIGHT = 240
/** Room for the prices of the axis: at least this, and so much for each character. */
const LEAST_LEFT = 52
const CHARACTER = 9
const RIGHT = 12
const TOP = 10
const BOTTOM = 28
/** Month labels that fit on the axis. */
const MAX_LABELS = 4
const HALF_LABEL = 36

type PriceChartProps = { months: readonly Month[]; currency: string; label: string }

/** Median sale price by month, and the depreciation curve with its forecast. */
export function PriceChart({ months, currency, label }: PriceChartProps) {
  const language = useLanguage()
  const { direction } = languages[language]
  const highest = Math.max(...months.map((m) => Math.max(m.soldMinor ?? 0, m.curveMinor ?? 0)))
  const ticks = ticksTo(highest)
  const top = ticks.at(-1) ?? highest
  const prices = ticks.map((minor) => formatMoney(minor, currency, language))
  const longest = Math.max(...prices.map((price) => price.length))
  const left = Math.max(LEAST_LEFT, 8 + CHARACTER * longest)
  const x = (index: number) =>
    Math.round(left + (index / Math.max(months.length - 1, 1)) * (WIDTH - left - RIGHT))
  const y = (minor: number) => Math.round(TOP + (1 - minor / top) * (HEIGHT - TOP - BOTTOM))
  const every = Math.max(1, Math.ceil(months.length / MAX_LABELS))
  const curve = months.flatMap(({ curveMinor }, index) =>
    curveMinor === null ? [] : `${x(index)},${y(curveMinor)}`,
  )
  const sold = months.flatMap(({ soldMinor }, index) =>
    soldMinor === null ? [] : [{ index, cy: y(soldMinor) }],
  )
  return (
    // Time runs from left to right in every language; a month is written in its own direction.
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      direction="ltr"
      className="h-auto w-full"
    >
      {ticks.map((minor, index) => (
        <g key={minor}>
          <line
            x1={left}
            x2={WIDTH - RIGHT}
            y1={y(minor)}
            y2={y(minor)}
            className="stroke-hairline"
          />
          <text
            x={left - 8}
            y={y(minor) + 4}
            direction={direction}
            textAnchor={direction === 'rtl' ? 'start' : 'end'}
            className="fill-muted text-sm"
          >
            {prices[index]}
          </text>
        </g>
      ))}
      {months.map(
        ({ month }, index) =>
          index % every === 0 && (
            <text
              key={month}
              x={x(index) > WIDTH - HALF_LABEL ? WIDTH : x(index)}
              y={HEIGHT - 8}
              // Half a label does not fit beside the right edge.
              textAnchor={x(index) > WIDTH - HALF_LABEL ? 'end' : 'middle'}
              className="fill-muted text-sm [unicode-bidi:plaintext]"
            >
              {formatMonth(month, 'short', language)}
            </text>
          ),
      )}
      <polyline
        points={curve.join(' ')}
        fill="none"
        className="stroke-edge"
        strokeWidth={2}
        strokeDasharray="5 5"
      />
      <polyline
        points={sold.map(({ index, cy }) => `${x(index)},${cy}`).join(' ')}
        fill="none"
        className="stroke-ink"
        strokeWidth={2}
      />
      {sold.map(({ index, cy }) => (
        <circle key={index} cx={x(index)} cy={cy} r={4} className="fill-ink stroke-paper" />
      ))}
    </svg>
  )
}

/** One month of the chart; null where there was no sale or no estimate. */
export type Month = {
  month: string
  salesCount: number
  soldMinor: number | null
  curveMinor: number | null
  isForecast: boolean
}

/** Sales and curve by month, oldest first. */
export function toMonths({ months, curve }: Pick<Pricing, 'months' | 'curve'>): Month[] {
  const names = [...new Set([...months, ...curve].map(({ month }) => month))].sort()
  const sold = new Map(months.map((one) => [one.month, one]))
  const estimated = new Map(curve.map((one) => [one.month, one]))
  return names.map((month) => ({
    month,
    salesCount: sold.get(month)?.salesCount ?? 0,
    soldMinor: sold.get(month)?.medianMinor ?? null,
    curveMinor: estimated.get(month)?.priceMinor ?? null,
    isForecast: estimated.get(month)?.isForecast ?? false,
  }))
}

/** Round amounts from 0 to at least `highest`, in four steps at most. */
export function ticksTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) =>
    Math.round(index * step),
  )
}
