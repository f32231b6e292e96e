import { Search } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from '../ui/fields.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { MAX_WORDS_LENGTH } from './filters.ts'
import type { SearchChoice } from './suggestions.tsx'

const lazySuggestions = lazyPart(async () => (await import('./suggestion-list.tsx')).SuggestionList)

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
          maxLength={MAX_WORDS_LENGTH}
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
