import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { pages } from '../../../routes.ts'
import type { OwnPhones } from '../../api/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useAddressText } from '../../ui/hooks.ts'
import { formatCount } from '../../ui/reader.tsx'
import { MAX_QUERY_LENGTH, type OwnSearch, type OwnSort, ownSorts } from './queries.ts'
import { listingStateLabels } from './state-labels.ts'

type ProductToolsProps = {
  search: OwnSearch
  total: number
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
}

/** Search, sort order and number of results. */
export function ProductTools({ search, total, onSearch }: ProductToolsProps) {
  const typed = useAddressText(search.q, (q) => onSearch({ q, page: undefined }, { replace: true }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full md:w-72">
        <TextField
          label="Search my products"
          hideLabel
          type="search"
          placeholder="Search my products"
          maxLength={MAX_QUERY_LENGTH}
          start={<Search aria-hidden="true" className="size-4" />}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed.commit()}
        />
      </div>
      <div className="min-w-44 max-md:flex-1">
        <SelectField
          label="Sort by"
          hideLabel
          value={search.sort ?? 'newest'}
          options={Object.entries(ownSorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            onSearch({ sort: event.currentTarget.value as OwnSort, page: undefined })
          }
        />
      </div>
      <p aria-live="polite" className="text-sm tabular-nums text-muted md:ms-auto">
        {total === 1 ? '1 phone' : `${formatCount(total)} phones`}
      </p>
    </div>
  )
}

type StateFilterProps = { search: OwnSearch; counts: OwnPhones['counts'] }

const pill =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge px-4 text-sm font-medium hover:border-ink'
const currentPill = 'border-ink bg-ink text-paper'

/** Links by state, with the number of listings in each. */
export function StateFilter({ search, counts }: StateFilterProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const states = Object.keys(listingStateLabels) as (keyof typeof listingStateLabels)[]
  const order = [...(['live', 'reserved', 'paused', 'expired'] as const), ...states]
  const shown = [...new Set(order)].flatMap((state) => {
    const count = counts.find((one) => one.state === state)?.count ?? 0
    return count > 0 || state === search.state ? [{ state, count }] : []
  })
  if (shown.length < 2 && !search.state) return null
  return (
    <nav aria-label="By state" className="-mx-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
      <StateLink search={search} state={undefined} label="All" count={all} />
      {shown.map(({ state, count }) => (
        <StateLink
          key={state}
          {...{ search, state, count }}
          label={listingStateLabels[state].label}
        />
      ))}
    </nav>
  )
}

type StateLinkProps = {
  search: OwnSearch
  state: OwnSearch['state']
  label: string
  count: number
}

function StateLink({ search, state, label, count }: StateLinkProps) {
  return (
    <Link
      to={pages.myProducts()}
      search={{ ...search, state, page: undefined }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={classNames(pill, search.state === state && currentPill)}
    >
      {label} <span className="tabular-nums opacity-75">{formatCount(count)}</span>
    </Link>
  )
}
