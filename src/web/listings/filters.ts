import type { SearchParams } from '../api/index.ts'
import { type RawSearch, textIn, textsIn } from '../search-params.ts'
import { grades } from './words.ts'

/** The filters as the address carries them, without the cursor. */
export type Filters = {
  q?: string | undefined
  brand?: string[] | undefined
  grade?: string[] | undefined
  min?: string | undefined
  max?: string | undefined
  sort?: (typeof sortChoices)[number]['value'] | undefined
}

export const sortChoices = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_up', label: 'Lowest price' },
  { value: 'price_down', label: 'Highest price' },
  { value: 'saving', label: 'Biggest saving' },
] as const satisfies readonly { value: NonNullable<SearchParams['sort']>; label: string }[]

/** Longer words are no search for a phone. */
const MAX_WORDS_LENGTH = 100
const PRICE = /^\d{1,7}([.,]\d{1,2})?$/

/** Keeps what makes sense of an address and drops the rest; the usual order is not written out. */
export function readFilters(search: RawSearch): Filters {
  const sort = sortChoices.find(({ value }) => value === textIn(search, 'sort'))?.value
  return {
    q: textIn(search, 'q')?.slice(0, MAX_WORDS_LENGTH),
    brand: textsIn(search, 'brand')?.slice(0, 20),
    grade: inOrder(textsIn(search, 'grade')),
    min: priceIn(search, 'min'),
    max: priceIn(search, 'max'),
    sort: sort === 'newest' ? undefined : sort,
  }
}

function inOrder(asked: string[] | undefined) {
  const known = grades.filter((grade) => asked?.includes(grade))
  return known.length > 0 ? known : undefined
}

function priceIn(search: RawSearch, name: string) {
  const price = textIn(search, name)
  return price !== undefined && PRICE.test(price) ? price : undefined
}

/** As the API wants them: nothing that is undefined. */
export function asParams(filters: Filters): SearchParams {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** A filter that is on, in words, and the filters that are left without it. */
export type ActiveFilter = { id: string; words: string; without: Filters }

/** Every filter that is on, in the order of the panel. */
export function activeFilters(filters: Filters, money: (amount: string) => string): ActiveFilter[] {
  const { q, brand = [], grade = [], min, max } = filters
  const active: ActiveFilter[] = []
  const add = (id: string, words: string, without: Partial<Filters>) =>
    active.push({ id, words, without: { ...filters, ...without } })
  if (q) add('q', `“${q}”`, { q: undefined })
  for (const one of brand) add(`brand-${one}`, one, { brand: less(brand, one) })
  for (const one of grade) add(`grade-${one}`, `Grade ${one}`, { grade: less(grade, one) })
  if (min) add('min', `From ${money(min)}`, { min: undefined })
  if (max) add('max', `Up to ${money(max)}`, { max: undefined })
  return active
}

/** The list without one; undefined when nothing is left. */
export function less(list: readonly string[], one: string): string[] | undefined {
  const left = list.filter((value) => value !== one)
  return left.length > 0 ? left : undefined
}

/** On when it was off, off when it was on. */
export function toggled(list: readonly string[] = [], one: string): string[] | undefined {
  return list.includes(one) ? less(list, one) : [...list, one]
}
