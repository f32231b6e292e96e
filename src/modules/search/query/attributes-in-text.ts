import { colorFamilyOf, isColor, isPlainColor } from '../../listings/index.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Attributes of a phone named in the search words besides the model. */
export type TextAttributes = { storage: number[]; grades: number[]; colors: number[] }

/** Sizes that phones are sold with, in GB. */
const SIZES = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]
/** GB. A smaller size is RAM: phones on sale have at least this much storage. */
const LEAST_STORAGE = 32

/** The other words, the attributes named, and the words that named them. */
type Extracted = { rest: string[]; beside: TextAttributes; used: string[] }

/** Splits '128gb', '1 tb' and 'grade a' from the other words. */
export function extractSizesAndGrades(words: string[]): Extracted {
  const rest: string[] = []
  const used: string[] = []
  const storage: number[] = []
  const grades: number[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const next = words[at + 1] ?? ''
    const size = sizeIn(word) ?? sizeIn(`${word}${next}`)
    const letter = gradeIn(word, next)
    if (size !== undefined && /\d/.test(word)) {
      storage.push(size)
      used.push(word)
      if (sizeIn(word) === undefined) used.push(words[++at]!)
    } else if (letter) {
      grades.push(letter.charCodeAt(0) - 96)
      used.push(word, words[++at]!)
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
export function meansColor(vocabulary: Vocabulary, words: string[], at: number): boolean {
  const word = words[at]!
  if (!isPlainColor(word)) return false
  const pairs = [`${words[at - 1]} ${word}`, `${word} ${words[at + 1]}`]
  return !pairs.some((pair) => vocabulary.wordPairs.has(pair))
}

/** Reads unmatched words as colors or bare sizes; returns the rest as left over. */
export function readAttributes(
  spare: string[],
  beside: TextAttributes,
): { beside: TextAttributes; leftOver: string[] } {
  const colors = spare.filter(isColor)
  const family = colors.length > 0 ? colorFamilyOf(colors.join(' ')) : 0
  const others = spare.filter((word) => !isColor(word))
  const isSize = (word: string) => /^\d+$/.test(word) && SIZES.includes(Number(word))
  const known = beside.storage.length > 0
  const sizes = others.filter(isSize).map(Number)
  const storage = known
    ? beside.storage
    : withoutMemory(sizes).filter((size) => size >= LEAST_STORAGE)
  const used = (word: string) => isSize(word) && (known || storage.includes(Number(word)))
  return {
    beside: { ...beside, storage, colors: family ? [family] : [] },
    leftOver: others.filter((word) => !used(word)),
  }
}
