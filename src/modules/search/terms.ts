import type { Understanding } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isAside } from './words.ts'

/** What the index of words is asked for: with words as they are, and with words that may go on. */
export type Terms = { whole: string; begun: string }

/** More models than this are asked for by their brands, and then told apart row by row. */
const MOST_NAMED = 60
/** Shorter words begin too many others to be only the beginning of one; letters. */
const LEAST_BEGINNING = 3

type Asked = Pick<Understanding, 'kept' | 'leftOver'> & {
  /** Models or brands that the other words mean; null when they mean all. */
  models: number[] | null
  brands: number[] | null
  /** Catch-alls with something on sale, whose listings only their own words describe. */
  free: number[]
}

/**
 * Listings that have the words that no model has, among the models meant; and listings of no known
 * model that have all the words themselves.
 */
export function termsOf({ byId }: Vocabulary, asked: Asked): Terms {
  const { leftOver, models, free } = asked
  const named = models && models.length > MOST_NAMED ? null : models
  const wide = models && !named ? models.map((id) => byId.get(id)?.brand.number ?? 0) : null
  const brands = asked.brands ?? (wide && [...new Set(wide)])
  const known = asked.kept.filter((word) => !isAside(word))
  const write = (begun: boolean) => {
    const left = leftOver.map((word) => wordIn(word, begun))
    const either: string[][] = []
    if (left.length > 0) either.push([...left, ...oneOf('#', named), ...oneOf('@', brands)])
    if (free.length > 0)
      either.push([...known.map((word) => wordIn(word)), ...left, ...oneOf('#', free)])
    return either.map((terms) => `(${terms.join(' & ')})`).join(' | ')
  }
  return { whole: write(false), begun: write(true) }
}

function oneOf(sign: '#' | '@', numbers: number[] | null): string[] {
  return numbers ? [`(${numbers.map((number) => `'${sign}${number}'`).join(' | ')})`] : []
}

// Quoted, so that nothing in it has a meaning.
function wordIn(word: string, begun = false) {
  const goesOn = begun && word.length >= LEAST_BEGINNING
  return `'${word.replaceAll(/['\\]/g, '')}'${goesOn ? ':*' : ''}`
}
