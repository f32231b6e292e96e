import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refusalOf } from '../forms/refusal.ts'
import { useApi } from '../shell/use-api.ts'
import { toast } from '../ui/toaster.tsx'
import { type KindSetting, type NotificationSettings, notificationCalls } from './calls.ts'
import { notificationQueries } from './queries.ts'

type Change = { shown?: boolean; mailed?: boolean }

/**
 * Shows a choice at once and keeps it; what the server says stands in the end. Choices that come
 * quickly are sent one after the other, each with all of them, so that the last one holds.
 */
export function useChoices(settings: NotificationSettings) {
  const api = useApi()
  const queryClient = useQueryClient()
  const sending = useRef(Promise.resolve())
  const { queryKey } = notificationQueries.settings(api)

  return function choose(kind: KindSetting['kind'], change: Change) {
    const now = queryClient.getQueryData(queryKey) ?? settings
    const wanted = now.kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one))
    queryClient.setQueryData(queryKey, { ...now, kinds: wanted })
    const label = now.kinds.find((one) => one.kind === kind)?.label ?? ''
    sending.current = sending.current.then(async () => {
      try {
        await notificationCalls(api).choose(listsOf(wanted))
        toast.success(wordsOf(label, change), { id: 'notification-settings' })
      } catch (error) {
        toast.error(refusalOf(error).message, { id: 'notification-settings' })
        await queryClient.invalidateQueries({ queryKey })
      }
    })
  }
}

function listsOf(kinds: readonly KindSetting[]) {
  return {
    notShown: kinds.filter(({ shown }) => !shown).map(({ kind }) => kind),
    notMailed: kinds.filter(({ mailed }) => !mailed).map(({ kind }) => kind),
  }
}

function wordsOf(label: string, { shown, mailed }: Change): string {
  if (mailed !== undefined) return `${label}: mails are ${mailed ? 'on' : 'off'}`
  return `${label}: ${shown ? 'shown' : 'not shown'} on this site`
}
