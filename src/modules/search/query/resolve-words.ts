import { isColor } from '../../listings/index.ts'
import { letterSet, type Vocabulary } from './vocabulary.ts'
import { isFiller, isPhoneWord, queryWords } from './words.ts'

/** A word of the catalog; `typed` is set when the user spelled it differently. */
export type Resolved = { word: string; typed?: string }

/** Unknown words corrected per search. */
const MAX_CORRECTED = 4
/** Words in at least so many models are common. */
const COMMON_IN_MODELS = 10

/** Words of an incomplete phrase, such as 'under' without a price: no typing errors. */
const limitWords = new Set(
  'under below less than more over above between near within max min least most around'.split(' '),
)

/** Maps typed words to catalog words: split first, then corrected unless quoted. */
export function resolveWords(vocabulary: Vocabulary, typed: string[], quoted = false): Resolved[] {
  const words = typed.flatMap((word): Resolved[] => {
    if (isKnown(vocabulary, word)) return [{ word }]
    const parts = splitJoinedWord(vocabulary, word)
    return parts ? parts.map((part) => ({ word: part })) : [{ word }]
  })
  return quoted ? words : correct(vocabulary, words)
}

function isKnown({ words, pieces }: Vocabulary, word: string) {
  return words.has(word) || pieces.has(word) || isFiller(word)
}

/** Whether letters are a word, several in one, an attribute, an abbreviation or a misspelled word. */
export function isReadable(vocabulary: Vocabulary, letters: string): boolean {
  const words = queryWords(letters)
  return words.every(
    (word) =>
      isKnown(vocabulary, word) ||
      isColor(word) ||
      /^(?:[gt]b|gigs?|gigabytes?|terabytes?|grade|ram)$/.test(word) ||
      splitJoinedWord(vocabulary, word) !== undefined ||
      spellingCandidates(vocabulary, word).length > 0,
  )
}

/** 'one plus' and 'i phone' are brands, 'red mi' a family, 's10 e' and 'x s' a model. */
export function joinSplitWords(vocabulary: Vocabulary, words: string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1) ?? ''
    const pair = before === '1' && word === 'plus' ? 'oneplus' : `${before}${word}`
    const common =
      (vocabulary.words.get(pair)?.length ?? 0) >= COMMON_IN_MODELS && /^[a-z]{5,}$/.test(pair)
    const letter = /^[a-z]$/.test(word) && /(\d|^x)$/.test(before) && vocabulary.words.has(pair)
    if (before && (vocabulary.brandWords.has(pair) || common || letter))
      joined[joined.length - 1] = pair
    else joined.push(word)
  }
  return joined
}

/**
 * 'a52s5g' as a52s and 5g, 'galaxynote' as galaxy and note, 'zfold' as z and fold, 'iphonexr' as the one
 * model it names.
 */
function splitJoinedWord(vocabulary: Vocabulary, word: string): string[] | undefined {
  if (word.length > 24) return undefined
  const models = (part: string) => vocabulary.words.get(part)?.length ?? 0
  if (/\d/.test(word))
    return splitInto(word, (part) => models(part) > 0 || isFiller(part) || part === 'ip')
  const common = splitInto(word, (part) => models(part) >= COMMON_IN_MODELS && part.length >= 3)
  if (common) return common
  const inOneName = splitInto(word, (part) => models(part) > 0)
  if (inOneName && isInOneName(vocabulary, inOneName)) return inOneName
  const rare = splitInto(word, (part) => models(part) > 0 && part.length >= 2)
  const hasCommon = rare?.some((part) => models(part) >= COMMON_IN_MODELS && part.length >= 3)
  return rare && hasCommon && matchWords(vocabulary, rare).complete ? rare : undefined
}

/** Whether a model's name contains the words next to each other: 'z fold', but not 'x iphone'. */
function isInOneName({ models, words }: Vocabulary, parts: string[]) {
  const written = ` ${parts.join(' ')} `
  return (words.get(parts[0] ?? '') ?? []).some((index) =>
    models[index]!.namings.some((naming) => ` ${naming.join(' ')} `.includes(written)),
  )
}

/** Splits into as few parts as possible. */
function splitInto(word: string, isPart: (part: string) => boolean): string[] | undefined {
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

function cutsNumber(word: string, index: number) {
  return index > 0 && /\d/.test(word[index]!) && /\d/.test(word[index - 1]!)
}

// Each unknown word becomes the likeliest one that some model has together with the others.
function correct(vocabulary: Vocabulary, given: Resolved[]): Resolved[] {
  let words = given
  let left = MAX_CORRECTED
  given.forEach(({ word }, index) => {
    if (isKnown(vocabulary, word) || limitWords.has(word) || left === 0) return
    left -= 1
    const candidates = spellingCandidates(vocabulary, word)
    const put = (other: string) => words.with(index, { word: other, typed: word })
    const wordsInCatalog = (list: Resolved[]) =>
      list.map((one) => one.word).filter((one) => isKnown(vocabulary, one))
    const fits = candidates.find(
      (one) => matchWords(vocabulary, wordsInCatalog(put(one.word))).complete,
    )
    const chosen = fits ?? candidates[0]
    // 'gép' is not 'gen', which says nothing: every phone would be found.
    const isAnything =
      chosen && put(chosen.word).every((one) => isFiller(one.word)) && !isPhoneWord(chosen.word)
    if (chosen && !isAnything) words = put(chosen.word)
  })
  return correctKnownWord(vocabulary, words)
}

/** 'nite 10' has known words that no phone combines: one of them may be misspelled. */
function correctKnownWord(vocabulary: Vocabulary, words: Resolved[]): Resolved[] {
  const plain = words.map((one) => one.word)
  const match = matchWords(vocabulary, plain)
  if (match.complete) return words
  for (const [index, word] of plain.entries()) {
    if (match.matched & (1 << index) || words[index]!.typed || !vocabulary.words.has(word)) continue
    const other = spellingCandidates(vocabulary, word).find(
      (one) =>
        one.models >= COMMON_IN_MODELS &&
        matchWords(vocabulary, plain.with(index, one.word)).complete,
    )
    if (other) return words.with(index, { word: other.word, typed: word })
  }
  return words
}

/** The best matching models, and the words they contain as bits. */
type Match = { models: number[]; matched: number; complete: boolean }
type WeightedMatch = Match & { weight: number }

const noMatch: WeightedMatch = { models: [], matched: 0, weight: 0, complete: false }

/**
 * The models whose names contain all words, whole or in pieces; if none does, those with the highest
 * total weight. Filler words are optional.
 */
export function matchWords(vocabulary: Vocabulary, words: string[]): Match {
  const needed = words.reduce(
    (bits, word, index) => (isFiller(word) ? bits : bits | (1 << index)),
    0,
  )
  if (needed === 0) return { ...noMatch, complete: true }
  const meaningful = words.filter((word) => !isFiller(word))
  const whole = intersect(meaningful.map((word) => vocabulary.words.get(word) ?? []))
  if (whole.length > 0) return { models: whole, matched: needed, complete: true }
  const direct = new Map<number, number>()
  const loose = new Map<number, number>()
  words.forEach((word, index) => {
    if (isFiller(word)) return
    for (const model of vocabulary.words.get(word) ?? []) mark(direct, model, index)
    for (const model of vocabulary.pieces.get(word) ?? []) mark(loose, model, index)
  })
  const weights = words.map((word) => wordWeight(vocabulary, word))
  const exact = bestMatch(direct, weights)
  for (const [model, bits] of direct)
    if (loose.has(model)) loose.set(model, loose.get(model)! | bits)
  const inPieces = bestMatch(loose, weights)
  if ((inPieces.matched & needed) === needed) return { ...inPieces, complete: true }
  return inPieces.weight > exact.weight + 0.5 ? inPieces : exact
}

/** What all of these ascending lists have. */
function intersect(lists: readonly (readonly number[])[]): number[] {
  return lists.reduce<number[]>(
    (common, list) => {
      let next = 0
      return common.filter((model) => {
        while (next < list.length && list[next]! < model) next += 1
        return list[next] === model
      })
    },
    [...(lists[0] ?? [])],
  )
}

function mark(bits: Map<number, number>, model: number, index: number) {
  bits.set(model, (bits.get(model) ?? 0) | (1 << index))
}

function bestMatch(matches: Map<number, number>, weights: number[]): WeightedMatch {
  const sums = new Map<number, number>()
  for (const bits of matches.values())
    if (!sums.has(bits))
      sums.set(
        bits,
        weights.reduce((sum, weight, index) => (bits & (1 << index) ? sum + weight : sum), 0),
      )
  let best = noMatch
  for (const [bits, weight] of sums)
    if (weight > best.weight) best = { ...noMatch, matched: bits, weight }
  if (best.matched === 0) return best
  const models: number[] = []
  for (const [model, bits] of matches)
    if ((bits & best.matched) === best.matched) models.push(model)
  return { ...best, models }
}

/** Brands and product lines weigh more than numbers, numbers more than 'pro'. */
function wordWeight({ brandWords, words }: Vocabulary, word: string) {
  if (brandWords.has(word)) return 3
  if (/\d/.test(word)) return 2
  return (words.get(word)?.length ?? 0) >= 20 ? 2.2 : 1.5
}

/** Candidates tried together with the other words. */
const MAX_SPELLINGS = 8

type Spelling = { word: string; distance: number; models: number }

/**
 * Known words similar to a typo, the likeliest first. Only words of letters are corrected: an unknown
 * number stays as typed.
 */
export function spellingCandidates(
  vocabulary: Vocabulary,
  typed: string,
  mostEdits?: number,
): Spelling[] {
  const word = digitsToLetters(typed)
  if (!/^[a-z]{3,}$/.test(word)) return []
  const most = mostEdits ?? (word.length <= 4 ? 1 : 2)
  const letters = letterSet(word)
  const spellings: Spelling[] = []
  for (const spelling of vocabulary.spelled) {
    if (Math.abs(spelling.word.length - word.length) > most && !spelling.word.startsWith(word))
      continue
    if (spelling.word.startsWith(word) && word.length >= 3) {
      const missing = spelling.word.length - word.length
      if (missing > 0) spellings.push({ ...spelling, distance: Math.min(missing, 2) * 0.6 })
      continue
    }
    if (countBits(spelling.letters ^ letters) > 2 * most) continue
    const distance = editDistance(word, spelling.word, most)
    if (distance > most) continue
    // The first letter is rarely wrong.
    const wrongStart = spelling.word[0] === word[0] ? 0 : 0.7
    if (word.length <= 4 && wrongStart && distance > 0 && spelling.word.length !== word.length + 1)
      continue
    spellings.push({
      ...spelling,
      distance: distance + wrongStart - (soundsAs(word, spelling.word) ? 1 : 0),
    })
  }
  return spellings.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SPELLINGS)
}

// A word of many models is likelier than one of a single old phone.
function rank({ distance, models }: Spelling) {
  return distance - Math.log10(models) * 0.45
}

// 'pr0' and 'g00gle' are typing errors.
function digitsToLetters(typed: string) {
  return /[a-z]{2}/.test(typed) && /^[a-z01]+$/.test(typed)
    ? typed.replaceAll('0', 'o').replaceAll('1', 'i')
    : typed
}

function soundsAs(a: string, b: string) {
  return sound(a) === sound(b)
}

function sound(word: string) {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')
}

function countBits(value: number) {
  let left = value
  let count = 0
  for (; left; left &= left - 1) count += 1
  return count
}

/** Edit distance with transpositions; any number above `most` when it is greater. */
export function editDistance(a: string, b: string, most: number): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, older[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    older = last
    last = row
  }
  return last[b.length]!
}
