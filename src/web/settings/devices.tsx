import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { SECURITY_EVENT_RETENTION_DAYS } from '../../shared/accounts/account-rules.ts'
import { isolate } from '../../shared/isolate.ts'
import { formatCount } from '../../shared/quantities.ts'
import { useBrowserName } from '../accounts/browser-name.ts'
import { SecurityEvents } from '../accounts/security-events.tsx'
import { pagedQuery } from '../api/client.ts'
import { type Api, ApiError, type Session } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Where the viewer is logged in, with a button for each device to end it. */
export function Devices({ api }: SectionProps) {
  const t = useTranslations('settings.devices')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const browserName = useBrowserName()

  const refresh = () =>
    Promise.all(
      [sessionsQuery(api), securityEventsQuery(api)].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const endOne = ({ id, browser }: Session) =>
    run(id, async () => {
      try {
        await api.delete('/api/me/sessions/{id}', { path: { id } })
      } catch (error) {
        // It ended meanwhile, which is what the person wants.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
      toast.success(
        t('loggedOut', { device: isolate(browserName(browser) || t('unknown'), language) }),
      )
      await refresh()
    })
  const endOthers = async () => {
    const what = t('othersWhat')
    if (!(await confirm({ what, action: t('others'), danger: true }))) return
    await run('others', async () => {
      await api.delete('/api/me/sessions')
      toast.success(t('othersDone'))
      await refresh()
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={useQuery(sessionsQuery(api))} caption={t('caption')}>
        {(sessions) => (
          <>
            <ul aria-label={t('list')} className="divide-y divide-hairline">
              {sessions.map((session) => (
                <li key={session.id}>
                  <Device
                    session={session}
                    busy={busy === session.id}
                    onEnd={() => endOne(session)}
                  />
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                className="self-start"
                busy={busy === 'others'}
                busyLabel={t('loggingOut')}
                onClick={endOthers}
              >
                {t('others')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { id, browser, network, loggedInAt, lastSeenAt, isCurrent } = session
  const t = useTranslations('settings.devices')
  const browserName = useBrowserName()
  const Icon = /iPhone|iPad|Android/.test(browser) ? Smartphone : Monitor
  const nameId = `device-${id}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium">
          <span>{browserName(browser) || t('unknown')}</span>
          {isCurrent && <Badge tone="good">{t('this')}</Badge>}
        </p>
        <p className="text-sm text-pretty text-muted">
          <span>{t.rich('since', { time: () => <Moment at={loggedInAt} exact /> })}</span>
          {!isCurrent && (
            <>
              {'\u00a0· '}
              <span>{t.rich('used', { time: () => <Moment at={lastSeenAt} exact /> })}</span>
            </>
          )}
          {network && (
            <>
              {'\u00a0· '}
              <span>{t('network', { network })}</span>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button busy={busy} busyLabel={t('loggingOut')} aria-describedby={nameId} onClick={onEnd}>
          {t('logOut')}
        </Button>
      )}
    </div>
  )
}

/** What happened to the viewer's account: logins, failures, and changes of how they log in. */
export function SecurityLog({ api }: SectionProps) {
  const t = useTranslations('settings.log')
  const language = useLanguage()
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        {t('lead', {
          count: SECURITY_EVENT_RETENTION_DAYS,
          shown: formatCount(SECURITY_EVENT_RETENTION_DAYS, language),
        })}
      </p>
      <SecurityEvents query={useInfiniteQuery(securityEventsQuery(api))} empty={t('empty')} />
    </>
  )
}

/** Where the viewer is logged in. */
function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-sessions'],
    queryFn: () => api.get('/api/me/sessions'),
  })
}

/** The security log of the viewer's account. */
export function securityEventsQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery('/api/me/security-events', api, ['my-security-events'])
}
