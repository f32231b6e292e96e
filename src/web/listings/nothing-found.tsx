import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { pages } from '../../paths.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { ActiveFilter, Filters } from './filters.ts'
import { listingQueries } from './queries.ts'

type NothingFoundProps = {
  active: readonly ActiveFilter[]
  brand: string | undefined
  onFilters: (filters: Filters) => void
}

/** More offers than this are no help. */
const MAX_OFFERS = 4

/** Offers the nearest: what there would be without one of the filters. */
export function NothingFound({ active, brand, onFilters }: NothingFoundProps) {
  const api = useApi()
  const offers = active.slice(0, MAX_OFFERS)
  const totals = useQueries({
    queries: offers.map(({ without }) =>
      listingQueries.total(api, brand ? { ...without, brand: [brand] } : without),
    ),
  })

  if (active.length === 0) {
    return (
      <EmptyState
        title={brand ? `No ${brand} phone is on sale right now` : 'No phone is on sale right now'}
        picture={<SearchX />}
        actions={
          brand && (
            <Link to={pages.products()} className={buttonClass()}>
              See all phones
            </Link>
          )
        }
      >
        New ones come in all the time. Look in again soon.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No phone fits all of that"
      picture={<SearchX />}
      actions={
        <>
          {offers.map(({ id, words, without }, at) => {
            const total = totals[at]?.data
            if (total === 0) return null
            return (
              <Button key={id} onClick={() => onFilters(without)}>
                Without {words}
                {total !== undefined && ` (${total})`}
              </Button>
            )
          })}
          <Button variant="primary" onClick={() => onFilters({})}>
            Clear all filters
          </Button>
        </>
      }
    >
      Drop one of the filters and there is more to see.
    </EmptyState>
  )
}
