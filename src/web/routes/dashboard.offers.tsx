import { createFileRoute } from '@tanstack/react-router'
import { readyList } from '../dashboard/ready.ts'
import { pageHead } from '../document-head.ts'
import { offerQueries } from '../orders/offers/offer-api.ts'
import { OffersPage } from '../orders/offers/offers-page.tsx'

export const Route = createFileRoute('/dashboard/offers')({
  loader: ({ context: { api, queryClient } }) => readyList(queryClient, offerQueries.all(api)),
  head: () => pageHead('Offers', undefined, { robots: 'noindex' }),
  component: OffersPage,
})
