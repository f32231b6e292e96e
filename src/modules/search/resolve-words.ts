import { matchWords } from './match-models.ts'
import { meant } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isAside } from './words.ts'

/** Words of the catalogue; `typed` is set where it was spelled otherwise. */
export type Resolved = { word: string; typed?: string }

/** Unknown words that are looked up for their spelling in one search. */
const MOST_CORRECTED = 4
/** A word of so many models is part of how people speak. */
const COMMON = 10

/** Brings what was typed to the catalogue's words: parted, then spelled right unless it is quoted. */
export function resolveWords(vocabulary: Vocabulary, typed: string[], quoted = false): Resolved[] {
  const words = typed.flatMap((word): Resolved[] => {
    if (isKnown(vocabulary, word)) return [{ word }]
    const parts = partJoined(vocabulary, word)
    return parts ? parts.map((part) => ({ word: part })) : [{ word }]
  })
  return quoted ? words : correct(vocabulary, words)
}

function isKnown({ words, pieces }: Vocabulary, word: string) {
  return words.has(word) || pieces.has(word) || isAside(word)
}

/** 'one plus' and 'i phone' are brands, 'red mi' a family, 's10 e' and 'x s' a model. */
export function joinParted(vocabulary: Vocabulary, words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1) ?? ''
    const pair = before === '1' && word === 'plus' ? 'oneplus' : `${before}${word}`
    const common = (vocabulary.words.get(pair)?.length ?? 0) >= COMMON && /^[a-z]{5,}$/.test(pair)
    const letter = /^[a-z]$/.test(word) && /(\d|^x)$/.test(before) && vocabulary.words.has(pair)
    if (before && (vocabulary.brandWords.has(pair) || common || letter))
      joined[joined.length - 1] = pair
    else joined.push(word)
  }
  return joined
}

/** 'a52s5g' as a52s and 5g, 'galaxynote' as galaxy and note, 'iphonexr' as the one model it names. */
function partJoined(vocabulary: Vocabulary, word: string): string[] | undefined {
  if (word.length > 24) return undefined
  const models = (part: string) => vocabulary.words.get(part)?.length ?? 0
  if (/\d/.test(word))
    return partInto(word, (part) => models(part) > 0 || isAside(part) || part === 'ip')
  const common = partInto(word, (part) => models(part) >= COMMON && part.length >= 3)
  if (common) return common
  const rare = partInto(word, (part) => models(part) > 0 && part.length >= 2)
  const hasCommon = rare?.some((part) => models(part) >= COMMON && part.length >= 3)
  return rare && hasCommon && matchWords(vocabulary, rare).complete ? rare : undefined
}

/** As few parts as there can be. */
function partInto(word: string, isPart: (part: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || before.length >= 4 || cutsNumber(word, start) || !isPart(part)) continue
      if (!best[end] || before.length + 1 < best[end]!.length) best[end] = [...before, part]
    }
  }
  return best[word.length]?.map((part) => (part === 'ip' ? 'iphone' : part))
}

function cutsNumber(word: string, at: number) {
  return at > 0 && /\d/.test(word[at]!) && /\d/.test(word[at - 1]!)
}

// Each unknown word becomes the likeliest one that some model has together with the others.
function correct(vocabulary: Vocabulary, given: Resolved[]): Resolved[] {
  let words = given
  let left = MOST_CORRECTED
  given.forEach(({ word }, at) => {
    if (isKnown(vocabulary, word) || left === 0) return
    left -= 1
    const candidates = meant(vocabulary, word)
    const put = (other: string) => words.with(at, { word: other, typed: word })
    const known = (list: Resolved[]) =>
      list.map((one) => one.word).filter((one) => isKnown(vocabulary, one))
    const fits = candidates.find((one) => matchWords(vocabulary, known(put(one.word))).complete)
    const chosen = fits ?? candidates[0]
    if (chosen) words = put(chosen.word)
  })
  return reread(vocabulary, words)
}

/** 'nite 10' has known words that no phone has together: one of them may be misspelled. */
function reread(vocabulary: Vocabulary, words: Resolved[]): Resolved[] {
  const plain = words.map((one) => one.word)
  const match = matchWords(vocabulary, plain)
  if (match.complete) return words
  for (const [at, word] of plain.entries()) {
    if (match.kept & (1 << at) || words[at]!.typed || !vocabulary.words.has(word)) continue
    const other = meant(vocabulary, word).find(
      (one) => one.models >= COMMON && matchWords(vocabulary, plain.with(at, one.word)).complete,
    )
    if (other) return words.with(at, { word: other.word, typed: word })
  }
  return words
}
