import type { Phone, SearchResult } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { LoadMore } from '../ui/load-more.tsx'
import type { ActiveFilter, Filters } from './filters.ts'
import { PhoneGridSkeleton } from './grid-skeleton.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PhoneGrid } from './phone-grid.tsx'

type ResultsProps = {
  pages: readonly SearchResult[] | undefined
  /** True while these are the results of the filters before. */
  old: boolean
  active: readonly ActiveFilter[]
  brand: string | undefined
  onMore: () => void
  moreBusy: boolean
  moreFailed: boolean
  onFilters: (filters: Filters) => void
}

export function Results(props: ResultsProps) {
  const { pages, old, active, brand, onMore, moreBusy, moreFailed, onFilters } = props
  const total = pages?.[0]?.total
  if (!pages || total === undefined)
    return (
      <div className="mt-12">
        <PhoneGridSkeleton />
      </div>
    )
  const phones = eachOnce(pages.flatMap((page) => page.items))
  return (
    <div aria-busy={old} className={classNames('transition-opacity', old && 'opacity-50')}>
      <p aria-live="polite" className="mt-4 mb-4 text-sm tabular-nums text-muted">
        {total === 1 ? '1 phone' : `${total} phones`}
      </p>
      {phones.length === 0 ? (
        <NothingFound active={active} brand={brand} onFilters={onFilters} />
      ) : (
        <>
          <PhoneGrid phones={phones} />
          {moreFailed && (
            <p role="alert" className="pt-8 text-center text-red">
              The next phones did not load. Try again.
            </p>
          )}
          <LoadMore
            shown={phones.length}
            total={total}
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
