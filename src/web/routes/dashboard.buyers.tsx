import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../accounts/queries.ts'
import { UsersPage } from '../accounts/users-page.tsx'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'
import { pageHead } from '../document-head.ts'

export const Route = createFileRoute('/dashboard/buyers')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await ready(queryClient, accountQueries.buyers(api))
  },
  head: () => pageHead('All Buyers', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: AllBuyers,
})

function AllBuyers() {
  if (!Route.useRouteContext().allowed) return <Forbidden owner="admin" />
  return (
    <UsersPage
      which="buyers"
      title="All Buyers"
      lead="People who book phones."
      empty="There are no buyers yet"
    />
  )
}
