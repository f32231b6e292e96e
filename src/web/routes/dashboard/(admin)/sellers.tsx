import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import type { Api } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'

function pageQueries(api: Api) {
  return { sellers: accountQueries.sellers(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/sellers')({
  ...dashboardPage({
    title: 'All Sellers',
    access: 'admin',
    nav: { icon: 'Store', order: 12 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: AllSellers,
})

function AllSellers() {
  return (
    <UsersPage
      query={useQuery(pageQueries(useDashboard().api).sellers)}
      lead="People who sell phones."
      empty="There are no sellers yet"
    />
  )
}
