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
import { SalesTable } from '../orders/order-tables.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-layout.tsx'

export const Route = createFileRoute('/dashboard/my-sales')({
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await readyList(queryClient, orderQueries.sales(api))
  },
  head: () => pageHead('My Sales', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: MySales,
})

function MySales() {
  return Route.useRouteContext().allowed ? <Sales /> : <Forbidden owner="Seller" />
}

function Sales() {
  const { api, refresh } = useDashboard()
  const query = useInfiniteQuery({ ...orderQueries.sales(api), ...listRefresh })
  const phonesLink = (
    <Link to={pages.myProducts()} className={buttonClass()}>
      See my products
    </Link>
  )
  return (
    <>
      <PageHeader
        title="My Sales"
        lead="Phones of yours that somebody has booked: what is to be done, and by when."
      />
      <Loaded query={query} caption="my sales">
        {({ pages: read }) => {
          const sales = read.flatMap(({ body }) => body)
          return (
            <>
              <SalesTable {...{ api, sales, refresh, phonesLink }} />
              <ShowMore
                query={query}
                shown={sales.length}
                isLong={read.length > 1}
                things="sales"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
