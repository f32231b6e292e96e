import { isPlainColour } from '../../listings/index.ts'
import { editDistance } from '../query/resolve-words.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { isFiller, splitWords } from '../query/words.ts'

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
  return isFiller(word) || isPlainColour(word) || splitWords(word).every(isName)
}

/** The keyword with one letter too many, too few, changed or swapped. The first letter is rarely wrong. */
function closest(word: string): string | undefined {
  return keywords.includes(word)
    ? undefined
    : keywords.find((keyword) => keyword[0] === word[0] && editDistance(word, keyword, 1) <= 1)
}
