import { createTurns, runInTurns } from '../../../platform/concurrency.ts'
import { cached, type Executor } from '../../../platform/db/index.ts'
import { OTHER_BRAND } from '../../../shared/brands.ts'
import { type BrandRow, type ModelRow, readModels } from './vocabulary.store.ts'
import { isFiller, splitWords } from './words.ts'

export type Brand = { number: number; id: string; brand: string; slug: string; words: string[] }
export type Model = {
  id: number
  name: string
  slug: string
  brand: Brand
  catchAll: boolean
  supportDay: number | null
  /** The words of each of its names. */
  readonly namings: string[][]
}

/** Models and brands, and the words that people search them by. */
export type Vocabulary = Readonly<{
  models: Model[]
  byId: Map<number, Model>
  bySlug: Map<string, Model>
  brands: Map<number, Brand>
  /** The number of each model's brand, by id. */
  brandNumbers: Map<number, number>
  /** Ids of the catch-all models for phones of an unknown model, one per brand. */
  catchAlls: Set<number>
  brandWords: Set<string>
  /**
   * Collects the words in small steps, if nobody has yet, between which others may go first. Without it, the
   * first use of a word blocks the process for up to 0.1 s.
   */
  collectWords: () => Promise<void>
}> &
  Readonly<Words>

/** Every word of names, brands and operating systems with the models that contain it, by index in `models`. */
type Words = {
  /** Words as names have them. */
  words: Map<string, number[]>
  /** Parts of words and joined neighbors: 's' and '21' of 's21', 'mi10' of 'mi 10'. */
  pieces: Map<string, number[]>
  /** Words of letters only, with their letter sets, for spelling correction. */
  spelled: { word: string; letters: number; models: number }[]
}

/** Other common names of brands. */
const brandAliases: Record<string, string[]> = {
  iphone: ['apple'],
  motorola: ['moto'],
}

/** The words of the catalog, in memory until models or brands change. */
export const vocabulary = cached(['models', 'brands'], async (db: Executor) =>
  runInTurns(buildVocabulary(await readModels(db)), SLICE_MS),
)

/** Milliseconds after which other requests go first. */
const SLICE_MS = 2
/** Models, or words, after which the caller may pause. */
const STEP = 32

/**
 * The words are collected when a text is searched for the first time. That takes up to 0.1 s, and lists without
 * a text don't need them.
 */
function* buildVocabulary(rows: ModelRow[]): Generator<void, Vocabulary, void> {
  const brands = new Map<number, Brand>()
  const models: Model[] = []
  const byId = new Map<number, Model>()
  const bySlug = new Map<string, Model>()
  const brandNumbers = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const model = new CatalogModel(row, brandOf(brands, row.brand))
    models.push(model)
    byId.set(model.id, model)
    bySlug.set(model.slug, model)
    brandNumbers.set(model.id, model.brand.number)
    if (index % STEP === 0) yield
  }
  const steps = collectWords(models, rows)
  let collected: Words | undefined
  const step = () => {
    const { done, value } = steps.next()
    if (done) collected = value
  }
  const collect = (): Words => {
    while (!collected) step()
    return collected
  }
  return {
    models,
    byId,
    bySlug,
    brands,
    brandNumbers,
    catchAlls: new Set(models.filter((model) => model.catchAll).map((model) => model.id)),
    brandWords: new Set([...brands.values()].flatMap((brand) => brand.words)),
    async collectWords() {
      const takeTurns = createTurns(SLICE_MS)
      while (!collected) {
        step()
        await takeTurns()
      }
    },
    get words() {
      return collect().words
    },
    get pieces() {
      return collect().pieces
    },
    get spelled() {
      return collect().spelled
    },
  }
}

/** Whether a name has these words next to each other: 'black' and 'shark', 'pro' and 'max'. */
export function areNeighbors({ models, words }: Vocabulary, first: string, second: string) {
  const [ofFirst, ofSecond] = [words.get(first) ?? [], words.get(second) ?? []]
  const fewer = ofFirst.length < ofSecond.length ? ofFirst : ofSecond
  return fewer.some((model) =>
    models[model]!.namings.some((naming) =>
      naming.some((word, index) => word === first && naming[index + 1] === second),
    ),
  )
}

function* collectWords(models: Model[], rows: ModelRow[]): Generator<void, Words, void> {
  const words = new Map<string, number[]>()
  const pieces = new Map<string, number[]>()
  // Thousands of models have one of a few systems.
  const systems = new Map([...new Set(rows.map(({ os }) => os))].map((os) => [os, systemWords(os)]))
  const kinds = new Map<string, WordKind>()
  for (const [index, model] of models.entries()) {
    const system = model.catchAll ? [] : systems.get(rows[index]!.os)!
    for (const naming of [...model.namings, model.brand.words, system])
      for (const word of naming) add(words, word, index)
    for (const naming of model.namings)
      for (const piece of piecesOf(naming, kinds))
        if (words.get(piece)?.at(-1) !== index) add(pieces, piece, index)
    if (index % STEP === 0) yield
  }
  const spelled: Words['spelled'] = []
  let count = 0
  for (const [word, { length }] of words) {
    if (/^[a-z]{3,}$/.test(word)) spelled.push({ word, letters: letterSet(word), models: length })
    if (++count % STEP === 0) yield
  }
  return { words, pieces, spelled }
}

/** Operating systems that people search for. The others are kinds of phones, or rare. */
const searched = new Set(['android', 'ios', 'windows'])

function systemWords(os: string | null): string[] {
  return splitWords(os ?? '').filter((word) => searched.has(word))
}

function brandOf(brands: Map<number, Brand>, row: BrandRow): Brand {
  const existing = brands.get(row.number)
  if (existing) return existing
  // 'Other' in a search is no brand.
  const words = row.brand === OTHER_BRAND ? [] : splitWords(row.brand)
  const more = brandAliases[row.slug] ?? []
  const brand = { ...row, words: [...new Set([...words, ...more])] }
  brands.set(brand.number, brand)
  return brand
}

/** A class, so that V8 uses one hidden class for all models; a getter per object would create one each. */
class CatalogModel implements Model {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly brand: Brand
  readonly catchAll: boolean
  readonly supportDay: number | null
  readonly #otherNames: string[]
  #namings: string[][] | undefined

  constructor({ id, name, slug, catchAll, supportDay, names }: ModelRow, brand: Brand) {
    this.id = id
    this.name = name
    this.slug = slug
    this.brand = brand
    this.catchAll = catchAll
    this.supportDay = supportDay
    this.#otherNames = names
  }

  get namings() {
    // A catch-all is found by its brand only.
    this.#namings ??= this.catchAll ? [[]] : [this.name, ...this.#otherNames].map(splitWords)
    return this.#namings
  }
}

type WordKind = { hasDigit: boolean; hasLetter: boolean; parts: string[] }

/** Of each word once: ten thousand names consist of the same few thousand. */
function kindOf(word: string, kinds: Map<string, WordKind>): WordKind {
  const existing = kinds.get(word)
  if (existing) return existing
  const split = word.match(/\p{L}+|\d+/gu) ?? []
  const kind = {
    hasDigit: /\d/.test(word),
    hasLetter: /\p{L}/u.test(word),
    parts: split.length > 1 ? split.filter((part) => !isFiller(part)) : [],
  }
  kinds.set(word, kind)
  return kind
}

/** Longer neighbors are not written as one. */
const MAX_JOINED = 6

function piecesOf(words: string[], kinds: Map<string, WordKind>): string[] {
  const pieces: string[] = []
  for (const word of words) for (const part of kindOf(word, kinds).parts) pieces.push(part)
  // Neighbors are often written as one where a letter meets a digit: 'g7' for 'G (7)'.
  for (let index = 1; index < words.length; index++) {
    const [one, other] = [words[index - 1]!, words[index]!]
    if (one.length + other.length > MAX_JOINED) continue
    const [first, second] = [kindOf(one, kinds), kindOf(other, kinds)]
    if (!(first.hasDigit || second.hasDigit) || !(first.hasLetter || second.hasLetter)) continue
    if (!isFiller(one + other)) pieces.push(one + other)
  }
  return pieces
}

/** Adds a model to the list of a word, once: models are added in order. */
function add(lists: Map<string, number[]>, word: string, model: number) {
  const list = lists.get(word)
  if (!list) lists.set(word, [model])
  else if (list.at(-1) !== model) list.push(model)
}

/** The letters a to z of a word as a set of bits. */
export function letterSet(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) - 97)
  return letters
}
