import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { savedCalls } from '../../api/saved-calls.ts'

export const savedKey = ['saved'] as const

/** What the page of saved searches asks, each under its key. */
export const savedQueries = {
  searches: (api: Api) =>
    queryOptions({
      queryKey: [...savedKey, 'searches'],
      queryFn: () => savedCalls(api).savedSearches(),
    }),
  alerts: (api: Api) =>
    infiniteQueryOptions({
      queryKey: [...savedKey, 'alerts'],
      queryFn: ({ pageParam }) => savedCalls(api).alerts(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  unsubscription: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['unsubscription', token],
      queryFn: () => savedCalls(api).unsubscription(token),
    }),
}
