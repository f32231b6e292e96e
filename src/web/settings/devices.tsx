import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { SECURITY_EVENT_RETENTION_DAYS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { SecurityEvents } from '../accounts/security-events.tsx'
import { pagedQuery } from '../api/client.ts'
import { type Api, ApiError, type Session } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Where the viewer is logged in, with a button for each device to end it. */
export function Devices({ api }: SectionProps) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

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
      toast.success(`Logged out: ${nameOf(browser)}`)
      await refresh()
    })
  const endOthers = async () => {
    const what = 'Every other device is logged out at once and needs to log in again.'
    if (!(await confirm({ what, action: 'Log out everywhere else', danger: true }))) return
    await run('others', async () => {
      await api.delete('/api/me/sessions')
      toast.success('Logged out everywhere else')
      await refresh()
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Don’t recognize one? Log it out and change your password. We notify you when a new device
        logs in.
      </p>
      <Loaded query={useQuery(sessionsQuery(api))} caption="devices">
        {(sessions) => (
          <>
            <ul aria-label="Devices" className="divide-y divide-hairline">
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
                busyLabel="Logging out"
                onClick={endOthers}
              >
                Log out everywhere else
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
  const Icon = /iPhone|iPad|Android/.test(browser) ? Smartphone : Monitor
  const nameId = `device-${id}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium">
          {nameOf(browser)}
          {isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-pretty text-muted">
          Logged in <Moment at={loggedInAt} exact />
          {!isCurrent && (
            <>
              {' '}
              · Last used <Moment at={lastSeenAt} exact />
            </>
          )}
          {network && <> · Network {network}</>}
        </p>
      </div>
      {!isCurrent && (
        <Button busy={busy} busyLabel="Logging out" aria-describedby={nameId} onClick={onEnd}>
          Log out
        </Button>
      )}
    </div>
  )
}

function nameOf(browser: string): string {
  return browser || 'Unknown device'
}

/** What happened to the viewer's account: logins, failures, and changes of how they log in. */
export function SecurityLog({ api }: SectionProps) {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Logins and changes to your account. Entries are deleted after{' '}
        {formatQuantity(SECURITY_EVENT_RETENTION_DAYS, 'day')}.
      </p>
      <SecurityEvents
        query={useInfiniteQuery(securityEventsQuery(api))}
        empty="Nothing yet. Your next login appears here."
      />
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
