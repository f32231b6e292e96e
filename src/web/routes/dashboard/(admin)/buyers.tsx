import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

export const Route = createFileRoute('/dashboard/(admin)/buyers')({
  ...dashboardPage({
    title: 'All Buyers',
    access: 'admin',
    nav: { icon: 'UserRound', order: 11 },
  }),
  loader: ({ context }) => loadQueries(context, accountQueries.buyers(context.api)),
  component: AllBuyers,
})

function AllBuyers() {
  return <UsersPage which="buyers" lead="People who book phones." empty="There are no buyers yet" />
}
