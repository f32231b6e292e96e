import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { DELETED_ACCOUNT } from '../../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
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
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../../../forms/remove-listing-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { ReportedConversationDialog } from '../../../messaging/reported-conversation.tsx'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { isOpenReport, tabQueries } from '../../../moderation/queries.ts'
import { HideReviewDialog } from '../../../orders/ratings/hide-review-dialog.tsx'
import { ShowRating } from '../../../orders/ratings/moderate-rating.tsx'
import { Stars } from '../../../orders/ratings/stars.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { ActionMenu } from '../../../ui/data-table/popover-button.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/reports')({
  ...dashboardPage({
    title: 'reportedItems',
    access: 'decideReports',
    nav: { icon: 'Flag', group: 'moderation', order: 1 },
    text: ['lists', 'accounts', 'report'],
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
  const search = readListSearch(Route.useSearch(), reportSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).list)
  return (
    <ModerationFrame lead="What people reported: phones, messages, sellers and reviews. Dismiss a report, or act on it.">
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

/** What stays as it is when a report is dismissed. */
const dismissedTexts: Record<Report['kind'], string> = {
  listing: 'listing',
  message: 'conversation',
  seller: 'account',
  review: 'review',
  reply: 'answer',
}

/** The action for which a dialog is open. */
type OpenDialog = { action: 'remove' | 'read' | 'ban' | 'hide'; report: Report }

/** Reports, the open ones first. */
function ReportsTable({ api, query, search, onSearch, refresh }: ReportsTableProps) {
  const [open, setOpen] = useState<OpenDialog>()
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
    const about = report.phoneId ? `the ${report.name}` : nameOfReported(report)
    const what = `The report about ${about} is closed, and the ${dismissedTexts[report.kind]} stays as it is.`
    if (!(await confirm({ what, action: 'Dismiss report' }))) return
    await run(report._id, () => decide(report, { decision: 'dismissed' }, 'Report dismissed'))
  }

  async function remove(removal: Removal) {
    const report = reportFor('remove')
    if (report) await decide(report, { decision: 'removed', ...removal }, 'Listing removed')
  }

  const closeConversation = (report: Report) =>
    run(report._id, () => decide(report, { decision: 'closed' }, 'Conversation closed'))

  async function hide(report: Report, reason: string) {
    const done = report.kind === 'reply' ? 'Reply hidden' : 'Review hidden'
    await decide(report, { decision: 'hidden', reason }, done)
  }

  async function ban({ _id: id, name }: Report, reason: string) {
    await api.post('/api/reports/{id}/ban', { path: { id }, body: { reason } })
    close()
    toast.success(`${name} is banned`)
    await refresh()
  }

  function actions(report: Report) {
    if (!isOpenReport(report)) return <ShowAgain {...{ api, report, refresh }} />
    const about = { 'aria-describedby': reportNameId(report) }
    const { kind, account } = report
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
            Read conversation
          </Button>
        )}
        <Button
          {...about}
          className="px-3"
          busy={busy === report._id}
          onClick={() => dismiss(report)}
        >
          Dismiss
        </Button>
        <ActionMenu
          label={`Actions for ${nameOfReported(report)}`}
          actions={[
            ...(kind === 'listing' ? [opener('Remove listing', 'remove')] : []),
            ...(kind === 'review' ? [opener('Hide review', 'hide')] : []),
            ...(kind === 'reply' ? [opener('Hide reply', 'hide')] : []),
            ...(account && !account.isBanned
              ? [opener(kind === 'seller' || kind === 'listing' ? 'Ban seller' : 'Ban user', 'ban')]
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
        caption="reported items"
        columns={reportColumns}
        rowKey={(report) => report._id}
        rowName={nameOfReported}
        rowPage={({ phoneId, account }) =>
          phoneId ? pages.phone(phoneId) : account ? pages.person(account._id) : undefined
        }
        rowActions={actions}
        empty="No reports to review"
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
function nameOfReported({ kind, name, review }: Report): string {
  if (kind === 'review') return `Review by ${name}`
  return kind === 'reply' ? `Reply by ${name} to ${review?.by ?? 'a review'}` : name
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
            {nameOfReported(report)}
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
    cell: (report) => (
      <span>
        <span className="font-medium">
          <ReportReason reason={report.reason} />
        </span>
        {report.kind === 'message' && (
          <span className="block text-sm text-muted">In a message</span>
        )}
        {report.note && (
          <span className="block max-w-80 wrap-anywhere text-muted">{report.note}</span>
        )}
        <Evidence report={report} />
      </span>
    ),
  },
  {
    key: 'reporter',
    header: label('reporter'),
    cell: (report) => report.reporter,
  },
  {
    key: 'date',
    header: label('reported'),
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: (report) => <Moment at={report.createdAt} />,
  },
  {
    key: 'decision',
    header: label('status'),
    cell: (report) => <Decision report={report} />,
  },
]

function ReportReason({ reason }: Pick<Report, 'reason'>) {
  return useTranslations('lists.reportReason')(reason)
}

/** Whose it is, and how often that account was reported. */
function Behind({ report: { kind, phoneId, seller, account } }: { report: Report }) {
  return (
    <>
      {phoneId && <>from {seller} · </>}
      {kind === 'seller' && account && (
        <>
          <Link to={pages.seller(account._id)} className={linkClass}>
            Seller
          </Link>{' '}
          ·{' '}
        </>
      )}
      <span>
        {account ? (
          <Link to={pages.person(account._id)} preload={false} className={linkClass}>
            {`${formatQuantity(account.reports, 'report')} so far`}
          </Link>
        ) : (
          <span>{DELETED_ACCOUNT}</span>
        )}
      </span>
      {account?.isBanned && (
        <>
          {' '}
          <Badge tone="danger">Banned</Badge>
        </>
      )}
    </>
  )
}

/** The reported text with its order, or what others say about a reported seller. */
function Evidence({ report: { kind, account, review } }: { report: Report }) {
  if (review)
    return (
      <Quotes>
        <li>
          <Stars stars={review.stars} />
          <Quote>{kind === 'reply' ? review.reply : review.text}</Quote>
          {review.isHidden && <Badge tone="danger">Hidden</Badge>}{' '}
          <Link to={pages.order(review.orderId)} hash="reviews" className={linkClass}>
            View order
          </Link>
        </li>
      </Quotes>
    )
  if (kind !== 'seller' || !account) return null
  if (account.average === null) return <p className="pt-1 text-sm text-muted">No reviews yet</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm">
        <Stars stars={account.average} />
        {account.average.toFixed(1)} from {formatQuantity(account.ratings, 'sale')}
      </p>
      <Quotes>
        {account.lastRatings.map(({ stars, text, by, writtenAt }) => (
          <li key={writtenAt}>
            {stars} of 5 by {by}
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
  return children ? <q className="line-clamp-4 text-ink">{children}</q> : null
}

function Decision({ report: { decision, kind } }: { report: Report }) {
  if (decision === null) return <Badge tone="waiting">Open</Badge>
  if (decision === 'removed') return <Badge tone="danger">Listing removed</Badge>
  if (decision === 'closed') return <Badge tone="danger">Conversation closed</Badge>
  if (decision === 'banned') return <Badge tone="danger">Account banned</Badge>
  if (decision === 'hidden')
    return <Badge tone="danger">{kind === 'reply' ? 'Reply hidden' : 'Review hidden'}</Badge>
  return <Badge>Dismissed</Badge>
}
