type SmallBarsProps = { values: readonly (number | null)[]; className?: string }

const STEP = 4
const HEIGHT = 32
const LEAST = 1

/** Values over time as small bars, beside a text that says what they add up to. */
export function SmallBars({ values, className }: SmallBarsProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
    >
      {values.map((value, index) => {
        const height = Math.max(LEAST, (Math.max(0, value ?? 0) / most) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
            key={index}
            x={index * STEP + 0.5}
            y={HEIGHT - height}
            width={STEP - 1}
            height={height}
            className={value ? 'fill-muted' : 'fill-hairline'}
          />
        )
      })}
    </svg>
  )
}
