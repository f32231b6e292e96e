import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { aboutList, brandTrail, pageHead } from '../document-head.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { listingQueries } from '../listings/queries.ts'
import { load } from '../load.ts'
import { type Filters, readFilters } from '../search/filters.ts'
import { loadBrowser } from '../search/load-browser.ts'
import { PhoneBrowser } from '../search/phone-browser.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'

export const Route = createFileRoute('/categories/$id')({
  validateSearch: (search: Filters & SearchSchemaInput): Filters => readOwn(search),
  loaderDeps: ({ search }) => readOwn(search),
  loader: async ({ context, params, deps, cause }) => {
    const category = await load(
      context.queryClient,
      listingQueries.category(context.api, params.id),
    )
    const phones = await loadBrowser(context, { ...deps, brand: [category.brand] }, cause)
    return { ...category, phones }
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
  const { brand } = Route.useLoaderData()
  const { id } = Route.useParams()
  const filters = readOwn(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <div className="page-width">
      <PageHeader
        above={<Breadcrumbs trail={brandTrail(brand, id)} />}
        title="Available Phones"
        lead={`Everything by ${brand} that is for sale right now.`}
      />
      <PhoneBrowser
        key={brand}
        brand={brand}
        filters={filters}
        onFilters={(search, how) => navigate({ search, resetScroll: false, ...how })}
      />
    </div>
  )
}
