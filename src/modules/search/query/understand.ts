import type { Executor } from '../../../platform/db/index.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import {
  extractSizesAndGrades,
  meansColor,
  readAttributes,
  type TextAttributes,
} from './attributes-in-text.ts'
import { joinSplitWords, matchWords, type Resolved, resolveWords } from './resolve-words.ts'
import { type Brand, type Model, type Vocabulary, vocabulary } from './vocabulary.ts'
import { isFiller, queryWords } from './words.ts'

/** A model and the number of words in its name beyond the search; 0 is an exact match. */
export type ModelMatch = { model: Model; tier: number }

export type Understanding = TextAttributes & {
  /** Words that named these attributes. */
  attributeWords: string[]
  /** The closest first; null when the words name none. */
  models: ModelMatch[] | null
  /** Brands named without a model; `models` is null then. */
  brands: Brand[]
  /** Words that matched models or brands. */
  matchedWords: string[]
  /** Words that no model has. */
  leftOver: string[]
  corrected: { from: string; to: string } | null
}

/** Names of product lines, which people leave out. */
const productLines = new Set(['galaxy', 'pixel', 'redmi', 'xperia', 'zenfone', 'reno'])

/** Names with more extra words than this count as equally far. */
const MAX_TIER = 2
/** With more matches than this, one extra word is the greatest distance. */
const MANY_MODELS = 60

/** Signs shown of a text without words. */
const MAX_SIGNS = 12

/** Quoted words are not corrected. */
const QUOTED = /^["“].*["”]$/

/** What the words of a search mean. */
export async function understand(db: Executor, q: string): Promise<Understanding> {
  return interpret(await vocabulary(db), q)
}

const memories = new WeakMap<Vocabulary, Map<string, Understanding>>()
const MAX_CACHED = 300

/** The same with a loaded vocabulary; recent answers are cached as long as it lives. */
export function interpret(vocabulary: Vocabulary, q: string): Understanding {
  const memory = memories.get(vocabulary) ?? new Map<string, Understanding>()
  memories.set(vocabulary, memory)
  const key = q.slice(0, MAX_QUERY_LENGTH).trim()
  const known = memory.get(key)
  if (known) return known
  const understanding = interpretUncached(vocabulary, key)
  if (memory.size >= MAX_CACHED) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, understanding)
  return understanding
}

function interpretUncached(vocabulary: Vocabulary, q: string): Understanding {
  const typed = queryWords(q)
  if (q !== '' && typed.length === 0) return withoutWords(q)
  const {
    rest,
    used,
    beside: attributes,
  } = extractSizesAndGrades(joinSplitWords(vocabulary, typed))
  const colors = rest.filter((_, at) => meansColor(vocabulary, rest, at))
  const resolved = resolveWords(
    vocabulary,
    rest.filter((word) => !colors.includes(word)),
    QUOTED.test(q),
  )
  const words = resolved.map((one) => one.word)
  const match = matchWords(vocabulary, words)
  const spare = words.filter((word, at) => !(match.matched & (1 << at)) && !isFiller(word))
  const { beside, leftOver } = readAttributes([...colors, ...spare], attributes)
  const toTyped = (word: string) => resolved.find((one) => one.word === word)?.typed ?? word
  const matchedWords = words.filter((_, at) => match.matched & (1 << at))
  const models = match.models.map((at) => vocabulary.models[at]!)
  const brands = brandsMeant(models, matchedWords)
  return {
    ...beside,
    attributeWords: [
      ...used,
      ...colors,
      ...spare.filter((word) => !leftOver.includes(word)).map(toTyped),
    ],
    brands,
    matchedWords,
    models: brands.length > 0 || models.length === 0 ? null : rankModels(models, words),
    leftOver: leftOver.map(toTyped),
    corrected: describeCorrection(q, resolved, leftOver),
  }
}

/** A text of signs only, such as '%' or an emoji, which nothing on sale contains. */
function withoutWords(q: string): Understanding {
  const attributes = { storage: [], grades: [], colors: [], attributeWords: [] }
  const none = { models: null, brands: [], matchedWords: [], corrected: null }
  return { ...attributes, ...none, leftOver: [[...q].slice(0, MAX_SIGNS).join('')] }
}

function brandsMeant(models: Model[], matchedWords: string[]): Brand[] {
  const brands = new Set(models.map((model) => model.brand))
  const meant = [...brands].filter((brand) =>
    matchedWords.every((word) => brand.words.includes(word)),
  )
  return matchedWords.length > 0 && meant.length > 0 ? meant : []
}

function rankModels(models: Model[], words: string[]): ModelMatch[] {
  const typed = new Set(words)
  const far = models.length > MANY_MODELS ? 1 : MAX_TIER
  // 'a14 5g' prefers 'Galaxy A14 5G', though '5g' is optional otherwise.
  const networks = ['4g', '5g'].filter((word) => typed.has(word))
  const isNamed = ({ namings }: Model) =>
    namings.some((naming) => networks.every((word) => naming.includes(word)))
  const isSpecified = networks.length > 0 && models.some(isNamed)
  return models
    .map((model) => ({
      model,
      more: extraWords(model, typed) + (isSpecified && !isNamed(model) ? 1 : 0),
    }))
    .sort((a, b) => a.more - b.more || a.model.id - b.model.id)
    .map(({ model, more }) => ({ model, tier: Math.min(more, far) }))
}

/** Extra words of the closest of a model's names. */
function extraWords({ namings, brand }: Model, typed: Set<string>) {
  return Math.min(
    ...namings.map(
      (naming) =>
        naming.filter(
          (word) =>
            !typed.has(word) &&
            !isFiller(word) &&
            !productLines.has(word) &&
            !brand.words.includes(word),
        ).length,
    ),
  )
}

// The last word may be incomplete: 'iph' is not a typo.
function describeCorrection(q: string, resolved: Resolved[], leftOver: string[]) {
  const last = queryWords(q).at(-1)
  const changes = new Map(
    resolved.flatMap(({ word, typed }) =>
      typed !== undefined && !leftOver.includes(word) && !(typed === last && word.startsWith(typed))
        ? [[typed, word] as const]
        : [],
    ),
  )
  if (changes.size === 0) return null
  const to = queryWords(q).map((word) => changes.get(word) ?? word)
  return { from: q, to: to.join(' ') }
}
