import { RotateCcwClock, Smartphone, Tag } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Api, type Suggestions, useApi } from '../api/index.ts'
import { smallFile } from '../listings/phone-photo.tsx'
import { type Option, OptionList, useCombobox } from '../ui/form/combobox.tsx'
import { useDebounced } from '../ui/hooks.ts'
import type { Filters } from './filters.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

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
    if (choice.filters.q) rememberSearch(choice.filters.q)
    onPick(choice)
  }

  const onEvent = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Enter' && !pointed) rememberSearch(text)
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
    const request = new AbortController()
    suggestionsFor(api, wanted, request.signal)
      .then((suggestions) => request.signal.aborted || setOptions(suggestions))
      // Searching goes on without suggestions.
      .catch(() => {})
    return () => request.abort()
  }, [api, wanted])
  return options
}

/** A suggestion, and what is searched for when it is chosen. */
export type SearchChoice = Option & { filters: Filters }

/** Words from before first, then what the catalog knows that begins like that. */
export async function suggestionsFor(
  api: Api,
  text: string,
  signal: AbortSignal,
): Promise<SearchChoice[]> {
  const recent = recentSearches(text).map(asRecent)
  if (text === '') return recent
  const { brands, models, currency } = await api.get('/api/suggestions', {
    query: { q: text },
    signal,
  })
  return [...recent, ...brands.map(asBrand), ...models.map((model) => asModel(model, currency))]
}

function asRecent(words: string): SearchChoice {
  return {
    id: `words-${words}`,
    label: words,
    icon: <RotateCcwClock className="size-4 text-muted" />,
    filters: { q: words },
  }
}

function asBrand({ id, brand, live }: Suggestions['brands'][number]): SearchChoice {
  return {
    id: `brand-${id}`,
    label: brand,
    icon: <Tag className="size-4 text-muted" />,
    aside: live > 0 ? formatCount(live) : 'Brand',
    filters: { brand: [brand] },
  }
}

function asModel(model: Suggestions['models'][number], currency: string): SearchChoice {
  const { slug, name, brand, live, fromMinor, img } = model
  return {
    id: `model-${slug}`,
    label: (
      <>
        {name} <span className="text-muted">{brand}</span>
      </>
    ),
    icon: img ? (
      <img
        src={smallFile(img)}
        alt=""
        width={36}
        height={36}
        className="size-9 rounded-field object-cover"
      />
    ) : (
      <Smartphone className="mx-2.5 size-4 text-muted" />
    ),
    aside:
      fromMinor === null
        ? 'None yet'
        : `${formatCount(live)} from ${formatMoney(fromMinor, currency)}`,
    filters: { model: [slug] },
  }
}
