import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import type { Api, ListedPayout } from '../../../api/index.ts'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { type ListSearch, listQuery, readListSearch } from '../../../console/list-search.ts'
import { payoutSpec, payoutStates } from '../../../console/list-specs.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'

function pageQueries(api: Api, search: ListSearch) {
  return { payouts: listQuery<ListedPayout>(api, '/api/all-payouts', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-payouts')({
  ...dashboardPage({
    title: 'allPayouts',
    access: 'seeMoney',
    nav: { icon: 'Banknote', group: 'money', order: 2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, payoutSpec))),
  component: Page,
})

const tones: Record<ListedPayout['state'], BadgeTone> = {
  due: 'waiting',
  waiting: 'waiting',
  sent: 'neutral',
  done: 'good',
  failed: 'danger',
}

const columns: readonly ConsoleColumn<ListedPayout>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderId, orderNumber, name }) => (
      <span>
        <Link to={pages.order(orderId)} preload={false} className={linkClass}>
          {name}
        </Link>
        <span className="block font-normal text-muted tabular-nums">{orderNumber}</span>
      </span>
    ),
  },
  {
    key: 'person',
    header: 'Paid to',
    cell: ({ kind, person }) => (
      <span>
        {person._id ? (
          <Link to={pages.person(person._id)} preload={false} className={linkClass}>
            {person.name}
          </Link>
        ) : (
          <span>{person.name}</span>
        )}
        <span className="block text-muted">
          {kind === 'payout' ? 'Payout to the seller' : 'Refund to the buyer'}
        </span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sort: { ascending: 'smallest', descending: 'largest' },
    cell: ({ amount }) => formatMoney(amount.amountMinor, amount.currency),
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state, problem }) => (
      <span>
        <Badge tone={tones[state]}>{payoutStates[state]}</Badge>
        {problem && <span className="mt-1 block max-w-64 wrap-anywhere text-muted">{problem}</span>}
      </span>
    ),
  },
  {
    key: 'date',
    header: 'Created',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt, doneAt }) => (
      <span>
        <Moment at={createdAt} />
        {doneAt && (
          <span className="block text-muted">
            done <Moment at={doneAt} />
          </span>
        )}
      </span>
    ),
  },
]

/** Every payout and refund, done or not; what is stuck has its actions under Money. */
function Page() {
  const { api } = useDashboard()
  const search = readListSearch(Route.useSearch(), payoutSpec)
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(api, search).payouts)
  return (
    <>
      <DashboardHeader lead="Every payout to a seller and refund to a buyer. What is stuck can be retried or settled under Money." />
      <ConsoleList
        {...{ query, search, columns }}
        spec={payoutSpec}
        caption="All payouts"
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ orderId }) => pages.order(orderId)}
        empty="No payouts yet"
      />
    </>
  )
}
