import { type PointerEvent, useId, useState } from 'react'
import type { FigureUnit } from '../../shared/analytics/figures.ts'
import type { ShopAnalytics } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'

type Chart = NonNullable<ShopAnalytics['figures'][number]['chart']>

/** What the chart says of a part of the period: '24 Nov 2026: 3', and of the one before. */
type Reading = { now: string; before: string }

type FigureChartProps = {
  chart: Chart
  unit: FigureUnit
  /** Names the chart. */
  title: string
  /** Says in words what it shows. */
  description: string
  /** Texts below the chart, one for each part of the period. */
  axisLabels: readonly string[]
  readings: readonly Reading[]
  /** What the bars or the solid line are, and what the dashed one is. */
  legend: Reading
}

/** Longer labels of the axis have more room. */
const SHORT_LABEL = 4
const LONG_LABEL = 7
/** The share of its part of the period that a bar fills. */
const BAR_SHARE = 0.7

/**
 * A chart that the server laid out: counts and amounts as bars, others as a line, and the period before as a dashed
 * line. The pointer, a finger or the arrow keys choose a part of the period, which the legend then reads out.
 */
export function FigureChart(props: FigureChartProps) {
  const { chart, unit, title, description, axisLabels, readings, legend } = props
  const { left, right, bottom, ticks, labels, points } = chart
  const [active, setActive] = useState<number>()
  const id = useId()
  const width = right - left
  const last = points.length - 1
  const percent = (x: number) => `${((x - left) / width) * 100}%`
  const isSum = unit === 'count' || unit === 'money'
  const shown = (active === undefined ? undefined : readings[active]) ?? legend
  const longest = Math.max(0, ...ticks.map(({ text }) => text.length))

  function point(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setActive(Math.max(0, Math.min(last, Math.floor(share * points.length))))
  }

  return (
    <div>
      <div dir="ltr" className="flex">
        <svg
          aria-hidden="true"
          className={classNames(
            'h-28 shrink-0 overflow-visible',
            longest > LONG_LABEL ? 'w-20' : longest > SHORT_LABEL ? 'w-16' : 'w-10',
          )}
        >
          {ticks.map(({ y, text }) => (
            <text
              key={text}
              x="100%"
              dx="-0.5rem"
              y={`${(y / bottom) * 100}%`}
              dy="0.3em"
              textAnchor="end"
              className="fill-muted text-sm"
            >
              {text}
            </text>
          ))}
        </svg>
        <div className="relative min-w-0 flex-1 rounded-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <svg
            viewBox={`${left} 0 ${width} ${bottom}`}
            preserveAspectRatio="none"
            role="img"
            aria-labelledby={`${id}-title ${id}-description`}
            className="h-28 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-description`}>{description}</desc>
            <Drawing {...{ chart, isSum, active }} />
          </svg>
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={active ?? last}
            aria-label={title}
            aria-valuetext={`${readings[active ?? last]?.now}. ${readings[active ?? last]?.before}`}
            onChange={({ currentTarget }) => setActive(Number(currentTarget.value))}
            onFocus={() => setActive((now) => now ?? last)}
            onBlur={() => setActive(undefined)}
            onPointerMove={point}
            onPointerLeave={({ currentTarget }) => {
              if (currentTarget !== document.activeElement) setActive(undefined)
            }}
            className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
          />
          <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
            {labels.map(({ index, x }) => (
              <text
                key={index}
                x={index === 0 ? 0 : index === last ? '100%' : percent(x)}
                y="1.1rem"
                textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
                className={classNames(
                  'fill-muted text-sm [unicode-bidi:plaintext]',
                  // A narrow chart has room for the ends.
                  index !== 0 && index !== last && 'max-sm:hidden',
                )}
              >
                {axisLabels[index]}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <p className="mt-2 text-sm tabular-nums">
        <span className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 16 8" className="h-2 w-4 shrink-0">
            <rect y={isSum ? 0 : 3} width={16} height={isSum ? 8 : 2} className="fill-ink" />
          </svg>
          <span>{shown.now}</span>
        </span>
        <span className="flex items-center gap-2 text-muted">
          <svg aria-hidden="true" viewBox="0 0 16 8" className="h-2 w-4 shrink-0">
            <line x1={0} x2={16} y1={4} y2={4} strokeDasharray="4 2" className="stroke-muted" />
          </svg>
          <span>{shown.before}</span>
        </span>
      </p>
    </div>
  )
}

type DrawingProps = { chart: Chart; isSum: boolean; active: number | undefined }

function Drawing({ chart, isSum, active }: DrawingProps) {
  const { left, right, bottom, zero, ticks, points } = chart
  const part = (right - left) / points.length
  const chosen = active === undefined ? undefined : points[active]
  return (
    <>
      {ticks.map(({ y, text }) => (
        <line key={text} x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
      ))}
      {chosen && (
        <rect
          x={chosen.x - part / 2}
          y={0}
          width={part}
          height={bottom}
          className="fill-accent-wash"
        />
      )}
      {isSum &&
        points.map(
          ({ x, y }) =>
            y !== null && (
              <rect
                key={x}
                x={x - (part * BAR_SHARE) / 2}
                y={Math.min(y, zero)}
                width={part * BAR_SHARE}
                height={Math.abs(zero - y)}
                className="fill-ink"
              />
            ),
        )}
      {!isSum && (
        <>
          <path d={chart.area} className="fill-mist" />
          <path
            d={chart.line}
            fill="none"
            className="stroke-ink"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </>
      )}
      <path
        d={chart.lineBefore}
        fill="none"
        className="stroke-muted"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
    </>
  )
}
