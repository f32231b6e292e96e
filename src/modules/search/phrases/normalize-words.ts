import { isPlainColor } from '../../listings/index.ts'
import { editDistance } from '../query/resolve-words.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { isFiller, splitWords } from '../query/words.ts'

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map([
  ...ones.map((word, at): [string, number] => [word, at + 1]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
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
    .map((word, at) =>
      /^(?:near|in|from|around|at|of)$/i.test(words[at - 1] ?? '') ? word : right(vocabulary, word),
    )
    .join(' ')
}

function right(vocabulary: Vocabulary, typed: string): string {
  const [, start = '', word = '', end = ''] = /^(\W*)([a-z]+)(\W*)$/i.exec(typed) ?? []
  const plain = word.toLowerCase()
  if (plain.length < 3 || isKnown(vocabulary, plain)) return typed
  const known = spellings.get(plain) ?? (plain.length >= MIN_LETTERS ? closest(plain) : undefined)
  return known ? `${start}${known}${end}` : typed
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
