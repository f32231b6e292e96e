import type { SearchParams } from '../api/index.ts'

export type Sort = NonNullable<SearchParams['sort']>

const labels: Record<Sort, string> = {
  best: 'Best match',
  newest: 'Newest first',
  price_up: 'Lowest price',
  price_down: 'Highest price',
  saving: 'Biggest saving',
  support: 'Best value for update support',
}

/** The order without a word about it: what fits the words best, or else what is new. */
export function usualSort(q: string | undefined): Sort {
  return q ? 'best' : 'newest'
}

/** Undefined for the usual order and for what is none: the address then does not name it. */
export function readSort(text: string | undefined, q: string | undefined): Sort | undefined {
  const sort = text !== undefined && Object.hasOwn(labels, text) ? (text as Sort) : undefined
  // Without words nothing fits better than anything else.
  return sort === usualSort(q) || (sort === 'best' && !q) ? undefined : sort
}

export function sortChoices(q: string | undefined): { value: Sort; label: string }[] {
  const sorts = Object.keys(labels) as Sort[]
  return sorts
    .filter((sort) => q || sort !== 'best')
    .map((value) => ({ value, label: labels[value] }))
}
