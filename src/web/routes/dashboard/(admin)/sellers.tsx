import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import {
  type AccountSearch,
  accountListQuery,
  readAccountSearch,
} from '../../../accounts/account-list-queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import type { Api } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'

/** Everyone in the list has the same role. */
const readSearch = (search: AccountSearch): AccountSearch => ({
  ...readAccountSearch(search),
  role: 'Seller',
})

function pageQueries(api: Api, search: AccountSearch) {
  return { accounts: accountListQuery(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/sellers')({
  ...dashboardPage({
    title: 'All Sellers',
    access: 'seeAccounts',
    nav: { icon: 'Store', order: 12 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: AccountSearch & SearchSchemaInput): AccountSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadQueries(context, pageQueries(context.api, readSearch(deps))),
  component: AllSellers,
})

function AllSellers() {
  const search = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <UsersPage
      query={useInfiniteQuery(pageQueries(useDashboard().api, search).accounts)}
      search={search}
      onSearch={(changes, how) =>
        navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
      }
      isOneRole
      lead="People who sell phones."
      empty="There are no sellers yet"
    />
  )
}
