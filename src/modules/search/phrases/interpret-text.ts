import { runInTurns } from '../../../platform/concurrency.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { toGradeFilter } from '../../../shared/listings/grades.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { codeWords, findModelsByCode } from '../../catalog/index.ts'
import { findLargestPlaces, prepareCountryNames } from '../../catalog/places/index.ts'
import { type ColorFamily, colorFamilies, isColor, isPlainColor } from '../../listings/index.ts'
import { editDistance } from '../query/resolve-words.ts'
import { interpret } from '../query/understand.ts'
import { areNeighbors, type Vocabulary } from '../query/vocabulary.ts'
import { isFiller, splitWords } from '../query/words.ts'
import { searchTexts } from '../search-texts.ts'
import { deliveryRules } from './delivery-and-return-rules.ts'
import { type ParsedPhrases, parsePhrases, QUOTED, removeConnectors } from './parse-phrases.ts'
import type { FilterParams } from './phrase.ts'
import { placeNamesIn } from './place-rules.ts'

/** A search text as words and filters. */
export type TextInterpretation = {
  /** As it was sent. */
  text: string
  /** The words that remain; interpreting them finds no further filters. */
  q: string
  /** The filters that the text names, as URL parameters. */
  params: FilterParams
  notes: string[]
}

/**
 * Milliseconds after which other requests go first; a pattern that is compiled takes up to 3 ms more in the
 * same turn.
 */
const SLICE_MS = 1

type Context = { vocabulary: Vocabulary; currency: string; language?: Language }

/**
 * Interprets the text of a search: phrases ('under 300', 'near Utrecht'), attributes ('128gb blue') and
 * alternatives ('iphone 12 or 13') become filters.
 */
export async function interpretText(
  db: Executor,
  text: string,
  context: Context,
): Promise<TextInterpretation> {
  const cut = text.slice(0, MAX_QUERY_LENGTH)
  const names = await runInTurns(placeNamesIn(cut), SLICE_MS)
  const places = names.length > 0 ? await findLargestPlaces(db, names) : new Map<string, number>()
  if (deliveryRules.needs.test(cut.toLowerCase())) await prepareCountryNames()
  await context.vocabulary.collectWords()
  const codes = await readCodes(db, cut, context.vocabulary)
  const { rest, ...others } = await runInTurns(readText(codes.rest, context, places), SLICE_MS)
  const model = [...new Set([...codes.slugs, ...(others.params.model ?? [])])]
  if (model.length > 0) others.params = { ...others.params, model }
  return { text: cut, q: rest, ...others }
}

/** Models that a code stands for become a filter; of an ambiguous code each can be taken away. */
async function readCodes(db: Executor, text: string, vocabulary: Vocabulary) {
  const none = { rest: text, slugs: [] as string[] }
  if (QUOTED.test(text.trim())) return none
  // Nearly all texts have no such word. A2628 alone is an iPhone 13 mini, and the name of an Ericsson.
  const isNumber = A_NUMBER.test(text.trim())
  const words = codeWords(text).filter((word) => isNumber || !isName(vocabulary, word))
  if (words.length === 0) return none
  const models = await findModelsByCode(db, words)
  const coded = [...models.values()].flat().flatMap((id) => vocabulary.byId.get(id)?.slug ?? [])
  const slugs = isNumber && coded.length > 0 ? [...coded, ...modelsNamed(vocabulary, text)] : coded
  let rest = text
  for (const word of models.keys()) rest = rest.replace(word, ' ')
  return slugs.length > 0 ? { rest: removeConnectors(rest), slugs } : none
}

/** On the back of an iPhone, and in its settings. */
const A_NUMBER = /^a\d{4}$/i

function isName({ words, pieces }: Vocabulary, word: string): boolean {
  return splitWords(word).every((part) => words.has(part) || pieces.has(part) || isFiller(part))
}

/** A word in the names of so few models may still be a place. */
const MODELS_OF_EDITION = 2

/** The pure part: the ids of the places are known. Yields for others to go first. */
export function* readText(
  text: string,
  { vocabulary, currency, ...context }: Context,
  places: ReadonlyMap<string, number>,
): Generator<void, ParsedPhrases, void> {
  const isInName = (first: string, second: string) => {
    const [one, other, ...more] = [...splitWords(first).slice(-1), ...splitWords(second)]
    return !!one && !!other && more.length === 0 && areNeighbors(vocabulary, one, other)
  }
  // Editions are called after places too, such as Barcelona.
  const isName = (word: string) => (vocabulary.words.get(word)?.length ?? 0) > MODELS_OF_EDITION
  const isKnownWord = (word: string) => isName(word) || isFiller(word) || isColor(word)
  const isModelName = (name: string) => modelsNamed(vocabulary, name).length > 0
  const placeId = (name: string) => places.get(name)
  const t = searchTexts(context)
  const isQuoted = QUOTED.test(text.trim())
  const parsed: ParsedPhrases = { rest: text, params: {}, notes: [] }
  // Every round removes something from the text.
  for (let before: string | undefined; before !== parsed.rest; ) {
    before = parsed.rest
    if (!isQuoted) parsed.rest = correctKeywords(vocabulary, writeNumbersAsDigits(parsed.rest))
    yield
    const names = { isInName, isModelName, isKnownWord, placeId }
    merge(parsed, yield* parsePhrases(parsed.rest, { ...names, currency, t }))
    yield
    merge(parsed, readAttributes(vocabulary, parsed.rest))
    yield
    merge(parsed, readAlternatives(vocabulary, parsed.rest))
  }
  const hasPhrases = Object.keys(parsed.params).length > 0
  if (hasPhrases && splitWords(parsed.rest).every(isFiller)) parsed.rest = ''
  return parsed
}

function merge(parsed: ParsedPhrases, more: Omit<ParsedPhrases, 'notes'> & { notes?: string[] }) {
  parsed.rest = more.rest
  for (const [name, values] of Object.entries(more.params))
    parsed.params[name] = [...new Set([...(parsed.params[name] ?? []), ...values])]
  parsed.notes = [...new Set([...parsed.notes, ...(more.notes ?? [])])]
}

/** Sizes, colors and grades among the words: '128gb', '256' beside a model, 'blue', 'grade a'. */
function readAttributes(vocabulary: Vocabulary, text: string): Omit<ParsedPhrases, 'notes'> {
  const { storage, grades, colors, attributeWords } = interpret(vocabulary, text)
  const used = new Set(attributeWords)
  const tokens = text.split(' ').map((token) => {
    const words = splitWords(token)
    const unused = words.filter((word) => !used.has(word))
    return unused.length < words.length ? unused.join(' ') : token
  })
  const others = tokens.filter(Boolean).join(' ')
  const params: FilterParams = {}
  if (others === text) return { rest: text, params }
  const rest = removeConnectors(others)
  if (storage.length > 0) params.storage = storage.map(String)
  if (grades.length > 0) params.grade = grades.map(toGradeFilter)
  if (colors.length > 0) params.color = colors.flatMap(familyName)
  return { rest, params }
}

function familyName(family: number): ColorFamily[] {
  const name = colorFamilies[family - 1]
  return name ? [name] : []
}

type Alternatives = Omit<ParsedPhrases, 'notes'>

const SEPARATOR = /\s*[,/&]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/i
/** Models or brands that a text can name; more is hardly a choice. */
const MAX_PARTS = 6
/** Models that one part may name exactly: 'iPhone SE' is several. */
const MAX_MODELS = 5

/**
 * Models or brands with 'or' or a sign between them: 'iphone 12 or 13', 's21/s22', 'samsung, google'. All parts
 * must be exact names, with a number where only a sign is between them; otherwise the text stays as it is.
 */
export function readAlternatives(vocabulary: Vocabulary, text: string): Alternatives {
  const unchanged = { rest: text, params: {} }
  const parts = text.split(SEPARATOR).map((part) => part.trim())
  if (parts.length < 2 || parts.length > MAX_PARTS || parts.includes('')) return unchanged
  const brands = parts.map((part) => brandsNamed(vocabulary, part))
  if (brands.every((named) => named.length > 0))
    return { rest: '', params: { brand: [...new Set(brands.flat())] } }
  // 'galaxy s21, ultra' is one phone.
  if (!/\bor\b/i.test(text) && !parts.every((part) => /\d/.test(part))) return unchanged
  const slugs: string[] = []
  let last = ''
  for (const part of parts) {
    const full = completions(last, part).find((one) => modelsNamed(vocabulary, one).length > 0)
    if (!full) return unchanged
    slugs.push(...modelsNamed(vocabulary, full))
    last = full
  }
  return { rest: '', params: { model: [...new Set(slugs)] } }
}

/** 'iphone 12' and '13' may be 'iphone 12 13', 'iphone 13' or '13'. */
function completions(last: string, part: string): string[] {
  const words = last.split(' ').filter(Boolean)
  return words.map((_, index) => [...words.slice(0, -1 - index), part].join(' ')).concat(part)
}

/** Product lines that are nearly all of what their brand sells. */
const lineBrands = new Map([
  ['galaxy', 'samsung'],
  ['pixel', 'google'],
  ['xperia', 'sony'],
])

function brandsNamed(vocabulary: Vocabulary, line: string): string[] {
  const text = lineBrands.get(line.toLowerCase()) ?? line
  const { brands, unmatchedWords, corrected } = interpret(vocabulary, text)
  return unmatchedWords.length > 0 || corrected ? [] : brands.map(({ brand }) => brand)
}

/** The slugs of the models whose name has no word more and no word less. */
function modelsNamed(vocabulary: Vocabulary, text: string): string[] {
  const { models, unmatchedWords, corrected } = interpret(vocabulary, text)
  if (unmatchedWords.length > 0 || corrected) return []
  const exact = (models ?? []).filter(({ tier }) => tier === 0)
  return exact.length > MAX_MODELS ? [] : exact.map(({ model }) => model.slug)
}

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map([
  ...ones.map((word, index): [string, number] => [word, index + 1]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
])
const NUMBER = `(?:${[...values.keys()].sort((a, b) => b.length - a.length).join('|')}|hundred|thousand)`
const SPELLED = new RegExp(
  `\\b(?:an?\\s+(?=hundred|thousand))?${NUMBER}(?:(?:\\s+and\\s+|[\\s-]+)${NUMBER})*\\b`,
  'gi',
)

/** Smaller ones are parts of names: 'Note ten', 'iPhone thirteen'. */
const LEAST = 20

/** 'three hundred' as 300: what people say to a microphone. */
export function writeNumbersAsDigits(text: string): string {
  return text.replace(SPELLED, (spelled) => {
    const value = readNumber(spelled.toLowerCase().match(/[a-z]+/g) ?? [])
    return value !== undefined && value >= LEAST ? String(value) : spelled
  })
}

/** Undefined for words that make no number together, such as 'two twelve'. */
function readNumber(words: string[]): number | undefined {
  let total = 0
  let part = 0
  for (const word of words) {
    const value = values.get(word)
    if (word === 'thousand') {
      total += (part || 1) * 1_000
      part = 0
    } else if (word === 'hundred') part = (part || 1) * 100
    else if (value !== undefined) {
      const room = value >= 20 ? 100 : part % 100 >= 20 && value < 10 ? 10 : 100
      if (part % room !== 0) return undefined
      part += value
    }
  }
  return total + part
}

/** Words of phrases that people misspell; those of four letters only in the ways that are listed. */
const keywords =
  `under below between maximum minimum shipping delivery delivered shipped included battery
  percent condition excellent perfect pristine flawless warranty guarantee returns returnable grade grades graded
  trusted seller sellers pictures photos months within pickup collection
  black white silver green purple yellow orange brown`.split(/\s+/)

const spellings = new Map([
  ['undr', 'under'],
  ['belw', 'below'],
  ['lik', 'like'],
  ['gud', 'good'],
  ['blak', 'black'],
  ['wite', 'white'],
  ['gren', 'green'],
  ['nwe', 'new'],
  ['phon', 'phone'],
  ['fone', 'phone'],
  ['fones', 'phones'],
])

/** Shorter words are too close to others. */
const MIN_LETTERS = 5

/**
 * The text with misspelled words of phrases in their right spelling: 'free shiping', 'undr 230'. Words
 * of brands and models, and what follows 'near', stay as they are.
 */
export function correctKeywords(vocabulary: Vocabulary, text: string): string {
  const words = text.split(' ')
  return words
    .map((word, index) =>
      /^(?:near|in|from|around|at|of)$/i.test(words[index - 1] ?? '')
        ? word
        : right(vocabulary, word),
    )
    .join(' ')
}

function right(vocabulary: Vocabulary, typed: string): string {
  const [, start = '', word = '', end = ''] = /^(\W*)([a-z]+)(\W*)$/i.exec(typed) ?? []
  const plain = word.toLowerCase()
  if (plain.length < 3 || isKnown(vocabulary, plain)) return typed
  const spelling =
    spellings.get(plain) ?? (plain.length >= MIN_LETTERS ? closest(plain) : undefined)
  return spelling ? `${start}${spelling}${end}` : typed
}

function isKnown(vocabulary: Vocabulary, word: string): boolean {
  const isName = (part: string) => vocabulary.words.has(part) || vocabulary.pieces.has(part)
  return isFiller(word) || isPlainColor(word) || splitWords(word).every(isName)
}

/** The keyword with one letter too many, too few, changed or swapped. The first letter is rarely wrong. */
function closest(word: string): string | undefined {
  return keywords.includes(word)
    ? undefined
    : keywords.find((keyword) => keyword[0] === word[0] && editDistance(word, keyword, 1) <= 1)
}
