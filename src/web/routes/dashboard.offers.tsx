import { createFileRoute } from '@tanstack/react-router'
import { ready } from '../dashboard/ready.ts'
import { pageHead } from '../document-head.ts'
import { OffersPage } from '../offers/offers-page.tsx'
import { offerQueries } from '../offers/queries.ts'

export const Route = createFileRoute('/dashboard/offers')({
  loader: ({ context: { api, queryClient } }) => ready(queryClient, offerQueries.all(api)),
  head: () => pageHead('Offers', undefined, { robots: 'noindex' }),
  component: OffersPage,
})
