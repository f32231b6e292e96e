import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api/client.ts'
import { type InPage, packData, type ReadObject, unpackData } from './packed-data.ts'
import { meKey } from './shell/viewer.ts'

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

/** A query that has its data; what else the browser needs of its state follows from that. */
type WrittenQuery = { key: QueryKey; at: number; data: unknown; type?: 'infinite' | undefined }

/** The server's query data but for what is in the page, as JSON that can't end the script element around it. */
export function writeState(queryClient: QueryClient, inPage?: InPage): string {
  const queries: WrittenQuery[] = []
  for (const { queryKey, queryType, state } of queryClient.getQueryCache().getAll()) {
    const { status, data, dataUpdatedAt } = state
    // A public page is rendered without an account, so a null viewer says nothing and is left out.
    if (status !== 'success' || (queryKey[0] === meKey[0] && data === null)) continue
    queries.push({
      key: queryKey,
      at: dataUpdatedAt,
      data: packData(data, inPage),
      type: queryType,
    })
  }
  return JSON.stringify(queries).replaceAll('<', '\\u003c')
}

/** Puts the queries that the page was rendered with into the cache. `readObject` reads what is only in the page. */
export function restoreState(queryClient: QueryClient, readObject: ReadObject): void {
  const text = document.getElementById('state')?.textContent
  if (text) restoreQueries(queryClient, JSON.parse(text), readObject)
}

/** Without queries whose data the page no longer says, because something changed it: they are fetched again. */
export function restoreQueries(
  queryClient: QueryClient,
  written: readonly WrittenQuery[],
  readObject?: ReadObject,
): void {
  for (const { key, at, data, type } of written) {
    try {
      const restored = unpackData(data, readObject)
      // As `setQueryData` does, which cannot say that a query is infinite.
      const query = queryClient
        .getQueryCache()
        .build(queryClient, { queryKey: key, ...(type && { _type: type }) })
      query.setData(restored, { updatedAt: at, manual: true })
    } catch {}
  }
}
