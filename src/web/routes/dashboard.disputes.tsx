import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { readyList } from '../dashboard/ready.ts'

import { pageHead } from '../document-head.ts'
import { disputeQueueQuery } from '../orders/after-delivery/api.ts'
import { DisputesPage } from '../orders/disputes/dispute-queue.tsx'

export const Route = createFileRoute('/dashboard/disputes')({
  beforeLoad: ({ context }) => checkRole(context, 'admin'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await readyList(queryClient, disputeQueueQuery(api))
  },
  head: () => pageHead('Disputes', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="admin" {...props} />,
  component: Disputes,
})

function Disputes() {
  return Route.useRouteContext().allowed ? <DisputesPage /> : <Forbidden owner="admin" />
}
