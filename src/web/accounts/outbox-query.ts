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

/** Link props of the outbox; its `search` is type-checked against the route. */
export const outboxPage = { from: '/outbox', to: '.' } as const

/** The open email, by default the newest and as HTML. */
export type OutboxSearch = { mail?: string; as?: 'text' }
