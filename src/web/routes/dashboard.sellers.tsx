import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../accounts/queries.ts'
import { UsersPage } from '../accounts/users-page.tsx'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'
import { pageHead } from '../document-head.ts'

export const Route = createFileRoute('/dashboard/sellers')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await ready(queryClient, accountQueries.sellers(api))
  },
  head: () => pageHead('All Sellers', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: AllSellers,
})

function AllSellers() {
  if (!Route.useRouteContext().allowed) return <Forbidden owner="admin" />
  return (
    <UsersPage
      which="sellers"
      title="All Sellers"
      lead="People who sell phones."
      empty="There are no sellers yet"
    />
  )
}
