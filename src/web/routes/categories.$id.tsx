import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { brandInText } from '../../shared/brands.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { aboutList, brandTrail, pageHead } from '../document-head.ts'
import { BrandModels } from '../listings/brand-models.tsx'
import { BrandPicture } from '../listings/brand-picture.tsx'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { type Filters, readFilters } from '../search/filters.ts'
import { loadBrowser } from '../search/load-browser.ts'
import { PhoneBrowser } from '../search/phone-browser.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { translate, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/categories/$id')({
  validateSearch: (search: Filters & SearchSchemaInput): Filters => readOwn(search),
  loaderDeps: ({ search }) => readOwn(search),
  loader: async ({ context, params, deps, cause }) => {
    const category = await load(
      context.queryClient,
      listingQueries.category(context.api, params.id),
    )
    const phones = await loadBrowser(context, { ...deps, brand: [category.brand] }, cause)
    return { brand: category.brand, slug: category.slug, phones }
  },
  staticData: {
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
    text: ['search', 'card'],
    hasSearch: true,
    translated: true,
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return {}
    const { brand, slug, phones } = loaderData
    const t = translate(pageText(match.context), 'search')
    const name = t('brand.pageTitle', { brand: brandInText(brand) })
    const links = translate(pageText(match.context), 'shell.links')
    const path = pages.category(params.id)
    return pageHead(name, t('brand.description', { brand: brandInText(brand) }), {
      origin: match.context.origin,
      ...aboutList(match.search, {
        name,
        path,
        phones,
        trail: brandTrail(brand, params.id, { home: links('home'), products: links('products') }),
      }),
      picture: pages.brandPicture(params.id, match.context.language),
      feed: pages.brandFeed(slug),
    })
  },
  component: CategoryPage,
  pendingComponent: BrowserSkeleton,
})

/** The brand is the page's own. */
function readOwn(search: Filters): Filters {
  return { ...readFilters(search), brand: undefined }
}

function CategoryPage() {
  const t = useTranslations('search')
  const links = useTranslations('shell.links')
  const { brand, slug } = Route.useLoaderData()
  const { id } = Route.useParams()
  const filters = readOwn(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <div className="page-width">
      <header className="mt-4 mb-4 flex items-end justify-between gap-4 overflow-hidden rounded-box bg-sand px-4 pt-1 md:mb-6 md:px-8">
        <div className="min-w-0 pb-3 md:pb-4">
          <div className="mb-1 text-sm text-muted">
            <Breadcrumbs
              trail={brandTrail(brand, id, { home: links('home'), products: links('products') })}
            />
          </div>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <p className="font-display text-2xl font-bold text-balance">
              <bdi>{brand}</bdi>
            </p>
            <h1 className="text-lg">{t('brand.title')}</h1>
          </div>
          <p className="mt-1 text-pretty text-muted">
            {t('brand.lead', { brand: brandInText(brand) })}
          </p>
        </div>
        <BrandPicture slug={slug} className="h-16 shrink-0 max-[22.5rem]:hidden md:h-24" />
      </header>
      <BrandModels brandId={id} />
      <PhoneBrowser
        key={brand}
        brand={brand}
        filters={filters}
        onFilters={(search, how) => navigate({ search, resetScroll: false, ...how })}
      />
    </div>
  )
}
