import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { filterEntries } from '../../shared/listings/field-filters.ts'
import type { Api } from '../api/index.ts'
import { type CardResult, toCardResult } from '../listings/card-phone.ts'
import { applyText, type Filters, toParams } from './filters.ts'

export function searchQuery(api: Api, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['search', toParams(filters)],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toParams(filters), cursor: pageParam }
      return toShown(toCardResult(await api.get('/api/search', { query, signal })), filters)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: CardResult) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}

/** Filters whose labels the page makes of their values. */
const UNLABELLED = [
  ...(['storage', 'used', 'grade', 'color', 'sellerLevel', 'photo', 'advertised'] as const),
  ...(['pickUp', 'freeShipping'] as const),
  ...filterEntries.map(([key]) => key),
]

/** Without the counts and labels that the filters do not show: they would be part of the page. */
function toShown(result: CardResult, filters: Filters): CardResult {
  const { brand, model, shipsTo } = applyText(filters, result.interpreted)
  const facets = { ...result.facets }
  if (!brand && !model) facets.model = []
  for (const name of UNLABELLED)
    facets[name] = facets[name].map(({ value, count }) => ({ value, count }))
  // Only the country that is chosen is named.
  facets.shipsTo = facets.shipsTo.map(({ value, label, count }) => ({
    value,
    label: value === shipsTo ? label : '',
    count,
  }))
  return { ...result, facets }
}
