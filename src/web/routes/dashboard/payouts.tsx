import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'

import { payoutQueries } from '../../payments/payout-statement.tsx'
import { PayoutsPage } from '../../payments/payouts-page.tsx'

export const Route = createFileRoute('/dashboard/payouts')({
  ...dashboardPage({
    title: 'Payouts',
    access: 'sell',
    nav: { icon: 'Banknote', order: 15 },
  }),
  loader: ({ context }) => {
    const { account, statement } = payoutQueries
    const { api } = context
    return loadQueries(context, account(api), statement(api, { from: '', to: '' }))
  },
  component: PayoutsPage,
})
