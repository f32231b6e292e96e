import { Search } from 'lucide-react'
import { useRef } from 'react'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useAddressText } from '../ui/hooks.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { createStoredList } from '../ui/stored-list.ts'
import type { Filters } from './filters.ts'
import type { SearchChoice } from './suggestions.tsx'

/** Searches that are offered again. */
const MAX_STORED = 8
const MAX_SUGGESTED = 4

const storedSearches = createStoredList('redial.words', MAX_STORED)

export function rememberSearch(words: string): void {
  const tidy = words.trim().replace(/\s+/g, ' ')
  if (tidy.length > 1) storedSearches.add(tidy)
}

/** What was searched for in this browser and begins like that, newest first. */
export function recentSearches(beginning: string): string[] {
  const wanted = beginning.toLowerCase()
  return storedSearches
    .all()
    .filter((words) => words.toLowerCase().startsWith(wanted) && words.toLowerCase() !== wanted)
    .slice(0, MAX_SUGGESTED)
}

const lazySuggestions = lazyPart(async () => (await import('./suggestions.tsx')).SuggestionList)

type SearchFieldProps = {
  label: string
  text: string
  onType: (text: string) => void
  onSearch: () => void
  /** A suggestion was chosen: a model, a brand, or words from before. */
  onPick: (choice: SearchChoice) => void
  focusFirst?: boolean
}

/** Words to search for. The suggestions below are fetched from the first touch on. */
export function SearchField(props: SearchFieldProps) {
  const { label, text, onType, onSearch, onPick, focusFirst } = props
  const field = useRef<HTMLInputElement>(null)
  // Searching works without suggestions.
  const [List, wantList] = lazySuggestions.useOnDemand({ silent: true })
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <TextField
          ref={field}
          type="search"
          name="q"
          role="combobox"
          // The list of suggestions says when it is open, and where it points.
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          label={label}
          hideLabel
          placeholder={label}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          start={<Search className="size-4" />}
          value={text}
          data-initial-focus={focusFirst || undefined}
          onFocus={wantList}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {List && <List field={field} text={text} onPick={onPick} />}
      </form>
    </search>
  )
}

type SearchBoxProps = {
  q: string | undefined
  onSearch: (q: string | undefined) => void
  /** The filters of a suggestion. */
  onPick: (filters: Filters) => void
  label: string
}

/** The words in the address; what is found follows while they are typed. */
export function SearchBox({ q, onSearch, onPick, label }: SearchBoxProps) {
  const typed = useAddressText(q, onSearch)
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
