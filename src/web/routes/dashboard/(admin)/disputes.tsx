import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

import { disputeQueueQuery } from '../../../orders/after-delivery/api.ts'
import { DisputesPage } from '../../../orders/disputes/dispute-queue.tsx'

export const Route = createFileRoute('/dashboard/(admin)/disputes')({
  ...dashboardPage({
    title: 'Disputes',
    access: 'admin',
    nav: { icon: 'Scale', order: 15 },
  }),
  loader: ({ context }) => loadQueries(context, disputeQueueQuery(context.api)),
  component: DisputesPage,
})
