import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** Fresh for a moment only: just long enough that the server's answer is not asked for again. */
const FRESH_MS = 2_000

export function outboxQuery(api: Api) {
  return queryOptions({
    queryKey: ['outbox'],
    queryFn: () => api.get('/api/outbox'),
    staleTime: FRESH_MS,
  })
}
