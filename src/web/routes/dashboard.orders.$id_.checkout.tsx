import { createFileRoute } from '@tanstack/react-router'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { CheckoutPage } from '../orders/checkout/checkout-page.tsx'
import { orderQueries } from '../orders/order-api.ts'

export const Route = createFileRoute('/dashboard/orders/$id_/checkout')({
  beforeLoad: ({ context }) => checkRole(context, 'Buyer'),
  loader: async ({ context: { api, queryClient, allowed }, params: { id } }) => {
    if (allowed) await load(queryClient, orderQueries.checkout(api, id))
  },
  head: () => pageHead('Checkout', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Buyer" {...props} />,
  component: Checkout,
})

function Checkout() {
  return Route.useRouteContext().allowed ? <Pay /> : <Forbidden owner="Buyer" />
}

function Pay() {
  const { api, refresh } = useDashboard()
  const { id } = Route.useParams()
  return <CheckoutPage key={id} {...{ api, id, refresh }} />
}
