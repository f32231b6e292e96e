import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { aboutList, pageHead } from '../document-head.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { type Filters, readFilters } from '../search/filters.ts'
import { loadBrowser } from '../search/load-browser.ts'
import { PhoneBrowser } from '../search/phone-browser.tsx'
import { stringifySearch } from '../search-params.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/products')({
  validateSearch: (search: Filters & SearchSchemaInput): Filters => readFilters(search),
  // The address may hold more than the page knows.
  loaderDeps: ({ search }) => readFilters(search),
  loader: ({ context, deps, cause }) => loadBrowser(context, deps, cause),
  staticData: {
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
    text: ['search', 'card'],
    hasSearch: true,
    translated: true,
  },
  head: ({ loaderData: phones = [], match }) => {
    const { pageTitle = '', description = '', listName = '' } = match.context.text.search ?? {}
    return pageHead(pageTitle, description, {
      origin: match.context.origin,
      ...aboutList(match.search, { name: listName, path: pages.products(), phones }),
      feed: pages.feed() + stringifySearch(match.search),
    })
  },
  component: ProductsPage,
  pendingComponent: BrowserSkeleton,
})

function ProductsPage() {
  const t = useTranslations('search')
  const filters = readFilters(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <div className="page-width">
      <PageHeader title={t('title')} />
      <PhoneBrowser
        filters={filters}
        onFilters={(search, how) => navigate({ search, resetScroll: false, ...how })}
      />
    </div>
  )
}
