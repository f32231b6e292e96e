import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  ArrowUp,
  Banknote,
  Bell,
  Flag,
  type LucideIcon,
  Scale,
  ShoppingBag,
  Smartphone,
  Star,
  Tag,
  UserRound,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type ReaderFormat, readLocalTime, toLocalTime } from '../../shared/reader-format.ts'
import { DAY } from '../../shared/time.ts'
import { type Notification, type Notifications, useApi } from '../api/index.ts'
import { useNow } from '../api/server-time.ts'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard } from '../ui/link.tsx'
import { useReader } from '../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'
import { LIST_POLL_MS, notificationQueries } from './queries.ts'
import { type SettingsQueries, SettingsSection } from './settings-section.tsx'

type Day = { label: string; items: Notification[] }

/** Groups what came, newest first, by the reader's days: 'Today', 'Yesterday', 'Friday 20 November'. */
export function byDay(
  items: readonly Notification[],
  now: Date,
  reader: ReaderFormat,
  t: Translate<'notifications'>,
): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const label = dayLabel(item.createdAt, now, reader, t)
    const last = days.at(-1)
    if (last?.label === label) last.items.push(item)
    else days.push({ label, items: [item] })
  }
  return days
}

function dayLabel(
  date: string,
  now: Date,
  { day, longDay, timeZone }: ReaderFormat,
  t: Translate<'notifications'>,
): string {
  if (day(date) === day(now)) return t('today')
  // From noon, 24 hours lead to the day before whatever the clocks do.
  const noon = readLocalTime(`${toLocalTime(now, timeZone).slice(0, 10)}T12:00`, timeZone) ?? now
  if (day(date) === day(new Date(noon.getTime() - DAY))) return t('yesterday')
  return now.getTime() - Date.parse(date) < YEAR ? longDay(date) : day(date)
}

/** A weekday and a day of the month name one day for less than this. */
const YEAR = 300 * DAY

const icons: Record<Notification['kind'], LucideIcon> = {
  orders: ShoppingBag,
  payments: Banknote,
  disputes: Scale,
  offers: Tag,
  ratings: Star,
  listings: Smartphone,
  reports: Flag,
  account: UserRound,
}

function KindIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className="size-5" />
}

/**
 * Opening the list marks it as read; what was new stays marked for as long as the page is open. Returns the
 * newest one that the server knows to be read.
 */
function useRead(newest: Notifications | undefined, unreadKey: QueryKey): string | undefined {
  const api = useApi()
  const queryClient = useQueryClient()
  const [done, setDone] = useState<string>()
  const upTo = newest && newest.unread > 0 ? newest.items[0]?._id : undefined

  useEffect(() => {
    if (!upTo || done === upTo) return
    api
      .post('/api/notifications/read', { body: { upTo } })
      .then(async (unread) => {
        // An older response must not count them again.
        await queryClient.cancelQueries({ queryKey: unreadKey })
        queryClient.setQueryData(unreadKey, unread)
        setDone(upTo)
      })
      // They stay unread when this fails, and are read at the next visit.
      .catch(() => {})
  }, [api, queryClient, unreadKey, upTo, done])
  return done
}

/** How many notifications came since the list was fetched whose newest page is given. */
function useFresh(newest: Notifications | undefined): number {
  const unread = notificationQueries.unread(useApi())
  const read = useRead(newest, unread.queryKey)
  const { data } = useQuery({ ...unread, refetchInterval: LIST_POLL_MS })
  if (!newest || !data) return 0
  // Until the server knows them to be read, those in the list are counted too.
  const counted = newest.items[0]?._id === read ? 0 : newest.unread
  return Math.max(0, data.unread - counted)
}

type NewOnesProps = { count: number; onShow: () => Promise<void> }

/**
 * Announces new notifications at the upper edge without moving the list, until the reader shows them.
 */
function NewOnes({ count, onShow }: NewOnesProps) {
  const t = useTranslations('notifications')
  const [busy, setBusy] = useState(false)
  const counted = { count, shown: formatCount(count, useLanguage()) }

  async function show() {
    setBusy(true)
    await onShow()
    setBusy(false)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t('fresh', counted)}
      </p>
      {/* Beside the day of the first ones, so that nothing moves; further down it hovers over what is read. */}
      <div className="pointer-events-none sticky top-20 z-10 -mt-6 -mb-7 flex h-11 justify-center">
        {count > 0 && (
          <Button
            variant="primary"
            className="pointer-events-auto shadow-raised"
            icon={<ArrowUp className="size-4" />}
            busy={busy}
            busyLabel={t('loadingFresh')}
            onClick={show}
          >
            {t('showFresh', counted)}
          </Button>
        )}
      </div>
    </>
  )
}

/**
 * Each notification with how many of the same title directly before it lead to the same page, such as logins: the
 * newest stands for them.
 */
export function groupSame(items: readonly Notification[]): { item: Notification; more: number }[] {
  const groups: { item: Notification; more: number }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.item.title === item.title && last.item.path === item.path) last.more += 1
    else groups.push({ item, more: 0 })
  }
  return groups
}

/** Notifications by day, each with a link. */
function NotificationList({ days }: { days: readonly Day[] }) {
  return (
    <div className="flex flex-col gap-8">
      {days.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h2 className="mb-2 text-sm font-semibold text-muted">{label}</h2>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {groupSame(items).map(({ item, more }) => (
              <LinkCard key={item._id} as="li" className="py-4">
                <Row item={item} more={more} />
              </LinkCard>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = {
  item: Notification
  /** How many before it say the same. */
  more: number
}

function Row({ item: { kind, title, text, path, createdAt, isRead }, more }: RowProps) {
  const t = useTranslations('notifications')
  const language = useLanguage()
  const { hour } = useReader()
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span
        aria-hidden="true"
        className={`flex size-9 shrink-0 sm:size-10 items-center justify-center rounded-full ${isRead ? 'bg-sand text-muted' : 'bg-accent-wash text-accent-ink'}`}
      >
        <KindIcon kind={kind} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={path}
            dir="auto"
            className={`${cardLinkClass} ${isRead ? 'font-medium' : 'font-semibold'}`}
          >
            {title}
          </Link>
          {!isRead && <Badge tone="accent">{t('new')}</Badge>}
        </p>
        <p dir="auto" className="text-pretty text-muted">
          {text}
        </p>
        {more > 0 && (
          <p className="text-sm text-muted">
            {t('same', { count: more, shown: formatCount(more, language) })}
          </p>
        )}
      </div>
      <time
        dateTime={createdAt}
        className="pt-0.5 text-sm text-muted tabular-nums max-sm:col-start-2"
      >
        {hour(createdAt)}
      </time>
    </div>
  )
}

const tab = 'inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium hover:text-ink'

type NotificationsPageProps = { queries: ListQueries & SettingsQueries; showsSettings: boolean }

/** Notifications and their settings, as two tabs. */
export function NotificationsPage({ queries, showsSettings }: NotificationsPageProps) {
  const t = useTranslations('notifications')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <nav aria-label={t('tabs')} className="mb-6 flex gap-1 border-b border-hairline">
        <Tab to="news" current={!showsSettings} />
        <Tab to="settings" current={showsSettings} />
      </nav>
      {showsSettings ? <SettingsSection queries={queries} /> : <News queries={queries} />}
    </>
  )
}

function Tab({ to, current }: { to: 'news' | 'settings'; current: boolean }) {
  const t = useTranslations('notifications.tab')
  return (
    <Link
      to={pages.notifications()}
      search={to === 'settings' ? { settings: '1' } : {}}
      // Both tabs are one page to the router, so the current one is marked here.
      activeProps={{ 'aria-current': current ? 'page' : undefined }}
      className={classNames(
        tab,
        current ? 'border-accent text-ink' : 'border-transparent text-muted',
      )}
    >
      {t(to)}
    </Link>
  )
}

type ListQueries = { list: ReturnType<typeof notificationQueries.list> }

/** The list of notifications; new ones are announced above it and inserted on request. */
function News({ queries }: { queries: ListQueries }) {
  const t = useTranslations('notifications')
  const reader = useReader()
  const now = useNow()
  const query = useInfiniteQuery(queries.list)
  const fresh = useFresh(query.data?.pages[0])
  const top = useRef<HTMLDivElement>(null)

  async function showFresh() {
    await query.refetch()
    top.current?.focus()
  }

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <NewOnes count={fresh} onShow={showFresh} />
      <Loaded shape="list" query={query} caption={t('caption')}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return <Nothing />
          return (
            <>
              <NotificationList days={byDay(items, new Date(now), reader, t)} />
              {query.hasNextPage && (
                <div className="flex justify-center py-6">
                  <Button
                    busy={query.isFetchingNextPage}
                    busyLabel={t('loadingEarlier')}
                    onClick={() => query.fetchNextPage()}
                  >
                    {t('earlier')}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

function Nothing() {
  const t = useTranslations('notifications.empty')
  return (
    <EmptyState
      title={t('title')}
      picture={<Bell />}
      actions={
        <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
          {t('find')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
