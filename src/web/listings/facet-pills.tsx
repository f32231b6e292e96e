import type { ReactNode } from 'react'
import { Pill } from '../ui/choice-fields.tsx'
import { type FacetValue, withChosen } from './facet-list.tsx'

type FacetPillsProps = {
  values: readonly FacetValue[]
  chosen: readonly string[] | undefined
  /** What stands on the key; the label otherwise. */
  words?: (value: FacetValue) => ReactNode
  onToggle: (value: string) => void
}

/** A few values with their counts, side by side. */
export function FacetPills({ values, chosen = [], words, onToggle }: FacetPillsProps) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {withChosen(values, chosen).map((value) => (
        <Pill
          key={value.value}
          count={value.count}
          checked={chosen.includes(value.value)}
          onToggle={() => onToggle(value.value)}
        >
          {words ? words(value) : value.label}
        </Pill>
      ))}
    </div>
  )
}
