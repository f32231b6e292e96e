import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

export const savedKey = ['saved'] as const

/** What the page of saved searches asks, each under its key. */
export const savedQueries = {
  searches: (api: Api) =>
    queryOptions({
      queryKey: [...savedKey, 'searches'],
      queryFn: () => api.get('/api/saved-searches'),
    }),
  alerts: (api: Api) =>
    infiniteQueryOptions({
      queryKey: [...savedKey, 'alerts'],
      queryFn: ({ pageParam }) => api.get('/api/alerts', { query: { cursor: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  unsubscription: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['unsubscription', token],
      queryFn: () => api.get('/api/unsubscriptions/{token}', { path: { token } }),
    }),
}
