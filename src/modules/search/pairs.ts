import {
  advertisedIn,
  bandStarts,
  colourIn,
  gradeIn,
  MIDDLE,
  MIDDLE_AT,
  photoIn,
  STORAGE,
  standingIn,
  USED_AT,
} from './traits.ts'

/**
 * How many listings of a brand have one value and another, for every two values: what one filter
 * leaves of every other is then read off instead of counted. Changed with each cell.
 */
export type Pairs = Int32Array

/** Sizes with a row of their own; the others share the last. */
const sizes = [0, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 1024, 2048]
const slotOf = new Map(sizes.map((gb, slot) => [gb, slot]))
const OTHER_SIZE = sizes.length

/** Where the values of each facet begin. */
export const AT = {
  storage: 0,
  grade: 16,
  colour: 24,
  standing: 40,
  advertised: 44,
  photo: 46,
  used: 48,
  band: 176,
} as const
const WIDTH = AT.band + bandStarts.length
export type Dimension = keyof typeof AT
/** How many values each facet has a row for. */
export const WIDTHS: Record<Dimension, number> = {
  storage: sizes.length,
  grade: 8,
  colour: 16,
  standing: 4,
  advertised: 2,
  photo: 2,
  used: 128,
  band: bandStarts.length,
}

export function emptyPairs(): Pairs {
  return new Int32Array(WIDTH * WIDTH)
}

/** The row of a storage size; undefined for a size that shares one. */
export function storageRow(gb: number): number | undefined {
  return slotOf.get(gb)
}

export function sizeAt(row: number): number | undefined {
  return sizes[row]
}

/** How many have both; of one value twice, how many have it. */
export function pairOf(pairs: Pairs, a: number, b: number): number {
  return pairs[a < b ? a * WIDTH + b : b * WIDTH + a]!
}

/** True when sizes without a row of their own are on sale: pairs cannot tell them apart. */
export function hasOtherSizes(pairs: Pairs): boolean {
  return pairOf(pairs, OTHER_SIZE, OTHER_SIZE) > 0
}

const own = new Int32Array(8)

/** Counts listings of one combination in, or out. */
export function addToPairs(pairs: Pairs, traits: number, band: number, count: number) {
  const mid = (traits >> MIDDLE_AT) & MIDDLE
  own[0] = slotOf.get(traits & STORAGE) ?? OTHER_SIZE
  own[1] = AT.grade + gradeIn(mid)
  own[2] = AT.colour + colourIn(mid)
  own[3] = AT.standing + standingIn(mid)
  own[4] = AT.advertised + advertisedIn(mid)
  own[5] = AT.photo + photoIn(mid)
  own[6] = AT.used + (traits >>> USED_AT)
  own[7] = AT.band + band
  for (let a = 0; a < 8; a++) {
    const row = own[a]! * WIDTH
    for (let b = a; b < 8; b++) pairs[row + own[b]!]! += count
  }
}
