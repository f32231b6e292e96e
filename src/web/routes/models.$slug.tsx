import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { brandInText } from '../../shared/brands.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { type ModelPage as Model, useApi } from '../api/index.ts'
import { useModelFacts } from '../catalog/model-facts.tsx'
import { PriceMatrix } from '../catalog/price-matrix.tsx'
import { catalogQueries } from '../catalog/queries.ts'
import { SoldPrices } from '../catalog/sold-prices.tsx'
import { aboutModel, modelTrail, pageHead } from '../document-head.ts'
import { BrandPicture } from '../listings/brand-picture.tsx'
import { priceSummary } from '../listings/listing-labels.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { PhonePhoto } from '../listings/phone-photo.tsx'
import { usePhoneTexts } from '../listings/phone-texts.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { pricingQueries } from '../pricing/price-labels.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Facts, Section } from '../ui/layout/page-layout.tsx'
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
        language: text.language,
        home: translate(text, 'shell.links')('home'),
        secondHand: t('secondHand', { name }),
      }),
    })
  },
  component: ModelPage,
  pendingComponent: BrowserSkeleton,
})

/** What a model costs here now, who sells one, what it was sold for, and what it is. */
function ModelPage() {
  const model = Route.useLoaderData()
  const t = useTranslations('model')
  const links = useTranslations('shell.links')
  return (
    <div className="page-width">
      <header className="pt-8 pb-4 md:pb-5">
        <div className="mb-3 text-sm text-muted">
          <Breadcrumbs trail={modelTrail(model, links('home'))} />
        </div>
        <div className="flex items-center gap-4 md:gap-8">
          <ModelPhoto model={model} />
          <div className="min-w-0">
            <h1 className="text-xl">
              <bdi>{model.fullName}</bdi>
            </h1>
            <p className="mt-1 text-pretty md:text-lg">{priceSummary(model, t, useLanguage())}</p>
            <KeyFacts model={model} />
          </div>
        </div>
      </header>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))] gap-x-14 *:min-w-0">
        <SoldPrices model={model} />
        <PriceMatrix model={model} />
      </div>
      <Offers model={model} />
      <ModelFactsSection model={model} />
    </div>
  )
}

/** The photo of the cheapest phone for sale, or a drawing of the brand. */
function ModelPhoto({ model: { slug, brand } }: { model: Model }) {
  const { data } = useQuery(catalogQueries.offers(useApi(), slug))
  const phone = data?.items.find(({ img }) => img)
  const size = 'size-24 shrink-0 md:size-40'
  if (phone)
    return <PhonePhoto phone={phone} alt="" sizes="10rem" priority="first" className={size} />
  return (
    <div className={`grid place-items-center rounded-box bg-mist ${size}`}>
      <BrandPicture slug={brand.toLowerCase()} className="h-20 md:h-32" />
    </div>
  )
}

const KEY_FACTS = ['announced', 'display', 'chipset', 'battery'] as const

/** What tells models apart, in one line. */
function KeyFacts({ model: { facts } }: { model: Model }) {
  const allFacts = useModelFacts()(facts)
  const values = KEY_FACTS.flatMap((key) => allFacts.find((fact) => fact.key === key) ?? [])
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted max-md:hidden">
      {values.map(({ key, term, value }) => (
        <div key={key} className="flex gap-1">
          <dt>{term}</dt>
          <dd className="font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
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
              {t('brand', { brand: brandInText(brand) })}
            </Link>
          }
        >
          {t('others', { brand: brandInText(brand) })}
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
      <div>
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
