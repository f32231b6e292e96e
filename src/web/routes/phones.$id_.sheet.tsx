import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { pageHead } from '../document-head.ts'
import { phoneIdIn } from '../listings/card-phone.ts'
import { PhoneSheet } from '../listings/phone-page/phone-sheet.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { translate } from '../ui/text.ts'

export const Route = createFileRoute('/phones/$id_/sheet')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const phone = await load(queryClient, listingQueries.phone(api, phoneIdIn(params.id)))
    return { phone, address: new URL(pages.phone(phone._id), origin).href }
  },
  staticData: {
    text: ['card', 'facts', 'sheet'],
    translated: true,
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const t = translate(pageText(match.context), 'sheet')
    return pageHead(t('pageTitle', { name: loaderData.phone.name }), undefined, {
      robots: 'noindex',
    })
  },
  component: SheetRoute,
})

function SheetRoute() {
  const { phone, address } = Route.useLoaderData()
  return <PhoneSheet phone={phone} address={address} />
}
