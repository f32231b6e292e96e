import type { Executor } from '../../platform/db/index.ts'
import { matchWords } from './match-models.ts'
import { joinParted, type Resolved, resolveWords } from './resolve-words.ts'
import { type Beside, meansColour, readSpare, takeSizesAndGrades } from './said-beside.ts'
import { type Brand, type Model, type Vocabulary, vocabulary } from './vocabulary.ts'
import { isAside, MOST_CHARACTERS, wordsTyped } from './words.ts'

/** A model and how much more its name says than was asked for: 0 is the very one. */
export type Meant = { model: Model; tier: number }

export type Understanding = Beside & {
  /** The closest first; null when the words name none. */
  models: Meant[] | null
  /** Brands that are meant as a whole; `models` is null then. */
  brands: Brand[]
  /** Words that the models or brands have. */
  kept: string[]
  /** Words that no model has. */
  leftOver: string[]
  corrected: { from: string; to: string } | null
}

/** Words that a whole line of models has: people leave them out. */
const lines = new Set(['galaxy', 'pixel', 'redmi', 'xperia', 'zenfone', 'reno'])

/** Names that say more than this much more are all as far away. */
const FARTHEST = 2
/** Of so many models none is meant more than another. */
const MANY = 60

/** Between quotes people mean what they spelled: nothing is corrected. */
const QUOTED = /^["“].*["”]$/

/** What somebody means by the words of a search. */
export async function understand(db: Executor, q: string): Promise<Understanding> {
  return read(await vocabulary(db), q)
}

const memories = new WeakMap<Vocabulary, Map<string, Understanding>>()
const MOST_REMEMBERED = 300

/** The same by a vocabulary at hand; what is asked often is remembered as long as that lives. */
export function read(vocabulary: Vocabulary, q: string): Understanding {
  const memory = memories.get(vocabulary) ?? new Map<string, Understanding>()
  memories.set(vocabulary, memory)
  const key = q.slice(0, MOST_CHARACTERS).trim()
  const known = memory.get(key)
  if (known) return known
  const understanding = readAfresh(vocabulary, key)
  if (memory.size >= MOST_REMEMBERED) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, understanding)
  return understanding
}

function readAfresh(vocabulary: Vocabulary, q: string): Understanding {
  const { rest, beside: said } = takeSizesAndGrades(joinParted(vocabulary, wordsTyped(q)))
  const colours = rest.filter((_, at) => meansColour(vocabulary, rest, at))
  const resolved = resolveWords(
    vocabulary,
    rest.filter((word) => !colours.includes(word)),
    QUOTED.test(q),
  )
  const words = resolved.map((one) => one.word)
  const match = matchWords(vocabulary, words)
  const spare = words.filter((word, at) => !(match.kept & (1 << at)) && !isAside(word))
  const { beside, leftOver } = readSpare([...colours, ...spare], said)
  const kept = words.filter((_, at) => match.kept & (1 << at))
  const models = match.models.map((at) => vocabulary.models[at]!)
  const brands = brandsMeant(models, kept)
  return {
    ...beside,
    brands,
    kept,
    models: brands.length > 0 || models.length === 0 ? null : inOrder(models, words),
    leftOver: leftOver.map((word) => resolved.find((one) => one.word === word)?.typed ?? word),
    corrected: correctionOf(q, resolved, leftOver),
  }
}

function brandsMeant(models: Model[], kept: string[]): Brand[] {
  const brands = new Set(models.map((model) => model.brand))
  const meant = [...brands].filter((brand) => kept.every((word) => brand.words.includes(word)))
  return kept.length > 0 && meant.length > 0 ? meant : []
}

function inOrder(models: Model[], words: string[]): Meant[] {
  const asked = new Set(words)
  const far = models.length > MANY ? 1 : FARTHEST
  // 'a14 5g' is nearer to 'Galaxy A14 5G', though the word is needed for no other.
  const networks = ['4g', '5g'].filter((word) => asked.has(word))
  const isNamed = ({ namings }: Model) =>
    namings.some((naming) => networks.every((word) => naming.includes(word)))
  const isTold = networks.length > 0 && models.some(isNamed)
  return models
    .map((model) => ({
      model,
      more: wordsMore(model, asked) + (isTold && !isNamed(model) ? 1 : 0),
    }))
    .sort((a, b) => a.more - b.more || a.model.id - b.model.id)
    .map(({ model, more }) => ({ model, tier: Math.min(more, far) }))
}

/** How many words the closest of a model's names has beyond those asked for. */
function wordsMore({ namings, brand }: Model, asked: Set<string>) {
  return Math.min(
    ...namings.map(
      (naming) =>
        naming.filter(
          (word) =>
            !asked.has(word) && !isAside(word) && !lines.has(word) && !brand.words.includes(word),
        ).length,
    ),
  )
}

// The last word may still be on its way: 'iph' is no mistake.
function correctionOf(q: string, resolved: Resolved[], leftOver: string[]) {
  const last = wordsTyped(q).at(-1)
  const changes = new Map(
    resolved.flatMap(({ word, typed }) =>
      typed !== undefined && !leftOver.includes(word) && !(typed === last && word.startsWith(typed))
        ? [[typed, word] as const]
        : [],
    ),
  )
  if (changes.size === 0) return null
  const to = wordsTyped(q).map((word) => changes.get(word) ?? word)
  return { from: q, to: to.join(' ') }
}
