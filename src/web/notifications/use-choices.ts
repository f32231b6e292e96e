import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refusalOf } from '../forms/refusal.ts'
import { useApi } from '../shell/use-api.ts'
import { toast } from '../ui/toaster.tsx'
import { type KindSetting, type NotificationSettings, notificationCalls } from './calls.ts'
import { notificationQueries } from './queries.ts'

type Change = { shown?: boolean; mailed?: boolean }

/**
 * Shows a choice at once and keeps it, or takes it back when it cannot be kept. Choices that come
 * quickly are sent one after the other, each with all of them, so that the last one holds.
 */
export function useChoices(settings: NotificationSettings) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [kinds, setKinds] = useState(settings.kinds)
  const latest = useRef(settings.kinds)
  const sending = useRef(Promise.resolve())
  const { queryKey } = notificationQueries.settings(api)

  function show(wanted: KindSetting[]) {
    latest.current = wanted
    setKinds(wanted)
  }

  function change(kind: KindSetting['kind'], by: Change) {
    return latest.current.map((one) => (one.kind === kind ? { ...one, ...by } : one))
  }

  function choose(kind: KindSetting['kind'], wanted: Change) {
    show(change(kind, wanted))
    sending.current = sending.current.then(async () => {
      try {
        queryClient.setQueryData(
          queryKey,
          await notificationCalls(api).choose(listsOf(latest.current)),
        )
        const label = settings.kinds.find((one) => one.kind === kind)?.label ?? ''
        toast.success(wordsOf(label, wanted), { id: 'notification-settings' })
      } catch (error) {
        show(change(kind, opposite(wanted)))
        toast.error(refusalOf(error).message, { id: 'notification-settings' })
      }
    })
  }

  return { kinds, choose }
}

function opposite({ shown, mailed }: Change): Change {
  return mailed === undefined ? { shown: !shown } : { mailed: !mailed }
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
