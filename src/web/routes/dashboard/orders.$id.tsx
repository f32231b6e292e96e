import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { addressQuery } from '../../delivery/viewer-country.ts'
import { load } from '../../load.ts'
import { orderQueries } from '../../orders/order-api.ts'
import { hasAfterDelivery, lazyAfterDelivery, OrderPage } from '../../orders/order-page.tsx'

export const Route = createFileRoute('/dashboard/orders/$id')({
  ...dashboardPage({
    title: 'Order',
  }),
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const order = await load(queryClient, orderQueries.order(api, id))
    if (order.you === 'buyer' && order.actions.includes('choose_delivery'))
      await load(queryClient, addressQuery(api))
    if (hasAfterDelivery(order)) await lazyAfterDelivery.load()
  },
  component: Order,
})

function Order() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <OrderPage key={id} {...{ api, id, refresh }} />
}
