import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { DisputesPage } from '../../../orders/disputes/dispute-queue.tsx'
import { disputeQueueQuery } from '../../../orders/order-api.ts'

export const Route = createFileRoute('/dashboard/(admin)/disputes')({
  ...dashboardPage({
    title: 'Disputes',
    access: 'admin',
    nav: { icon: 'Scale', order: 15 },
  }),
  loader: ({ context }) => loadQueries(context, disputeQueueQuery(context.api)),
  component: DisputesPage,
})
