import { ID_WORDS } from '@redial/facet-index'
import type { ReadSource } from '../../platform/db/index.ts'
import { findByText } from './facets/listing-rows.store.ts'
import { NO_FILTERS, type SearchCriteria } from './facets/phone-facets.ts'
import type { PhoneIndex } from './facets/phone-index.ts'
import type { ExcludedText } from './query/exclusions.ts'
import type { Understanding } from './query/understand.ts'
import type { Vocabulary } from './query/vocabulary.ts'
import { isFiller, toTyped } from './query/words.ts'

/** Listings matched by their own text. */
export type TextMatches = {
  /** As the index has them; some may be of models or brands that the other words don't mean. */
  ids: Uint32Array
  /** How many of them match the other words too. */
  total: number
  /** False if there are more than are read. */
  isComplete: boolean
}

/** Listings read: more than are counted exactly, because the best of them make the pages. */
const MOST_MATCHES = 30_000

type TextSearch = {
  index: PhoneIndex
  words: Vocabulary
  q: string
  seller: string | undefined
  /**
   * Catch-all models with live listings, if the words mean models: only their text describes these listings.
   */
  unknown: number[]
}

/**
 * Listings that only their text can match: those with words that no model has, and those of an unknown model.
 * Undefined when finding them timed out.
 */
export async function matchListingText(
  source: ReadSource,
  { index, words, q, seller, unknown }: TextSearch,
  { matchedWords, unmatchedWords }: Understanding,
  criteria: SearchCriteria,
): Promise<TextMatches | undefined> {
  const { modelTiers, matchedBrands } = criteria
  // Signs are in no text.
  if (unmatchedWords.some((word) => !/[\p{L}\p{N}]/u.test(word))) return NOTHING
  const terms = buildTextQueries(words, {
    ...{ matchedWords, unmatchedWords, unknown, q },
    models: modelTiers && [...modelTiers.keys()],
    brands: matchedBrands && [...matchedBrands],
  })
  const models = modelTiers && new Set([...modelTiers.keys(), ...unknown])
  for (const text of terms) {
    const ids = await findByText(source.slowPool, text, { seller, most: MOST_MATCHES + 1 })
    if (!ids) return undefined
    const { total } = await index.page({
      ...NO_FILTERS,
      models,
      brands: matchedBrands,
      within: ids,
    })
    // Words are used as prefixes only when whole words match nothing.
    if (total > 0) return { ids, total, isComplete: ids.length / ID_WORDS <= MOST_MATCHES }
  }
  return NOTHING
}

const NOTHING: TextMatches = { ids: new Uint32Array(), total: 0, isComplete: true }

/** Whether the text of some phone for sale has all of these words, whole. */
export async function areWordsForSale(
  source: ReadSource,
  words: readonly string[],
): Promise<boolean> {
  if (words.length === 0) return false
  const terms = words.map((word) => quoteWord(word)).join(' & ')
  const ids = await findByText(
    source.slowPool,
    { terms, typed: '' },
    { seller: undefined, most: 1 },
  )
  return (ids?.length ?? 0) > 0
}

/**
 * Listings with any of the texts as whole words: all of them, or only those of an unknown model where the text
 * is a name of models. Null when finding them timed out.
 */
export async function findExcludedListings(
  source: ReadSource,
  texts: readonly ExcludedText[],
  catchAlls: readonly number[],
): Promise<Uint32Array | null> {
  const terms = texts.flatMap(({ words, areModels }) => {
    if (words.length === 0 || (areModels && catchAlls.length === 0)) return []
    const among = areModels ? oneOf('#', [...catchAlls]) : []
    return `(${[...words.map((word) => quoteWord(word)), ...among].join(' & ')})`
  })
  if (terms.length === 0) return null
  const search = { seller: undefined, most: MOST_MATCHES }
  return (
    (await findByText(source.slowPool, { terms: terms.join(' | '), typed: '' }, search)) ?? null
  )
}

/** A full-text query of lexemes, and of words that are parsed as the texts of listings are. */
type TextQuery = { terms: string; typed: string }

/** More models than this are queried by brand and filtered in memory. */
const MAX_MODELS_IN_QUERY = 60
/** Shorter words are prefixes of too many others; letters. */
const MIN_PREFIX = 3

type TextTerms = Pick<Understanding, 'matchedWords' | 'unmatchedWords'> & {
  /** Models or brands matched by the other words; null for all. */
  models: number[] | null
  brands: number[] | null
  /** Catch-all models with live listings, which only their text describes. */
  unknown: number[]
  /** As typed. */
  q: string
}

/**
 * Whole words, then words that may continue. Matches listings of the models that contain the words no model
 * has, and listings of an unknown model that contain all the words.
 */
function buildTextQueries({ byId }: Vocabulary, search: TextTerms): TextQuery[] {
  const { unmatchedWords, models, unknown } = search
  const named = models && models.length > MAX_MODELS_IN_QUERY ? null : models
  const wide = models && !named ? models.map((id) => byId.get(id)?.brand.number ?? 0) : null
  const brands = search.brands ?? (wide && [...new Set(wide)])
  const matched = search.matchedWords.filter((word) => !isFiller(word))
  const write = (isPrefix: boolean): TextQuery => {
    // Texts of listings keep vowel signs, and marks that are not of western Europe.
    const forms = unmatchedWords.map((word) => [word, toTyped(search.q, word)] as const)
    const marked = forms.filter(([word, typed]) => word !== typed)
    const left = forms.flatMap(([word, typed]) => (word === typed ? quoteWord(word, isPrefix) : []))
    const either: string[][] = []
    if (unmatchedWords.length > 0)
      either.push([...left, ...oneOf('#', named), ...oneOf('@', brands)])
    if (unknown.length > 0)
      either.push([...matched.map((word) => quoteWord(word)), ...left, ...oneOf('#', unknown)])
    const queries = either.filter((terms) => terms.length > 0)
    return {
      terms: queries.map((terms) => `(${terms.join(' & ')})`).join(' | '),
      typed: marked
        .map((word) => `(${word.map((one) => quoteWord(one, isPrefix)).join(' | ')})`)
        .join(' & '),
    }
  }
  const [whole, prefix] = [write(false), write(true)]
  const isSame = whole.terms === prefix.terms && whole.typed === prefix.typed
  return isSame ? [whole] : [whole, prefix]
}

function oneOf(sign: '#' | '@', numbers: number[] | null): string[] {
  return numbers ? [`(${numbers.map((number) => `'${sign}${number}'`).join(' | ')})`] : []
}

// Quoted, so that nothing in it is an operator.
function quoteWord(word: string, isPrefix = false) {
  const isLong = isPrefix && word.length >= MIN_PREFIX
  return `'${word.replaceAll(/['\\]/g, '')}'${isLong ? ':*' : ''}`
}
