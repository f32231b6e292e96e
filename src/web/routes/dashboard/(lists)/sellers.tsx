import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { UsersPage } from '../../../accounts/users-page.tsx'
import type { Api, ListedUser } from '../../../api/index.ts'
import { type ListSearch, listQuery, readListSearch } from '../../../console/list-search.ts'
import { accountSpec } from '../../../console/list-specs.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'

/** Everyone in the list has the same role. */
const readSearch = (search: ListSearch): ListSearch => ({
  ...readListSearch(search, accountSpec),
  role: 'Seller',
})

function pageQueries(api: Api, search: ListSearch) {
  return { accounts: listQuery<ListedUser>(api, '/api/accounts', search) }
}

export const Route = createFileRoute('/dashboard/(lists)/sellers')({
  ...dashboardPage({
    title: 'allSellers',
    text: ['lists', 'accounts', 'securityLog'],
    translated: true,
    access: 'seeAccounts',
    nav: { icon: 'Store', group: 'people', order: 3 },
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
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
      who="sellers"
    />
  )
}
