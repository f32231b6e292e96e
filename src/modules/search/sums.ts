import type { Segment } from './segments.ts'
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

/** Listings by each value of each facet; the index is the value as traits.ts has it. */
export type Sums = {
  storage: Map<number, number>
  grade: Int32Array
  colour: Int32Array
  standing: Int32Array
  advertised: Int32Array
  photo: Int32Array
  used: Int32Array
  band: Int32Array
}
export function emptySums(): Sums {
  return {
    storage: new Map(),
    grade: new Int32Array(8),
    colour: new Int32Array(16),
    standing: new Int32Array(4),
    advertised: new Int32Array(2),
    photo: new Int32Array(2),
    used: new Int32Array(128),
    band: new Int32Array(bandStarts.length),
  }
}

/** What a model adds to every facet when nothing is asked for, once worked out. */
export function sumsOf(segment: Segment): Sums {
  segment.sums ??= sumUp(segment)
  return segment.sums
}

function sumUp({ size, traits, n, band }: Segment): Sums {
  const sums = emptySums()
  for (let at = 0; at < size; at++) addToSums(sums, traits[at]!, band[at]!, n[at]!)
  return sums
}

/** Counts listings of one combination in, or out. */
export function addToSums(sums: Sums, traits: number, band: number, count: number) {
  const mid = (traits >> MIDDLE_AT) & MIDDLE
  raise(sums.storage, traits & STORAGE, count)
  sums.grade[gradeIn(mid)]! += count
  sums.colour[colourIn(mid)]! += count
  sums.standing[standingIn(mid)]! += count
  sums.advertised[advertisedIn(mid)]! += count
  sums.photo[photoIn(mid)]! += count
  sums.used[traits >>> USED_AT]! += count
  sums.band[band]! += count
}

export function raise(counts: Map<number, number>, key: number, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
