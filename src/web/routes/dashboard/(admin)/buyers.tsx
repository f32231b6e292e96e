import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import type { Api } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'

function pageQueries(api: Api) {
  return { buyers: accountQueries.buyers(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/buyers')({
  ...dashboardPage({
    title: 'All Buyers',
    access: 'admin',
    nav: { icon: 'UserRound', order: 11 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: AllBuyers,
})

function AllBuyers() {
  return (
    <UsersPage
      query={useQuery(pageQueries(useDashboard().api).buyers)}
      lead="People who book phones."
      empty="There are no buyers yet"
    />
  )
}
