import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../shell/use-api.ts'
import { type Notifications, notificationCalls } from './calls.ts'
import { notificationQueries } from './queries.ts'

/** Whoever looks at the list has read it; what was new stays marked for as long as they look. */
export function useRead(newest: Notifications | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  const done = useRef<string>(undefined)
  const upTo = newest && newest.unread > 0 ? newest.items[0]?._id : undefined

  useEffect(() => {
    if (!upTo || done.current === upTo) return
    done.current = upTo
    const { queryKey } = notificationQueries.unread(api)
    notificationCalls(api)
      .read(upTo)
      .then((unread) => queryClient.setQueryData(queryKey, unread))
      // They stay unread when this fails, and are read at the next visit.
      .catch(() => {})
  }, [api, queryClient, upTo])
}
