import { formatStorage, grades } from '../../shared/field-values.ts'
import type { SearchResult } from '../api/index.ts'
import { CheckboxField } from '../ui/fields.tsx'
import { monthsWords } from './active-words.ts'
import { colours, isColour } from './colours.ts'
import { FacetList } from './facet-list.tsx'
import { FacetPills } from './facet-pills.tsx'
import { FilterGroup } from './filter-group.tsx'
import { type Filters, type OnFilters, toggled } from './filters.ts'
import { NearFilter } from './near-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { gradeWords, standingWords } from './words.ts'

export type FilterPanelProps = {
  filters: Filters
  facets: SearchResult['facets']
  /** False where the brand is the page's own. */
  brands: boolean
  currency: string
  /** The name of the place in `near`. */
  place: string | undefined
  onChange: OnFilters
}

/** Every filter with its counts, the most used ones first. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, brands, currency, place, onChange } = props
  const toggle = (name: 'brand' | 'model' | 'storage' | 'grade' | 'colour') => (value: string) =>
    onChange({
      ...filters,
      // The models of a brand that is let go are no choice any more.
      ...(name === 'brand' && { model: undefined }),
      [name]: toggled(filters[name], value),
    })
  const only = (name: 'used' | 'standing') => (value: string) =>
    onChange({ ...filters, [name]: filters[name] === value ? undefined : value })
  const withModels = !brands || filters.brand !== undefined || filters.model !== undefined
  return (
    <div className="flex flex-col gap-6">
      {brands && (facets.brand.length > 0 || filters.brand) && (
        <FilterGroup title="Brand">
          <FacetList
            things="brands"
            values={facets.brand}
            chosen={filters.brand}
            onToggle={toggle('brand')}
          />
        </FilterGroup>
      )}
      {withModels && facets.model.length > 0 && (
        <FilterGroup title="Model">
          <FacetList
            things="models"
            values={facets.model}
            chosen={filters.model}
            onToggle={toggle('model')}
          />
        </FilterGroup>
      )}
      <PriceFilter {...{ filters, currency, onChange }} bands={facets.price} />
      <NearFilter {...{ filters, place, onChange }} counts={facets.within} />
      {(facets.storage.length > 0 || filters.storage) && (
        <FilterGroup title="Storage">
          <FacetPills
            values={facets.storage}
            chosen={filters.storage}
            words={({ value }) => formatStorage(Number(value))}
            onToggle={toggle('storage')}
          />
        </FilterGroup>
      )}
      <FilterGroup title="Grade">
        {grades.map((grade) => (
          <CheckboxField
            key={grade}
            label={`${grade}, ${gradeWords[grade].toLowerCase()}`}
            count={facets.grade.find(({ value }) => value === grade)?.count ?? 0}
            checked={filters.grade?.includes(grade) ?? false}
            onChange={() => toggle('grade')(grade)}
          />
        ))}
      </FilterGroup>
      {(facets.colour.length > 0 || filters.colour) && (
        <FilterGroup title="Colour">
          <FacetPills
            values={facets.colour}
            chosen={filters.colour}
            words={({ value, label }) => <Paint value={value} label={label} />}
            onToggle={toggle('colour')}
          />
        </FilterGroup>
      )}
      {(facets.used.length > 0 || filters.used) && (
        <FilterGroup title="Used at most">
          <FacetPills
            values={facets.used}
            chosen={filters.used ? [filters.used] : []}
            words={({ value }) => monthsWords(Number(value))}
            onToggle={only('used')}
          />
        </FilterGroup>
      )}
      {(facets.standing.length > 0 || filters.standing) && (
        <FilterGroup title="Seller">
          <FacetPills
            values={facets.standing}
            chosen={filters.standing ? [filters.standing] : []}
            words={({ value, label }) =>
              value === 'proven' || value === 'trusted' ? standingWords[value] : label
            }
            onToggle={only('standing')}
          />
        </FilterGroup>
      )}
      <FilterGroup title="Listing">
        {(['photo', 'advertised'] as const).map((name) => (
          <CheckboxField
            key={name}
            label={name === 'photo' ? 'With photo' : 'Advertised'}
            count={facets[name].find(({ value }) => value === '1')?.count ?? 0}
            checked={filters[name] === '1'}
            onChange={() => onChange({ ...filters, [name]: filters[name] ? undefined : '1' })}
          />
        ))}
      </FilterGroup>
    </div>
  )
}

function Paint({ value, label }: { value: string; label: string }) {
  const swatch = isColour(value) ? colours[value] : undefined
  return (
    <>
      <span className={`size-4 rounded-full border border-edge ${swatch?.className ?? ''}`} />
      {swatch?.label ?? label}
    </>
  )
}
