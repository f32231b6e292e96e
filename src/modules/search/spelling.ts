import { lettersOf, type Vocabulary } from './vocabulary.ts'

/** Candidates that are tried with the rest of the words. */
const CANDIDATES = 8

export type Candidate = { word: string; distance: number; models: number }

/**
 * Known words that somebody may have meant, the likeliest first. Only words of letters are read
 * otherwise: a number that nobody has is a number that nobody has.
 */
export function meant(vocabulary: Vocabulary, typed: string): Candidate[] {
  const word = lettersFor(typed)
  if (!/^[a-z]{3,}$/.test(word)) return []
  const most = word.length <= 4 ? 1 : 2
  const letters = lettersOf(word)
  const found: Candidate[] = []
  for (const known of vocabulary.spelled) {
    if (Math.abs(known.word.length - word.length) > most && !known.word.startsWith(word)) continue
    if (known.word.startsWith(word) && word.length >= 3) {
      const missing = known.word.length - word.length
      if (missing > 0) found.push({ ...known, distance: Math.min(missing, 2) * 0.6 })
      continue
    }
    if (bits(known.letters ^ letters) > 2 * most) continue
    const distance = editDistance(word, known.word, most)
    if (distance > most) continue
    // People get the first letter right.
    const wrongStart = known.word[0] === word[0] ? 0 : 0.7
    if (word.length <= 4 && wrongStart && distance > 0 && known.word.length !== word.length + 1)
      continue
    found.push({ ...known, distance: distance + wrongStart - (soundsAs(word, known.word) ? 1 : 0) })
  }
  return found.sort((a, b) => likely(a) - likely(b)).slice(0, CANDIDATES)
}

// A word of many models is meant more often than one of a single forgotten phone.
function likely({ distance, models }: Candidate) {
  return distance - Math.log10(models) * 0.45
}

// 'pr0' and 'g00gle' are slips of a finger or of a keyboard.
function lettersFor(typed: string) {
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

function bits(value: number) {
  let left = value
  let count = 0
  for (; left; left &= left - 1) count += 1
  return count
}

/** Letters added, dropped, changed or swapped; anything above `most` when there are more. */
export function editDistance(a: string, b: string, most: number): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
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
