type SparklineProps = {
  values: readonly number[]
  /** What the line says, in words: 'Sales a day, rising from 2 to 9'. */
  label: string
}

const WIDTH = 160
const HEIGHT = 40
const INSET = 3

export function Sparkline({ values, label }: SparklineProps) {
  const points = sparklinePoints(values)
  const last = points.at(-1)
  if (!last) return
  const line = points.map(([x, y]) => `${x},${y}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-10 w-full max-w-40 overflow-visible"
    >
      <polyline
        points={line}
        fill="none"
        className="stroke-edge"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last[0]} cy={last[1]} r="3" className="fill-accent" />
    </svg>
  )
}

/** From zero upwards, so that a small wobble does not look like a cliff. */
export function sparklinePoints(values: readonly number[]) {
  const top = Math.max(...values, 1)
  const step = (WIDTH - 2 * INSET) / Math.max(values.length - 1, 1)
  return values.map((value, at) => {
    const y = HEIGHT - INSET - (value / top) * (HEIGHT - 2 * INSET)
    return [round(INSET + at * step), round(y)] as const
  })
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
