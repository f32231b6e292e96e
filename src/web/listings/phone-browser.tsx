import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { activeFilters, type Filters, sortChoices } from './filters.ts'
import { formatTyped } from './money.ts'
import { listingQueries } from './queries.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'

type PhoneBrowserProps = {
  filters: Filters
  /** The brand of the page, where it has one: then it is no filter. */
  brand?: string
  onFilters: (filters: Filters, how?: { replace: boolean }) => void
}

/** Phones beside the filters that chose them; on small screens the filters are a sheet. */
export function PhoneBrowser({ filters, brand, onFilters }: PhoneBrowserProps) {
  const api = useApi()
  const [sheet, setSheet] = useState(false)
  const { data: config } = useQuery(listingQueries.config(api))
  const { data: categories = [] } = useQuery(listingQueries.categories(api))
  const asked = brand ? { ...filters, brand: [brand] } : filters
  const found = useInfiniteQuery(listingQueries.search(api, asked))
  const first = found.data?.pages[0]
  const currency = config?.currency ?? 'USD'
  const active = activeFilters(filters, (typed) => formatTyped(typed, currency))

  const brandCount = (name: string) =>
    first?.facets.brand.find(({ value }) => value === name)?.count ?? 0
  const panel = (
    <FilterPanel
      filters={filters}
      choices={{
        ...(!brand && {
          brands: categories.map((one) => ({ value: one.brand, count: brandCount(one.brand) })),
        }),
        grades: first?.facets.grade ?? [],
        currency,
      }}
      onChange={onFilters}
    />
  )

  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label="Filters"
        className="max-lg:hidden lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:py-4"
      >
        {panel}
      </aside>
      <div className="min-w-0">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[1fr_12rem_auto] lg:grid-cols-[1fr_12rem]">
          <div className="max-md:col-span-2">
            <SearchBox
              q={filters.q}
              label={brand ? `Search ${brand} phones` : 'Search all phones'}
              onSearch={(q) => onFilters({ ...filters, q }, { replace: true })}
            />
          </div>
          <SelectField
            label="Sort by"
            hideLabel
            options={sortChoices}
            value={filters.sort ?? 'newest'}
            onChange={(event) =>
              onFilters({ ...filters, sort: event.currentTarget.value as Filters['sort'] })
            }
          />
          <Button
            className="whitespace-nowrap lg:hidden"
            icon={<SlidersHorizontal className="size-4" />}
            aria-haspopup="dialog"
            onClick={() => setSheet(true)}
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
            active={active}
            brand={brand}
            onMore={() => found.fetchNextPage()}
            moreBusy={found.isFetchingNextPage}
            moreFailed={found.isFetchNextPageError}
            onFilters={onFilters}
          />
        )}
      </div>
      <Drawer
        open={sheet}
        onClose={() => setSheet(false)}
        title="Filters"
        footer={
          <Button variant="primary" wide onClick={() => setSheet(false)}>
            {first
              ? `Show ${first.total} ${first.total === 1 ? 'phone' : 'phones'}`
              : 'Show phones'}
          </Button>
        }
      >
        {panel}
      </Drawer>
    </div>
  )
}
