import { placeIds } from './cells.ts'
import type { Predicates } from './predicates.ts'
import {
  advertisedIn,
  colourIn,
  emptySums,
  gradeIn,
  increment,
  MIDDLE,
  MIDDLE_AT,
  photoIn,
  type Segment,
  STORAGE,
  type Sums,
  standingIn,
  sumsFor,
  USED_AT,
} from './segments.ts'

export type Counts = Omit<Sums, 'storage'> & {
  /** By GB. */
  storage: Int32Array
  total: number
  brand: Map<number, number>
  model: Map<number, number>
  /** Results per model. */
  hits: Map<number, number>
  /** By index in `placeIds`, ignoring the distance filter; filled only when one is set. */
  place: Int32Array
  /** Results by the middle bits of their traits: grade, color and so on in one number. */
  middle: Int32Array
  /** The same for cells that fail exactly one of these filters. */
  middleAlone: Int32Array
}

/** Bit per facet in the mask of filters that a cell fails. */
export const FAILS = {
  brand: 1,
  model: 2,
  storage: 4,
  grade: 8,
  colour: 16,
  price: 32,
  used: 64,
  standing: 128,
  advertised: 256,
  photo: 512,
  place: 1024,
} as const
const IN_MIDDLE = FAILS.grade | FAILS.colour | FAILS.standing | FAILS.advertised | FAILS.photo
/** Fails a condition without a facet: two bits, so that it never counts as a single failure. */
export const NEVER = 2048 | 4096

export function emptyCounts(hasPlaces = false): Counts {
  return {
    ...emptySums(),
    storage: new Int32Array(STORAGE + 1),
    total: 0,
    brand: new Map(),
    model: new Map(),
    hits: new Map(),
    place: new Int32Array(hasPlaces ? placeIds.length : 0),
    middle: new Int32Array(MIDDLE + 1),
    middleAlone: new Int32Array(MIDDLE + 1),
  }
}

/** Adds one model to the counts; `base` holds the filters that its brand or the model itself fails. */
export function countSegment(
  counts: Counts,
  segment: Segment,
  tests: Predicates,
  base: number,
  brand: number,
) {
  const { low, high } = segment
  const tooFar = high < tests.min || low > tests.max
  let passed = 0
  if (!tests.any) passed = segment.live
  else if (base === 0) passed = tooFar ? 0 : countCells(counts, segment, tests)
  else if (!tooFar) passed = countMatching(segment, tests)
  if (base === 0 && !tests.any) addSums(counts, sumsFor(segment))
  if (base === 0 && tooFar) countPrices(counts, segment, tests)
  addModelCount(counts, segment.modelId, passed, base, brand)
}

function addModelCount(counts: Counts, id: number, passed: number, base: number, brand: number) {
  if (passed === 0) return
  if (base === 0) {
    counts.total += passed
    counts.hits.set(id, passed)
  }
  if (base !== FAILS.model) increment(counts.brand, brand, passed)
  if (base !== FAILS.brand) increment(counts.model, id, passed)
}

/** Number of listings that pass every predicate. The hot path: it does nothing else. */
function countMatching(segment: Segment, tests: Predicates): number {
  const { groups, starts, traits, price, place, n } = segment
  const { storage, middle, used, min, max, near } = tests
  let sum = 0
  for (let group = 0; group < groups; group++) {
    const start = starts[group]!
    const own = traits[start]!
    if ((storage[own & STORAGE]! | middle[(own >> MIDDLE_AT) & MIDDLE]!) !== 0) continue
    const end = starts[group + 1]!
    for (let at = start; at < end; at++) {
      const cost = price[at]!
      if (cost < min || cost > max || used[traits[at]! >>> USED_AT]! !== 0) continue
      if (near === null || near[place[at]!] === 1) sum += n[at]!
    }
  }
  return sum
}

/** For a model entirely outside the price range: the listings that fail only the price. */
function countPrices(counts: Counts, segment: Segment, tests: Predicates) {
  const { groups, starts, traits, place, n, band } = segment
  const { storage, middle, used, near } = tests
  const byBand = counts.band
  for (let group = 0; group < groups; group++) {
    const start = starts[group]!
    const own = traits[start]!
    if ((storage[own & STORAGE]! | middle[(own >> MIDDLE_AT) & MIDDLE]!) !== 0) continue
    const end = starts[group + 1]!
    for (let at = start; at < end; at++)
      if (used[traits[at]! >>> USED_AT]! === 0 && (near === null || near[place[at]!] === 1))
        byBand[band[at]!]! += n[at]!
  }
}

/** Cells of one group share all but months, price and place, so most groups are decided at once. */
function countCells(counts: Counts, segment: Segment, tests: Predicates): number {
  const { groups, starts, traits, price, place, n, band } = segment
  const { storage, middle, used, min, max, near } = tests
  const byUsed = counts.used
  const byBand = counts.band
  let passed = 0
  for (let group = 0; group < groups; group++) {
    const start = starts[group]!
    const own = traits[start]!
    const mid = (own >> MIDDLE_AT) & MIDDLE
    const fails = storage[own & STORAGE]! | middle[mid]!
    if (fails & (fails - 1)) continue
    const end = starts[group + 1]!
    let sum = 0
    for (let at = start; at < end; at++) {
      if (near !== null && near[place[at]!] === 0) continue
      const months = traits[at]! >>> USED_AT
      const cost = price[at]!
      let more = fails | used[months]!
      if (cost < min || cost > max) more |= FAILS.price
      if (near !== null && near[place[at]!] === 2) more |= FAILS.place
      if (more & (more - 1)) continue
      const count = n[at]!
      if (more === fails) sum += count
      if (fails !== 0) continue
      if (more === 0 || more === FAILS.used) byUsed[months]! += count
      if (more === 0 || more === FAILS.price) byBand[band[at]!]! += count
      if (near !== null && (more === 0 || more === FAILS.place)) counts.place[place[at]!]! += count
    }
    if (fails & IN_MIDDLE) counts.middleAlone[mid]! += sum
    else counts.storage[own & STORAGE]! += sum
    if (fails !== 0) continue
    counts.middle[mid]! += sum
    passed += sum
  }
  return passed
}

/** The same for trait filters only, when the single failures are known already. */
export function countPassing(counts: Counts, segment: Segment, tests: Predicates, brand: number) {
  const { groups, starts, traits, n, band } = segment
  const { storage, middle, used } = tests
  const byUsed = counts.used
  const byBand = counts.band
  let passed = 0
  for (let group = 0; group < groups; group++) {
    const start = starts[group]!
    const own = traits[start]!
    const mid = (own >> MIDDLE_AT) & MIDDLE
    if ((storage[own & STORAGE]! | middle[mid]!) !== 0) continue
    const end = starts[group + 1]!
    let sum = 0
    for (let at = start; at < end; at++) {
      const months = traits[at]! >>> USED_AT
      if (used[months]! !== 0) continue
      sum += n[at]!
      byUsed[months]! += n[at]!
      byBand[band[at]!]! += n[at]!
    }
    counts.storage[own & STORAGE]! += sum
    counts.middle[mid]! += sum
    passed += sum
  }
  addModelCount(counts, segment.modelId, passed, 0, brand)
}

/** Distributes the counts by middle bits to their facets. */
export function spreadMiddle(counts: Counts, tests: Predicates) {
  for (let mid = 0; mid <= MIDDLE; mid++) {
    const count = counts.middle[mid]!
    const alone = counts.middleAlone[mid]!
    if (count + alone === 0) continue
    const fails = tests.middle[mid]!
    counts.grade[gradeIn(mid)]! += fails === FAILS.grade ? alone : count
    counts.colour[colourIn(mid)]! += fails === FAILS.colour ? alone : count
    counts.standing[standingIn(mid)]! += fails === FAILS.standing ? alone : count
    counts.advertised[advertisedIn(mid)]! += fails === FAILS.advertised ? alone : count
    counts.photo[photoIn(mid)]! += fails === FAILS.photo ? alone : count
  }
}

export function addSums(to: Counts, from: Sums) {
  for (const [gb, count] of from.storage) to.storage[gb]! += count
  for (const name of LIST_FACETS) {
    const [sums, more] = [to[name], from[name]]
    for (let at = 0; at < more.length; at++) sums[at]! += more[at]!
  }
}

const LIST_FACETS = ['grade', 'colour', 'standing', 'advertised', 'photo', 'used', 'band'] as const
