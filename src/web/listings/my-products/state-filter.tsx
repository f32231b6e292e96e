import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import type { OwnPhones } from '../../api/index.ts'
import { listingWords } from '../../dashboard/listing-words.ts'
import { formatCount } from '../../ui/choice-fields.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { OwnSearch } from './own-search.ts'

type StateFilterProps = { search: OwnSearch; counts: OwnPhones['counts'] }

const pill =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge px-4 text-sm font-medium hover:border-ink'
const chosen = 'border-ink bg-ink text-paper'

/** One's own listings by state, with how many are in each. */
export function StateFilter({ search, counts }: StateFilterProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const states = Object.keys(listingWords) as (keyof typeof listingWords)[]
  const order = [...(['live', 'reserved', 'paused', 'expired'] as const), ...states]
  const shown = [...new Set(order)].flatMap((state) => {
    const count = counts.find((one) => one.state === state)?.count ?? 0
    return count > 0 || state === search.state ? [{ state, count }] : []
  })
  if (shown.length < 2 && !search.state) return null
  return (
    <nav aria-label="By state" className="-mx-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
      <StateLink search={search} state={undefined} words="All" count={all} />
      {shown.map(({ state, count }) => (
        <StateLink key={state} {...{ search, state, count }} words={listingWords[state].words} />
      ))}
    </nav>
  )
}

type StateLinkProps = {
  search: OwnSearch
  state: OwnSearch['state']
  words: string
  count: number
}

function StateLink({ search, state, words, count }: StateLinkProps) {
  return (
    <Link
      to={pages.myProducts()}
      search={{ ...search, state, page: undefined }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={classNames(pill, search.state === state && chosen)}
    >
      {words} <span className="tabular-nums opacity-75">{formatCount(count)}</span>
    </Link>
  )
}
