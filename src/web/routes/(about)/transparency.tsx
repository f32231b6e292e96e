import { createFileRoute, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { formatCount, formatQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { apiUrl } from '../../api/client.ts'
import type { Transparency } from '../../api/index.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { load } from '../../load.ts'
import { buttonClass } from '../../ui/button.tsx'
import {
  type Column,
  rowCards,
  TableHead,
  TableRow,
  tableRoles,
} from '../../ui/data-table/data-table.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'

export const Route = createFileRoute('/(about)/transparency')({
  loader: ({ context: { api, queryClient } }) =>
    load(queryClient, {
      queryKey: ['transparency'],
      queryFn: () => api.get('/api/transparency'),
    }),
  // Not cached: its numbers change with time.
  staticData: { personal: true, text: ['table'] },
  head: ({ match }) =>
    pageHead('Transparency', descriptions.transparency, {
      origin: match.context.origin,
      canonical: pages.transparency(),
    }),
  component: TransparencyPage,
})

function TransparencyPage() {
  const { quarters, waiting, asOf } = Route.useLoaderData()
  return (
    <div className="page-width pb-10">
      <PageHeader
        title="Transparency"
        lead="What our moderators removed, hid and banned, and how reports and appeals ended."
      />
      {quarters.length === 0 ? (
        <EmptyState picture={<Scale />} title="Nothing to show yet">
          Nobody has reported anything, and no moderator has removed anything. The numbers appear
          here once that happens.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-10">
          <p className="max-w-prose text-muted">
            Counted <Moment at={asOf} />. {describeWaiting(waiting)}
          </p>
          <TransparencyTables quarters={quarters} />
          <div className="flex max-w-prose flex-col items-start gap-4">
            <p className="text-muted">
              Anyone can report a listing, a message, a seller or a review. Banned people can appeal
              once, from the email about the ban or when they log in. Sellers of removed listings
              can{' '}
              <Link to={pages.contact()} className={linkClass}>
                write to us
              </Link>
              .
            </p>
            <a href={apiUrl('/api/transparency.csv')} download className={buttonClass()}>
              Download as CSV
            </a>
          </div>
        </div>
      )}
    </div>
  )
}

function describeWaiting({ reports, appeals }: { reports: number; appeals: number }): string {
  if (reports === 0 && appeals === 0) return 'No report and no appeal is waiting for a decision.'
  return `Waiting for a decision: ${formatQuantity(reports, 'report')} and ${formatQuantity(appeals, 'appeal')}.`
}

/** Why listings were removed, in the order of the table. */
const reasonLabels: Record<string, string> = {
  stolen: 'Reported as stolen',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading',
  offensive: 'Offensive',
  fraud: 'Scam',
  other: 'Another reason',
  unreported: 'Found without a report',
}

/** How reports ended, in the order of the table. */
const outcomeLabels: Record<string, string> = {
  removed: 'Listing removed',
  banned: 'Person banned',
  hidden: 'Review hidden',
  closed: 'Conversation closed',
  dismissed: 'Nothing against our rules',
}

type Quarter = Transparency['quarters'][number]

const quarterColumn: Column<Quarter> = {
  key: 'quarter',
  header: 'Quarter',
  cell: ({ quarter }) => <span className="font-medium">{nameOfQuarter(quarter)}</span>,
}

const numbers = (
  key: string,
  header: string,
  read: (quarter: Quarter) => number,
): Column<Quarter> => ({
  key,
  header,
  align: 'end',
  cell: (quarter) => formatCount(read(quarter)),
})

const overview: readonly Column<Quarter>[] = [
  quarterColumn,
  numbers('removed', 'Listings removed', ({ removedListings }) => removedListings.total),
  numbers('hidden', 'Reviews hidden', ({ hiddenReviews }) => hiddenReviews),
  numbers('bans', 'People banned', ({ bans }) => bans),
  numbers('reports', 'Reports received', ({ reports }) => reports.received),
  {
    key: 'time',
    header: 'Median time to decide a report',
    align: 'end',
    cell: ({ reports }) => formatHours(reports.medianHours),
  },
]

const appeals: readonly Column<Quarter>[] = [
  quarterColumn,
  numbers('received', 'Received', ({ appeals }) => appeals.received),
  numbers('accepted', 'Accepted, ban ended', ({ appeals }) => appeals.accepted),
  numbers('rejected', 'Rejected, ban stays', ({ appeals }) => appeals.rejected),
  {
    key: 'time',
    header: 'Median time to decide',
    align: 'end',
    cell: ({ appeals }) => formatHours(appeals.medianHours),
  },
]

/** A column for each kind that occurred, so that tables stay narrow. */
function kindColumns(
  quarters: readonly Quarter[],
  labels: Record<string, string>,
  read: (quarter: Quarter) => Record<string, number>,
): readonly Column<Quarter>[] {
  const occurred = Object.keys(labels).filter((kind) => quarters.some((one) => read(one)[kind]))
  const columns = occurred.map((kind) =>
    numbers(kind, labels[kind] ?? kind, (quarter) => read(quarter)[kind] ?? 0),
  )
  return [quarterColumn, ...columns]
}

/** What moderators did, a row for each quarter. */
function TransparencyTables({ quarters }: { quarters: readonly Quarter[] }) {
  const tables = [
    { title: 'Overview', columns: overview },
    {
      title: 'Why listings were removed',
      columns: kindColumns(
        quarters,
        reasonLabels,
        ({ removedListings }) => removedListings.byReason,
      ),
    },
    {
      title: 'How reports ended',
      columns: kindColumns(quarters, outcomeLabels, ({ reports }) => reports.decided),
    },
    { title: 'Appeals against bans', columns: appeals },
  ]
  return tables
    .filter(({ columns }) => columns.length > 1)
    .map(({ title, columns }) => (
      <section key={title}>
        <h2 className="mb-3 text-lg">{title}</h2>
        <div className="relative md:overflow-x-auto">
          <table
            {...tableRoles.table}
            className="data-table w-full text-start text-sm max-md:block"
          >
            <caption className="sr-only">{title}</caption>
            <TableHead columns={columns} sort={undefined} onSort={() => {}} hasActions={false} />
            <tbody {...tableRoles.rowgroup} className={rowCards}>
              {quarters.map((quarter) => (
                <TableRow key={quarter.quarter} columns={columns} row={quarter} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))
}

const months: Record<string, string> = {
  Q1: 'January – March',
  Q2: 'April – June',
  Q3: 'July – September',
  Q4: 'October – December',
}

function nameOfQuarter(quarter: string): string {
  const [year = '', part = ''] = quarter.split('-')
  return `${months[part] ?? part} ${year}`
}

/** From here on, days are easier to read. */
const LONG_HOURS = 48

function formatHours(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'under 1 hour'
  return hours < LONG_HOURS
    ? formatQuantity(Math.round(hours), 'hour')
    : formatQuantity(Math.round(hours / HOURS_A_DAY), 'day')
}
