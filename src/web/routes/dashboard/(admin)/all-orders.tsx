import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { formatMoney } from '../../../../shared/money.ts'
import type { OrderState } from '../../../../shared/orders/order-life-cycle.ts'
import type { Api, OrderOverview } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import {
  type OnSearch,
  OverviewList,
  OverviewTools,
  Person,
  RowPhoto,
} from '../../../moderation/overview-list.tsx'
import {
  type OrderSearch,
  overviewQueries,
  readOrderSearch,
} from '../../../moderation/overview-queries.ts'
import { OrderBadge, orderStateLabels, paymentLabel } from '../../../orders/order-badge.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'

function pageQueries(api: Api, search: OrderSearch) {
  return { orders: overviewQueries.orders(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/all-orders')({
  ...dashboardPage({
    title: 'All Orders',
    access: 'seeOrders',
    nav: { icon: 'Receipt', order: 13.2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: OrderSearch & SearchSchemaInput): OrderSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readOrderSearch(deps))),
  component: Page,
})

function Page() {
  const search = readOrderSearch(Route.useSearch())
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

const columns: readonly Column<OrderOverview>[] = [
  {
    key: 'order',
    header: 'Order',
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
    cell: (order) => (
      <span>
        {formatMoney(order.totalMinor, order.currency)}
        <span className="block text-muted">{paymentLabel(order)}</span>
      </span>
    ),
  },
  { key: 'state', header: 'Status', cell: (order) => <StateAndNext order={order} /> },
]

const states = Object.fromEntries(
  Object.entries(orderStateLabels).map(([state, { label }]) => [state, label]),
) as Record<OrderState, string>

type AllOrdersPageProps = { search: OrderSearch; onSearch: OnSearch<OrderState> }

/** Every order in every state, for admins; its page shows the timeline. */
function AllOrdersPage({ search, onSearch }: AllOrdersPageProps) {
  const { api } = useDashboard()
  const query = useInfiniteQuery(pageQueries(api, search).orders)
  return (
    <>
      <DashboardHeader lead="Every booking and sale, newest first." />
      <OverviewTools
        {...{ search, onSearch, states }}
        things="orders"
        placeholder="Order number, phone, name or email"
      />
      <Loaded query={query} caption="all orders">
        {({ pages: loaded }) => (
          <OverviewList
            caption="All orders"
            things="orders"
            columns={columns}
            rows={loaded.flatMap(({ items }) => items)}
            rowKey={({ _id }) => _id}
            isFiltered={Boolean(search.q || search.state)}
            onClear={() => onSearch({ q: undefined, state: undefined })}
            query={query}
            pageCount={loaded.length}
          />
        )}
      </Loaded>
    </>
  )
}
