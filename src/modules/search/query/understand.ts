import type { Executor } from '../../../platform/db/index.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { isColor, isPlainColor, toColorFamily } from '../../listings/index.ts'
import {
  isReadable,
  joinSplitWords,
  matchWords,
  type Resolved,
  resolveWords,
} from './resolve-words.ts'
import { areNeighbors, type Brand, type Model, type Vocabulary, vocabulary } from './vocabulary.ts'
import { isFeature, isFiller, queryWords, splitWords } from './words.ts'

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
  unmatchedWords: string[]
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
export async function interpretWords(db: Executor, q: string): Promise<Understanding> {
  const words = await vocabulary(db)
  await words.collectWords()
  return interpret(words, q)
}

/** The same with a loaded vocabulary. */
export function interpret(vocabulary: Vocabulary, text: string): Understanding {
  const q = text.slice(0, MAX_QUERY_LENGTH).trim()
  const unreadable = unreadableTokens(vocabulary, q)
  const typed = queryWords(withoutTokens(q, unreadable))
  if (q !== '' && typed.length + unreadable.length === 0) return interpretSymbols(q)
  const {
    rest,
    used,
    beside: attributes,
  } = extractSizesAndGrades(joinSplitWords(vocabulary, typed))
  const colors = rest.filter((_, index) => meansColor(vocabulary, rest, index))
  const resolved = resolveWords(
    vocabulary,
    rest.filter((word) => !colors.includes(word)),
    QUOTED.test(q),
  )
  const words = resolved.map((one) => one.word)
  const match = matchWords(vocabulary, words)
  const spare = words.filter((word, index) => !(match.matched & (1 << index)) && !isFiller(word))
  const { beside, unmatchedWords } = readAttributes([...colors, ...spare], attributes)
  const toTyped = (word: string) => resolved.find((one) => one.word === word)?.typed ?? word
  const matchedWords = words.filter((_, index) => match.matched & (1 << index))
  const models = match.models.map((index) => vocabulary.models[index]!)
  const brands = namedBrands(models, matchedWords)
  const ranked = brands.length > 0 || models.length === 0 ? null : rankModels(models, words)
  const features = words.filter((word) => isFeature(word) && !isInName(ranked, word))
  return {
    ...beside,
    attributeWords: [
      ...used,
      ...colors,
      ...spare.filter((word) => !unmatchedWords.includes(word)).map(toTyped),
    ],
    brands,
    matchedWords,
    models: ranked,
    unmatchedWords: [...unmatchedWords.map(toTyped), ...features, ...unreadable],
    corrected: describeCorrection(q, resolved, unmatchedWords),
  }
}

/**
 * Letters and digits in one, such as 'mlpf3' or 'mlpf3ll/a', of which the letters are no word: the digits alone
 * would be the name of another phone.
 */
function unreadableTokens(vocabulary: Vocabulary, q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => {
      if (!/^(?=.*\d)[a-z\d]+(?:\/[a-z]{1,2})?$/.test(token)) return false
      const letters = splitWords(token).filter((part) => /^[a-z]{3,}$/.test(part))
      return letters.some((part) => !isReadable(vocabulary, part))
    })
}

function withoutTokens(q: string, tokens: readonly string[]): string {
  if (tokens.length === 0) return q
  const words = q.split(/\s+/)
  return words.filter((word) => !tokens.includes(word.toLowerCase())).join(' ')
}

/** Whether the closest models have the word in their name: 'Nokia 105 Dual SIM'. */
function isInName(models: ModelMatch[] | null, word: string): boolean {
  return (models ?? []).some(
    ({ model, tier }) => tier === 0 && model.namings.some((naming) => naming.includes(word)),
  )
}

/** A text of signs only, such as '%' or an emoji, which nothing for sale contains. */
function interpretSymbols(q: string): Understanding {
  const attributes = { storage: [], grades: [], colors: [], attributeWords: [] }
  const none = { models: null, brands: [], matchedWords: [], corrected: null }
  return { ...attributes, ...none, unmatchedWords: [[...q].slice(0, MAX_SIGNS).join('')] }
}

function namedBrands(models: Model[], matchedWords: string[]): Brand[] {
  const brands = new Set(models.map((model) => model.brand))
  const named = [...brands].filter((brand) =>
    matchedWords.every((word) => brand.words.includes(word)),
  )
  return matchedWords.length > 0 && named.length > 0 ? named : []
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
function describeCorrection(q: string, resolved: Resolved[], unmatchedWords: string[]) {
  const last = queryWords(q).at(-1)
  const changes = new Map(
    resolved.flatMap(({ word, typed }) =>
      typed !== undefined &&
      !unmatchedWords.includes(word) &&
      !(typed === last && word.startsWith(typed))
        ? [[typed, word] as const]
        : [],
    ),
  )
  if (changes.size === 0) return null
  const to = queryWords(q).map((word) => changes.get(word) ?? word)
  return { from: q, to: to.join(' ') }
}

/** Attributes of a phone named in the search words besides the model. */
export type TextAttributes = { storage: number[]; grades: number[]; colors: number[] }

/** Sizes that phones are sold with, in GB. */
const SIZES = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]
/** GB. A smaller size is RAM: phones for sale have at least this much storage. */
const LEAST_STORAGE = 32

/** The other words, the attributes named, and the words that named them. */
type Extracted = { rest: string[]; beside: TextAttributes; used: string[] }

/** Splits '128gb', '1 tb' and 'grade a' from the other words. */
export function extractSizesAndGrades(words: string[]): Extracted {
  const rest: string[] = []
  const used: string[] = []
  const storage: number[] = []
  const grades: number[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const next = words[index + 1] ?? ''
    const size = sizeIn(word) ?? sizeIn(`${word}${next}`)
    const letter = gradeIn(word, next)
    if (size !== undefined && /\d/.test(word)) {
      storage.push(size)
      used.push(word)
      if (sizeIn(word) === undefined) used.push(words[++index]!)
    } else if (letter) {
      grades.push(letter.charCodeAt(0) - 96)
      used.push(word, words[++index]!)
    } else if (word === 'ram' || word === 'gb') used.push(word)
    else rest.push(word)
  }
  return { rest, used, beside: { storage: withoutMemory(storage), grades, colors: [] } }
}

/** The letter of 'grade a' or 'a grade'. */
function gradeIn(word: string, next: string): string | undefined {
  if (word === 'grade' && /^[a-d]$/.test(next)) return next
  return next === 'grade' && /^[a-d]$/.test(word) ? word : undefined
}

function sizeIn(word: string): number | undefined {
  const [, amount, unit = ''] =
    /^(\d{1,4})(gb|go|gig|gigs|gigabytes?|g|tb|t|terabytes?)$/.exec(word) ?? []
  if (!amount || /^[2-5]g$/.test(word)) return undefined
  const size = Number(amount) * (unit.startsWith('t') ? 1024 : 1)
  return SIZES.includes(size) ? size : undefined
}

function withoutMemory(sizes: number[]) {
  const large = sizes.filter((size) => size >= LEAST_STORAGE)
  return large.length > 0 ? large : sizes
}

/** Whether a color word is a color and not part of a name like 'black shark'. */
export function meansColor(vocabulary: Vocabulary, words: string[], index: number): boolean {
  const word = words[index]!
  if (!isPlainColor(word)) return false
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  return !areNeighbors(vocabulary, before, word) && !areNeighbors(vocabulary, word, after)
}

/** Reads unmatched words as colors or plain sizes; returns the remaining words. */
export function readAttributes(
  spare: string[],
  beside: TextAttributes,
): { beside: TextAttributes; unmatchedWords: string[] } {
  const colors = spare.filter(isColor)
  const family = colors.length > 0 ? toColorFamily(colors.join(' ')) : 0
  const others = spare.filter((word) => !isColor(word))
  const isSize = (word: string) => /^\d+$/.test(word) && SIZES.includes(Number(word))
  const hasStorage = beside.storage.length > 0
  const sizes = others.filter(isSize).map(Number)
  const storage = hasStorage
    ? beside.storage
    : withoutMemory(sizes).filter((size) => size >= LEAST_STORAGE)
  const used = (word: string) => isSize(word) && (hasStorage || storage.includes(Number(word)))
  return {
    beside: { ...beside, storage, colors: family ? [family] : [] },
    unmatchedWords: others.filter((word) => !used(word)),
  }
}
