import { createFileRoute } from '@tanstack/react-router'
import type { Api } from '../../api/index.ts'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'

import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { load } from '../../load.ts'
import { CheckoutPage } from '../../orders/checkout/checkout-page.tsx'
import { orderQueries } from '../../orders/order-api.ts'

function pageQueries(api: Api, id: string) {
  return { checkout: orderQueries.checkout(api, id) }
}

export const Route = createFileRoute('/dashboard/orders/$id_/checkout')({
  ...dashboardPage({
    title: 'checkout',
    shape: 'record',
    access: 'buy',
    stripe: true,
    text: ['booking', 'order'],
    translated: true,
  }),
  loader: async ({ context: { api, queryClient, allowed }, params: { id } }) => {
    if (allowed) await load(queryClient, pageQueries(api, id).checkout)
  },
  component: Pay,
})

function Pay() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <CheckoutPage key={id} {...{ api, refresh }} query={pageQueries(api, id).checkout} />
}
