import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'

import { pageHead } from '../document-head.ts'
import { ProductsPage } from '../listings/my-products/products-page.tsx'
import { type OwnSearch, ownQueries, readOwnSearch } from '../listings/my-products/queries.ts'

export const Route = createFileRoute('/dashboard/my-products')({
  // What makes no sense is dropped where it is read: what can stand there comes with the screen.
  validateSearch: (search: OwnSearch & SearchSchemaInput): OwnSearch => search,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed }, deps }) => {
    const { phones, drafts, vacation } = ownQueries
    const search = readOwnSearch(deps)
    if (allowed) await ready(queryClient, phones(api, search), drafts(api), vacation(api))
  },
  head: () => pageHead('My Products', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: MyProducts,
})

function MyProducts() {
  return Route.useRouteContext().allowed ? <Products /> : <Forbidden owner="Seller" />
}

function Products() {
  const search = readOwnSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ProductsPage
      search={search}
      onSearch={(changes, how) =>
        // Over what the address says by then: words are typed while a page is on its way.
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}
