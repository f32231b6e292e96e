import { foldName } from './fold.ts'

/** Words of the longest name that is looked for ('San Miguel de Tucumán' has four). */
const LONGEST_NAME = 5
/** A listing's location has 80 characters; whatever is longer is not one. */
const MOST_CHARACTERS = 120

/** Words of a location that may be a place's name, and the words around them. */
export type Reading = {
  name: string
  /** Words of the name. */
  length: number
  /** The other words of the same part of the text, then the other parts. */
  rest: string[]
  /** Nothing but the name, and a postal code, stands in its part of the text. */
  whole: boolean
}

/**
 * Every way to read a place's name out of free text: 'Berlin', 'Berlin, Germany', '10115 Berlin',
 * 'Berlin Mitte'. Words with digits are postal codes and house numbers.
 */
export function readLocation(text: string): Reading[] {
  const parts = text
    .slice(0, MOST_CHARACTERS)
    .split(/[,;/|()\n]|\s[-–—]\s/)
    .map((part) => foldName(part).split(' ').filter(isWord))
    .filter((words) => words.length > 0)
  return parts.flatMap((words, at) => {
    const others = parts.filter((_, index) => index !== at).map((other) => other.join(' '))
    return runs(words).map(({ from, to }) => {
      const around = [words.slice(0, from).join(' '), words.slice(to).join(' ')].filter(Boolean)
      return {
        name: words.slice(from, to).join(' '),
        length: to - from,
        rest: [...around, ...others],
        whole: around.length === 0,
      }
    })
  })
}

function isWord(word: string) {
  return word !== '' && !/\d/.test(word)
}

function runs(words: string[]) {
  const found: { from: number; to: number }[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_NAME); to += 1)
      found.push({ from, to })
  return found
}
