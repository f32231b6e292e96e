import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { memo, useEffect, useMemo, useState } from 'react'
import { brandInText } from '../../shared/brands.ts'
import { ApiError, messageOfApi } from '../api/client.ts'
import { useApi } from '../api/index.ts'
import type { CardPhone, CardResult } from '../listings/card-phone.ts'
import { ListViewSwitch } from '../listings/list-view.tsx'
import { PhoneGridSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { listingQueries } from '../listings/queries.ts'
import { stringifySearch } from '../search-params.ts'
import { ChipLink, followInPage } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { afterPaint } from '../ui/hooks.ts'
import { ErrorState } from '../ui/layout/page-states.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { useTranslations } from '../ui/text.ts'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useFilterTexts } from './filter-texts.ts'
import {
  applyText,
  defaultSort,
  type Filters,
  keepText,
  noFacets,
  type OnFilters,
  placeIdFrom,
  type Sort,
  sortChoices,
} from './filters.ts'
import { wasReinterpreted } from './load-browser.ts'
import { searchQuery } from './queries.ts'
import { NoResults, QueryNotice } from './result-notices.tsx'
import { SaveSearch } from './saved/save-search.tsx'
import { SearchBox } from './search-field.tsx'

const RESULTS_ID = 'results'

type PhoneBrowserProps = {
  filters: Filters
  /** The brand of the page, where it has one: then it is no filter. */
  brand?: string
  onFilters: OnFilters
}

/** Phones beside the filters that chose them; on small screens the filters are a sheet. */
export function PhoneBrowser({ filters, brand, onFilters }: PhoneBrowserProps) {
  const api = useApi()
  const texts = useFilterTexts()
  const { t, shown } = texts
  // A choice shows at once; the address follows a moment later.
  const [chosen, setChosen] = useState<Filters>()
  const address = stringifySearch(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new address settles what was chosen.
  useEffect(() => setChosen(undefined), [address])
  const [sheet, setSheet] = useState(false)
  const { data: config } = useQuery(listingQueries.config(api))
  const results = useInfiniteQuery(
    searchQuery(api, brand ? { ...filters, brand: [brand] } : filters),
  )
  const first = results.data?.pages[0]
  const text = first?.interpreted
  const applied = applyText(filters, text)
  const placeId = placeIdFrom(applied.near)
  const { data: place } = useQuery({
    ...listingQueries.place(api, placeId ?? ''),
    enabled: placeId !== undefined,
  })
  const change: OnFilters = (next, how) => onFilters(keepText(next, filters, text), how)
  const names = {
    currency: config?.currency ?? 'USD',
    facets: first?.facets,
    place: placeId === undefined ? undefined : place?.name,
    seller: first?.seller?.name,
  }
  const active = activeFilters(applied, names, texts).map((one) => ({
    ...one,
    without: keepText(one.without, filters, text),
  }))
  const panel: FilterPanelProps = {
    filters: chosen ?? applied,
    facets: first?.facets ?? noFacets,
    brands: brand === undefined,
    currency: names.currency,
    place: names.place,
    onChange(next, how) {
      setChosen(next)
      afterPaint(() => change(next, how))
    },
  }

  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      {/* There are dozens of filters before the first phone. */}
      <a href={`#${RESULTS_ID}`} className="skip-link">
        {t('skip')}
      </a>
      <aside
        aria-label={t('filters')}
        className="sticky top-16 -ms-2 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto overscroll-contain px-2 pt-2 pb-4 max-lg:hidden"
      >
        <FilterPanel {...panel} />
      </aside>
      <div>
        <div className="phone-browser-controls">
          <div className="max-md:col-span-2">
            <SearchBox
              q={filters.q}
              label={brand ? t('searchBrand', { brand: brandInText(brand) }) : t('searchAll')}
              onSearch={(q) => onFilters({ ...filters, q }, { replace: true })}
              onPick={(picked) => onFilters({ ...filters, q: undefined, ...picked })}
            />
          </div>
          <SelectField
            label={t('sortBy')}
            hideLabel
            options={sortChoices(applied.q).map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={applied.sort ?? defaultSort(applied.q)}
            onChange={(event) => change({ ...applied, sort: event.currentTarget.value as Sort })}
          />
          <button
            type="button"
            className={classNames(buttonClass(), 'gap-2 whitespace-nowrap lg:hidden')}
            aria-haspopup="dialog"
            onClick={() => setSheet(true)}
          >
            <SlidersHorizontal className="size-4" />
            <span>
              {active.length > 0 ? t('filtersOn', { shown: shown(active.length) }) : t('filters')}
            </span>
          </button>
        </div>
        <ActiveFilters active={active} onDrop={onFilters} all={{ sort: filters.sort }} />
        <div id={RESULTS_ID} tabIndex={-1} className="outline-none">
          {results.isError && !results.data ? (
            <ErrorState
              requestId={results.error instanceof ApiError ? results.error.requestId : undefined}
              busy={results.isFetching}
              onRetry={() => results.refetch()}
            >
              {messageOfApi(results.error)}
            </ErrorState>
          ) : (
            <Results
              pages={results.data?.pages}
              old={results.isPlaceholderData}
              filters={applied}
              active={active}
              brand={brand}
              onMore={() => results.fetchNextPage()}
              moreBusy={results.isFetchingNextPage}
              moreFailed={results.isFetchNextPageError}
              onFilters={onFilters}
            />
          )}
        </div>
      </div>
      <FilterSheet open={sheet} onClose={() => setSheet(false)} result={first} panel={panel} />
    </div>
  )
}

type ResultsProps = {
  pages: readonly CardResult[] | undefined
  /** True while these are the results of the filters before. */
  old: boolean
  filters: Filters
  active: readonly ActiveFilter[]
  brand: string | undefined
  onMore: () => void
  moreBusy: boolean
  moreFailed: boolean
  onFilters: OnFilters
}

function Results(props: ResultsProps) {
  const { pages, old, filters, active, brand, onMore, moreBusy, moreFailed, onFilters } = props
  const { t, shown, phone } = useFilterTexts()
  const first = pages?.[0]
  const phones = useMemo(() => deduplicate((pages ?? []).flatMap((page) => page.items)), [pages])
  if (!pages || !first)
    return (
      <div className="mt-12">
        <PhoneGridSkeleton />
      </div>
    )
  const more = pages.at(-1)?.cursor != null
  const total = more ? first.total : phones.length
  const isExact = first.totalIsExact || !more
  return (
    <div aria-busy={old} className={classNames('transition-opacity', old && 'opacity-50')}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-sm tabular-nums text-muted">
          {phone.total(first.total, first.totalIsExact)}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {active.length > 0 && (
            <SaveSearch query={stringifySearch({ ...filters, ...(brand && { brand }) })} />
          )}
          <ListViewSwitch />
        </div>
      </div>
      {wasReinterpreted(first) && (
        <QueryNotice result={first} onText={(q) => onFilters({ ...filters, q })} />
      )}
      {phones.length === 0 ? (
        <NoResults {...{ filters, active, brand, onFilters }} result={first} />
      ) : (
        <>
          <Cards phones={phones} />
          {moreFailed && (
            <p role="alert" className="pt-8 text-center text-red">
              {t('moreFailed')}
            </p>
          )}
          <LoadMore
            shown={t('shown', {
              shown: shown(phones.length),
              total: `${shown(total)}${isExact ? '' : '+'}`,
            })}
            hasMore={more}
            label={t('more')}
            busyLabel={t('loadingMore')}
            busy={moreBusy}
            onMore={onMore}
          />
        </>
      )}
    </div>
  )
}

/** Not rendered again when only the filters beside it change. */
const Cards = memo(PhoneGrid)

/** A phone that moved between two pages while one was reading is shown once. */
function deduplicate(phones: CardPhone[]): CardPhone[] {
  return [...new Map(phones.map((phone) => [phone._id, phone])).values()]
}

type ActiveFiltersProps = {
  active: readonly ActiveFilter[]
  /** What is left when all are removed. */
  all: Filters
  onDrop: (without: Filters) => void
}

/** The selected filters. Each is a link to the phones without it, which also works without scripts. */
function ActiveFilters({ active, all, onDrop }: ActiveFiltersProps) {
  const t = useTranslations('search')
  if (active.length === 0) return null
  return (
    <ul aria-label={t('active')} className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <ChipLink href={hrefOf(without)} onRemove={() => onDrop(without)}>
            {label}
          </ChipLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a
            href={hrefOf(all)}
            className={buttonClass({ variant: 'link' })}
            onClick={(event) => followInPage(event, () => onDrop(all))}
          >
            {t('clearAll')}
          </a>
        </li>
      )}
    </ul>
  )
}

/** The same page with other filters. */
function hrefOf(filters: Filters): string {
  return stringifySearch(filters) || '?'
}
