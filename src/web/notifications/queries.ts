import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type NotificationApi, notificationCalls } from './calls.ts'

const key = ['notifications'] as const

/** How often the list asks whether there is more, while it is open. */
export const ASK_AT_LIST_MS = 15_000
/** How often the bell asks while somebody looks. */
const ASK_MS = 60_000

/** What the bell, its page and the desk for mails ask, each under its key. */
export const notificationQueries = {
  list: (api: NotificationApi) =>
    infiniteQueryOptions({
      queryKey: [...key, 'list'],
      queryFn: ({ pageParam }) => notificationCalls(api).list(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      staleTime: 0,
      // Nothing moves while it is read: what comes is said above it, and shown when it is wanted.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  unread: (api: NotificationApi) =>
    queryOptions({
      queryKey: [...key, 'unread'],
      queryFn: () => notificationCalls(api).unread(),
      refetchInterval: ASK_MS,
      refetchOnWindowFocus: 'always',
    }),
  settings: (api: NotificationApi) =>
    queryOptions({
      queryKey: ['notification-settings'],
      queryFn: () => notificationCalls(api).settings(),
    }),
  deadMails: (api: NotificationApi) =>
    queryOptions({ queryKey: ['dead-mails'], queryFn: () => notificationCalls(api).deadMails() }),
}
