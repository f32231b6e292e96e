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
import { pageText } from '../page-text.ts'
import { pricingQueries } from '../pricing/price-labels.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Facts, PageHeader, Section } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'

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
  staticData: {
    text: ['card', 'facts', 'model'],
    translated: true,
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ loaderData: model, match }) => {
    if (!model) return {}
    const text = pageText(match.context)
    const t = translate(text, 'model')
    const { fullName: name } = model
    const summary = priceSummary(model, t, text.language)
    return pageHead(name, t('description', { name, summary }), {
      origin: match.context.origin,
      ...aboutModel(model, {
        home: translate(text, 'shell.links')('home'),
        secondHand: t('secondHand', { name }),
      }),
    })
  },
  component: ModelPage,
  pendingComponent: BrowserSkeleton,
})

/** What a model was sold for, what it costs here now, who sells one, and what it is. */
function ModelPage() {
  const model = Route.useLoaderData()
  const t = useTranslations('model')
  const links = useTranslations('shell.links')
  return (
    <div className="page-width">
      <PageHeader
        above={<Breadcrumbs trail={modelTrail(model, links('home'))} />}
        title={<bdi>{model.fullName}</bdi>}
        lead={priceSummary(model, t, useLanguage())}
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
  const t = useTranslations('model.offers')
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Section title={t('title')} isDense>
        <EmptyState
          title={t('none', { name: fullName })}
          actions={
            <Link to={pages.category(brandId)} className={buttonClass({ variant: 'primary' })}>
              {t('brand', { brand })}
            </Link>
          }
        >
          {t('others', { brand })}
        </EmptyState>
      </Section>
    )
  return (
    <Section
      title={t('title')}
      isDense
      more={
        data.total > data.items.length && (
          <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
            {t('all', { phones: texts.total(data.total, data.totalIsExact) })}
          </Link>
        )
      }
    >
      <PhoneGrid phones={data.items} isRows />
    </Section>
  )
}

function ModelFactsSection({ model: { facts, fullName } }: { model: Model }) {
  const t = useTranslations('model.facts')
  const shownFacts = useModelFacts()(facts)
  return (
    <Section isDense title={t('title')} lead={t('lead', { name: fullName })}>
      <div className="max-w-3xl">
        {shownFacts.length > 0 ? (
          <Facts facts={shownFacts} />
        ) : (
          <p className="text-muted">{t('none')}</p>
        )}
        <p className="mt-3 text-sm text-muted">
          {facts.sourceNote && <span>{t('source', { source: facts.sourceNote })} </span>}
          <span>{t('data')}</span>
        </p>
      </div>
    </Section>
  )
}
