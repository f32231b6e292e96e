import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { aboutList, brandTrail, pageHead } from '../document-head.ts'
import { BrandModels } from '../listings/brand-models.tsx'
import { BrandPicture } from '../listings/brand-picture.tsx'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { type Filters, readFilters } from '../search/filters.ts'
import { loadBrowser } from '../search/load-browser.ts'
import { PhoneBrowser } from '../search/phone-browser.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'

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
  staticData: { topics: ['catalog', 'price_curve', ...LISTING_TOPICS] },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return {}
    const { brand, slug, phones } = loaderData
    const name = `${brand} phones`
    const path = pages.category(params.id)
    return pageHead(
      name,
      `Second-hand ${brand} phones for sale: compare grade, price and place, and book the one you like.`,
      {
        origin: match.context.origin,
        ...aboutList(match.search, { name, path, phones, trail: brandTrail(brand, params.id) }),
        picture: pages.brandPicture(params.id),
        feed: pages.brandFeed(slug),
      },
    )
  },
  component: CategoryPage,
  pendingComponent: BrowserSkeleton,
})

/** The brand is the page's own. */
function readOwn(search: Filters): Filters {
  return { ...readFilters(search), brand: undefined }
}

function CategoryPage() {
  const { brand, slug } = Route.useLoaderData()
  const { id } = Route.useParams()
  const filters = readOwn(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <div className="page-width">
      <header className="mt-4 mb-6 flex items-end justify-between gap-4 overflow-hidden rounded-box bg-sand px-5 pt-2 md:mb-8 md:px-8">
        <div className="min-w-0 pb-5 md:pb-6">
          <div className="mb-1 text-sm text-muted">
            <Breadcrumbs trail={brandTrail(brand, id)} />
          </div>
          <p className="font-display text-2xl font-bold text-balance">{brand}</p>
          <h1 className="mt-1 text-lg">Available Phones</h1>
          <p className="mt-1 text-pretty text-muted">
            Everything by {brand} that is for sale right now.
          </p>
        </div>
        <BrandPicture slug={slug} className="h-24 shrink-0 md:h-36" />
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
