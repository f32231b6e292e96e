import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { UNREAD_MAIL_MINUTES } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type KindSetting, type NotificationSettings, useApi } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useReadRefusal } from '../forms/use-action.ts'
import type { savedQueries } from '../search/saved/queries.ts'
import { MailsSwitch } from '../search/saved/saved-searches-page.tsx'
import { CheckboxField } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
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
  const t = useTranslations('notifications')
  const readRefusal = useReadRefusal()
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

  const savedText = (kind: string, way: Way, isOn: boolean) =>
    t(`settings.saved.${way}${isOn ? 'On' : 'Off'}`, { kind })

  function choose(kind: KindSetting['kind'], way: Way, wanted: boolean) {
    const by = (value: boolean) => (now: Choices) => ({
      ...now,
      kinds: now.kinds.map((one) => (one.kind === kind ? { ...one, [way]: value } : one)),
    })
    keep(by(wanted), by(!wanted), savedText(t(`kind.${kind}`), way, wanted))
  }

  function chooseMessages(way: 'mailed' | 'pushed', wanted: boolean) {
    const field = way === 'mailed' ? 'messageMails' : 'messagePushes'
    const by = (value: boolean) => (now: Choices) => ({ ...now, [field]: value })
    keep(by(wanted), by(!wanted), savedText(t('settings.messages'), way, wanted))
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

/** A line for each kind, with the ways it can come. */
function KindSwitches({ settings }: { settings: NotificationSettings }) {
  const t = useTranslations('notifications')
  const language = useLanguage()
  const ready = useHydrated()
  const { kinds, messageMails, messagePushes, choose, chooseMessages } = useChoices(settings)
  return (
    <div className="divide-y divide-hairline border-y border-hairline" inert={!ready}>
      {kinds.map(({ kind, shown, mailed, pushed }) => (
        <Line key={kind} label={t(`kind.${kind}`)}>
          <CheckboxField
            label={t('settings.site')}
            checked={shown}
            onChange={({ target }) => choose(kind, 'shown', target.checked)}
          />
          <CheckboxField
            label={t('settings.email')}
            checked={mailed}
            onChange={({ target }) => choose(kind, 'mailed', target.checked)}
          />
          <CheckboxField
            label={t('settings.push')}
            checked={pushed}
            onChange={({ target }) => choose(kind, 'pushed', target.checked)}
          />
        </Line>
      ))}
      <Line
        label={t('settings.messages')}
        note={t('settings.messagesNote', {
          count: UNREAD_MAIL_MINUTES,
          shown: formatCount(UNREAD_MAIL_MINUTES, language),
        })}
      >
        <span className="text-sm text-muted">{t('settings.always')}</span>
        <CheckboxField
          label={t('settings.email')}
          checked={messageMails}
          onChange={({ target }) => chooseMessages('mailed', target.checked)}
        />
        <CheckboxField
          label={t('settings.push')}
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
  const t = useTranslations('notifications.settings')
  const savedSearches = useTranslations('savedSearches')
  const api = useApi()
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      <BrowserSwitch />
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">{t('lead')}</p>
        <Loaded shape="text" query={useQuery(queries.settings)} caption={t('caption')}>
          {(settings) => <KindSwitches settings={settings} />}
        </Loaded>
      </section>
      <section aria-labelledby="searches">
        <h2 id="searches" className="text-lg font-semibold">
          {t('searches')}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t.rich('searchesLead', {
            link: (text) => (
              <Link to={pages.savedSearches()} className={linkClass}>
                {text}
              </Link>
            ),
          })}
        </p>
        <Loaded shape="text" query={useQuery(queries.searches)} caption={savedSearches('caption')}>
          {({ mails }) => <MailsSwitch api={api} on={mails} />}
        </Loaded>
      </section>
    </div>
  )
}
