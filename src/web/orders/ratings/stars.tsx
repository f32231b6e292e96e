import { Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const PLACES = [1, 2, 3, 4, 5] as const

/** So many of five stars; halves are rounded, for the figure stands beside them. */
export function Stars({ stars, label }: { stars: number; label?: string }) {
  const full = Math.round(stars)
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{label ?? `${stars} of 5 stars`}</span>
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={classNames(
            'size-4 shrink-0',
            place <= full ? 'fill-current text-amber' : 'text-edge',
          )}
        />
      ))}
    </span>
  )
}
