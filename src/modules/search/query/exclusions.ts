import { interpret } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import { splitWords } from './words.ts'

/**
 * Words that a listing must not have. `areModels` if these are above all a name: the models called so are left
 * out.
 */
export type ExcludedText = { words: string[]; areModels: boolean }

/** What is not wanted. */
export type Exclusions = {
  models: ReadonlySet<number>
  /** Color families. */
  colors: readonly number[]
  /** GB. */
  storage: readonly number[]
  texts: readonly ExcludedText[]
}

/** A word of fewer names, such as 'box', is more likely one of a listing. */
const COMMON_IN_MODELS = 10

export const NOTHING_EXCLUDED: Exclusions = {
  ...{ models: new Set(), colors: [], storage: [], texts: [] },
}

/** Models, colors and sizes by what people call them; other words are those of listings. */
export function resolveExclusions(vocabulary: Vocabulary, texts: readonly string[]): Exclusions {
  const models = new Set<number>()
  const colors: number[] = []
  const storage: number[] = []
  const words: ExcludedText[] = []
  for (const text of texts) {
    const { matchedWords, unmatchedWords, ...attributes } = interpret(vocabulary, text)
    if (matchedWords.length + unmatchedWords.length === 0 && attributes.attributeWords.length > 0) {
      colors.push(...attributes.colors)
      storage.push(...attributes.storage)
      continue
    }
    const named = modelsCalled(vocabulary, text)
    for (const id of named) models.add(id)
    const areModels = named.length >= COMMON_IN_MODELS || (named.length > 0 && /\d/.test(text))
    words.push({ words: splitWords(text), areModels })
  }
  return { models, colors, storage, texts: words }
}

/**
 * All models with the words in their names: 'pro' is the Pro Max too, but 'iphone 13' not the iPhone 13 Pro.
 */
function modelsCalled(vocabulary: Vocabulary, text: string): number[] {
  const { models, brands, unmatchedWords, corrected } = interpret(vocabulary, text)
  if (unmatchedWords.length > 0 || corrected) return []
  if (brands.length > 0) {
    const numbers = new Set(brands.map(({ number }) => number))
    return vocabulary.models.filter(({ brand }) => numbers.has(brand.number)).map(({ id }) => id)
  }
  const all = models ?? []
  const isName = /\p{L}/u.test(text) && /\d/.test(text)
  const exact = isName ? all.filter(({ tier }) => tier === 0) : []
  return (exact.length > 0 ? exact : all).map(({ model }) => model.id)
}
