import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'

import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { load } from '../../load.ts'
import { CheckoutPage } from '../../orders/checkout/checkout-page.tsx'
import { orderQueries } from '../../orders/order-api.ts'

export const Route = createFileRoute('/dashboard/orders/$id_/checkout')({
  ...dashboardPage({
    title: 'Checkout',
    access: 'buy',
  }),
  loader: async ({ context: { api, queryClient, allowed }, params: { id } }) => {
    if (allowed) await load(queryClient, orderQueries.checkout(api, id))
  },
  component: Pay,
})

function Pay() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <CheckoutPage key={id} {...{ api, id, refresh }} />
}
