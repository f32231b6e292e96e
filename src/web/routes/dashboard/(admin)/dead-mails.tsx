import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

import { DeadMailsPage } from '../../../notifications/dead-mails-page.tsx'
import { notificationQueries } from '../../../notifications/queries.ts'

export const Route = createFileRoute('/dashboard/(admin)/dead-mails')({
  ...dashboardPage({
    title: 'Undelivered email',
    access: 'admin',
    nav: { icon: 'MailX', order: 18 },
  }),
  loader: ({ context }) => loadQueries(context, notificationQueries.deadMails(context.api)),
  component: DeadMailsPage,
})
