import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, Trash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../contract/urls.ts'
import { ALERT_MAIL_MINUTES } from '../../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Alert, Api, SavedSearch, SavedSearches } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { Loaded } from '../../dashboard/loaded.tsx'
import { EmailSwitch } from '../../forms/email-switch.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'
import { savedKey, type savedQueries } from './queries.ts'

type SearchListProps = {
  api: Pick<Api, 'delete'>
  searches: readonly SavedSearch[]
  refresh: () => Promise<void>
}

function SearchList({ api, searches, refresh }: SearchListProps) {
  const [confirm, dialog] = useConfirm()
  const { run } = useAction()

  async function remove({ _id, name }: SavedSearch) {
    const what = `You’ll no longer be notified about new phones for “${name}”.`
    if (!(await confirm({ what, action: 'Delete search', danger: true }))) return
    await run(_id, async () => {
      await api.delete('/api/saved-searches/{id}', { path: { id: _id } })
      toast.success('Search deleted')
      await refresh()
    })
  }

  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {searches.map((search) => (
          <li key={search._id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <a
                href={`${pages.products()}?${search.query}`}
                className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
              >
                {search.name}
              </a>
              <p className="text-sm text-muted">
                saved <Moment at={search.createdAt} />
              </p>
            </div>
            {search.unread > 0 && <Badge tone="accent">{search.unread} new</Badge>}
            <IconButton
              label={`Delete ${search.name}`}
              icon={<Trash className="size-5" />}
              onClick={() => remove(search)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** Phones that came for the saved searches or became cheaper, each with the reason. */
function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {alerts.map((alert) => (
        <LinkCard key={alert._id} as="li" className="py-3">
          <AlertRow alert={alert} />
        </LinkCard>
      ))}
    </ul>
  )
}

function AlertRow({ alert: { phone, kind, reason, search, at, isRead } }: { alert: Alert }) {
  const isLive = phone.state === 'live'
  return (
    <div className="flex items-start gap-4">
      <Thumbnail src={phone.img} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={pages.namedPhone(phone._id, phone.slug)}
            className={`${cardLinkClass} font-medium`}
          >
            {phone.name}
          </Link>
          {!isRead && <Badge tone="accent">New</Badge>}
          {kind === 'near_miss' && <Badge>Near match</Badge>}
          {kind === 'followed' && <Badge>Followed seller</Badge>}
          {kind === 'price_drop' && <Badge tone="good">Price drop</Badge>}
          {!isLive && <Badge tone="waiting">No longer for sale</Badge>}
        </p>
        {reason && <p className="first-letter:uppercase">{reason}</p>}
        <p className="text-sm text-muted">
          {search && (
            <>
              <bdi>{search.name}</bdi> ·{' '}
            </>
          )}
          <Moment at={at} exact />
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatMoney(phone.priceMinor, phone.currency)}
      </p>
    </div>
  )
}

type MailsSwitchProps = { api: Pick<Api, 'put'>; on: boolean }

/** Whether alerts are also sent by email. */
export function MailsSwitch({ api, on }: MailsSwitchProps) {
  return (
    <EmailSwitch
      label={`Email me too, at most every ${formatQuantity(ALERT_MAIL_MINUTES, 'minute')}`}
      on={on}
      save={(wanted) => api.put('/api/alert-mails', { body: { on: wanted } })}
      saved={{ on: 'Email alerts are on', off: 'Email alerts are off' }}
    />
  )
}

type Queries = {
  searches: ReturnType<typeof savedQueries.searches>
  alerts: ReturnType<typeof savedQueries.alerts>
}
type SavedSearchesPageProps = { api: Api; queries: Queries }

/** Saved searches, and the phones that matched them. */
export function SavedSearchesPage({ api, queries }: SavedSearchesPageProps) {
  return (
    <>
      <DashboardHeader lead="We’ll let you know about new matches, near matches, price drops and sellers you follow." />
      <Loaded query={useQuery(queries.searches)} caption="saved searches">
        {(saved) => <Searches api={api} saved={saved} alerts={queries.alerts} />}
      </Loaded>
    </>
  )
}

type SearchesProps = { api: Api; saved: SavedSearches; alerts: Queries['alerts'] }

function Searches({ api, saved: { searches, mails }, alerts }: SearchesProps) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedKey })
  if (searches.length === 0)
    return (
      <>
        <EmptyState
          title="No saved searches yet"
          picture={<BellRing />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              Find phones
            </Link>
          }
        >
          Search or filter phones, then choose “Save this search”.
        </EmptyState>
        <MailsSwitch api={api} on={mails} />
        <Alerts api={api} query={alerts} />
      </>
    )
  return (
    <>
      <SearchList api={api} searches={searches} refresh={refresh} />
      <MailsSwitch api={api} on={mails} />
      <Alerts api={api} query={alerts} />
    </>
  )
}

function Alerts({ api, query: options }: { api: Api; query: Queries['alerts'] }) {
  const query = useInfiniteQuery(options)
  const alerts = query.data?.pages.flatMap((page) => page.items) ?? []
  const unread = query.data?.pages[0]?.unread ?? 0
  useReadOnce(api, unread)
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts" className="pt-10">
      <h2 id="alerts" className="mb-4 text-lg font-semibold">
        News for you
      </h2>
      <AlertList alerts={alerts} />
      {query.hasNextPage && (
        <div className="flex justify-center py-6">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            Show earlier ones
          </Button>
        </div>
      )}
    </section>
  )
}

/** Opening the list marks it as read; what was new stays marked for as long as the page is open. */
function useReadOnce(api: Pick<Api, 'post'>, unread: number) {
  const done = useRef(false)
  useEffect(() => {
    if (unread === 0 || done.current) return
    done.current = true
    // They stay unread when this fails, and are read at the next visit.
    api.post('/api/alerts/read', { body: {} }).catch(() => {})
  }, [api, unread])
}
