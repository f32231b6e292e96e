import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../api/client.ts'
import type { Api } from '../../api/index.ts'

/** The other side acts too: offers are polled. */
const POLL_MS = 10_000

export const offerQueries = {
  all: (api: Pick<Api, 'fetch'>) =>
    infiniteQueryOptions({
      ...pagedQuery('/api/offers', api, ['offers', 'all']),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
  /** The viewer's offers for one phone, and how many more they may make. */
  forPhone: (api: Api, phoneId: string) =>
    queryOptions({
      queryKey: ['offers', phoneId],
      queryFn: () => api.get('/api/offers', { query: { phoneId } }),
      staleTime: 0,
    }),
}
