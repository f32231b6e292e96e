import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'

/** How often a failed fetch will be sent again, and how long each try waits: 1 s, 2 s, 4 s … */
export const RETRIES = 3
export const FIRST_RETRY_MS = 1_000
export const MAX_RETRY_MS = 30_000
/** How long an answer counts as fresh, and how long an unused one is kept. */
export const CACHE_MS = 5 * 60_000

/**
 * A refusal stays a refusal however often one asks; a breakage may pass. Without a connection nobody
 * waits for tries that cannot succeed.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !refused && failures < RETRIES && onlineManager.isOnline()
}

export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
}

/** The one place that says how the pages fetch. On the server nothing waits: the visitor does. */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const browser = where === 'browser'
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: browser ? shouldRetry : false,
        retryDelay,
        // Offline, a page says so with Retry rather than waiting without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: CACHE_MS,
        // A timer for each query of each page would keep the server's memory full.
        gcTime: browser ? CACHE_MS : Number.POSITIVE_INFINITY,
      },
      // Offline, a write fails at once and says so; paused ones would be sent silently later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
