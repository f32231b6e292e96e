import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../ui/fields.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { createStoredList } from '../ui/stored-list.ts'
import { type Filters, MAX_WORDS_LENGTH } from './filters.ts'
import type { SearchChoice } from './suggestions.tsx'

/** Searches that are offered again. */
const MOST_KEPT = 8
const MOST_OFFERED = 4

const kept = createStoredList('redial.words', MOST_KEPT)

export function rememberWords(words: string): void {
  const tidy = words.trim().replace(/\s+/g, ' ')
  if (tidy.length > 1) kept.add(tidy)
}

/** What was searched for in this browser and begins like that, newest first. */
export function recentWords(beginning: string): string[] {
  const wanted = beginning.toLowerCase()
  return kept
    .all()
    .filter((words) => words.toLowerCase().startsWith(wanted) && words.toLowerCase() !== wanted)
    .slice(0, MOST_OFFERED)
}

/** Long enough to finish a word, short enough to feel like an answer. */
const TYPING_PAUSE_MS = 400

/**
 * Text that is typed here and lives in the address: handed on after a pause or at once with `commit`,
 * and following the address when that changes by other means.
 */
export function useTyped(
  inAddress: string | undefined,
  onTyped: (text: string | undefined) => void,
) {
  const [text, setText] = useState(inAddress ?? '')
  const settled = useRef(inAddress ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if ((inAddress ?? '') === settled.current) return
    settled.current = inAddress ?? ''
    setText(settled.current)
  }, [inAddress])

  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(typed = text) {
    clearTimeout(timer.current)
    const next = typed.trim()
    if (next === settled.current) return
    settled.current = next
    onTyped(next || undefined)
  }

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(typed), TYPING_PAUSE_MS)
  }

  /** The address is about to say this by other means: what was typed is not handed on any more. */
  function settle(next = '') {
    clearTimeout(timer.current)
    settled.current = next
    setText(next)
  }

  return { text, type, commit, settle }
}

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
