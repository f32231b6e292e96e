import type { SearchResult } from '../api/index.ts'
import { stringifySearch } from '../search-params.ts'
import { type Filters, readFilters } from './filters.ts'

type Interpreted = SearchResult['interpreted'] | undefined

/**
 * The filters of an address together with those that its text names: 'iphone under 300' is the word
 * 'iphone' and a highest price. The results of another text don't count.
 */
export function applyText(filters: Filters, interpreted: Interpreted): Filters {
  if (!interpreted || interpreted.text !== filters.q) return filters
  return { ...filters, ...namedFilters(interpreted), q: interpreted.q || undefined }
}

/**
 * The address for changed filters. The text stays as it was typed while all that it names still
 * applies; otherwise its words and filters are written out one by one.
 */
export function keepText(next: Filters, before: Filters, interpreted: Interpreted): Filters {
  if (!interpreted || interpreted.text !== before.q) return next
  const named = namedFilters(interpreted)
  const names = Object.keys(named) as (keyof Filters)[]
  const isUnchanged = names.every(
    (name) => stringifySearch({ one: next[name] }) === stringifySearch({ one: named[name] }),
  )
  if (!isUnchanged || (next.q ?? '') !== interpreted.q) return next
  const others = Object.fromEntries(names.map((name) => [name, undefined]))
  return { ...next, ...others, q: before.q }
}

/** The filters that a text names. */
function namedFilters({ params }: NonNullable<Interpreted>): Filters {
  const { q: _, sort: __, ...filters } = readFilters(params)
  const named = Object.entries(filters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named)
}
