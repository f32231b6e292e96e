import { isolate } from '../../shared/isolate.ts'
import { filterEntries, readFieldFilter } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { gradeFilters, UNGRADED } from '../../shared/listings/grades.ts'
import { DEFAULT_DISTANCE_KM } from '../../shared/listings/listing-limits.ts'
import { formatTyped } from '../../shared/parse-price.ts'
import type { Facets, FacetValue } from '../listings/card-phone.ts'
import { isColorFamily } from '../listings/listing-labels.ts'
import type { FilterTexts } from './filter-texts.ts'
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
export function activeFilters(
  filters: Filters,
  names: Known,
  { t, phone, language, ...texts }: FilterTexts,
): ActiveFilter[] {
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
  const money = (typed: string) => formatTyped(typed, names.currency, language)
  const { q, min, max, used, near, within, sellerLevel } = filters
  if (q) add('q', t('quoted', { text: q }), { q: undefined })
  each('not', (text) => t('chip.not', { text }))
  each('brand', (brand) => labelOf(names.facets?.brand, brand) ?? brand)
  each('model', (slug) => labelOf(names.facets?.model, slug) ?? slug.replaceAll('-', ' '))
  if (min && max) {
    const label = t('chip.between', { min: money(min), max: money(max) })
    add('price', label, { min: undefined, max: undefined })
  } else if (min) add('min', t('chip.from', { min: money(min) }), { min: undefined })
  else if (max) add('max', t('chip.upTo', { max: money(max) }), { max: undefined })
  each('storage', (gb) => phone.storage(Number(gb)))
  for (const grade of gradeFilters)
    if (filters.grade?.includes(grade))
      add(
        `grade-${grade}`,
        grade === UNGRADED ? t('gradeOption.none') : t('chip.grade', { grade }),
        { grade: withoutValue(filters.grade, grade) },
      )
  each('color', (color) => (isColorFamily(color) ? t(`color.${color}`) : color))
  if (used) add('used', t('chip.used', { time: phone.duration(Number(used)) }), { used: undefined })
  for (const [key, field] of filterEntries) {
    const wanted = readFieldFilter(field, [filters[key] ?? []].flat())
    const name = texts.field(key, field)
    if (typeof wanted === 'number') {
      const label = t('chip.least', { field: name, value: texts.value(key, field, wanted) })
      add(key, label, { [key]: undefined })
    } else
      for (const one of wanted ?? [])
        add(`${key}-${one}`, `${name}: ${displayField(field, one)}`, {
          [key]: withoutValue(wanted ?? [], one),
        })
  }
  if (near) {
    const label = t('chip.within', {
      km: texts.shown(Number(within ?? DEFAULT_DISTANCE_KM)),
      place: isolate(names.place ?? t('chip.point')),
    })
    add('near', label, { near: undefined, within: undefined })
  }
  if (filters.pickUp) add('pickUp', t('pickUp'), { pickUp: undefined })
  const { shipsTo } = filters
  if (shipsTo) {
    const name = labelOf(names.facets?.shipsTo, shipsTo)
    // Results of the filters before have no label for it.
    add('shipsTo', texts.shipsTo(shipsTo, name || undefined), { shipsTo: undefined })
  }
  if (filters.freeShipping) add('freeShipping', t('freeShipping'), { freeShipping: undefined })
  if (sellerLevel) add('sellerLevel', texts.level(sellerLevel), { sellerLevel: undefined })
  if (filters.seller)
    add('seller', t('chip.seller', { name: isolate(names.seller ?? t('chip.someSeller')) }), {
      seller: undefined,
    })
  if (filters.photo) add('photo', t('photo'), { photo: undefined })
  if (filters.advertised) add('advertised', t('advertised'), { advertised: undefined })
  return active
}

/** Undefined where no result has the value, or its label is not known. */
function labelOf(values: readonly FacetValue[] | undefined, one: string) {
  return values?.find(({ value }) => value === one)?.label
}
