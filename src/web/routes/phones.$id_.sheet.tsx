import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { pageHead } from '../document-head.ts'
import { phoneIdIn } from '../listings/card-phone.ts'
import { PhoneSheet } from '../listings/phone-page/phone-sheet.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/phones/$id_/sheet')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const phone = await load(queryClient, listingQueries.phone(api, phoneIdIn(params.id)))
    return { phone, address: new URL(pages.phone(phone._id), origin).href }
  },
  staticData: { text: ['card'], topics: ['catalog', 'price_curve', ...LISTING_TOPICS] },
  head: ({ loaderData }) =>
    loaderData ? pageHead(`${loaderData.phone.name}: sheet`, undefined, { robots: 'noindex' }) : {},
  component: SheetRoute,
})

function SheetRoute() {
  const { phone, address } = Route.useLoaderData()
  return <PhoneSheet phone={phone} address={address} />
}
