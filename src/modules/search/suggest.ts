import { currentIndex } from './facets/facet-cells.ts'
import { countWhole } from './facets/facet-counts.ts'
import { joinSplitWords, resolveWords } from './query/resolve-words.ts'
import { interpret, type ModelMatch } from './query/understand.ts'
import { type Brand, type Model, type Vocabulary, vocabulary } from './query/vocabulary.ts'
import { isFiller, queryWords } from './query/words.ts'
import type { Suggestions } from './search.contract.ts'
import type { SearchDeps } from './search-phones.ts'

const MAX_SUGGESTIONS = 8
const MAX_BRANDS = 3
/** Weight of the number on sale against the closeness of the name, and the penalty for none on sale. */
const LIVE_WEIGHT = 0.35
const NOT_ON_SALE_PENALTY = 1.5

/** Models and brands that complete what was typed, with the number on sale. */
export async function suggest(deps: SearchDeps, q: string): Promise<Suggestions> {
  const [words, index] = await Promise.all([vocabulary(deps.db.kysely), currentIndex(deps.db)])
  await words.collectWords()
  const { models, brands } = matchPrefix(words, q)
  const understood = models.length + brands.length === 0 ? interpret(words, q) : undefined
  const liveOf = (id: number) => index.segments.get(id)?.live ?? 0
  const { parents: liveOfBrand } = countWhole(index, words)
  const matchedBrands = [...new Set([...brands, ...(understood?.brands ?? [])])]
    .map((brand) => ({ ...brand, live: liveOfBrand.get(brand.number) ?? 0 }))
    .sort((a, b) => b.live - a.live)
    .slice(0, MAX_BRANDS)
  const rank = ({ model, tier }: ModelMatch) => {
    const live = liveOf(model.id)
    return tier + (live > 0 ? -Math.log10(live) * LIVE_WEIGHT : NOT_ON_SALE_PENALTY)
  }
  return {
    brands: matchedBrands.map(({ id, brand, live }) => ({ id, brand, live })),
    models: [...models, ...(understood?.models ?? [])]
      .filter(({ model }) => !model.catchAll)
      .map((match) => ({ ...match, rank: rank(match) }))
      .sort((a, b) => a.rank - b.rank || b.model.id - a.model.id)
      .slice(0, MAX_SUGGESTIONS - matchedBrands.length)
      .map(({ model: { id, slug, name, brand } }) => ({
        slug,
        name,
        brand: brand.brand,
        live: liveOf(id),
      })),
  }
}

/** Models compared at most; a single letter matches thousands. */
const MAX_CANDIDATES = 600

/**
 * Models that contain all words typed so far, the last of which may be incomplete, and brands with
 * that prefix.
 */
function matchPrefix(vocabulary: Vocabulary, q: string): { models: ModelMatch[]; brands: Brand[] } {
  const typed = queryWords(q)
  const last = typed.at(-1)
  if (!last) return { models: [], brands: [] }
  const isPrefix = !/\s$/.test(q)
  const before = resolveWords(vocabulary, joinSplitWords(vocabulary, typed.slice(0, -1))).map(
    (one) => one.word,
  )
  const needed = before.filter((word) => !isFiller(word))
  const brands = [...vocabulary.brands.values()].filter((brand) => {
    const fits = (word: string) => brand.words.some((own) => own === word)
    return needed.every(fits) && brand.words.some((own) => matchesLast(own, last, isPrefix))
  })
  const models: ModelMatch[] = []
  for (const at of candidateIndexes(vocabulary, needed, last)) {
    const model = vocabulary.models[at]!
    const tier = nameDistance(model, needed, last, isPrefix)
    if (tier !== undefined) models.push({ model, tier })
    if (models.length >= MAX_CANDIDATES) break
  }
  return { models, brands }
}

function matchesLast(word: string, typed: string, goesOn: boolean) {
  return goesOn ? word.startsWith(typed) : word === typed
}

/** The shortest list of models among the complete words; all models for a first word. */
function candidateIndexes({ words, pieces, models }: Vocabulary, needed: string[], last: string) {
  const lists = needed.map((word) => [...(words.get(word) ?? []), ...(pieces.get(word) ?? [])])
  if (lists.length > 0) return lists.reduce((a, b) => (a.length <= b.length ? a : b))
  const whole = words.get(last)
  return new Set([...(whole ?? []), ...models.keys()])
}

/** Distance of the closest name from what was typed; undefined when none matches. */
function nameDistance({ namings, brand }: Model, needed: string[], last: string, goesOn: boolean) {
  let least: number | undefined
  for (const naming of namings) {
    const own = [...naming, ...brand.words]
    const has = (word: string) => own.some((one) => one === word || isPartOf(one, word))
    if (!needed.every(has)) continue
    const going = own.find((one) => matchesLast(one, last, goesOn))
    if (going === undefined) continue
    const more = naming.filter((word) => !needed.includes(word) && word !== going).length
    const far = more + (going === last ? 0 : 0.5) + (naming.includes(going) ? 0 : 0.5)
    if (least === undefined || far < least) least = far
  }
  return least
}

// 's' and '21' are parts of 's21'.
function isPartOf(word: string, typed: string) {
  return (
    /\d/.test(word) &&
    word.length <= 4 &&
    (word.match(/\p{L}+|\d+/gu)?.some((part) => part === typed) ?? false)
  )
}
