import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { isolatePlace } from '../../shared/isolate.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatMoney } from '../../shared/money.ts'
import { ApiError } from '../api/client.ts'
import { aboutPhone, pageHead } from '../document-head.ts'
import { phoneIdIn } from '../listings/card-phone.ts'
import { phonePlace } from '../listings/listing-labels.ts'
import { PhonePageSkeleton } from '../listings/page-skeletons.tsx'
import { PhonePage } from '../listings/phone-page/phone-page.tsx'
import { phoneTexts } from '../listings/phone-texts.ts'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { pricingQueries } from '../pricing/price-labels.ts'
import { LazyPanel } from '../ui/lazy-dialog.tsx'
import { translate } from '../ui/text.ts'

/** Few addresses lead to it. The loader waits for it, so that the server renders it too. */
const GonePhone = lazyRouteComponent(
  () => import('../listings/phone-page/gone-phone.tsx'),
  'GonePhone',
)

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
      await Promise.all([load(queryClient, listingQueries.newest(api)), GonePhone.preload?.()])
      return { gone: true as const }
    }
  },
  staticData: {
    text: ['card', 'facts', 'phone'],
    translated: true,
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const text = pageText(match.context)
    const t = translate(text, 'phone')
    if (loaderData.gone) return pageHead(t('gone.pageTitle'), undefined, { robots: 'noindex' })
    const { phone } = loaderData
    const facts = [
      formatMoney(phone.priceMinor, phone.currency, text.language),
      ...phoneTexts(translate(text, 'card'), text.language).shortFacts(phone),
      isolatePlace(phonePlace(phone), text.language),
    ]
    const shown = facts.filter(Boolean).join(t('comma'))
    const description = t('description', { name: phone.name, facts: shown })
    return pageHead(phone.name, description, {
      origin: match.context.origin,
      ...aboutPhone(phone, {
        language: text.language,
        home: translate(text, 'shell')('links.home'),
        description,
      }),
    })
  },
  component: PhoneRoute,
  // The photo, name and price that the list has shown are on it.
  pendingMinMs: 0,
  pendingComponent: PhoneLoading,
})

function PhoneLoading() {
  return <PhonePageSkeleton id={phoneIdIn(Route.useParams().id)} />
}

function PhoneRoute() {
  const data = Route.useLoaderData()
  if (data.gone)
    return (
      <LazyPanel fallback={null}>
        <GonePhone />
      </LazyPanel>
    )
  return <PhonePage key={data.phone._id} loaded={data.phone} />
}
