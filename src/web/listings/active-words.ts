import { formatStorage } from '../../shared/field-values.ts'
import { formatTyped } from '../../shared/money.ts'
import type { SearchResult } from '../api/index.ts'
import { colours, isColour } from './colours.ts'
import { type Filters, less } from './filters.ts'
import { USUAL_KM } from './near.ts'
import { standingWords } from './words.ts'

/** A filter that is on, in words, and the filters that are left without it. */
export type ActiveFilter = { id: string; words: string; without: Filters }

/** What the words are made of, where the filters alone do not tell. */
export type Known = {
  currency: string
  facets?: SearchResult['facets'] | undefined
  /** The name of the place in `near`. */
  place?: string | undefined
}

/** Every filter that is on, in the order of the panel. */
export function activeFilters(filters: Filters, known: Known): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (id: string, words: string, without: Partial<Filters>) =>
    active.push({ id, words, without: { ...filters, ...without } })
  const each = (
    name: 'brand' | 'model' | 'storage' | 'grade' | 'colour',
    words: (one: string) => string,
  ) => {
    for (const one of filters[name] ?? [])
      add(`${name}-${one}`, words(one), { [name]: less(filters[name] ?? [], one) })
  }
  const money = (typed: string) => formatTyped(typed, known.currency)
  const { q, min, max, used, near, within, standing } = filters
  if (q) add('q', `“${q}”`, { q: undefined })
  each('brand', (brand) => labelOf(known.facets?.brand, brand) ?? brand)
  each('model', (slug) => labelOf(known.facets?.model, slug) ?? slug.replaceAll('-', ' '))
  if (min && max) add('price', `${money(min)} to ${money(max)}`, { min: undefined, max: undefined })
  else if (min) add('min', `From ${money(min)}`, { min: undefined })
  else if (max) add('max', `Up to ${money(max)}`, { max: undefined })
  each('storage', (gb) => formatStorage(Number(gb)))
  each('grade', (grade) => `Grade ${grade}`)
  each('colour', (colour) => (isColour(colour) ? colours[colour].label : colour))
  if (used) add('used', `Used up to ${monthsWords(Number(used))}`, { used: undefined })
  if (near) {
    const words = `Within ${within ?? USUAL_KM} km of ${known.place ?? 'the chosen point'}`
    add('near', words, { near: undefined, within: undefined })
  }
  if (standing) add('standing', standingWords[standing], { standing: undefined })
  if (filters.photo) add('photo', 'With photo', { photo: undefined })
  if (filters.advertised) add('advertised', 'Advertised', { advertised: undefined })
  return active
}

function labelOf(values: readonly { value: string; label: string }[] | undefined, one: string) {
  return values?.find(({ value }) => value === one)?.label
}

/** 6 is '6 months', 24 is '2 years'. */
export function monthsWords(months: number): string {
  const [many, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${many} ${unit}${many === 1 ? '' : 's'}`
}
