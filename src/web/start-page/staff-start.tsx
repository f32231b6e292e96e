import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailWarning, ShieldCheck, ShoppingBag, Store, UsersRound } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import type { StaffPermission } from '../../shared/accounts/staff-roles.ts'
import { formatCount } from '../../shared/quantities.ts'
import { HOUR } from '../../shared/time.ts'
import type { Api } from '../api/index.ts'
import { useBackupFigures } from '../dashboard/backup-figures.ts'
import { BackupNotice } from '../dashboard/backup-notice.tsx'
import { useMay } from '../dashboard/use-dashboard.ts'
import { countOpen, isOpenAppeal, isOpenReport } from '../moderation/queries.ts'
import { Checklist } from '../setup/checklist.tsx'
import { configQuery } from '../shell/shop.ts'
import { Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { Figure, FigureRow, NextStep, NextSteps, type Part, Retry } from './start-parts.tsx'
import { startQueries } from './start-queries.ts'

/** Of staff: the queues of their role, then the day. */
export function StaffStart({ api }: { api: Api }) {
  const queries = startQueries(api).admin
  const may = useMay()
  const t = useTranslations('staffStart')
  const pageTitle = useTranslations('dashboard.page')
  const { data: counts, isError } = useQuery(queries.counts)
  const { data: factor } = useQuery(queries.factor)
  return (
    <>
      {may('changeSettings') && <Checklist api={api} />}
      <ConfirmationOff api={api} />
      {may('seeHealth') && <BackupNotice api={api} hasChecklist={may('changeSettings')} />}
      {factor && !factor.isOn && <SecondFactorOff />}
      <Queues api={api} />
      {may('seeAnalytics') && <ShopFigures api={api} />}
      <NextSteps title={t('people.title')} hasThirds>
        <NextStep
          counted={!isError}
          count={counts?.all}
          to={pages.users()}
          title={pageTitle('allUsers')}
          Icon={UsersRound}
        >
          {t(may('deleteAccounts') ? 'people.manage' : 'people.find')}
        </NextStep>
        <NextStep
          counted={!isError}
          count={counts?.buyers}
          to={pages.buyers()}
          title={pageTitle('allBuyers')}
          Icon={ShoppingBag}
        >
          {t('people.buyers')}
        </NextStep>
        <NextStep
          counted={!isError}
          count={counts?.sellers}
          to={pages.sellers()}
          title={pageTitle('allSellers')}
          Icon={Store}
        >
          {t('people.sellers')}
        </NextStep>
      </NextSteps>
    </>
  )
}

function SecondFactorOff() {
  const t = useTranslations('staffStart.secondFactor')
  return (
    <ul className="mb-3">
      <NextStep to={pages.settings()} title={t('title')} Icon={ShieldCheck}>
        {t('text')}
      </NextStep>
    </ul>
  )
}

type Queue = {
  to: string
  label: string
  needs: StaffPermission
  query: Part
  /** When each open entry came in; undefined while they load. */
  since: readonly string[] | undefined
  isMore?: boolean | undefined
}

/** What waits for staff: how many entries each queue has, and since when the oldest waits. */
function Queues({ api }: { api: Api }) {
  const queries = startQueries(api).admin
  const may = useMay()
  const t = useTranslations('staffStart')
  const pageTitle = useTranslations('dashboard.page')
  const moderates = may('moderateListings')
  const reports = useInfiniteQuery({ ...queries.reports, enabled: may('decideReports') })
  const reviews = useQuery({ ...queries.reviews, enabled: moderates })
  const alarms = useQuery({ ...queries.alarms, enabled: moderates })
  const appeals = useInfiniteQuery({ ...queries.appeals, enabled: may('decideAppeals') })
  const cases = useQuery({ ...queries.riskCases, enabled: may('reviewRisk') })
  const disputes = useInfiniteQuery({ ...queries.disputes, enabled: may('decideDisputes') })
  const messages = useInfiniteQuery({ ...queries.messages, enabled: may('answerMessages') })
  const queues: Queue[] = [
    {
      to: pages.reports(),
      label: pageTitle('reportedItems'),
      needs: 'decideReports',
      query: reports,
      since: reports.data?.pages
        .flatMap(({ body }) => body)
        .filter(isOpenReport)
        .map(({ createdAt }) => createdAt),
      isMore: countOpen(reports.data, isOpenReport)?.isMore,
    },
    {
      to: pages.moderation(),
      label: t('listingsToReview'),
      needs: 'moderateListings',
      query: reviews,
      since: reviews.data?.map(({ createdAt }) => createdAt),
    },
    {
      to: pages.imeiAlarms(),
      label: pageTitle('imeiAlarms'),
      needs: 'moderateListings',
      query: alarms,
      since: alarms.data
        ?.filter(({ closedAt }) => closedAt === null)
        .map(({ raisedAt }) => raisedAt),
    },
    {
      to: pages.disputes(),
      label: pageTitle('disputes'),
      needs: 'decideDisputes',
      query: disputes,
      since: disputes.data?.pages.flatMap(({ body }) => body).map(({ openedAt }) => openedAt),
      isMore: disputes.hasNextPage,
    },
    {
      to: pages.appeals(),
      label: pageTitle('appeals'),
      needs: 'decideAppeals',
      query: appeals,
      since: appeals.data?.pages
        .flatMap(({ body }) => body)
        .filter(isOpenAppeal)
        .map(({ createdAt }) => createdAt),
      isMore: countOpen(appeals.data, isOpenAppeal)?.isMore,
    },
    {
      to: pages.risk(),
      label: pageTitle('risk'),
      needs: 'reviewRisk',
      query: cases,
      since: cases.data && [
        ...cases.data.accounts.map(({ openedAt }) => openedAt),
        ...cases.data.payouts.map(({ at }) => at),
      ],
    },
    {
      to: pages.contactMessages(),
      label: pageTitle('messagesToUs'),
      needs: 'answerMessages',
      query: messages,
      since: messages.data?.pages.flatMap(({ items }) => items).map(({ createdAt }) => createdAt),
      isMore: messages.hasNextPage,
    },
  ]
  const permitted = queues.filter(({ needs }) => may(needs))
  if (permitted.length === 0) return null
  return (
    <section aria-labelledby="queues" className="mb-10">
      <h2 id="queues" className="mb-4 text-lg">
        {t('queues')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {permitted.map((queue) => (
          <QueueCard key={queue.to} {...queue} />
        ))}
      </ul>
    </section>
  )
}

/** What waits for longer than this is late. */
const LATE_HOURS = 72

function QueueCard({ to, label, query, since, isMore }: Queue) {
  const t = useTranslations('staffStart')
  const oldest = since?.toSorted()[0]
  // As old as it was when the queue was read, on the server as in the browser.
  const hours = oldest ? (query.dataUpdatedAt - Date.parse(oldest)) / HOUR : 0
  const figures = useBackupFigures()
  return (
    <LinkCard
      as="li"
      className="rounded-box border border-hairline bg-raised px-4 py-2.5 hover:border-edge sm:py-4"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <Link to={to} className={`${cardLinkClass} font-semibold`}>
            {label}
          </Link>
          <p className="min-h-5 text-sm text-muted">
            {query.isError && <span>{t('notLoaded')}</span>}
            {since?.length === 0 && <span>{t('nothing')}</span>}
            {oldest && (
              <span className={hours > LATE_HOURS ? 'font-medium text-red' : undefined}>
                {t.rich('oldest', {
                  time: () => (
                    <time key="time" dateTime={oldest}>
                      {figures.age(Math.max(0, Math.floor(hours)))}
                    </time>
                  ),
                })}
              </span>
            )}
          </p>
        </div>
        {query.isError ? (
          <CardActions>
            <Retry parts={[query]} />
          </CardActions>
        ) : (
          <QueueCount count={since?.length} isMore={isMore === true} />
        )}
      </div>
    </LinkCard>
  )
}

function QueueCount({ count, isMore }: { count: number | undefined; isMore: boolean }) {
  const language = useLanguage()
  if (count === undefined) return <Skeleton className="h-8 w-10" />
  return (
    <span
      className={`rounded-full px-3 py-0.5 text-lg font-bold tabular-nums ${count > 0 ? 'bg-amber-wash text-amber' : 'text-muted'}`}
    >
      {`${formatCount(count, language)}${isMore ? '+' : ''}`}
    </span>
  )
}

const shown = ['bookings', 'gross', 'listings', 'signUps'] as const

/** The figures of 30 days, each beside the 30 days before. */
function ShopFigures({ api }: { api: Api }) {
  const t = useTranslations('staffStart')
  const start = useTranslations('start')
  const query = useQuery(startQueries(api).admin.analytics)
  const { data } = query
  return (
    <FigureRow
      title={start('days')}
      more={{ to: pages.shopAnalytics(), label: t('analytics') }}
      query={query}
    >
      {shown.map((key) => {
        const figure = data?.figures.find((one) => one.key === key)
        if (!data || !figure) return <Skeleton key={key} className="h-38" />
        return (
          <Figure
            key={key}
            label={t(`figure.${key}`)}
            value={figure.total}
            bars={figure.values}
            currency={key === 'gross' ? data.currency : undefined}
            before={figure.totalBefore}
            beforeText={(value) => start('before', { value })}
          />
        )
      })}
    </FigureRow>
  )
}

/** Staff see that accounts in this shop act without a confirmed address, and why. The checklist says so too. */
function ConfirmationOff({ api }: { api: Api }) {
  const t = useTranslations('staffStart.confirmation')
  const { data: config } = useQuery(configQuery(api))
  const hasChecklist = useMay()('changeSettings') && !config?.demo
  if (!config || config.confirmsEmail || hasChecklist) return null
  return (
    <div className="mb-3">
      <Notice label={t('label')} icon={<MailWarning className="size-5" />}>
        <p className="py-1">
          <strong>{t('off')}</strong>{' '}
          <span className="max-sm:sr-only">{t(config.demo ? 'demo' : 'noMail')}</span>
        </p>
      </Notice>
    </div>
  )
}
