import type { FacetValue } from './facet-list.tsx'
import { FacetPills } from './facet-pills.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { Filters, OnFilters } from './filters.ts'
import { formatTyped } from './money.ts'
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
      <div className="mt-3">
        <FacetPills
          values={bands.filter(({ value, count }) => count > 0 || value === chosen)}
          chosen={isBand ? [chosen] : []}
          words={({ value, label }) => bandWords(value, currency) ?? label}
          onToggle={choose}
        />
      </div>
    </FilterGroup>
  )
}

/** '100-250' is '$100–$250'; undefined for what is no band. */
function bandWords(band: string, currency: string): string | undefined {
  const [low, high] = band.split('-')
  if (low && high) return `${formatTyped(low, currency)}–${formatTyped(high, currency)}`
  if (high) return `Up to ${formatTyped(high, currency)}`
  if (low) return `${formatTyped(low, currency)} and up`
  return
}
