import type pg from 'pg'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { indexRows } from './facets/facet-cells.ts'
import { type PhoneIndex, type SearchCriteria, searchCaches } from './facets/facet-counts.ts'
import type { Understanding } from './query/understand.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { isFiller } from './query/words.ts'
import { countByText, type TextCondition, type TextCounts } from './results/results.store.ts'

/** Listings matched by their own text. */
export type TextMatches = {
  index: PhoneIndex
  condition: TextCondition
  /** Number seen; one more than the maximum when there are more. */
  seen: number
  /** Their ids, unless there are too many. */
  ids: { modelId: number; ids: string[] }[] | null
}

/** Up to so many listings are fetched by id. */
const MAX_IDS = 2_000
/** At most 300 KB each. */
const MAX_CACHED = 64
/** Farther than any model modelTiers by the words. */
const UNKNOWN_MODEL_TIER = 3

/**
 * Listings that only their text can match: those with words that no model has, and those of an
 * unknown model, which are ranked behind all models. Null when no text search is needed; undefined
 * when it timed out.
 */
export async function matchListingText(
  pool: pg.Pool,
  { index, words }: { index: PhoneIndex; words: Vocabulary },
  { matchedWords, unmatchedWords }: Understanding,
  {
    modelTiers,
    matchedBrands,
    seller,
  }: Pick<SearchCriteria, 'modelTiers' | 'matchedBrands' | 'seller'>,
): Promise<TextMatches | null | undefined> {
  const free = modelTiers
    ? [...words.catchAlls].filter((id) => (index.segments.get(id)?.live ?? 0) > 0)
    : []
  if (unmatchedWords.length === 0 && free.length === 0) return null
  if (unmatchedWords.some((word) => !/[\p{L}\p{N}]/u.test(word))) return NOTHING
  const models = modelTiers && [...modelTiers.keys(), ...free]
  const among = {
    models: modelTiers && [...modelTiers.keys()],
    brands: matchedBrands && [...matchedBrands],
  }
  const terms = buildTextQueries(words, { matchedWords, unmatchedWords, free, ...among })
  const { texts } = searchCaches(index, words)
  const filtered = unmatchedWords.length > 0 ? models : null
  // The terms don't name models if there are very many.
  const key = `${terms.whole} ${filtered?.join(',') ?? ''}`
  const known = texts.get(key)
  const having = !known && (await countByText(pool, terms, { models: filtered, seller }))
  const matches = known ?? (having ? toTextMatches(having) : undefined)
  if (!matches) return undefined
  if (!known && matches.ids) {
    if (texts.size >= MAX_CACHED) texts.delete(texts.keys().next().value ?? '')
    texts.set(key, matches)
  }
  for (const id of matches.index.segments.keys())
    if (modelTiers && !modelTiers.has(id)) modelTiers.set(id, UNKNOWN_MODEL_TIER)
  return matches
}

const NOTHING: TextMatches = {
  index: indexRows([]),
  condition: { terms: '', everywhere: false },
  seen: 0,
  ids: [],
}

function toTextMatches({ terms, rows }: TextCounts): TextMatches {
  const seen = rows.reduce((sum, row) => sum + row.count, 0)
  const sought = { terms, everywhere: seen > MAX_COUNTED_RESULTS }
  return { index: indexRows(rows), condition: sought, seen, ids: seen <= MAX_IDS ? rows : null }
}

/** Full-text queries: whole words, and words that may continue. */
export type TextQueries = { whole: string; prefix: string }

/** More models than this are queried by brand and filtered row by row. */
const MAX_MODELS_IN_QUERY = 60
/** Shorter words are prefixes of too many others; letters. */
const MIN_PREFIX = 3

type TextSearch = Pick<Understanding, 'matchedWords' | 'unmatchedWords'> & {
  /** Models or brands modelTiers by the other words; null for all. */
  models: number[] | null
  brands: number[] | null
  /** Catch-all models with live listings, which only their text describes. */
  free: number[]
}

/**
 * Matches listings of the models modelTiers that contain the words no model has, and listings of an
 * unknown model that contain all the words.
 */
function buildTextQueries({ byId }: Vocabulary, search: TextSearch): TextQueries {
  const { unmatchedWords, models, free } = search
  const named = models && models.length > MAX_MODELS_IN_QUERY ? null : models
  const wide = models && !named ? models.map((id) => byId.get(id)?.brand.number ?? 0) : null
  const brands = search.brands ?? (wide && [...new Set(wide)])
  const known = search.matchedWords.filter((word) => !isFiller(word))
  const write = (begun: boolean) => {
    const left = unmatchedWords.map((word) => quoteWord(word, begun))
    const either: string[][] = []
    if (left.length > 0) either.push([...left, ...oneOf('#', named), ...oneOf('@', brands)])
    if (free.length > 0)
      either.push([...known.map((word) => quoteWord(word)), ...left, ...oneOf('#', free)])
    return either.map((terms) => `(${terms.join(' & ')})`).join(' | ')
  }
  return { whole: write(false), prefix: write(true) }
}

function oneOf(sign: '#' | '@', numbers: number[] | null): string[] {
  return numbers ? [`(${numbers.map((number) => `'${sign}${number}'`).join(' | ')})`] : []
}

// Quoted, so that nothing in it is an operator.
function quoteWord(word: string, begun = false) {
  const isPrefix = begun && word.length >= MIN_PREFIX
  return `'${word.replaceAll(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`
}
