import type { Phone, SearchResult } from '../api/index.ts'
import { stringifySearch } from '../search-params.ts'
import { classNames } from '../ui/class-names.ts'
import { LoadMore } from '../ui/load-more.tsx'
import type { ActiveFilter } from './active-words.ts'
import type { Filters, OnFilters } from './filters.ts'
import { PhoneGridSkeleton } from './grid-skeleton.tsx'
import { isWorthAWord, lazyNothingFound, lazySaveSearch, lazyUnderstood } from './lazy-parts.ts'
import { PhoneGrid } from './phone-grid.tsx'
import { totalWords } from './total-words.ts'

type ResultsProps = {
  pages: readonly SearchResult[] | undefined
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

export function Results(props: ResultsProps) {
  const { pages, old, filters, active, brand, onMore, moreBusy, moreFailed, onFilters } = props
  const first = pages?.[0]
  const Understood = lazyUnderstood.usePart(first !== undefined && isWorthAWord(first))
  const SaveSearch = lazySaveSearch.usePart(active.length > 0)
  const NothingFound = lazyNothingFound.usePart(first?.items.length === 0)
  if (!pages || !first)
    return (
      <div className="mt-12">
        <PhoneGridSkeleton />
      </div>
    )
  const phones = eachOnce(pages.flatMap((page) => page.items))
  const more = pages.at(-1)?.cursor != null
  return (
    <div aria-busy={old} className={classNames('transition-opacity', old && 'opacity-50')}>
      <div className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-sm tabular-nums text-muted">
          {totalWords(first.total, first.totalIsExact)}
        </p>
        {SaveSearch && (
          <SaveSearch query={stringifySearch({ ...filters, ...(brand && { brand }) })} />
        )}
      </div>
      {Understood && <Understood found={first} onWords={(q) => onFilters({ ...filters, q })} />}
      {phones.length === 0 ? (
        NothingFound && <NothingFound {...{ active, brand, onFilters }} nearest={first.nearest} />
      ) : (
        <>
          <PhoneGrid phones={phones} />
          {moreFailed && (
            <p role="alert" className="pt-8 text-center text-red">
              More phones didn’t load. Try again.
            </p>
          )}
          <LoadMore
            shown={phones.length}
            total={more ? first.total : phones.length}
            isExact={first.totalIsExact || !more}
            things="phones"
            busy={moreBusy}
            onMore={onMore}
          />
        </>
      )}
    </div>
  )
}

/** A phone that moved between two pages while one was reading is shown once. */
function eachOnce(phones: Phone[]): Phone[] {
  return [...new Map(phones.map((phone) => [phone._id, phone])).values()]
}
