import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/index.ts'
import { useDebounced } from '../../ui/hooks.ts'
import { listingQueries } from '../queries.ts'

/** Letters typed before places are suggested. */
const MIN_LETTERS = 2

/** Props of a field that suggests places while `text` is typed into it; `listLabel` names their list. */
export function usePlaceSuggestions(
  text: string,
  onChange: (text: string) => void,
  listLabel: string,
) {
  const [typing, setTyping] = useState(false)
  const wanted = useDebounced(text.trim())
  const enabled = typing && wanted.length >= MIN_LETTERS
  const { data: places = [] } = useQuery({
    ...listingQueries.places(useApi(), wanted),
    enabled,
  })
  return {
    listLabel,
    options: enabled ? places.map(({ id, label }) => ({ id: String(id), label })) : [],
    onType: (typed: string) => {
      setTyping(true)
      onChange(typed)
    },
    onPick: ({ label }: { label: string }) => {
      setTyping(false)
      onChange(label)
    },
  }
}
