import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'

import { pageHead } from '../document-head.ts'
import { DeadMailsPage } from '../notifications/dead-mails-page.tsx'
import { notificationQueries } from '../notifications/queries.ts'

export const Route = createFileRoute('/dashboard/dead-mails')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await ready(queryClient, notificationQueries.deadMails(api))
  },
  head: () => pageHead('Undelivered email', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: DeadMails,
})

function DeadMails() {
  return Route.useRouteContext().allowed ? <DeadMailsPage /> : <Forbidden owner="admin" />
}
