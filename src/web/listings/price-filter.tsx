import { FacetList, type FacetValue } from './facet-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { Filters, OnFilters } from './filters.ts'
import { PriceRange } from './price-range.tsx'

type PriceFilterProps = {
  filters: Filters
  /** Values are "min-max" in major units; a side that is open is empty. */
  bands: readonly FacetValue[]
  currency: string
  onChange: OnFilters
}

/** A range as people type it, and below it the ranges that many phones fall into. */
export function PriceFilter({ filters, bands, currency, onChange }: PriceFilterProps) {
  const { min, max } = filters
  const chosen = `${min ?? ''}-${max ?? ''}`
  const isBand = bands.some(({ value }) => value === chosen)
  const shown = bands.filter(({ value, count }) => count > 0 || value === chosen)

  function choose(band: string) {
    const [low, high] = band === chosen ? [] : band.split('-')
    onChange({ ...filters, min: low || undefined, max: high || undefined })
  }

  return (
    <FilterGroup title="Price">
      <PriceRange
        min={min}
        max={max}
        currency={currency}
        onChange={(range) => onChange({ ...filters, ...range }, { replace: true })}
      />
      {shown.length > 0 && (
        <div className="mt-1">
          <FacetList
            things="prices"
            values={shown}
            chosen={isBand ? [chosen] : []}
            onToggle={choose}
          />
        </div>
      )}
    </FilterGroup>
  )
}
