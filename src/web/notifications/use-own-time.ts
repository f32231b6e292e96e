import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../shell/use-api.ts'
import { notificationQueries } from './queries.ts'

/** Sets language and time zone of emails from the browser, once, when they are not set. */
export function useOwnTime() {
  const api = useApi()
  const { data } = useQuery({
    ...notificationQueries.settings(api),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isUnknown = data !== undefined && data.timeZone === null

  useEffect(() => {
    if (!isUnknown) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    // Mails are written in English and UTC as long as this fails; the next visit tries again.
    api
      .put('/api/notification-settings', { body: { timeZone, locale: navigator.language } })
      .catch(() => {})
  }, [api, isUnknown])
}
