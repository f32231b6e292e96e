import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { MoneyPage, moneyQuery, tasksQuery } from '../../../payments/money-page.tsx'

export const Route = createFileRoute('/dashboard/(admin)/money')({
  ...dashboardPage({
    title: 'Money',
    access: 'admin',
    nav: { icon: 'Landmark', order: 16 },
  }),
  loader: ({ context }) => loadQueries(context, moneyQuery(context.api), tasksQuery(context.api)),
  component: MoneyPage,
})
