import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** Just long enough to avoid repeating the server's request in the browser. */
const FRESH_MS = 2_000

export function outboxQuery(api: Api) {
  return queryOptions({
    queryKey: ['outbox'],
    queryFn: () => api.get('/api/outbox'),
    staleTime: FRESH_MS,
  })
}
