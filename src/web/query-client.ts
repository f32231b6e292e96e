import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/client.ts'

/** How often a failed fetch is retried, with delays of 1 s, 2 s, 4 s … */
export const RETRIES = 3
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
/** How long a response counts as fresh, and how long an unused one is cached. */
export const CACHE_MS = 5 * 60_000

/**
 * Client errors are final; server and network errors may be temporary. Offline, nobody should wait
 * for retries that can't succeed.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !refused && failures < RETRIES && onlineManager.isOnline()
}

export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
}

/**
 * The defaults for all queries. On the server there are no retries, because the visitor is waiting.
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const browser = where === 'browser'
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: browser ? shouldRetry : false,
        retryDelay,
        // Offline, a page shows an error with Retry rather than waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: CACHE_MS,
        // One timer per query of each page would keep their data in the server's memory.
        gcTime: browser ? CACHE_MS : Number.POSITIVE_INFINITY,
      },
      // Offline, a write fails at once with a message; a paused one would be sent silently later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
