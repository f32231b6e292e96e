import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Forbidden } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ProductsTable } from '../dashboard/products-table.tsx'
import { dashboardQueries } from '../dashboard/queries.ts'
import { ready } from '../dashboard/ready.ts'
import { RoleError } from '../dashboard/role-error.tsx'
import { SalesTable } from '../dashboard/sales-table.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader, Section } from '../ui/page-header.tsx'

export const Route = createFileRoute('/dashboard/my-products')({
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed, viewer } }) => {
    const { myProducts, sales } = dashboardQueries
    if (allowed) await ready(queryClient, myProducts(api, viewer.email), sales(api))
  },
  head: () => pageHead('My Products', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: MyProducts,
})

function MyProducts() {
  return Route.useRouteContext().allowed ? <Products /> : <Forbidden owner="Seller" />
}

function Products() {
  const { api, viewer, refresh } = useDashboard()
  const phones = useQuery(dashboardQueries.myProducts(api, viewer.email))
  const addLink = (
    <Link to="/dashboard/add-product" className={buttonClass({ variant: 'primary' })}>
      Add a product
    </Link>
  )
  return (
    <>
      <PageHeader
        title="My Products"
        lead="Advertise a phone to show it on the front page."
        actions={phones.data?.length ? addLink : undefined}
      />
      <Loaded query={phones} caption="my products">
        {(rows) => <ProductsTable {...{ api, refresh, addLink }} phones={rows} />}
      </Loaded>
      <Section title="Bookings" lead="Who has booked a phone of yours, and until when.">
        <Loaded query={useQuery(dashboardQueries.sales(api))} caption="bookings">
          {(sales) => <SalesTable {...{ api, sales, refresh }} />}
        </Loaded>
      </Section>
    </>
  )
}
