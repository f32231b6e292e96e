import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { stringifySearch } from '../search-params.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { ErrorState } from '../ui/page-states.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { activeFilters } from './active-words.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import type { Filters, OnFilters } from './filters.ts'
import { placeIdOf } from './near.ts'
import { noFacets } from './no-facets.ts'
import { listingQueries } from './queries.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { type Sort, sortChoices, usualSort } from './sorts.ts'

const lazyFilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type PhoneBrowserProps = {
  filters: Filters
  /** The brand of the page, where it has one: then it is no filter. */
  brand?: string
  onFilters: OnFilters
}

/** Phones beside the filters that chose them; on small screens the filters are a sheet. */
export function PhoneBrowser({ filters, brand, onFilters }: PhoneBrowserProps) {
  const api = useApi()
  // A choice shows at once; the address follows a moment later.
  const [chosen, setChosen] = useState<Filters>()
  const address = stringifySearch(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address settles what was chosen.
  useEffect(() => setChosen(undefined), [address])
  const [sheet, setSheet] = useState(false)
  const [Sheet, wantSheet] = lazyFilterSheet.useOnDemand()
  const { data: config } = useQuery(listingQueries.config(api))
  const placeId = placeIdOf(filters.near)
  const { data: place } = useQuery({
    ...listingQueries.place(api, placeId ?? ''),
    enabled: placeId !== undefined,
  })
  const asked = brand ? { ...filters, brand: [brand] } : filters
  const found = useInfiniteQuery(listingQueries.search(api, asked))
  const first = found.data?.pages[0]
  const known = {
    currency: config?.currency ?? 'USD',
    facets: first?.facets,
    place: placeId === undefined ? undefined : place?.name,
  }
  const active = activeFilters(filters, known)
  const panel: FilterPanelProps = {
    filters: chosen ?? filters,
    facets: first?.facets ?? noFacets,
    brands: brand === undefined,
    currency: known.currency,
    place: known.place,
    onChange(next, how) {
      setChosen(next)
      onFilters(next, how)
    },
  }

  async function openSheet() {
    if (await wantSheet()) setSheet(true)
  }

  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label="Filters"
        className="max-lg:hidden lg:sticky lg:top-16 lg:-ms-2 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:px-2 lg:py-4"
      >
        <FilterPanel {...panel} />
      </aside>
      <div className="min-w-0">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[1fr_14rem_auto] lg:grid-cols-[1fr_14rem]">
          <div className="max-md:col-span-2">
            <SearchBox
              q={filters.q}
              label={brand ? `Search ${brand} phones` : 'Search all phones'}
              onSearch={(q) => onFilters({ ...filters, q }, { replace: true })}
              onPick={(picked) => onFilters({ ...filters, q: undefined, ...picked })}
            />
          </div>
          <SelectField
            label="Sort by"
            hideLabel
            options={sortChoices(filters.q)}
            value={filters.sort ?? usualSort(filters.q)}
            onChange={(event) => onFilters({ ...filters, sort: event.currentTarget.value as Sort })}
          />
          <Button
            className="whitespace-nowrap lg:hidden"
            icon={<SlidersHorizontal className="size-4" />}
            aria-haspopup="dialog"
            onClick={openSheet}
          >
            {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
          </Button>
        </div>
        <ActiveFilters
          active={active}
          onDrop={onFilters}
          onDropAll={() => onFilters({ sort: filters.sort })}
        />
        {found.isError && !found.data ? (
          <ErrorState
            requestId={found.error instanceof ApiError ? found.error.requestId : undefined}
            busy={found.isFetching}
            onRetry={() => found.refetch()}
          >
            {found.error.message}
          </ErrorState>
        ) : (
          <Results
            pages={found.data?.pages}
            old={found.isPlaceholderData}
            filters={filters}
            active={active}
            brand={brand}
            onMore={() => found.fetchNextPage()}
            moreBusy={found.isFetchingNextPage}
            moreFailed={found.isFetchNextPageError}
            onFilters={onFilters}
          />
        )}
      </div>
      {Sheet && <Sheet open={sheet} onClose={() => setSheet(false)} found={first} panel={panel} />}
    </div>
  )
}
