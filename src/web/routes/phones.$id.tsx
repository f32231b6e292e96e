import { createFileRoute, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatMoney } from '../../shared/money.ts'
import { ApiError } from '../api/client.ts'
import { aboutPhone, pageHead } from '../document-head.ts'
import { phoneIdIn } from '../listings/card-phone.ts'
import { phonePlace } from '../listings/listing-labels.ts'
import { PhonePageSkeleton } from '../listings/page-skeletons.tsx'
import { GonePhone } from '../listings/phone-page/gone-phone.tsx'
import { PhonePage } from '../listings/phone-page/phone-page.tsx'
import { phoneTexts } from '../listings/phone-texts.ts'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { pricingQueries } from '../pricing/price-labels.ts'
import { translate } from '../ui/text.ts'

export const Route = createFileRoute('/phones/$id')({
  loader: async ({ context: { queryClient, api }, params }) => {
    const id = phoneIdIn(params.id)
    try {
      const phone = await load(queryClient, listingQueries.phone(api, id))
      const address = pages.namedPhone(phone._id, phone.slug)
      if (address !== pages.phone(params.id)) throw redirect({ to: address, statusCode: 301 })
      // The other phones at its end are fetched there.
      if (phone.model) await load(queryClient, pricingQueries.forPhone(api, phone))
      return { gone: false as const, phone }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410) throw error
      await load(queryClient, listingQueries.newest(api))
      return { gone: true as const }
    }
  },
  staticData: { text: ['card'], topics: ['catalog', 'price_curve', ...LISTING_TOPICS] },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    if (loaderData.gone) return pageHead('Phone removed', undefined, { robots: 'noindex' })
    const { phone } = loaderData
    const text = { language: DEFAULT_LANGUAGE, messages: match.context.englishText }
    const words = [
      formatMoney(phone.priceMinor, phone.currency),
      ...phoneTexts(translate(text, 'card'), text.language).shortFacts(phone),
      phonePlace(phone),
    ]
    return pageHead(phone.name, `${phone.name}: ${words.filter(Boolean).join(', ')}.`, {
      origin: match.context.origin,
      ...aboutPhone(phone),
    })
  },
  component: PhoneRoute,
  // At once: the photo, name and price that the list has shown are on it.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: PhoneLoading,
})

function PhoneLoading() {
  return <PhonePageSkeleton id={phoneIdIn(Route.useParams().id)} />
}

function PhoneRoute() {
  const data = Route.useLoaderData()
  if (data.gone) return <GonePhone />
  return <PhonePage key={data.phone._id} loaded={data.phone} />
}
