import { Chip } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { ActiveFilter } from './active-words.ts'
import type { Filters } from './filters.ts'

type ActiveFiltersProps = {
  active: readonly ActiveFilter[]
  onDrop: (without: Filters) => void
  onDropAll: () => void
}

/** What is on, each with its way off. */
export function ActiveFilters({ active, onDrop, onDropAll }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ id, words, without }) => (
        <li key={id}>
          <Chip onRemove={() => onDrop(without)}>{words}</Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button variant="link" onClick={onDropAll}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  )
}
