import type { KeyRows } from './key-rows.ts'
import type { RowsByCombination } from './rows-by-combination.ts'
import type { SumsOfSome } from './sums-by-rows.ts'

/** Items of a chunk by each value, and by each pair of values of the key. */
export type Sums = {
  /** By row of the key. */
  rows: Uint16Array
  /** By row of a sparse or small facet, then by any row; counted on first use. */
  pairs: Uint16Array | undefined
  /** Of the items with some values that searches have asked for since the last change, by these: see `sumsByRows`. */
  byRows: Map<number, SumsOfSome | undefined> | undefined
  /** Computed on first use, and again after a change: see `rowsByCombination`. */
  byCombination: RowsByCombination | undefined
  bands: Int32Array
  /** By number of the group and of the variant; what is beyond the end is 0. */
  groups: Int32Array
  variants: Int32Array
}

export function emptySums({ width }: KeyRows<string>, bands: number): Sums {
  return {
    rows: new Uint16Array(width),
    pairs: undefined,
    byRows: undefined,
    byCombination: undefined,
    bands: new Int32Array(bands),
    groups: new Int32Array(16),
    variants: new Int32Array(16),
  }
}

/** Adds an item with these rows to every sum, or removes it with -1. */
export function addToSums(
  sums: Sums,
  { width }: KeyRows<string>,
  own: Int32Array,
  { group, variant, band }: { group: number; variant: number; band: number },
  by: 1 | -1,
) {
  const { rows, pairs } = sums
  for (let a = 0; a < own.length; a++) rows[own[a]!]! += by
  if (pairs) addToPairs(pairs, width, own, by)
  sums.byRows = undefined
  sums.byCombination = undefined
  sums.bands[band]! += by
  if (group >= sums.groups.length) sums.groups = longer(sums.groups, group)
  sums.groups[group]! += by
  if (variant >= sums.variants.length) sums.variants = longer(sums.variants, variant)
  sums.variants[variant]! += by
}

export function emptyPairs({ coarse, width }: KeyRows<string>): Uint16Array {
  return new Uint16Array(coarse * width)
}

/** Adds an item with these rows to the pairs, or removes it with -1. */
export function addToPairs(pairs: Uint16Array, width: number, own: Int32Array, by: 1 | -1) {
  // The last one is the fine facet, which no pair begins with.
  for (let a = 0; a < own.length - 1; a++) {
    const from = own[a]! * width
    for (let b = 0; b < own.length; b++) pairs[from + own[b]!]! += by
  }
}

/** Items with both values. */
export function pairCount(
  pairs: Uint16Array,
  { coarse, width }: KeyRows<string>,
  a: number,
  b: number,
): number {
  return a < coarse ? pairs[a * width + b]! : pairs[b * width + a]!
}

export function longer(list: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.ceil((least + 1) * 1.5))
  larger.set(list)
  return larger
}

/** Adds a list to another; what is beyond the end of either is 0. */
export function addLists(to: Int32Array, from: Int32Array) {
  const length = Math.min(to.length, from.length)
  for (let at = 0; at < length; at++) to[at]! += from[at]!
}

/** The same for short numbers: a loop over both kinds would be compiled for neither. */
export function addShortLists(to: Int32Array, from: Uint16Array) {
  const length = Math.min(to.length, from.length)
  for (let at = 0; at < length; at++) to[at]! += from[at]!
}
