import type { Vocabulary } from './vocabulary.ts'
import { isAside } from './words.ts'

/** The models that fit the words best, and which of the words they have, as bits. */
export type Match = { models: number[]; kept: number; weight: number; complete: boolean }

const nothing: Match = { models: [], kept: 0, weight: 0, complete: false }

/**
 * The models with all of the words, as names have them or in pieces; where none has all, those with
 * the weightiest part of them. Words that say little may be missing. Works through the short lists of
 * models of each word once.
 */
export function matchWords(vocabulary: Vocabulary, words: string[]): Match {
  const needed = words.reduce((bits, word, at) => (isAside(word) ? bits : bits | (1 << at)), 0)
  if (needed === 0) return { ...nothing, complete: true }
  const direct = new Map<number, number>()
  const loose = new Map<number, number>()
  words.forEach((word, at) => {
    if (isAside(word)) return
    for (const model of vocabulary.words.get(word) ?? []) mark(direct, model, at)
    for (const model of vocabulary.pieces.get(word) ?? []) mark(loose, model, at)
  })
  const weights = words.map((word) => weightOf(vocabulary, word))
  const exact = heaviest(direct, weights)
  if ((exact.kept & needed) === needed) return { ...exact, complete: true }
  for (const [model, bits] of direct)
    if (loose.has(model)) loose.set(model, loose.get(model)! | bits)
  const inPieces = heaviest(loose, weights)
  if ((inPieces.kept & needed) === needed) return { ...inPieces, complete: true }
  return inPieces.weight > exact.weight + 0.5 ? inPieces : exact
}

function mark(bits: Map<number, number>, model: number, at: number) {
  bits.set(model, (bits.get(model) ?? 0) | (1 << at))
}

function heaviest(found: Map<number, number>, weights: number[]): Match {
  const sums = new Map<number, number>()
  for (const kept of found.values())
    if (!sums.has(kept))
      sums.set(
        kept,
        weights.reduce((sum, weight, at) => (kept & (1 << at) ? sum + weight : sum), 0),
      )
  let best = nothing
  for (const [kept, weight] of sums) if (weight > best.weight) best = { ...nothing, kept, weight }
  if (best.kept === 0) return best
  const models: number[] = []
  for (const [model, bits] of found) if ((bits & best.kept) === best.kept) models.push(model)
  return { ...best, models }
}

/** Makers and families say more than numbers, numbers more than 'pro'. */
function weightOf({ brandWords, words }: Vocabulary, word: string) {
  if (brandWords.has(word)) return 3
  if (/\d/.test(word)) return 2
  return (words.get(word)?.length ?? 0) >= 20 ? 2.2 : 1.5
}
