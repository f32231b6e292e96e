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
import { useTranslations } from '../../ui/text.ts'

function pageQueries(api: Api) {
  return { orders: orderQueries.orders(api) }
}

export const Route = createFileRoute('/dashboard/my-orders')({
  ...dashboardPage({
    title: 'myOrders',
    text: ['orders', 'order'],
    translated: true,
    access: 'buy',
    nav: { icon: 'ShoppingBag', group: 'buying', order: 1 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Orders,
})

function Orders() {
  const { api } = useDashboard()
  const t = useTranslations('orders.orders')
  const query = useInfiniteQuery({ ...pageQueries(api).orders, ...listRefresh })
  const browseLink = (
    <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
      {t('browse')}
    </Link>
  )
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded query={query} caption={t('caption')}>
        {({ pages: read }) => {
          const orders = read.flatMap(({ body }) => body)
          return (
            <>
              <OrdersTable {...{ orders, browseLink }} />
              <ShowMore
                query={query}
                shown={orders.length}
                isLong={read.length > 1}
                things={t('things')}
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
