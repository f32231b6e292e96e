import { countWhole } from './facet-counts.ts'
import type { Filters } from './filters.ts'
import { resolveWords, spellingCandidates } from './query/resolve-words.ts'
import { interpret } from './query/understand.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { queryWords } from './query/words.ts'
import type { OtherText, Suggestions } from './search.contract.ts'
import { prepareSearch, type SearchContext, type SearchDeps } from './search-phones.ts'

const MAX_TEXTS = 3
/** Searches counted to find texts that have results. */
const MAX_TRIED = 8
/** More than a typo: these are only suggested, never searched for instead. */
const MAX_EDITS = 3
/** A short word resembles too many others with so many edits. */
const MIN_LETTERS = 5

/** Texts with results that resemble a text without, the most similar first. */
export async function suggestTexts(
  deps: SearchDeps,
  filters: Filters,
  { words, understood }: SearchContext,
): Promise<OtherText[]> {
  const texts: OtherText[] = []
  for (const q of similarTexts(words, filters.q, understood.leftOver).slice(0, MAX_TRIED)) {
    if (texts.length >= MAX_TEXTS) break
    const { counts } = await prepareSearch(deps, { ...filters, q, after: undefined })
    if (counts.total > 0) texts.push({ q, total: counts.total })
  }
  return texts
}

/** The text with each word that no model has replaced by a known one. */
function similarTexts(vocabulary: Vocabulary, q: string, unknown: string[]): string[] {
  const typed = queryWords(q)
  const texts = unknown
    .filter((word) => word.length >= MIN_LETTERS)
    .flatMap((word) =>
      spellingCandidates(vocabulary, word, MAX_EDITS).map((other) =>
        typed.map((one) => (one === word ? other.word : one)).join(' '),
      ),
    )
  const split = resolveWords(vocabulary, typed).map((one) => one.word)
  return [...new Set([split.join(' '), ...texts])].filter(
    (text) => text !== q && interpret(vocabulary, text).leftOver.length === 0,
  )
}

const MAX_POPULAR = 6

/** The models most often on sale: of the brands that the text means, if any, else of all. */
export function popularModels({ whole, words, understood }: SearchContext): Suggestions['models'] {
  const meant = new Set([
    ...understood.brands.map((brand) => brand.number),
    ...(understood.models ?? []).map(({ model }) => model.brand.number),
  ])
  const { groups } = countWhole(whole, words)
  const onSale = [...groups].flatMap(([id, live]) => {
    const model = words.byId.get(id)
    return model && !model.catchAll && live > 0 ? { model, live } : []
  })
  const ofBrand = onSale.filter(({ model }) => meant.has(model.brand.number))
  return (ofBrand.length > 0 ? ofBrand : onSale)
    .sort((a, b) => b.live - a.live || a.model.id - b.model.id)
    .slice(0, MAX_POPULAR)
    .map(({ model: { slug, name, brand }, live }) => ({ slug, name, brand: brand.brand, live }))
}
