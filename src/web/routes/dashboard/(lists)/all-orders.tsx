import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { apiUrl } from '../../../api/client.ts'
import type { Api, OrderOverview } from '../../../api/index.ts'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import {
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { pricedSpec } from '../../../console/list-specs.ts'
import { orderStateNames } from '../../../console/order-state-names.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Person, RowPhoto } from '../../../moderation/overview-list.tsx'
import { OrderBadge } from '../../../orders/order-badge.tsx'
import { useOrderTexts } from '../../../orders/order-texts.ts'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'

const spec = pricedSpec(
  {
    list: 'orders',
    things: 'orders',
    placeholder: 'Order number, phone, name or email',
    file: apiUrl('/api/all-orders.csv'),
  },
  orderStateNames,
)

function pageQueries(api: Api, search: ListSearch) {
  return { orders: listQuery<OrderOverview>(api, '/api/all-orders', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-orders')({
  ...dashboardPage({
    title: 'allOrders',
    text: ['order'],
    access: 'seeOrders',
    nav: { icon: 'Receipt', group: 'trade', order: 2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, spec))),
  component: Page,
})

function Page() {
  const search = readListSearch(Route.useSearch(), spec)
  const navigate = Route.useNavigate()
  return (
    <AllOrdersPage
      search={search}
      onSearch={(changes, how) =>
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}

/** The state, and whose step is next. */
function StateAndNext({ order }: { order: OrderOverview }) {
  const { next, buyer, seller } = order
  const names = { buyer: buyer.name, seller: seller.name, admin: 'an admin' }
  return (
    <span>
      <OrderBadge order={order} />
      {next && <span className="block text-muted">waiting for {names[next.actor]}</span>}
    </span>
  )
}

function PaymentMethod({ order }: { order: OrderOverview }) {
  return useOrderTexts().payment(order)
}

const columns: readonly ConsoleColumn<OrderOverview>[] = [
  {
    key: 'order',
    header: 'Order',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: (order) => (
      <span className="flex items-center gap-3">
        <RowPhoto src={order.img} />
        <span>
          <Link to={pages.order(order._id)} className={linkClass}>
            {order.name}
          </Link>
          <span className="block font-normal text-muted tabular-nums">{order.number}</span>
          <span className="block font-normal text-muted">
            Booked <Moment at={order.createdAt} />
          </span>
        </span>
      </span>
    ),
  },
  { key: 'buyer', header: 'Buyer', cell: ({ buyer }) => <Person person={buyer} /> },
  { key: 'seller', header: 'Seller', cell: ({ seller }) => <Person person={seller} /> },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sort: { ascending: 'cheapest', descending: 'dearest' },
    cell: (order) => (
      <span>
        {formatMoney(order.totalMinor, order.currency)}
        <span className="block text-muted">
          <PaymentMethod order={order} />
        </span>
      </span>
    ),
  },
  { key: 'state', header: 'Status', cell: (order) => <StateAndNext order={order} /> },
]

type AllOrdersPageProps = { search: ListSearch; onSearch: OnListSearch }

/** Every order in every state, for admins; its page shows the timeline. */
function AllOrdersPage({ search, onSearch }: AllOrdersPageProps) {
  const { api } = useDashboard()
  const query = useInfiniteQuery(pageQueries(api, search).orders)
  return (
    <>
      <DashboardHeader lead="Every booking and sale." />
      <ConsoleList
        {...{ spec, search, onSearch, query, columns }}
        caption="All orders"
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ _id }) => pages.order(_id)}
        empty="No orders yet"
      />
    </>
  )
}
