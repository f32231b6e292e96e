import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { AllOrdersPage } from '../../../moderation/overview/all-orders-page.tsx'
import {
  type OrderSearch,
  overviewQueries,
  readOrderSearch,
} from '../../../moderation/overview/overview-list.tsx'

export const Route = createFileRoute('/dashboard/(admin)/all-orders')({
  ...dashboardPage({
    title: 'All Orders',
    access: 'admin',
    nav: { icon: 'Receipt', order: 13.2 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: OrderSearch & SearchSchemaInput): OrderSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, overviewQueries.orders(context.api, readOrderSearch(deps))),
  component: Page,
})

function Page() {
  const search = readOrderSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <AllOrdersPage
      search={search}
      onSearch={(changes, how) =>
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
    />
  )
}
