import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Api, Order } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { listRefresh, orderQueries } from '../../orders/order-api.ts'
import { SalesTable } from '../../orders/order-tables.tsx'
import { isSaleGroup, type SaleGroup, saleGroups, salesIn } from '../../orders/sales-groups.ts'
import { buttonClass } from '../../ui/button.tsx'
import { pillLinkClass } from '../../ui/link.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'

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

type GroupLinksProps = { sales: readonly Order[]; current: SaleGroup | undefined; isMore: boolean }

/** Links by group, with the number of sales in each; a plus where more are not loaded yet. */
function GroupLinks({ sales, current, isMore }: GroupLinksProps) {
  const t = useTranslations('orders.sales')
  const shown = useCount()
  if (sales.length === 0) return null
  const count = (group?: SaleGroup) => salesIn(sales, group).length
  const used = saleGroups.filter((group) => count(group) > 0 || group === current)
  return (
    <nav
      aria-label={t('filter')}
      className="-mx-1 mb-4 flex gap-2 overflow-x-auto p-1 md:flex-wrap"
    >
      {[undefined, ...used].map((group) => (
        <Link
          key={group ?? 'all'}
          to={pages.mySales()}
          search={group ? { group } : {}}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className={pillLinkClass(group === current)}
        >
          <span>{t(`group.${group ?? 'all'}`)}</span>
          <span className="tabular-nums opacity-75">
            {`${shown(count(group))}${isMore ? '+' : ''}`}
          </span>
        </Link>
      ))}
    </nav>
  )
}
