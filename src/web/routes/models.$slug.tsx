import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { type ModelPage as Model, useApi } from '../api/index.ts'
import { useModelFacts } from '../catalog/model-facts.tsx'
import { PriceMatrix } from '../catalog/price-matrix.tsx'
import { catalogQueries } from '../catalog/queries.ts'
import { SoldPrices } from '../catalog/sold-prices.tsx'
import { aboutModel, modelTrail, pageHead } from '../document-head.ts'
import { priceSummary } from '../listings/listing-labels.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { usePhoneTexts } from '../listings/phone-texts.ts'
import { load } from '../load.ts'
import { pricingQueries } from '../pricing/price-labels.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Facts, PageHeader, Section } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'

export const Route = createFileRoute('/models/$slug')({
  loader: async ({ context: { queryClient, api }, params }) => {
    const [model] = await Promise.all([
      load(queryClient, catalogQueries.model(api, params.slug)),
      load(queryClient, catalogQueries.offers(api, params.slug)),
    ])
    // A model that turned out to be another one lives at that one's address.
    if (model.slug !== params.slug) throw redirect({ to: pages.model(model.slug), statusCode: 301 })
    await load(queryClient, pricingQueries.forModel(api, model.slug))
    return model
  },
  staticData: { text: ['card', 'facts'], topics: ['catalog', 'price_curve', ...LISTING_TOPICS] },
  head: ({ loaderData: model, match }) => {
    if (!model) return {}
    return pageHead(
      model.fullName,
      `Second-hand ${model.fullName}: ${priceSummary(model)} Facts, prices and offers side by side.`,
      { origin: match.context.origin, ...aboutModel(model) },
    )
  },
  component: ModelPage,
  pendingComponent: BrowserSkeleton,
})

/** What a model was sold for, what it costs here now, who sells one, and what it is. */
function ModelPage() {
  const model = Route.useLoaderData()
  const { fullName } = model
  return (
    <div className="page-width">
      <PageHeader
        above={<Breadcrumbs trail={modelTrail(model)} />}
        title={fullName}
        lead={priceSummary(model)}
      />
      <SoldPrices model={model} />
      <PriceMatrix model={model} />
      <Offers model={model} />
      <ModelFactsSection model={model} />
    </div>
  )
}

function Offers({ model: { slug, fullName, brand, brandId } }: { model: Model }) {
  const { data } = useQuery(catalogQueries.offers(useApi(), slug))
  const texts = usePhoneTexts()
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Section title="For sale now" isDense>
        <EmptyState
          title={`No ${fullName} for sale right now`}
          actions={
            <Link to={pages.category(brandId)} className={buttonClass({ variant: 'primary' })}>
              All {brand} phones
            </Link>
          }
        >
          Others by {brand} are on the next page, and new phones arrive every day.
        </EmptyState>
      </Section>
    )
  return (
    <Section
      title="For sale now"
      isDense
      more={
        data.total > data.items.length && (
          <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
            {`See all ${texts.total(data.total, data.totalIsExact)}`}
          </Link>
        )
      }
    >
      <PhoneGrid phones={data.items} isRows />
    </Section>
  )
}

function ModelFactsSection({ model: { facts, fullName } }: { model: Model }) {
  const shownFacts = useModelFacts()(facts)
  return (
    <Section isDense title="The model" lead={`What every ${fullName} has, whoever sells it.`}>
      <div className="max-w-3xl">
        {shownFacts.length > 0 ? (
          <Facts facts={shownFacts} />
        ) : (
          <p className="text-muted">We don’t have any details about this model yet.</p>
        )}
        <p className="mt-3 text-sm text-muted">
          <span>{facts.sourceNote && `Source: ${facts.sourceNote}. `}</span>
          Technical data up to 2023: Smartphone-Data-Analysis by Ayushman Malla, MIT license.
        </p>
      </div>
    </Section>
  )
}
