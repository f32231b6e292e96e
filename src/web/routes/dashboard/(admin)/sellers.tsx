import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../../../accounts/queries.ts'
import { UsersPage } from '../../../accounts/users-page.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

export const Route = createFileRoute('/dashboard/(admin)/sellers')({
  ...dashboardPage({
    title: 'All Sellers',
    access: 'admin',
    nav: { icon: 'Store', order: 12 },
  }),
  loader: ({ context }) => loadQueries(context, accountQueries.sellers(context.api)),
  component: AllSellers,
})

function AllSellers() {
  return (
    <UsersPage which="sellers" lead="People who sell phones." empty="There are no sellers yet" />
  )
}
