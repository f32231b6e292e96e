import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '../api/index.ts'
import { browserReader } from '../shell/reader-state.ts'
import { useApi } from '../shell/use-api.ts'
import { meKey, useViewer } from '../shell/viewer.ts'

/**
 * Sets time zone and date format of an account that has none: one that was made by an API client,
 * or signed in before this browser could say.
 */
export function useOwnDateSettings() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user } = useViewer()
  const isUnknown = user !== undefined && user.timeZone === null

  useEffect(() => {
    if (!isUnknown) return
    // Emails are written in UTC as long as this fails; the next visit tries again.
    api
      .put('/api/date-settings', { body: browserReader() })
      .then((account) =>
        // What only the answer about oneself has stays.
        queryClient.setQueryData<User>(meKey, (before) => ({ ...before, ...account })),
      )
      .catch(() => {})
  }, [api, queryClient, isUnknown])
}
