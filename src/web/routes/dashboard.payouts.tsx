import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'

import { pageHead } from '../document-head.ts'
import { payoutQueries } from '../payments/payout-api.ts'
import { PayoutsPage } from '../payments/payouts-page.tsx'

export const Route = createFileRoute('/dashboard/payouts')({
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    const { account, statement } = payoutQueries
    if (allowed) await ready(queryClient, account(api), statement(api, { from: '', to: '' }))
  },
  head: () => pageHead('Payouts', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: Payouts,
})

function Payouts() {
  return Route.useRouteContext().allowed ? <PayoutsPage /> : <Forbidden owner="Seller" />
}
