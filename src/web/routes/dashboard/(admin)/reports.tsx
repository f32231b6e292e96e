import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import { BanDialog } from '../../../accounts/ban-dialog.tsx'
import type { Api, Report, ReportDecision } from '../../../api/index.ts'
import type { BulkChoice } from '../../../console/bulk-dialog.tsx'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import {
  type ListPage,
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { reportSpec } from '../../../console/list-specs.ts'
import { usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { PersonLink } from '../../../dashboard/person-link.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../../../forms/remove-listing-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { ReportedConversationDialog } from '../../../messaging/reported-conversation.tsx'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { isOpenReport, tabQueries } from '../../../moderation/queries.ts'
import { HideReviewDialog } from '../../../orders/ratings/hide-review-dialog.tsx'
import { ShowRating } from '../../../orders/ratings/moderate-rating.tsx'
import { formatAverage, Stars } from '../../../orders/ratings/stars.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { linkClass, rowLinkClass } from '../../../ui/link.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/reports')({
  ...dashboardPage({
    title: 'reportedItems',
    access: 'decideReports',
    nav: { icon: 'Flag', group: 'moderation', order: 1 },
    text: ['moderate', 'lists', 'accounts', 'report', 'reported', 'ratings'],
    translated: true,
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, {
      ...tabQueries(context.api),
      ...pageQueries(context.api, readListSearch(deps, reportSpec)),
    }),
  component: Queue,
})

function pageQueries(api: Api, search: ListSearch) {
  return { list: listQuery<Report>(api, '/api/reports', search) }
}

function Queue() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('moderate.report')
  const search = readListSearch(Route.useSearch(), reportSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).list)
  return (
    <ModerationFrame lead={t('lead')}>
      <ReportsTable
        {...{ api, query, search, refresh }}
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
      />
    </ModerationFrame>
  )
}

const bulk: readonly BulkChoice[] = [
  { action: 'dismiss_reports', needs: 'decideReports' },
  { action: 'remove_reported', danger: true, needs: 'decideReports' },
]

type ReportsTableProps = {
  api: Pick<Api, 'put' | 'post'>
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Report>>>
  search: ListSearch
  onSearch: OnListSearch
  refresh: () => Promise<void>
}

/** The action for which a dialog is open. */
type OpenDialog = { action: 'remove' | 'read' | 'ban' | 'hide'; report: Report }

/** Reports, the open ones first. */
function ReportsTable({ api, query, search, onSearch, refresh }: ReportsTableProps) {
  const [open, setOpen] = useState<OpenDialog>()
  const t = useTranslations('moderate.report')
  const lists = useTranslations('lists')
  const account = useTranslations('accounts.ban')
  const nameOf = (report: Report) => nameOfReported(report, t)
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const reportFor = (action: OpenDialog['action']) =>
    open?.action === action ? open.report : undefined
  const close = () => setOpen(undefined)
  const banning = reportFor('ban')
  const hiding = reportFor('hide')

  async function decide({ _id: id }: Report, body: ReportDecision, done: string) {
    await api.put('/api/reports/{id}', { path: { id }, body })
    close()
    toast.success(done)
    await refresh()
  }

  async function dismiss(report: Report) {
    const what = t.rich(`about.${report.kind}`, { name: () => <bdi>{nameOf(report)}</bdi> })
    if (!(await confirm({ what, action: t('dismissReport') }))) return
    await run(report._id, () => decide(report, { decision: 'dismissed' }, t('dismissed')))
  }

  async function remove(removal: Removal) {
    const report = reportFor('remove')
    if (report) await decide(report, { decision: 'removed', ...removal }, t('removed'))
  }

  const closeConversation = (report: Report) =>
    run(report._id, () => decide(report, { decision: 'closed' }, t('closed')))

  async function hide(report: Report, reason: string) {
    const done = t(report.kind === 'reply' ? 'replyHidden' : 'reviewHidden')
    await decide(report, { decision: 'hidden', reason }, done)
  }

  async function ban({ _id: id, name }: Report, reason: string) {
    await api.post('/api/reports/{id}/ban', { path: { id }, body: { reason } })
    close()
    toast.success(account('done', { name }))
    await refresh()
  }

  function actions(report: Report) {
    if (!isOpenReport(report)) return <ShowAgain {...{ api, report, refresh }} />
    const about = { 'aria-describedby': reportNameId(report) }
    const { kind, account: reported } = report
    const opener = (label: string, action: OpenDialog['action']) => ({
      label,
      danger: true,
      hasDialog: true,
      onChoose: () => setOpen({ action, report }),
    })
    return (
      <>
        {kind === 'message' && (
          <Button
            {...about}
            className="px-3"
            aria-haspopup="dialog"
            onClick={() => setOpen({ action: 'read', report })}
          >
            {t('read')}
          </Button>
        )}
        <Button
          {...about}
          className="px-3"
          busy={busy === report._id}
          onClick={() => dismiss(report)}
        >
          {t('dismiss')}
        </Button>
        <ActionMenu
          label={lists('actionsFor', { name: nameOf(report) })}
          actions={[
            ...(kind === 'listing' ? [opener(t('remove'), 'remove')] : []),
            ...(kind === 'review' ? [opener(t('hideReview'), 'hide')] : []),
            ...(kind === 'reply' ? [opener(t('hideReply'), 'hide')] : []),
            ...(reported && !reported.isBanned
              ? [
                  opener(
                    t(kind === 'seller' || kind === 'listing' ? 'banSeller' : 'banUser'),
                    'ban',
                  ),
                ]
              : []),
          ]}
        />
      </>
    )
  }

  return (
    <>
      <ConsoleList
        {...{ query, search, onSearch, bulk }}
        spec={reportSpec}
        caption={usePageTitle()}
        columns={reportColumns}
        rowKey={(report) => report._id}
        rowName={nameOf}
        rowPage={pageOfReported}
        rowActions={actions}
        empty={lists('empty.reports')}
      />
      <RemoveListingDialog listing={reportFor('remove')} onClose={close} onRemove={remove} />
      <ReportedConversationDialog
        report={reportFor('read')}
        busy={busy !== undefined}
        onClose={close}
        onCloseConversation={closeConversation}
      />
      <BanDialog
        person={banning?.account ?? undefined}
        onClose={close}
        onBan={async (reason) => {
          if (banning) await ban({ ...banning, name: banning.account?.name ?? '' }, reason)
        }}
      />
      <HideReviewDialog
        review={hiding && { by: hiding.name, part: hiding.kind === 'reply' ? 'reply' : 'review' }}
        onClose={close}
        onHide={async (reason) => {
          if (hiding) await hide(hiding, reason)
        }}
      />
      {dialog}
    </>
  )
}

/** Undoes hiding a review or an answer. */
function ShowAgain({
  api,
  report: { kind, name, review },
  refresh,
}: Pick<ReportsTableProps, 'api' | 'refresh'> & { report: Report }) {
  if (!review?.isHidden) return null
  const { orderId, side } = review
  const part = kind === 'reply' ? 'reply' : 'review'
  return <ShowRating api={api} rating={{ orderId, side, part, by: name }} onShown={refresh} />
}

/** Id of the name in a row, which describes the row's buttons. */
function reportNameId(report: Report) {
  return `report-${report._id}`
}

/** What is reported, as the moderators read it. */
function nameOfReported({ kind, name, review }: Report, t: Translate<'moderate.report'>): string {
  if (kind === 'review') return t('reviewBy', { name })
  return kind === 'reply' ? t('replyBy', { name, other: review?.by ?? t('aReview') }) : name
}

function ReportedName({ report }: { report: Report }) {
  const t = useTranslations('moderate.report')
  const name = <bdi>{nameOfReported(report, t)}</bdi>
  const page = pageOfReported(report)
  if (!page) return name
  return (
    <Link to={page} preload={false} className={rowLinkClass}>
      {name}
    </Link>
  )
}

function pageOfReported({ phoneId, account }: Report): string | undefined {
  if (phoneId) return pages.phone(phoneId)
  return account ? pages.person(account._id) : undefined
}

const reportColumns: readonly ConsoleColumn<Report>[] = [
  {
    key: 'item',
    header: label('item'),
    cell: (report) => (
      <span className="flex items-center gap-3">
        {report.phoneId ? (
          <Thumbnail src={report.img} />
        ) : (
          <Avatar name={report.name} src={report.img || undefined} size="small" />
        )}
        <span>
          <span id={reportNameId(report)} className="font-medium wrap-anywhere">
            <ReportedName report={report} />
          </span>
          <span className="block text-sm font-normal text-muted">
            <Behind report={report} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'reason',
    header: label('reason'),
    line: 'text',
    cell: (report) => (
      <span>
        <span className="font-medium">
          <ReportReason reason={report.reason} />
        </span>
        {report.kind === 'message' && <InMessage />}
        {report.note && (
          <span dir="auto" className="block max-w-80 wrap-anywhere text-muted">
            {report.note}
          </span>
        )}
        <Evidence report={report} />
      </span>
    ),
  },
  {
    key: 'reporter',
    header: label('reporter'),
    line: 'none',
    cell: (report) => <bdi>{report.reporter}</bdi>,
  },
  {
    key: 'date',
    header: label('reported'),
    line: 'note',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: (report) => <Moment at={report.createdAt} />,
  },
  {
    key: 'decision',
    header: label('status'),
    line: 'side',
    cell: (report) => <Decision report={report} />,
  },
]

function ReportReason({ reason }: Pick<Report, 'reason'>) {
  return useTranslations('lists.reportReason')(reason)
}

function InMessage() {
  const t = useTranslations('moderate.report')
  return <span className="block text-sm text-muted">{t('inMessage')}</span>
}

/** Whose it is, and how often that account was reported. */
function Behind({ report: { kind, phoneId, seller, account } }: { report: Report }) {
  const t = useTranslations('moderate.report')
  const language = useLanguage()
  return (
    <>
      {phoneId && (
        <>
          {t.rich('from', {
            name: () => <PersonLink key="name" id={account?._id ?? null} name={seller} />,
          })}{' '}
          ·{' '}
        </>
      )}
      {kind === 'seller' && account && (
        <>
          <Link to={pages.seller(account._id)} className={linkClass}>
            {t('seller')}
          </Link>{' '}
          ·{' '}
        </>
      )}
      <span>
        {account ? (
          <Link to={pages.person(account._id)} preload={false} className={linkClass}>
            {t('soFar', {
              count: account.reports,
              shown: formatCount(account.reports, language),
            })}
          </Link>
        ) : (
          <span>{t('deletedAccount')}</span>
        )}
      </span>
      {account?.isBanned && (
        <>
          {' '}
          <Badge tone="danger">{t('banned')}</Badge>
        </>
      )}
    </>
  )
}

/** The reported text with its order, or what others say about a reported seller. */
function Evidence({ report: { kind, account, review } }: { report: Report }) {
  const t = useTranslations('moderate.report')
  const language = useLanguage()
  if (review)
    return (
      <Quotes>
        <li>
          <Stars stars={review.stars} />
          <Quote>{kind === 'reply' ? review.reply : review.text}</Quote>
          {review.isHidden && <Badge tone="danger">{t('hidden')}</Badge>}{' '}
          <Link to={pages.order(review.orderId)} hash="reviews" className={linkClass}>
            {t('viewOrder')}
          </Link>
        </li>
      </Quotes>
    )
  if (kind !== 'seller' || !account) return null
  if (account.average === null) return <p className="pt-1 text-sm text-muted">{t('noReviews')}</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm">
        <Stars stars={account.average} />
        {t('average', {
          average: formatAverage(account.average, language),
          count: account.ratings,
          shown: formatCount(account.ratings, language),
        })}
      </p>
      <Quotes>
        {account.lastRatings.slice(0, 1).map(({ stars, text, by, writtenAt }) => (
          <li key={writtenAt}>
            {t.rich('rating', { stars: formatCount(stars, language), name: () => <bdi>{by}</bdi> })}
            <Quote>{text}</Quote>
          </li>
        ))}
      </Quotes>
    </>
  )
}

function Quotes({ children }: { children: ReactNode }) {
  return (
    <ul className="flex max-w-80 flex-col gap-1 pt-1 text-sm text-muted wrap-anywhere">
      {children}
    </ul>
  )
}

function Quote({ children }: { children: string | null | undefined }) {
  return children ? (
    <q dir="auto" className="line-clamp-2 text-ink">
      {children}
    </q>
  ) : null
}

function Decision({ report: { decision, kind } }: { report: Report }) {
  const t = useTranslations('moderate.report')
  if (decision === null) return <Badge tone="waiting">{t('state.open')}</Badge>
  if (decision === 'dismissed') return <Badge>{t('state.dismissed')}</Badge>
  return (
    <Badge tone="danger">
      {decision === 'hidden'
        ? t(kind === 'reply' ? 'replyHidden' : 'reviewHidden')
        : t(`state.${decision}`)}
    </Badge>
  )
}
