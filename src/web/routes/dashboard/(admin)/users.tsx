import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

export const Route = createFileRoute('/dashboard/(admin)/users')({
  ...dashboardPage({
    title: 'All Users',
    access: 'admin',
    nav: { icon: 'UsersRound', order: 10 },
  }),
  loader: ({ context }) => loadQueries(context, accountQueries.users(context.api)),
  component: AllUsers,
})

function AllUsers() {
  return <UsersPage which="users" lead="Everyone with an account." empty="No accounts yet" />
}
