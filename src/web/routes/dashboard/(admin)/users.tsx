import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import type { Api } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'

function pageQueries(api: Api) {
  return { users: accountQueries.users(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/users')({
  ...dashboardPage({
    title: 'All Users',
    access: 'admin',
    nav: { icon: 'UsersRound', order: 10 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: AllUsers,
})

function AllUsers() {
  return (
    <UsersPage
      query={useQuery(pageQueries(useDashboard().api).users)}
      lead="Everyone with an account."
      empty="No accounts yet"
    />
  )
}
