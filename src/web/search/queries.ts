import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'
import { type CardResult, toCardResult } from '../listings/card-phone.ts'
import { type Filters, toParams } from './filters.ts'

export function searchQuery(api: Api, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['search', toParams(filters)],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toParams(filters), cursor: pageParam }
      return toCardResult(await api.get('/api/search', { query, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: CardResult) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}
