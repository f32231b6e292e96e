const WIDTH = 96
const HEIGHT = 24
/** Keeps the line inside the picture. */
const MARGIN = 2

/** A small line of values, oldest first, that its text repeats in words. Grows with the text around it. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(...values, 1)
  const step = (WIDTH - 2 * MARGIN) / Math.max(values.length - 1, 1)
  const points = values.map((value, index) => {
    const y = HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN)
    return `${(MARGIN + index * step).toFixed(1)},${y.toFixed(1)}`
  })
  const line = points.join(' ')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block h-6 w-24 max-w-full"
    >
      <title>{label}</title>
      <polygon
        points={`${MARGIN},${HEIGHT - MARGIN} ${line} ${WIDTH - MARGIN},${HEIGHT - MARGIN}`}
        className="fill-mist"
      />
      <polyline
        points={line}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  )
}
