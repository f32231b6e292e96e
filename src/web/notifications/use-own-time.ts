import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../shell/use-api.ts'
import { notificationQueries } from './queries.ts'

/** Tells once in what language and time zone mails are to be written, when nobody has said so. */
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
