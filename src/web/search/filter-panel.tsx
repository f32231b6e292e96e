import { MapPin } from 'lucide-react'
import { useState } from 'react'
import {
  type FilterField,
  filterEntries,
  readFieldFilter,
} from '../../shared/listings/field-filters.ts'
import { type GradeFilter, gradeFilters } from '../../shared/listings/grades.ts'
import type { FilterKey } from '../../shared/listings/listing.fields.ts'
import { parsePrice } from '../../shared/parse-price.ts'
import { GradeHelp } from '../catalog/grade-help.tsx'
import type { Facets, FacetValue } from '../listings/card-phone.ts'
import { colorFamilies, isColorFamily } from '../listings/listing-labels.ts'
import { useShop } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CountedCheckbox } from '../ui/form/choice-fields.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useAddressText } from '../ui/hooks.ts'
import { useTranslations } from '../ui/text.ts'
import { DeliveryFilter } from './delivery-filter.tsx'
import { FacetList, FacetPills, FilterGroup } from './facet-choices.tsx'
import { useFilterTexts } from './filter-texts.ts'
import { type Filters, isFilterPrice, type OnFilters, toggle } from './filters.ts'
import { NearChosen, type NearFilterProps, NearPicker } from './near-filter.tsx'

type Range = { min?: string | undefined; max?: string | undefined }

type PriceRangeProps = Range & { currency: string; onChange: (range: Range) => void }

/** Two prices as people type them, and what is wrong with them. */
export function PriceRange({ min, max, currency, onChange }: PriceRangeProps) {
  const t = useTranslations('search')
  // Only what the address keeps and the server uses is handed on.
  const isPrice = (text: string | undefined) =>
    text === undefined ||
    (isFilterPrice(text) &&
      'minor' in parsePrice(text, currency, { isLenient: true, canBeZero: true }))
  const low = useAddressText(min, (text) => isPrice(text) && onChange({ min: text, max }))
  const high = useAddressText(max, (text) => isPrice(text) && onChange({ min, max: text }))
  const wrong = [low, high].some(({ text }) => !isPrice(text.trim() || undefined))
  return (
    <div className="grid grid-cols-2 gap-2">
      {[
        { label: t('price.from'), one: low },
        { label: t('price.to'), one: high },
      ].map(({ label, one }) => (
        <TextField
          key={label}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          placeholder={currency}
          value={one.text}
          onChange={(event) => one.type(event.currentTarget.value)}
          onBlur={() => one.commit()}
          onKeyDown={(event) => event.key === 'Enter' && one.commit()}
        />
      ))}
      <p aria-live="polite" className="col-span-2 text-sm text-red empty:hidden">
        {wrong ? t('price.wrong') : ''}
      </p>
    </div>
  )
}

type PriceFilterProps = {
  filters: Filters
  /** Values are "min-max" in major units; a side that is open is empty. */
  bands: readonly FacetValue[]
  currency: string
  onChange: OnFilters
}

/** A range as people type it, and below it the ranges that many phones fall into. */
function PriceFilter({ filters, bands, currency, onChange }: PriceFilterProps) {
  const t = useTranslations('search')
  const { min, max } = filters
  const chosen = `${min ?? ''}-${max ?? ''}`
  const isBand = bands.some(({ value }) => value === chosen)
  const shown = bands.filter(({ value, count }) => count > 0 || value === chosen)

  function choose(band: string) {
    const [low, high] = band === chosen ? [] : band.split('-')
    onChange({ ...filters, min: low || undefined, max: high || undefined })
  }

  return (
    <FilterGroup title={t('group.price')}>
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

type FieldFilterProps = {
  name: FilterKey
  field: FilterField
  filters: Filters
  values: readonly FacetValue[]
  onChange: OnFilters
}

/** A filter on a declared field: at least a number, or any of its options. */
function FieldFilter({ name, field, filters, values, onChange }: FieldFilterProps) {
  const { field: labelOf, value: formatValue } = useFilterTexts()
  const chosen = [filters[name] ?? []].flat()
  return (
    <FilterGroup title={labelOf(name, field)}>
      {field.kind === 'number' ? (
        <>
          {values.length > 0 && (
            <FacetPills
              className="mb-2"
              values={values}
              chosen={chosen.filter((one) => field.steps?.includes(Number(one)))}
              words={({ value }) => `${formatValue(name, field, Number(value))}+`}
              onToggle={(least) =>
                onChange({ ...filters, [name]: chosen[0] === least ? undefined : least })
              }
            />
          )}
          <LeastField
            name={name}
            field={field}
            value={chosen[0]}
            onChange={(least) => onChange({ ...filters, [name]: least }, { replace: true })}
          />
        </>
      ) : (
        Object.entries(field.options).map(([option, label]) => (
          <CountedCheckbox
            key={option}
            label={label}
            count={countOf(values, option)}
            checked={chosen.includes(option)}
            onChange={() => onChange({ ...filters, [name]: toggle(chosen, option) })}
          />
        ))
      )}
    </FilterGroup>
  )
}

type LeastFieldProps = {
  name: FilterKey
  field: Extract<FilterField, { kind: 'number' }>
  value: string | undefined
  onChange: (least: string | undefined) => void
}

function LeastField({ name, field, value, onChange }: LeastFieldProps) {
  const { t, unit, shown, value: formatValue } = useFilterTexts()
  const isValid = (text: string | undefined) =>
    text === undefined || readFieldFilter(field, [text]) !== undefined
  const least = useAddressText(value, (text) => isValid(text) && onChange(text))
  const { min, max, values } = field
  if (values)
    return (
      <SelectField
        label={t('least.label')}
        placeholder={t('least.any')}
        value={value && values.includes(Number(value)) ? value : ''}
        options={values.map((one) => ({
          value: String(one),
          label: formatValue(name, field, one),
        }))}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    )
  return (
    <TextField
      label={t('least.label')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(max).length}
      end={<span className="pe-2">{unit(name, field)}</span>}
      value={least.text}
      error={
        isValid(least.text.trim() || undefined)
          ? undefined
          : t('least.wrong', { min: shown(min), max: shown(max) })
      }
      onChange={(event) => least.type(event.currentTarget.value)}
      onBlur={() => least.commit()}
      onKeyDown={(event) => event.key === 'Enter' && least.commit()}
    />
  )
}

/** Phones around a place. */
function NearFilter(props: NearFilterProps) {
  const { filters, onChange } = props
  const t = useTranslations('search')
  const [isPicking, setPicking] = useState(false)
  return (
    <FilterGroup title={t('group.near')}>
      {filters.near ? (
        <NearChosen {...props} />
      ) : isPicking ? (
        <NearPicker onPick={(near) => onChange({ ...filters, near })} />
      ) : (
        <button
          type="button"
          className={classNames(buttonClass(), 'mt-1 gap-2')}
          onClick={() => setPicking(true)}
        >
          <MapPin className="size-4" />
          {t('near.choose')}
        </button>
      )}
    </FilterGroup>
  )
}

function countOf(values: readonly FacetValue[], wanted: string): number {
  return values.find(({ value }) => value === wanted)?.count ?? 0
}

export type FilterPanelProps = {
  filters: Filters
  facets: Facets
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
  const { deliveryMethods } = useShop()
  const { t, phone, level } = useFilterTexts()
  const toggleIn = (name: 'brand' | 'model' | 'storage' | 'grade' | 'color') => (value: string) =>
    onChange({
      ...filters,
      // The models of a brand that is let go are no choice anymore.
      ...(name === 'brand' && { model: undefined }),
      [name]: toggle(filters[name], value),
    })
  const only = (name: 'used' | 'sellerLevel') => (value: string) =>
    onChange({ ...filters, [name]: filters[name] === value ? undefined : value })
  const isOffered = (grade: GradeFilter) =>
    countOf(facets.grade, grade) > 0 || filters.grade?.includes(grade)
  const withModels = !brands || filters.brand !== undefined || filters.model !== undefined
  return (
    <div className="flex flex-col gap-6">
      {brands && (facets.brand.length > 0 || filters.brand) && (
        <FilterGroup title={t('group.brand')}>
          <FacetList
            things="brands"
            values={facets.brand}
            chosen={filters.brand}
            onToggle={toggleIn('brand')}
          />
        </FilterGroup>
      )}
      {withModels && facets.model.length > 0 && (
        <FilterGroup title={t('group.model')}>
          <FacetList
            things="models"
            values={facets.model}
            chosen={filters.model}
            onToggle={toggleIn('model')}
          />
        </FilterGroup>
      )}
      <PriceFilter {...{ filters, currency, onChange }} bands={facets.price} />
      <NearFilter {...{ filters, place, onChange }} counts={facets.within} />
      {deliveryMethods.includes('shipping') && (
        <FilterGroup title={t('group.delivery')}>
          <DeliveryFilter {...{ filters, facets, onChange }} />
        </FilterGroup>
      )}
      {(facets.storage.length > 0 || filters.storage) && (
        <FilterGroup title={t('group.storage')}>
          <FacetPills
            values={facets.storage}
            chosen={filters.storage}
            words={({ value }) => phone.storage(Number(value))}
            onToggle={toggleIn('storage')}
          />
        </FilterGroup>
      )}
      {(facets.grade.length > 0 || filters.grade) && (
        <FilterGroup title={t('group.grade')}>
          {gradeFilters.filter(isOffered).map((grade) => (
            <CountedCheckbox
              key={grade}
              label={t(`gradeOption.${grade}`)}
              count={countOf(facets.grade, grade)}
              checked={filters.grade?.includes(grade) ?? false}
              onChange={() => toggleIn('grade')(grade)}
            />
          ))}
          <GradeHelp />
        </FilterGroup>
      )}
      {(facets.color.length > 0 || filters.color) && (
        <FilterGroup title={t('group.color')}>
          <FacetPills
            values={facets.color}
            chosen={filters.color}
            words={({ value }) => <Paint value={value} />}
            onToggle={toggleIn('color')}
          />
        </FilterGroup>
      )}
      {(facets.used.length > 0 || filters.used) && (
        <FilterGroup title={t('group.used')}>
          <FacetPills
            values={facets.used}
            chosen={filters.used ? [filters.used] : []}
            words={({ value }) => phone.duration(Number(value))}
            onToggle={only('used')}
          />
        </FilterGroup>
      )}
      {filterEntries.map(([key, field]) => (
        <FieldFilter key={key} name={key} {...{ field, filters, onChange }} values={facets[key]} />
      ))}
      {(facets.sellerLevel.length > 0 || filters.sellerLevel) && (
        <FilterGroup title={t('group.seller')}>
          <FacetPills
            values={facets.sellerLevel}
            chosen={filters.sellerLevel ? [filters.sellerLevel] : []}
            words={({ value, label }) =>
              value === 'proven' || value === 'trusted' ? level(value) : label
            }
            onToggle={only('sellerLevel')}
          />
        </FilterGroup>
      )}
      {(['photo', 'advertised'] as const).some(
        (name) => facets[name].length > 0 || filters[name],
      ) && (
        <FilterGroup title={t('group.listing')}>
          {(['photo', 'advertised'] as const).map((name) => (
            <CountedCheckbox
              key={name}
              label={t(name)}
              count={countOf(facets[name], '1')}
              checked={filters[name] === '1'}
              onChange={() => onChange({ ...filters, [name]: filters[name] ? undefined : '1' })}
            />
          ))}
        </FilterGroup>
      )}
    </div>
  )
}

function Paint({ value }: { value: string }) {
  const t = useTranslations('search')
  const family = isColorFamily(value) ? value : undefined
  return (
    <>
      <span
        className={classNames(
          'size-4 rounded-full border border-edge',
          family && colorFamilies[family],
        )}
      />
      {family ? t(`color.${family}`) : value}
    </>
  )
}
