import { CatchBoundary } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useAddressText } from '../ui/hooks.ts'
import type { Filters } from './filters.ts'
import type { SearchChoice } from './suggestions.tsx'

const SuggestionList = lazy(async () => ({
  default: (await import('./suggestions.tsx')).SuggestionList,
}))

type SearchFieldProps = {
  label: string
  text: string
  onType: (text: string) => void
  onSearch: () => void
  /** A suggestion was chosen: a model, a brand, or words from before. */
  onPick: (choice: SearchChoice) => void
  focusFirst?: boolean
}

/** Words to search for. Suggestions load with the first touch; searching goes on without them. */
export function SearchField(props: SearchFieldProps) {
  const { label, text, onType, onSearch, onPick, focusFirst } = props
  const field = useRef<HTMLInputElement>(null)
  const [isTouched, setTouched] = useState(false)
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
          onFocus={() => setTouched(true)}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
          <Suspense fallback={null}>
            {isTouched && <SuggestionList field={field} text={text} onPick={onPick} />}
          </Suspense>
        </CatchBoundary>
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
