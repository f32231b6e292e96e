import type { Filters } from './filters.ts'
import { SearchField } from './search-field.tsx'
import { useTyped } from './use-typed.ts'

type SearchBoxProps = {
  q: string | undefined
  onSearch: (q: string | undefined) => void
  /** The filters of a suggestion. */
  onPick: (filters: Filters) => void
  label: string
}

/** The words in the address; what is found follows while they are typed. */
export function SearchBox({ q, onSearch, onPick, label }: SearchBoxProps) {
  const typed = useTyped(q, onSearch)
  return (
    <SearchField
      label={label}
      text={typed.text}
      onType={typed.type}
      onSearch={() => typed.commit()}
      onPick={({ filters }) => {
        typed.settle(filters.q)
        onPick(filters)
      }}
    />
  )
}
