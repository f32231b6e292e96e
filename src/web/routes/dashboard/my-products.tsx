import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'

import { ProductsPage } from '../../listings/my-products/products-page.tsx'
import { type OwnSearch, ownQueries, readOwnSearch } from '../../listings/my-products/queries.ts'

export const Route = createFileRoute('/dashboard/my-products')({
  ...dashboardPage({
    title: 'My Products',
    access: 'sell',
    nav: { icon: 'Smartphone', order: 10 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: OwnSearch & SearchSchemaInput): OwnSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const { phones, drafts, vacation } = ownQueries
    const { api } = context
    return loadQueries(context, phones(api, readOwnSearch(deps)), drafts(api), vacation(api))
  },
  component: Products,
})

function Products() {
  const search = readOwnSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ProductsPage
      search={search}
      onSearch={(changes, how) =>
        // Merged into the latest address: the seller may type while a page loads.
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}
