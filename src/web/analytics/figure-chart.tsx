import { useId } from 'react'
import type { ShopAnalytics } from '../api/index.ts'

type Chart = NonNullable<ShopAnalytics['figures'][number]['chart']>

type FigureChartProps = {
  chart: Chart
  /** Names the chart. */
  title: string
  /** Says in words what it shows. */
  description: string
  /** Texts of the parts of the period: below the chart, and with the value of each. */
  axisLabels: readonly string[]
  pointLabels: readonly string[]
}

/** How far the labels are from the drawing. */
const LABEL_GAP = 8
const HALF_LINE = 4

/** A chart that the server laid out: the period as a line above an area, the one before as a dashed line. */
export function FigureChart(props: FigureChartProps) {
  const { chart, title, description, axisLabels, pointLabels } = props
  const { width, height, left, right, ticks, labels, points } = chart
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      className="h-auto w-full overflow-visible [direction:ltr]"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {ticks.map(({ y, text }) => (
        <g key={text}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
          <text
            x={left - LABEL_GAP}
            y={y + HALF_LINE}
            textAnchor="end"
            className="chart-label fill-muted"
          >
            {text}
          </text>
        </g>
      ))}
      {labels.map(({ index, x }) => (
        <text
          key={index}
          x={index === points.length - 1 ? x + LABEL_GAP : x}
          y={height - HALF_LINE}
          textAnchor={index === points.length - 1 ? 'end' : 'middle'}
          className="chart-label fill-muted [unicode-bidi:plaintext]"
        >
          {axisLabels[index]}
        </text>
      ))}
      <path d={chart.area} className="fill-mist" />
      <path
        d={chart.lineBefore}
        fill="none"
        className="stroke-edge"
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <path
        d={chart.line}
        fill="none"
        className="stroke-ink"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(
        (point, index) =>
          point.y !== null && (
            <circle
              key={pointLabels[index]}
              cx={point.x}
              cy={point.y}
              r={2.5}
              strokeWidth={12}
              className="fill-ink stroke-transparent"
            >
              <title>{pointLabels[index]}</title>
            </circle>
          ),
      )}
    </svg>
  )
}
