/** A rotary dial: seven holes around a stop. Decoration beside the name, which is always written. */
const HOLES = [
  [16, 7.5],
  [22.65, 10.7],
  [24.29, 17.89],
  [19.69, 23.66],
  [12.31, 23.66],
  [7.71, 17.89],
  [9.35, 10.7],
] as const

export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      {HOLES.map(([x, y], at) => (
        <circle
          key={x + y}
          cx={x}
          cy={y}
          r="2.1"
          className="fill-on-accent"
          opacity={at === 0 ? 0.45 : 1}
        />
      ))}
      <circle cx="16" cy="16" r="3" className="fill-on-accent" />
    </svg>
  )
}

export function Brand({ name = 'Redial' }: { name?: string }) {
  return (
    <span className="flex min-h-11 items-center gap-2 font-display text-lg font-bold tracking-tight">
      <BrandMark />
      {name}
    </span>
  )
}
