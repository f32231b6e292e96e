import type { Layout } from './layout.ts'

/**
 * Items of a parent by every pair of facet values, so that the effect of one or two filters on every
 * facet is looked up instead of counted. Updated with each cell.
 */
export type Pairs = { counts: Int32Array; width: number; rows: Int32Array }

export function emptyPairs({ width, dimensions }: Layout<string>): Pairs {
  return {
    counts: new Int32Array(width * width),
    width,
    rows: new Int32Array(dimensions.length),
  }
}

/** Adds items of one combination, or removes them with a negative count. */
export function addToPairs(
  layout: Layout<string>,
  { counts, width, rows }: Pairs,
  key: number,
  band: number,
  count: number,
) {
  const { sparse, shifts, masks, firstRows } = layout
  rows[0] = sparse.rows.get(key & sparse.mask) ?? sparse.common.length
  const last = firstRows.length - 1
  for (let at = 1; at < last; at++) rows[at] = firstRows[at]! + ((key >>> shifts[at]!) & masks[at]!)
  rows[last] = firstRows[last]! + band
  for (let a = 0; a <= last; a++) {
    const row = rows[a]! * width
    for (let b = a; b <= last; b++) counts[row + rows[b]!]! += count
  }
}

/** Items with both values; with the same row twice, items with that value. */
export function pairCount({ counts, width }: Pairs, a: number, b: number): number {
  return counts[a < b ? a * width + b : b * width + a]!
}

/** True when there are items with sparse values that share a row, which pairs cannot tell apart. */
export function hasUncommonValues({ sparse }: Layout<string>, pairs: Pairs): boolean {
  return pairCount(pairs, sparse.common.length, sparse.common.length) > 0
}
