import { createFileRoute } from '@tanstack/react-router'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { hasAftermath, lateAftermath } from '../orders/late-aftermath.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { orderQueries } from '../orders/queries.ts'

export const Route = createFileRoute('/dashboard/orders/$id')({
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const order = await load(queryClient, orderQueries.order(api, id))
    if (hasAftermath(order)) await lateAftermath.load()
  },
  head: () => pageHead('Order', undefined, { robots: 'noindex' }),
  component: Order,
})

function Order() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <OrderPage key={id} {...{ api, id, refresh }} />
}
