import { RotateCcwClock, Smartphone, Tag } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { type Api, type Suggestions, useApi } from '../api/index.ts'
import { smallFile } from '../listings/phone-photo.tsx'
import { type Option, OptionList, useCombobox } from '../ui/form/combobox.tsx'
import { useDebounced } from '../ui/hooks.ts'
import { type FilterTexts, useFilterTexts } from './filter-texts.ts'
import type { Filters } from './filters.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

export type SuggestionListProps = {
  field: RefObject<HTMLInputElement | null>
  text: string
  onPick: (choice: SearchChoice) => void
}

/** Suggestions below a field that was there before them: they take over its keys and its names. */
export function SuggestionList({ field, text, onPick }: SuggestionListProps) {
  const texts = useFilterTexts()
  const options = useSuggestions(text, texts)
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

  return <OptionList list={list} label={texts.t('suggestions.label')} className="suggestions" />
}

/** Words from before, and what the catalog knows that begins like the text. */
type Matches = { recent: readonly string[]; suggestions: Suggestions | undefined }

function useSuggestions(text: string, texts: FilterTexts): readonly SearchChoice[] {
  const api = useApi()
  const [{ recent, suggestions }, setMatches] = useState<Matches>({
    recent: [],
    suggestions: undefined,
  })
  const wanted = useDebounced(text.trim())
  useEffect(() => {
    const request = new AbortController()
    findSuggestions(api, wanted, request.signal)
      .then((matches) => request.signal.aborted || setMatches(matches))
      // Searching goes on without suggestions.
      .catch(() => {})
    return () => request.abort()
  }, [api, wanted])
  const { brands = [], models = [], currency = '' } = suggestions ?? {}
  return [
    ...recent.map(asRecent),
    ...brands.map((brand) => asBrand(brand, texts)),
    ...models.map((model) => asModel(model, currency, texts)),
  ]
}

/** A suggestion, and what is searched for when it is chosen. */
export type SearchChoice = Option & { filters: Filters }

async function findSuggestions(api: Api, text: string, signal: AbortSignal): Promise<Matches> {
  const recent = recentSearches(text)
  if (text === '') return { recent, suggestions: undefined }
  const suggestions = await api.get('/api/suggestions', { query: { q: text }, signal })
  return { recent, suggestions }
}

function asRecent(words: string): SearchChoice {
  return {
    id: `words-${words}`,
    label: words,
    icon: <RotateCcwClock className="size-4 text-muted" />,
    filters: { q: words },
  }
}

function asBrand(
  { id, brand, live }: Suggestions['brands'][number],
  { t, shown }: FilterTexts,
): SearchChoice {
  return {
    id: `brand-${id}`,
    label: brand,
    icon: <Tag className="size-4 text-muted" />,
    aside: live > 0 ? shown(live) : t('suggestions.brand'),
    filters: { brand: [brand] },
  }
}

function asModel(
  model: Suggestions['models'][number],
  currency: string,
  { t, shown, phone }: FilterTexts,
): SearchChoice {
  const { slug, name, brand, live, fromMinor, img } = model
  return {
    id: `model-${slug}`,
    label: (
      <>
        <bdi>{name}</bdi> <span className="text-muted">{brand}</span>
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
        ? t('suggestions.none')
        : t('suggestions.from', { shown: shown(live), price: phone.money(fromMinor, currency) }),
    filters: { model: [slug] },
  }
}
