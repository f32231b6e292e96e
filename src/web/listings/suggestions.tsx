import { History, Smartphone, Tag } from 'lucide-react'
import type { Api, Suggestions } from '../api/index.ts'
import { formatCount } from '../ui/choice-fields.tsx'
import type { Option } from '../ui/combobox.tsx'
import type { Filters } from './filters.ts'
import { recentWords } from './search-field.tsx'

/** A suggestion, and what is searched for when it is chosen. */
export type SearchChoice = Option & { filters: Filters }

/** Words from before first, then what the catalogue knows that begins like that. */
export async function suggestionsFor(
  api: Api,
  text: string,
  signal: AbortSignal,
): Promise<SearchChoice[]> {
  const recent = recentWords(text).map(asRecent)
  if (text === '') return recent
  const { brands, models } = await api.get('/api/suggestions', { query: { q: text }, signal })
  return [...recent, ...brands.map(asBrand), ...models.map(asModel)]
}

function asRecent(words: string): SearchChoice {
  return {
    id: `words-${words}`,
    label: words,
    icon: <History className="size-4 text-muted" />,
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

function asModel({ slug, name, brand, live }: Suggestions['models'][number]): SearchChoice {
  return {
    id: `model-${slug}`,
    label: (
      <>
        {name} <span className="text-muted">{brand}</span>
      </>
    ),
    icon: <Smartphone className="size-4 text-muted" />,
    aside: live > 0 ? formatCount(live) : 'None yet',
    filters: { model: [slug] },
  }
}
