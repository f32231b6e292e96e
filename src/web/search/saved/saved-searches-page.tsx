import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, Search, Trash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import { addressIn, languages } from '../../../shared/languages.ts'
import { ALERT_MAIL_MINUTES } from '../../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Alert, Api, SavedSearch, SavedSearches } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { Loaded } from '../../dashboard/loaded.tsx'
import { EmailSwitch } from '../../forms/email-switch.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { savedKey, type savedQueries } from './queries.ts'
import { SearchPreview } from './search-preview.tsx'

type SearchListProps = {
  api: Pick<Api, 'get' | 'delete'>
  searches: readonly SavedSearch[]
  refresh: () => Promise<void>
}

function SearchList({ api, searches, refresh }: SearchListProps) {
  const t = useTranslations('savedSearches')
  const language = useLanguage()
  const [confirm, dialog] = useConfirm()
  const { run } = useAction()

  async function remove({ _id, name }: SavedSearch) {
    const what = t('remove.what', { name: isolate(name, language) })
    if (!(await confirm({ what, action: t('remove.action'), danger: true }))) return
    await run(_id, async () => {
      await api.delete('/api/saved-searches/{id}', { path: { id: _id } })
      toast.success(t('remove.done'))
      await refresh()
    })
  }

  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {searches.map((search) => (
          <LinkCard
            key={search._id}
            as="li"
            className="rounded-box border border-hairline bg-raised p-4 hover:border-edge"
          >
            <div className="flex items-start gap-3">
              <Search aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <a
                    href={addressIn(language, `${pages.products()}?${search.query}`)}
                    className={`${cardLinkClass} font-semibold wrap-anywhere`}
                  >
                    <bdi dir={languages[language].direction} className="line-clamp-4">
                      {search.name}
                    </bdi>
                  </a>
                  {search.unread > 0 && (
                    <Badge tone="accent">
                      {t('count', {
                        count: search.unread,
                        shown: formatCount(search.unread, language),
                      })}
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-muted">
                  {t.rich('saved', { time: () => <Moment at={search.createdAt} /> })}
                </p>
                <SearchPreview api={api} query={search.query} />
              </div>
              <CardActions className="-my-1.5 -me-2">
                <IconButton
                  label={t('remove.label', { name: isolate(search.name, language) })}
                  icon={<Trash className="size-5" />}
                  onClick={() => remove(search)}
                />
              </CardActions>
            </div>
          </LinkCard>
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
  const t = useTranslations('savedSearches')
  const language = useLanguage()
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
            <bdi>{phone.name}</bdi>
          </Link>
          {!isRead && <Badge tone="accent">{t('new')}</Badge>}
          {kind === 'near_miss' && <Badge>{t('kind.near_miss')}</Badge>}
          {kind === 'followed' && <Badge>{t('kind.followed')}</Badge>}
          {kind === 'price_drop' && <Badge tone="good">{t('kind.price_drop')}</Badge>}
          {!isLive && <Badge tone="waiting">{t('gone')}</Badge>}
        </p>
        {reason && (
          <p dir="auto" className="first-letter:uppercase">
            {reason}
          </p>
        )}
        <p className="text-sm text-muted">
          {search && (
            <>
              <bdi dir={languages[language].direction}>{search.name}</bdi> ·{' '}
            </>
          )}
          <Moment at={at} exact />
        </p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatMoney(phone.priceMinor, phone.currency, language)}
      </p>
    </div>
  )
}

type MailsSwitchProps = { api: Pick<Api, 'put'>; on: boolean }

/** Whether alerts are also sent by email. */
export function MailsSwitch({ api, on }: MailsSwitchProps) {
  const t = useTranslations('savedSearches.mails')
  const minutes = {
    count: ALERT_MAIL_MINUTES,
    shown: formatCount(ALERT_MAIL_MINUTES, useLanguage()),
  }
  return (
    <EmailSwitch
      label={t('label', minutes)}
      on={on}
      save={(wanted) => api.put('/api/alert-mails', { body: { on: wanted } })}
      saved={{ on: t('on'), off: t('off') }}
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
  const t = useTranslations('savedSearches')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="list" query={useQuery(queries.searches)} caption={t('caption')}>
        {(saved) => <Searches api={api} saved={saved} alerts={queries.alerts} />}
      </Loaded>
    </>
  )
}

type SearchesProps = { api: Api; saved: SavedSearches; alerts: Queries['alerts'] }

function Searches({ api, saved: { searches, mails }, alerts }: SearchesProps) {
  const t = useTranslations('savedSearches.empty')
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedKey })
  if (searches.length === 0)
    return (
      <>
        <EmptyState
          title={t('title')}
          picture={<BellRing />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              {t('find')}
            </Link>
          }
        >
          {t('text')}
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
  const t = useTranslations('savedSearches')
  const query = useInfiniteQuery(options)
  const alerts = query.data?.pages.flatMap((page) => page.items) ?? []
  const unread = query.data?.pages[0]?.unread ?? 0
  useReadOnce(api, unread)
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts" className="pt-10">
      <h2 id="alerts" className="mb-4 text-lg font-semibold">
        {t('news')}
      </h2>
      <AlertList alerts={alerts} />
      {query.hasNextPage && (
        <div className="flex justify-center py-6">
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('earlier')}
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
