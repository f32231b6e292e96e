import type { Named, NameIndex } from './name-index.ts'
import { GAP, isRemark, storageIn, withoutRemarks } from './said-beside.ts'
import { editDistance, keyOf, piecesOf } from './words.ts'

/** Words that make another model of one, in any brand; and things that are no phones. */
const TELLING = new Set(
  `pro max plus ultra mini lite fe se air fold flip note edge neo prime play power turbo active gt
   zoom xl ace nord reno find mate nova magic razr stylus fusion compact premium slim
   ipad tab tablet pad watch band buds airpods macbook laptop earbuds headphones`
    .split(/\s+/)
    .filter(Boolean),
)

type Run = { model: Named; key: string; from: number; to: number }

/**
 * The model that a seller's words name: the longest name in them, as long as nothing beside it
 * speaks for another model. Anything doubtful goes to the catch-all, which is never wrong.
 */
export function matchName(index: NameIndex, text: string): Named {
  for (const reading of withoutRemarks(text)) {
    const pieces = piecesOf(reading).slice(0, 40)
    const run = longestRun(index, pieces)
    if (run && fits(index, run, pieces) && hasStorage(run.model, text)) return run.model
  }
  return index.catchAll
}

function longestRun({ byKey }: NameIndex, pieces: string[]): Run | undefined {
  let best: Run | undefined
  for (let from = 0; from < pieces.length; from += 1) {
    let key = ''
    for (let to = from; to < pieces.length && pieces[to] !== GAP; to += 1) {
      key += pieces[to]
      const model = byKey.get(key)
      if (model && key.length > (best?.key.length ?? 0)) best = { model, key, from, to: to + 1 }
    }
  }
  return best
}

function fits(index: NameIndex, run: Run, pieces: string[]) {
  const own = new Set(piecesOf(run.model.name))
  const brand = brandPieces(index, pieces)
  return pieces.every((piece, at) => {
    if (at >= run.from && at < run.to) return true
    if (piece === GAP || brand.has(at) || isRemark(piece)) return true
    if (/^\d+$/.test(piece)) return isIdleYear(index, run, piece)
    if (own.has(piece) && piece.length > 1) return true
    const beside = at === run.from - 1 || at === run.to
    if (piece.length === 1) return !beside || at < run.from
    if (TELLING.has(piece) || index.vocabulary.has(piece)) return false
    // A bare number says too little beside a word that nobody knows: 'Foo 9' is no OnePlus 9.
    if (beside && /^\d+$/.test(run.key)) return false
    return !(at === run.to && isNearlyTelling(piece))
  })
}

/** The places of the pieces that together say the brand. */
function brandPieces({ brandKeys }: NameIndex, pieces: string[]): Set<number> {
  const places = new Set<number>()
  for (let from = 0; from < pieces.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + 4, pieces.length); to += 1)
      if (brandKeys.has(pieces.slice(from, to).join('')))
        for (let at = from; at < to; at += 1) places.add(at)
  return places
}

/** A year says nothing, unless the model has yearly editions: then it may be one not known yet. */
function isIdleYear({ byKey }: NameIndex, { model }: Run, piece: string) {
  const year = Number(piece)
  if (year < 2005 || year > 2035) return false
  const key = keyOf(model.name)
  for (const other of byKey.keys())
    if (other.startsWith(key) && /^20\d\d/.test(other.slice(key.length))) return false
  return true
}

function isNearlyTelling(piece: string) {
  if (piece.length < 3) return false
  return [...TELLING].some((word) => editDistance(piece, word) <= (word.length > 4 ? 2 : 1))
}

/** False when the words speak of more storage than the model was ever sold with. */
function hasStorage({ mostStorage }: Named, text: string) {
  if (mostStorage === null) return true
  // Some tables say what is left for the owner, 7 of 8 GB.
  const sold = 2 ** Math.ceil(Math.log2(mostStorage))
  return storageIn(text) <= sold
}
