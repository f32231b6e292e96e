import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import type { Api, OrderOverview } from '../../../api/index.ts'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import { Person, RowPhoto } from '../../../console/list-cells.tsx'
import {
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { orderSpec } from '../../../console/order-spec.ts'
import { DashboardHeader, usePageTitle } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { staffSteps } from '../../../orders/list-step.ts'
import { StateBadge } from '../../../orders/order-badge.tsx'
import { useOrderTexts } from '../../../orders/order-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { rowTitleClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api, search: ListSearch) {
  return { orders: listQuery<OrderOverview>(api, '/api/all-orders', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/all-orders')({
  ...dashboardPage({
    title: 'allOrders',
    text: ['lists', 'order', 'orders'],
    translated: true,
    access: 'seeOrders',
    nav: { icon: 'Receipt', group: 'trade', order: 2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readListSearch(deps, orderSpec))),
  component: Page,
})

function Page() {
  const search = readListSearch(Route.useSearch(), orderSpec)
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

/** The state, and the next step with the time until when it is due. */
function StateAndNext({ order }: OrderProps) {
  const t = useTranslations('orders')
  const { number, state, next } = order
  const step = staffSteps(t)({ next, buyer: order.buyer.name, seller: order.seller.name })
  const dueAt = step?.dueAt
  return (
    <span className="min-w-0">
      <StateBadge state={state} /> <span className="md:hidden">{number}</span>
      {step && (
        <span
          className={classNames(
            'block wrap-anywhere',
            next?.actor === 'admin' ? 'font-medium' : 'text-muted',
          )}
        >
          {step.label}
          {dueAt && <> {t.rich('by', { time: () => <Moment at={dueAt} /> })}</>}
        </span>
      )}
    </span>
  )
}

type OrderProps = { order: OrderOverview }

function Total({ order }: OrderProps) {
  const texts = useOrderTexts()
  return (
    <span className="flex flex-col">
      <span>{texts.money(order.totalMinor, order.currency)}</span>
      <span className="text-muted max-md:hidden">{texts.payment(order)}</span>
    </span>
  )
}

function NumberAndDay({ order: { number, createdAt } }: OrderProps) {
  const t = useTranslations('lists')
  return (
    <span className="block font-normal text-muted tabular-nums max-md:hidden">
      {t.rich('numberAndDay', { number, time: () => <Moment at={createdAt} /> })}
    </span>
  )
}

const columns: readonly ConsoleColumn<OrderOverview>[] = [
  {
    key: 'order',
    header: label('order'),
    width: 'xl:w-[28%]',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: (order) => (
      <span className="flex min-w-0 items-center gap-3">
        <RowPhoto src={order.img} />
        <span className="min-w-0">
          <Link to={pages.order(order._id)} className={rowTitleClass}>
            <bdi>{order.name}</bdi>
          </Link>
          <NumberAndDay order={order} />
        </span>
      </span>
    ),
  },
  {
    key: 'buyer',
    header: label('buyer'),
    line: 'none',
    width: 'xl:w-[16%]',
    cell: ({ buyer }) => <Person person={buyer} />,
  },
  {
    key: 'seller',
    header: label('seller'),
    line: 'none',
    width: 'xl:w-[16%]',
    cell: ({ seller }) => <Person person={seller} />,
  },
  {
    key: 'total',
    header: label('total'),
    line: 'side',
    align: 'end',
    width: 'xl:w-[13%]',
    sort: { ascending: 'cheapest', descending: 'dearest' },
    cell: (order) => <Total order={order} />,
  },
  {
    key: 'state',
    header: label('status'),
    line: 'note',
    width: 'xl:w-[27%]',
    cell: (order) => <StateAndNext order={order} />,
  },
]

type AllOrdersPageProps = { search: ListSearch; onSearch: OnListSearch }

/** Every order in every state, for admins; its page shows the timeline. */
function AllOrdersPage({ search, onSearch }: AllOrdersPageProps) {
  const { api } = useDashboard()
  const t = useTranslations('lists')
  const query = useInfiniteQuery(pageQueries(api, search).orders)
  return (
    <>
      <DashboardHeader lead={t('lead.orders')} />
      <ConsoleList
        {...{ search, onSearch, query, columns }}
        spec={orderSpec}
        caption={usePageTitle()}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowPage={({ _id }) => pages.order(_id)}
        empty={t('empty.orders')}
      />
    </>
  )
}
