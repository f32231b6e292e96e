import { completeCode } from '../../catalog/index.ts'
import { listingStock } from '../../listings/index.ts'
import { currentIndex } from '../facets/phone-index.ts'
import { joinSplitWords, resolveWords } from '../query/resolve-words.ts'
import { interpret, type ModelMatch } from '../query/understand.ts'
import { type Brand, type Model, type Vocabulary, vocabulary } from '../query/vocabulary.ts'
import { isFiller, queryWords } from '../query/words.ts'
import type { Suggestions } from '../search.contract.ts'
import type { SearchDeps } from '../search-phones.ts'

const MAX_SUGGESTIONS = 8
const MAX_BRANDS = 3
/** Weight of the number for sale against the closeness of the name, and the penalty if there is none. */
const LIVE_WEIGHT = 0.35
const NOT_ON_SALE_PENALTY = 1.5

/** Models and brands that complete what was typed, with the number for sale. */
export async function suggest(deps: SearchDeps, q: string): Promise<Suggestions> {
  const [words, index] = await Promise.all([vocabulary(deps.db.kysely), currentIndex(deps.db)])
  await words.collectWords()
  const { models: byModel, brands: byBrand } = index.countAll()
  const liveOf = (id: number) => byModel.get(id)
  const named = matchPrefix(words, q, (model) => liveOf(model.id) > 0)
  const { brands } = named
  const isNamed = named.models.length + brands.length > 0
  const models = isNamed ? named.models : await modelsOfCode(deps, words, q)
  const understood = models.length + brands.length === 0 ? interpret(words, q) : undefined
  const matchedBrands = [...new Set([...brands, ...(understood?.brands ?? [])])]
    .map((brand) => ({ ...brand, live: byBrand.get(brand.number) ?? 0 }))
    .sort((a, b) => b.live - a.live)
    .slice(0, MAX_BRANDS)
  const rank = ({ model, tier }: ModelMatch) => {
    const live = liveOf(model.id)
    return tier + (live > 0 ? -Math.log10(live) * LIVE_WEIGHT : NOT_ON_SALE_PENALTY)
  }
  const suggested = [...models, ...(understood?.models ?? [])]
    .filter(({ model }) => !model.catchAll)
    .map((match) => ({ ...match, rank: rank(match) }))
    .sort((a, b) => a.rank - b.rank || b.model.id - a.model.id)
    .slice(0, MAX_SUGGESTIONS - matchedBrands.length)
  const cheapest = await listingStock.cheapestOfModels(
    deps.db.kysely,
    suggested.map(({ model }) => model.id),
  )
  return {
    brands: matchedBrands.map(({ id, brand, live }) => ({ id, brand, live })),
    models: suggested.map(({ model: { id, slug, name, brand } }) => ({
      slug,
      name,
      brand: brand.brand,
      live: liveOf(id),
      fromMinor: cheapest.get(id)?.priceMinor ?? null,
      img: cheapest.get(id)?.img ?? '',
    })),
    currency: deps.settings.current().currency,
  }
}

/** The models whose code is typed: 'sm-g991b', 'A2633'. */
async function modelsOfCode(deps: SearchDeps, { byId }: Vocabulary, q: string) {
  const ids = await completeCode(deps.db.kysely, q)
  return ids.flatMap((id): ModelMatch[] => {
    const model = byId.get(id)
    return model ? [{ model, tier: 0 }] : []
  })
}

/** Without those for sale; a single letter matches thousands of models. */
const MAX_MATCHES = 600

/**
 * Models that contain all words typed so far, the last of which may be incomplete, and brands with
 * that prefix: all that are for sale, and some of the others.
 */
function matchPrefix(
  vocabulary: Vocabulary,
  q: string,
  isOnSale: (model: Model) => boolean,
): { models: ModelMatch[]; brands: Brand[] } {
  const typed = queryWords(q)
  const last = typed.at(-1)
  if (!last) return { models: [], brands: [] }
  const isPrefix = !/\s$/.test(q)
  const before = resolveWords(vocabulary, joinSplitWords(vocabulary, typed.slice(0, -1))).map(
    (one) => one.word,
  )
  const needed = before.filter((word) => !isFiller(word))
  const brands = [...vocabulary.brands.values()].filter((brand) => {
    const fits = (word: string) => brand.words.some((brandWord) => brandWord === word)
    return (
      needed.every(fits) && brand.words.some((brandWord) => matchesLast(brandWord, last, isPrefix))
    )
  })
  const models: ModelMatch[] = []
  let others = 0
  for (const index of candidateIndexes(vocabulary, needed, last, isPrefix)) {
    const model = vocabulary.models[index]!
    const onSale = isOnSale(model)
    if (!onSale && others >= MAX_MATCHES) continue
    const tier = nameDistance(model, needed, last, isPrefix)
    if (tier === undefined) continue
    models.push({ model, tier })
    if (!onSale) others += 1
  }
  return { models, brands }
}

function matchesLast(word: string, typed: string, goesOn: boolean) {
  return goesOn ? word.startsWith(typed) : word === typed
}

/**
 * The shortest list of models among the complete words; for a first word, the models with a word that it
 * begins.
 */
function candidateIndexes(
  { words, pieces }: Vocabulary,
  needed: string[],
  last: string,
  goesOn: boolean,
): Iterable<number> {
  const lists = needed.map((word) => [...(words.get(word) ?? []), ...(pieces.get(word) ?? [])])
  if (lists.length > 0) return lists.reduce((a, b) => (a.length <= b.length ? a : b))
  const candidates = new Set(words.get(last))
  if (!goesOn) return candidates
  for (const [word, models] of words) {
    if (word.startsWith(last)) for (const index of models) candidates.add(index)
  }
  return candidates
}

/**
 * Distance of the closest name from what was typed; undefined when none matches. It runs for thousands of models
 * with each letter that someone types, so it makes no arrays.
 */
function nameDistance({ namings, brand }: Model, needed: string[], last: string, goesOn: boolean) {
  let least: number | undefined
  const completes = (word: string) => matchesLast(word, last, goesOn)
  for (const naming of namings) {
    const inName = naming.find(completes)
    const completed = inName ?? brand.words.find(completes)
    if (completed === undefined) continue
    if (!needed.every((word) => hasWord(naming, word) || hasWord(brand.words, word))) continue
    let distance = (completed === last ? 0 : 0.5) + (inName === undefined ? 0.5 : 0)
    for (const word of naming) if (word !== completed && !needed.includes(word)) distance += 1
    if (least === undefined || distance < least) least = distance
  }
  return least
}

function hasWord(words: readonly string[], typed: string): boolean {
  return words.some((word) => word === typed || isPartOf(word, typed))
}

// 's' and '21' are parts of 's21'.
function isPartOf(word: string, typed: string) {
  return (
    /\d/.test(word) &&
    word.length <= 4 &&
    (word.match(/\p{L}+|\d+/gu)?.some((part) => part === typed) ?? false)
  )
}
