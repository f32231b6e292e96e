import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { readyList } from '../dashboard/ready.ts'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { listRefresh, orderQueries } from '../orders/order-api.ts'
import { OrdersTable } from '../orders/order-tables.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-layout.tsx'

export const Route = createFileRoute('/dashboard/my-orders')({
  beforeLoad: ({ context }) => checkRole(context, 'Buyer'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await readyList(queryClient, orderQueries.orders(api))
  },
  head: () => pageHead('My Orders', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Buyer" {...props} />,
  component: MyOrders,
})

function MyOrders() {
  return Route.useRouteContext().allowed ? <Orders /> : <Forbidden owner="Buyer" />
}

function Orders() {
  const { api } = useDashboard()
  const query = useInfiniteQuery({ ...orderQueries.orders(api), ...listRefresh })
  const browseLink = (
    <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
      See all phones
    </Link>
  )
  return (
    <>
      <PageHeader
        title="My Orders"
        lead="Phones you’ve booked, with the next step and its deadline."
      />
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
