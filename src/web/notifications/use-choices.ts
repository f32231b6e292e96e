import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KindSetting, NotificationSettings } from '../api/index.ts'
import { refusalOf } from '../forms/refusal.ts'
import { useApi } from '../shell/use-api.ts'
import { toast } from '../ui/toaster.tsx'
import { notificationQueries } from './queries.ts'

type Change = { shown?: boolean; mailed?: boolean }
type Choices = Pick<NotificationSettings, 'kinds' | 'messageMails'>

/**
 * Shows a choice at once and keeps it, or takes it back when it cannot be kept. Choices that come
 * quickly are sent one after the other, each with all of them, so that the last one holds.
 */
export function useChoices(settings: NotificationSettings) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [choices, setChoices] = useState<Choices>(settings)
  const latest = useRef(choices)
  const sending = useRef(Promise.resolve())
  const { queryKey } = notificationQueries.settings(api)

  function show(wanted: Choices) {
    latest.current = wanted
    setChoices(wanted)
  }

  function keep(make: (now: Choices) => Choices, undo: (now: Choices) => Choices, words: string) {
    show(make(latest.current))
    sending.current = sending.current.then(async () => {
      try {
        const kept = await api.put('/api/notification-settings', { body: bodyOf(latest.current) })
        queryClient.setQueryData(queryKey, kept)
        toast.success(words, { id: 'notification-settings' })
      } catch (error) {
        show(undo(latest.current))
        toast.error(refusalOf(error).message, { id: 'notification-settings' })
      }
    })
  }

  function choose(kind: KindSetting['kind'], wanted: Change) {
    const label = settings.kinds.find((one) => one.kind === kind)?.label ?? ''
    const by = (change: Change) => (now: Choices) => ({
      ...now,
      kinds: now.kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one)),
    })
    keep(by(wanted), by(opposite(wanted)), wordsOf(label, wanted))
  }

  function chooseMessageMails(wanted: boolean) {
    const by = (messageMails: boolean) => (now: Choices) => ({ ...now, messageMails })
    keep(by(wanted), by(!wanted), wordsOf('Messages', { mailed: wanted }))
  }

  return { ...choices, choose, chooseMessageMails }
}

function opposite({ shown, mailed }: Change): Change {
  return mailed === undefined ? { shown: !shown } : { mailed: !mailed }
}

function bodyOf({ kinds, messageMails }: Choices) {
  return {
    notShown: kinds.filter(({ shown }) => !shown).map(({ kind }) => kind),
    notMailed: kinds.filter(({ mailed }) => !mailed).map(({ kind }) => kind),
    messageMails,
  }
}

function wordsOf(label: string, { shown, mailed }: Change): string {
  if (mailed !== undefined) return `${label}: mails are ${mailed ? 'on' : 'off'}`
  return `${label}: ${shown ? 'shown' : 'not shown'} on this site`
}
