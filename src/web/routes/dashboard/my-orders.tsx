import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Api } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'

import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { listRefresh, orderQueries } from '../../orders/order-api.ts'
import { OrdersTable } from '../../orders/order-tables.tsx'
import { buttonClass } from '../../ui/button.tsx'

function pageQueries(api: Api) {
  return { orders: orderQueries.orders(api) }
}

export const Route = createFileRoute('/dashboard/my-orders')({
  ...dashboardPage({
    title: 'My Orders',
    access: 'buy',
    nav: { icon: 'ShoppingBag', group: 'buying', order: 1 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Orders,
})

function Orders() {
  const { api } = useDashboard()
  const query = useInfiniteQuery({ ...pageQueries(api).orders, ...listRefresh })
  const browseLink = (
    <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
      See all phones
    </Link>
  )
  return (
    <>
      <DashboardHeader lead="Phones you’ve booked, with the next step and its deadline." />
      <Loaded query={query} caption="my orders">
        {({ pages: read }) => {
          const orders = read.flatMap(({ body }) => body)
          return (
            <>
              <OrdersTable {...{ orders, browseLink }} />
              <ShowMore
                query={query}
                shown={orders.length}
                isLong={read.length > 1}
                things="orders"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
