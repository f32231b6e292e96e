import { useQuery } from '@tanstack/react-query'
import type { Notifications } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { ASK_AT_LIST_MS, notificationQueries } from './queries.ts'
import { useRead } from './use-read.ts'

/** How many notifications came since the list was fetched whose newest page is given. */
export function useFresh(newest: Notifications | undefined): number {
  const api = useApi()
  const read = useRead(newest)
  const { data } = useQuery({
    ...notificationQueries.unread(api),
    refetchInterval: ASK_AT_LIST_MS,
  })
  if (!newest || !data) return 0
  // Until the server knows them to be read, those in the list are counted too.
  const counted = newest.items[0]?._id === read ? 0 : newest.unread
  return Math.max(0, data.unread - counted)
}
