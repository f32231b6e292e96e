import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Notifications } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { notificationQueries } from './queries.ts'

/**
 * Whoever looks at the list has read it; what was new stays marked for as long as they look. Returns the
 * newest one that the server knows to be read.
 */
export function useRead(newest: Notifications | undefined): string | undefined {
  const api = useApi()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<string>()
  const upTo = newest && newest.unread > 0 ? newest.items[0]?._id : undefined

  useEffect(() => {
    if (!upTo || done === upTo) return
    const { queryKey } = notificationQueries.unread(api)
    api
      .post('/api/notifications/read', { body: { upTo } })
      .then(async (unread) => {
        // An older answer that is under way must not count them anew.
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, unread)
        setDone(upTo)
      })
      // They stay unread when this fails, and are read at the next visit.
      .catch(() => {})
  }, [api, queryClient, upTo, done])
  return done
}
