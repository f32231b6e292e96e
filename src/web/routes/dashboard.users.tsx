import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '../accounts/queries.ts'
import { UsersPage } from '../accounts/users-page.tsx'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'
import { pageHead } from '../document-head.ts'

export const Route = createFileRoute('/dashboard/users')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await ready(queryClient, accountQueries.users(api))
  },
  head: () => pageHead('All Users', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: AllUsers,
})

function AllUsers() {
  if (!Route.useRouteContext().allowed) return <Forbidden owner="admin" />
  return (
    <UsersPage
      which="users"
      title="All Users"
      lead="Everybody who has an account here."
      empty="Nobody has an account yet"
    />
  )
}
