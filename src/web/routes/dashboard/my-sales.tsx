import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Api } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { listRefresh, orderQueries } from '../../orders/order-api.ts'
import { SalesTable } from '../../orders/order-tables.tsx'
import { GroupLinks } from '../../orders/sales/group-links.tsx'
import { isSaleGroup, type SaleGroup, salesIn } from '../../orders/sales/sales-groups.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'

function pageQueries(api: Api) {
  return { sales: orderQueries.sales(api) }
}

type SalesSearch = { group?: SaleGroup }

export const Route = createFileRoute('/dashboard/my-sales')({
  ...dashboardPage({
    title: 'mySales',
    text: ['orders', 'order'],
    translated: true,
    access: 'sell',
    nav: { icon: 'Handshake', group: 'selling', order: 3 },
  }),
  validateSearch: ({ group }: SalesSearch & SearchSchemaInput): SalesSearch =>
    isSaleGroup(group) ? { group } : {},
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Sales,
})

function Sales() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('orders.sales')
  const { group } = Route.useSearch()
  const query = useInfiniteQuery({ ...pageQueries(api).sales, ...listRefresh })
  const phonesLink = (
    <Link to={pages.myProducts()} className={buttonClass()}>
      {t('products')}
    </Link>
  )
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded query={query} caption={t('caption')}>
        {({ pages: read }) => {
          const sales = read.flatMap(({ body }) => body)
          return (
            <>
              <GroupLinks sales={sales} current={group} isMore={query.hasNextPage} />
              <SalesTable
                {...{ api, refresh, phonesLink }}
                sales={salesIn(sales, group)}
                empty={t(sales.length > 0 ? 'none' : 'empty')}
              />
              <ShowMore
                query={query}
                shown={sales.length}
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
