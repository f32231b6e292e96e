import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { UNREAD_MAIL_MINUTES } from '../../shared/limits.ts'
import { spellQuantity } from '../../shared/quantities.ts'
import { type KindSetting, type NotificationSettings, useApi } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { readRefusal } from '../forms/use-action.ts'
import type { savedQueries } from '../search/saved/queries.ts'
import { MailsSwitch } from '../search/saved/saved-searches-page.tsx'
import { CheckboxField } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import { BrowserSwitch } from './browser-switch.tsx'
import { notificationQueries } from './queries.ts'

type Way = 'shown' | 'mailed' | 'pushed'
type Choices = Pick<NotificationSettings, 'kinds' | 'messageMails' | 'messagePushes'>

/**
 * Shows a choice at once and keeps it, or takes it back when it cannot be kept. Choices that come
 * quickly are sent one after the other, each with all of them, so that the last one holds.
 */
function useChoices(settings: NotificationSettings) {
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

  function keep(make: (now: Choices) => Choices, undo: (now: Choices) => Choices, message: string) {
    show(make(latest.current))
    sending.current = sending.current.then(async () => {
      try {
        const saved = await api.put('/api/notification-settings', { body: bodyOf(latest.current) })
        queryClient.setQueryData(queryKey, saved)
        toast.success(message, { id: 'notification-settings' })
      } catch (error) {
        show(undo(latest.current))
        toast.error(readRefusal(error).message, { id: 'notification-settings' })
      }
    })
  }

  function choose(kind: KindSetting['kind'], way: Way, wanted: boolean) {
    const label = settings.kinds.find((one) => one.kind === kind)?.label ?? ''
    const by = (value: boolean) => (now: Choices) => ({
      ...now,
      kinds: now.kinds.map((one) => (one.kind === kind ? { ...one, [way]: value } : one)),
    })
    keep(by(wanted), by(!wanted), wordsOf(label, way, wanted))
  }

  function chooseMessages(way: 'mailed' | 'pushed', wanted: boolean) {
    const field = way === 'mailed' ? 'messageMails' : 'messagePushes'
    const by = (value: boolean) => (now: Choices) => ({ ...now, [field]: value })
    keep(by(wanted), by(!wanted), wordsOf('Messages', way, wanted))
  }

  return { ...choices, choose, chooseMessages }
}

function bodyOf({ kinds, messageMails, messagePushes }: Choices) {
  const without = (way: Way) => kinds.filter((one) => !one[way]).map(({ kind }) => kind)
  return {
    notShown: without('shown'),
    notMailed: without('mailed'),
    notPushed: without('pushed'),
    messageMails,
    messagePushes,
  }
}

function wordsOf(label: string, way: Way, isOn: boolean): string {
  if (way === 'mailed') return `${label}: emails are ${isOn ? 'on' : 'off'}`
  if (way === 'pushed') return `${label}: push notifications are ${isOn ? 'on' : 'off'}`
  return `${label}: ${isOn ? 'shown' : 'not shown'} on this site`
}

/** A line for each kind, with the ways it can come. */
function KindSwitches({ settings }: { settings: NotificationSettings }) {
  const ready = useHydrated()
  const { kinds, messageMails, messagePushes, choose, chooseMessages } = useChoices(settings)
  return (
    <div className="divide-y divide-hairline border-y border-hairline" inert={!ready}>
      {kinds.map(({ kind, label, shown, mailed, pushed }) => (
        <Line key={kind} label={label}>
          <CheckboxField
            label="On this site"
            checked={shown}
            onChange={({ target }) => choose(kind, 'shown', target.checked)}
          />
          <CheckboxField
            label="By email"
            checked={mailed}
            onChange={({ target }) => choose(kind, 'mailed', target.checked)}
          />
          <CheckboxField
            label="Push"
            checked={pushed}
            onChange={({ target }) => choose(kind, 'pushed', target.checked)}
          />
        </Line>
      ))}
      <Line
        label="Messages"
        note={`We email you when a message has been unread for ${spellQuantity(UNREAD_MAIL_MINUTES, 'minute')}.`}
      >
        <span className="text-sm text-muted">Always on this site</span>
        <CheckboxField
          label="By email"
          checked={messageMails}
          onChange={({ target }) => chooseMessages('mailed', target.checked)}
        />
        <CheckboxField
          label="Push"
          checked={messagePushes}
          onChange={({ target }) => chooseMessages('pushed', target.checked)}
        />
      </Line>
    </div>
  )
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[1.25fr_1fr_0.8fr] items-center gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_8.5rem_6.5rem_5rem]">
      {/* A legend takes no part in a grid: it is shown by the line beside it. */}
      <legend className="sr-only">{label}</legend>
      <div className="max-sm:col-span-3 max-sm:pt-2">
        <p aria-hidden="true" className="font-medium">
          {label}
        </p>
        {note && <p className="text-sm text-pretty text-muted">{note}</p>}
      </div>
      {children}
    </fieldset>
  )
}

export type SettingsQueries = {
  settings: ReturnType<typeof notificationQueries.settings>
  searches: ReturnType<typeof savedQueries.searches>
}

/** Which notifications to receive and how; each choice is saved at once. */
export function SettingsSection({ queries }: { queries: SettingsQueries }) {
  const api = useApi()
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      <BrowserSwitch />
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="text-lg font-semibold">
          Choose what we notify you about
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">
          On this site, by email, and by push on devices where you switched that on. Changes are
          saved immediately.
        </p>
        <Loaded query={useQuery(queries.settings)} caption="settings">
          {(settings) => <KindSwitches settings={settings} />}
        </Loaded>
      </section>
      <section aria-labelledby="searches">
        <h2 id="searches" className="text-lg font-semibold">
          Phones you’re looking for
        </h2>
        <p className="mt-1 text-pretty text-muted">
          New and cheaper phones for your{' '}
          <Link to={pages.savedSearches()} className={linkClass}>
            saved searches
          </Link>{' '}
          and favorites.
        </p>
        <Loaded query={useQuery(queries.searches)} caption="saved searches">
          {({ mails }) => <MailsSwitch api={api} on={mails} />}
        </Loaded>
      </section>
    </div>
  )
}
