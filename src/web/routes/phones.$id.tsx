import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import { ApiError } from '../api/client.ts'
import { pageHead } from '../document-head.ts'
import { GonePhone } from '../listings/gone-phone.tsx'
import { formatMoney } from '../listings/money.ts'
import { PhonePage } from '../listings/phone-page.tsx'
import { PhonePageSkeleton } from '../listings/phone-page-skeleton.tsx'
import { listingQueries } from '../listings/queries.ts'
import { shortFacts } from '../listings/words.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/phones/$id')({
  loader: async ({ context: { queryClient, api }, params }) => {
    try {
      const phone = await load(queryClient, listingQueries.phone(api, params.id))
      await load(queryClient, listingQueries.similar(api, phone.brand))
      return { gone: false as const, phone }
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) return { gone: true as const }
      throw error
    }
  },
  head: ({ loaderData, params }) => {
    if (!loaderData || loaderData.gone)
      return pageHead('Phone removed', undefined, { robots: 'noindex' })
    const { phone } = loaderData
    const words = [
      formatMoney(phone.priceMinor, phone.currency),
      ...shortFacts(phone),
      phone.location,
    ]
    return pageHead(phone.name, `${phone.name}: ${words.filter(Boolean).join(', ')}.`, {
      canonical: pages.phone(params.id),
    })
  },
  component: PhoneRoute,
  pendingComponent: PhonePageSkeleton,
})

function PhoneRoute() {
  const data = Route.useLoaderData()
  return data.gone ? <GonePhone /> : <PhonePage key={data.phone._id} loaded={data.phone} />
}
