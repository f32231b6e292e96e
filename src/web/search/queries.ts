import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Api, SearchResult } from '../api/index.ts'
import { type Filters, toParams } from './filters.ts'

export function searchQuery(api: Api, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['search', toParams(filters)],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/search', { query: { ...toParams(filters), cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: SearchResult) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}
