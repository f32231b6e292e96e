import { Search } from 'lucide-react'
import { SelectField, TextField } from '../../ui/fields.tsx'

import { useTyped } from '../search-field.tsx'
import { LONGEST_WORDS, type OwnSearch, type OwnSort, ownSorts } from './own-search.ts'

type ProductToolsProps = {
  search: OwnSearch
  total: number
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
}

/** Words and order of one's own listings, and how many are left. */
export function ProductTools({ search, total, onSearch }: ProductToolsProps) {
  const typed = useTyped(search.q, (q) => onSearch({ q, page: undefined }, { replace: true }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full md:w-72">
        <TextField
          label="Search my products"
          hideLabel
          type="search"
          placeholder="Search my products"
          maxLength={LONGEST_WORDS}
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
        {total === 1 ? '1 phone' : `${total.toLocaleString('en-US')} phones`}
      </p>
    </div>
  )
}
