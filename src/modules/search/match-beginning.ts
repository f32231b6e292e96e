import { joinParted, resolveWords } from './resolve-words.ts'
import type { Meant } from './understand.ts'
import type { Brand, Model, Vocabulary } from './vocabulary.ts'
import { isAside, wordsTyped } from './words.ts'

/** Models that are looked at closer; a single letter begins thousands. */
const MOST_LOOKED_AT = 600

/**
 * Models that have all words typed so far, the last of which may go on, and brands that begin so.
 * Nothing when no name goes on like that.
 */
export function matchBeginning(
  vocabulary: Vocabulary,
  q: string,
): { models: Meant[]; brands: Brand[] } {
  const typed = wordsTyped(q)
  const last = typed.at(-1)
  if (!last) return { models: [], brands: [] }
  const goesOn = !/\s$/.test(q)
  const before = resolveWords(vocabulary, joinParted(vocabulary, typed.slice(0, -1))).map(
    (one) => one.word,
  )
  const needed = before.filter((word) => !isAside(word))
  const brands = [...vocabulary.brands.values()].filter((brand) => {
    const fits = (word: string) => brand.words.some((own) => own === word)
    return needed.every(fits) && brand.words.some((own) => begins(own, last, goesOn))
  })
  const models: Meant[] = []
  for (const at of placesToLook(vocabulary, needed, last)) {
    const model = vocabulary.models[at]!
    const tier = distance(model, needed, last, goesOn)
    if (tier !== undefined) models.push({ model, tier })
    if (models.length >= MOST_LOOKED_AT) break
  }
  return { models, brands }
}

function begins(word: string, typed: string, goesOn: boolean) {
  return goesOn ? word.startsWith(typed) : word === typed
}

/** The shortest list of models that one of the whole words gives; all models for a first word. */
function placesToLook({ words, pieces, models }: Vocabulary, needed: string[], last: string) {
  const lists = needed.map((word) => [...(words.get(word) ?? []), ...(pieces.get(word) ?? [])])
  if (lists.length > 0) return lists.reduce((a, b) => (a.length <= b.length ? a : b))
  const whole = words.get(last)
  return new Set([...(whole ?? []), ...models.keys()])
}

/** How far the closest name is from what was typed; undefined when it does not go on like that. */
function distance({ namings, brand }: Model, needed: string[], last: string, goesOn: boolean) {
  let least: number | undefined
  for (const naming of namings) {
    const own = [...naming, ...brand.words]
    const has = (word: string) => own.some((one) => one === word || partOf(one, word))
    if (!needed.every(has)) continue
    const going = own.find((one) => begins(one, last, goesOn))
    if (going === undefined) continue
    const more = naming.filter((word) => !needed.includes(word) && word !== going).length
    const far = more + (going === last ? 0 : 0.5) + (naming.includes(going) ? 0 : 0.5)
    if (least === undefined || far < least) least = far
  }
  return least
}

// 's' and '21' are parts of 's21'.
function partOf(word: string, typed: string) {
  return (
    /\d/.test(word) &&
    word.length <= 4 &&
    (word.match(/\p{L}+|\d+/gu)?.some((part) => part === typed) ?? false)
  )
}
