import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { AllListingsPage } from '../../../moderation/overview/all-listings-page.tsx'
import {
  type ListingSearch,
  overviewQueries,
  readListingSearch,
} from '../../../moderation/overview/overview-list.tsx'

export const Route = createFileRoute('/dashboard/(admin)/all-listings')({
  ...dashboardPage({
    title: 'All Listings',
    access: 'admin',
    nav: { icon: 'Smartphone', order: 13.1 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListingSearch & SearchSchemaInput): ListingSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, overviewQueries.listings(context.api, readListingSearch(deps))),
  component: Page,
})

function Page() {
  const search = readListingSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <AllListingsPage
      search={search}
      onSearch={(changes, how) =>
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}
