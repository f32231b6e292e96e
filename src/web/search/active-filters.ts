import { destinationLabel } from '../../shared/listings/delivery-terms.ts'
import {
  filterEntries,
  filterLabels,
  readFieldFilter,
} from '../../shared/listings/field-filters.ts'
import { formatStorage } from '../../shared/listings/field-values.ts'
import { gradeFilterLabel, gradeFilters } from '../../shared/listings/grades.ts'
import { DEFAULT_DISTANCE_KM } from '../../shared/listings/listing-limits.ts'
import { formatTyped } from '../../shared/parse-price.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Facets, FacetValue } from '../listings/card-phone.ts'
import { colorFamilies, isColorFamily, sellerLevelLabels } from '../listings/listing-labels.ts'
import { type Filters, withoutValue } from './filters.ts'

export type ActiveFilter = { id: string; label: string; without: Filters }

/** What the words are made of, where the filters alone do not tell. */
type Known = {
  currency: string
  facets?: Facets | undefined
  /** The name of the place in `near`. */
  place?: string | undefined
  /** The name of the seller in `seller`. */
  seller?: string | undefined
}

/** Every filter that is on, in the order of the panel. */
export function activeFilters(filters: Filters, names: Known): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (id: string, label: string, without: Partial<Filters>) =>
    active.push({ id, label, without: { ...filters, ...without } })
  const each = (
    name: 'not' | 'brand' | 'model' | 'storage' | 'color',
    toLabel: (one: string) => string,
  ) => {
    for (const one of filters[name] ?? [])
      add(`${name}-${one}`, toLabel(one), { [name]: withoutValue(filters[name] ?? [], one) })
  }
  const money = (typed: string) => formatTyped(typed, names.currency)
  const { q, min, max, used, near, within, sellerLevel } = filters
  if (q) add('q', `“${q}”`, { q: undefined })
  each('not', (text) => `Not “${text}”`)
  each('brand', (brand) => labelOf(names.facets?.brand, brand) ?? brand)
  each('model', (slug) => labelOf(names.facets?.model, slug) ?? slug.replaceAll('-', ' '))
  if (min && max) add('price', `${money(min)} to ${money(max)}`, { min: undefined, max: undefined })
  else if (min) add('min', `From ${money(min)}`, { min: undefined })
  else if (max) add('max', `Up to ${money(max)}`, { max: undefined })
  each('storage', (gb) => formatStorage(Number(gb)))
  for (const grade of gradeFilters)
    if (filters.grade?.includes(grade))
      add(`grade-${grade}`, gradeFilterLabel(grade), { grade: withoutValue(filters.grade, grade) })
  each('color', (color) => (isColorFamily(color) ? colorFamilies[color].label : color))
  if (used) add('used', `Used up to ${formatMonths(Number(used))}`, { used: undefined })
  for (const [key, field] of filterEntries) {
    const wanted = readFieldFilter(field, [filters[key] ?? []].flat())
    if (typeof wanted === 'number')
      add(key, `${field.label}: ${filterLabels(field, wanted)}`, { [key]: undefined })
    else
      for (const one of wanted ?? [])
        add(`${key}-${one}`, `${field.label}: ${filterLabels(field, [one])}`, {
          [key]: withoutValue(wanted ?? [], one),
        })
  }
  if (near) {
    const label = `Within ${within ?? DEFAULT_DISTANCE_KM} km of ${names.place ?? 'the chosen point'}`
    add('near', label, { near: undefined, within: undefined })
  }
  if (filters.pickUp) add('pickUp', 'Pick-up', { pickUp: undefined })
  const { shipsTo } = filters
  if (shipsTo) {
    const name = labelOf(names.facets?.shipsTo, shipsTo)
    // Results of the filters before have no label for it.
    const label = shipsToLabel(shipsTo, name === '' ? destinationLabel(shipsTo) : name)
    add('shipsTo', label, { shipsTo: undefined })
  }
  if (filters.freeShipping) add('freeShipping', 'Free shipping', { freeShipping: undefined })
  if (sellerLevel) add('sellerLevel', sellerLevelLabels[sellerLevel], { sellerLevel: undefined })
  if (filters.seller)
    add('seller', `Sold by ${names.seller ?? 'one seller'}`, { seller: undefined })
  if (filters.photo) add('photo', 'With photo', { photo: undefined })
  if (filters.advertised) add('advertised', 'Advertised', { advertised: undefined })
  return active
}

/** "Ships to Germany", "Ships worldwide". */
export function shipsToLabel(code: string, name = code): string {
  if (code === 'WORLD') return 'Ships worldwide'
  return `Ships to ${code === 'EU' ? 'the EU' : name}`
}

/** Undefined where no result has the value, or its label is not known. */
function labelOf(values: readonly FacetValue[] | undefined, one: string) {
  return values?.find(({ value }) => value === one)?.label
}

/** 6 is '6 months', 24 is '2 years'. */
export function formatMonths(months: number): string {
  return months % 12 === 0 ? formatQuantity(months / 12, 'year') : formatQuantity(months, 'month')
}
