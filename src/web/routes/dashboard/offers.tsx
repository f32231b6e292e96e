import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { offerQueries } from '../../orders/offers/offer-api.ts'
import { OffersPage } from '../../orders/offers/offers-page.tsx'

export const Route = createFileRoute('/dashboard/offers')({
  ...dashboardPage({
    title: 'Offers',
    nav: { icon: 'Tag', order: 14, access: 'buy' },
  }),
  loader: ({ context }) => loadQueries(context, offerQueries.all(context.api)),
  component: OffersPage,
})
