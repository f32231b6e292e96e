import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useApi } from '../shell/use-api.ts'
import { OptionList, useCombobox } from '../ui/combobox.tsx'

import { useDebounced } from '../ui/hooks.ts'
import { rememberWords } from './search-field.tsx'
import { type SearchChoice, suggestionsFor } from './suggestions.tsx'

export type SuggestionListProps = {
  field: RefObject<HTMLInputElement | null>
  text: string
  onPick: (choice: SearchChoice) => void
}

/** Suggestions below a field that was there before them: they take over its keys and its names. */
export function SuggestionList({ field, text, onPick }: SuggestionListProps) {
  const options = useSuggestions(text)
  // It came because the field was touched.
  const list = useCombobox(useId(), options, choose, true)
  const { open } = list
  const controls = list.field['aria-controls']
  const pointed = list.field['aria-activedescendant']

  function choose(choice: SearchChoice) {
    if (choice.filters.q) rememberWords(choice.filters.q)
    onPick(choice)
  }

  const onEvent = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Enter' && !pointed) rememberWords(text)
      list.onKey(event as KeyboardEvent)
    } else if (event.type === 'blur') list.hide()
    else list.show()
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const types = ['keydown', 'blur', 'input', 'click']
    for (const type of types) input.addEventListener(type, onEvent)
    return () => {
      for (const type of types) input.removeEventListener(type, onEvent)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(open))
    input?.setAttribute('aria-controls', controls)
    if (pointed) input?.setAttribute('aria-activedescendant', pointed)
    else input?.removeAttribute('aria-activedescendant')
  }, [field, open, controls, pointed])

  return <OptionList list={list} label="Suggestions" className="suggestions" />
}

function useSuggestions(text: string): readonly SearchChoice[] {
  const api = useApi()
  const [options, setOptions] = useState<readonly SearchChoice[]>([])
  const wanted = useDebounced(text.trim())
  useEffect(() => {
    const asking = new AbortController()
    suggestionsFor(api, wanted, asking.signal)
      .then((found) => asking.signal.aborted || setOptions(found))
      // Searching goes on without suggestions.
      .catch(() => {})
    return () => asking.abort()
  }, [api, wanted])
  return options
}
