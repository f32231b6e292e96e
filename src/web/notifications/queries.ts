import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

const key = ['notifications'] as const
const unreadKey = [...key, 'unread'] as const

/** How often the list asks whether there is more, while it is open. */
export const LIST_POLL_MS = 15_000
/** Each visit loads the list, but not twice: what came with the page is not fetched again. */
const FRESH_MS = 5_000
/** How often the bell asks while somebody looks. */
const POLL_MS = 60_000

/** What the bell, its page and the desk for mails ask, each under its key. */
export const notificationQueries = {
  list: (api: Pick<Api, 'get'>) =>
    infiniteQueryOptions({
      queryKey: [...key, 'list'],
      queryFn: ({ pageParam }) => api.get('/api/notifications', { query: { before: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      staleTime: FRESH_MS,
      // The list does not refresh automatically: new notifications are announced above it.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  unread: (api: Pick<Api, 'get'>) =>
    queryOptions({
      queryKey: unreadKey,
      queryFn: () => api.get('/api/notifications/unread'),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
  settings: (api: Pick<Api, 'get'>) =>
    queryOptions({
      queryKey: ['notification-settings'],
      queryFn: () => api.get('/api/notification-settings'),
    }),
  undeliveredMails: (api: Pick<Api, 'get'>) =>
    queryOptions({
      queryKey: ['undelivered-mails'],
      queryFn: () => api.get('/api/undelivered-mails'),
    }),
}
