import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { pages } from '../../routes.ts'
import type { SearchResult } from '../api/index.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { formatCount } from '../ui/form/choice-fields.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { type ActiveFilter, type Filters, readFilters } from './filters.ts'

type NoResultsProps = {
  nearest: SearchResult['nearest']
  active: readonly ActiveFilter[]
  brand: string | undefined
  onFilters: (filters: Filters) => void
}

/** Offers the nearest: what would find something, with how much. */
export function NoResults({ nearest, active, brand, onFilters }: NoResultsProps) {
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
        New ones come in all the time. Check back soon.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No phones match all of that"
      picture={<SearchX />}
      actions={
        <>
          {nearest.map(({ words, params, total }) => (
            <Button key={words} onClick={() => onFilters(readFilters(params))}>
              {words} ({formatCount(total)})
            </Button>
          ))}
          <Button variant={nearest.length > 0 ? 'ghost' : 'primary'} onClick={() => onFilters({})}>
            Clear all filters
          </Button>
        </>
      }
    >
      {nearest.length > 0
        ? 'Closest matches:'
        : 'Nothing on sale comes close. New phones arrive all the time.'}
    </EmptyState>
  )
}

type QueryNoticeProps = {
  found: Pick<SearchResult, 'corrected' | 'leftOver' | 'total'>
  onWords: (q: string) => void
}

/** How the words were taken, where that differs from how they were typed. */
export function QueryNotice({ found: { corrected, leftOver, total }, onWords }: QueryNoticeProps) {
  const mentioned = leftOver.length > 0 && total > 0
  if (!corrected && !mentioned) return null
  const words = leftOver.map((word) => `“${word}”`).join(' and ')
  return (
    <div className="mb-6 rounded-box bg-mist px-4 py-2 text-sm">
      {corrected && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            Showing results for <strong>{corrected.to}</strong>.
          </span>
          <Button variant="link" onClick={() => onWords(`"${corrected.from}"`)}>
            Search instead for {corrected.from}
          </Button>
        </p>
      )}
      {mentioned && (
        <p className="py-2">
          No model is called {words}. These listings mention {leftOver.length > 1 ? 'them' : 'it'}.
        </p>
      )}
    </div>
  )
}
