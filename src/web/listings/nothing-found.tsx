import { useQuery } from '@tanstack/react-query'
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
          {active.slice(0, MAX_OFFERS).map((filter) => (
            <Offer key={filter.id} filter={filter} brand={brand} onFilters={onFilters} />
          ))}
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

type OfferProps = Pick<NothingFoundProps, 'brand' | 'onFilters'> & { filter: ActiveFilter }

/** Dropping this one filter, with how many phones there are then; nothing when that does not help. */
function Offer({ filter: { words, without }, brand, onFilters }: OfferProps) {
  const filters = brand ? { ...without, brand: [brand] } : without
  const { data: total } = useQuery(listingQueries.total(useApi(), filters))
  if (total === 0) return null
  return (
    <Button onClick={() => onFilters(without)}>
      Without {words}
      {total !== undefined && ` (${total})`}
    </Button>
  )
}
