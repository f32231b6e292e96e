import { MapPin } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import type { FacetValue } from './facet-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { Filters, OnFilters } from './filters.ts'
import { lazyNearChosen } from './lazy-parts.ts'

const lazyNearPicker = lazyPart(async () => (await import('./near-picker.tsx')).NearPicker)

export type NearFilterProps = {
  filters: Filters
  /** The name of the place in `near`. */
  place: string | undefined
  /** Phones within each distance. */
  counts: readonly FacetValue[] | undefined
  onChange: OnFilters
}

/** Phones around a place. How a place is chosen is fetched when somebody wants to. */
export function NearFilter(props: NearFilterProps) {
  const { filters, onChange } = props
  const Chosen = lazyNearChosen.usePart(filters.near !== undefined)
  const [Picker, wantPicker] = lazyNearPicker.useOnDemand()
  return (
    <FilterGroup title="Near">
      {filters.near ? (
        Chosen && <Chosen {...props} />
      ) : Picker ? (
        <Picker onPick={(near) => onChange({ ...filters, near })} />
      ) : (
        <Button icon={<MapPin className="size-4" />} className="mt-1" onClick={wantPicker}>
          Choose a place
        </Button>
      )}
    </FilterGroup>
  )
}
