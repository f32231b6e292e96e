import { placeIds, type Segment } from './cells.ts'
import { emptySums, raise, type Sums, sumsOf } from './sums.ts'
import type { Tests } from './tests.ts'
import {
  advertisedIn,
  colourIn,
  gradeIn,
  MIDDLE,
  MIDDLE_AT,
  photoIn,
  STORAGE,
  standingIn,
  USED_AT,
} from './traits.ts'

export type Counts = Omit<Sums, 'storage'> & {
  /** By GB. */
  storage: Int32Array
  total: number
  brand: Map<number, number>
  model: Map<number, number>
  /** Models of the results, with how many there are of each. */
  hits: Map<number, number>
  /** By index in `placeIds`, whatever the distance asked for; only when one is. */
  place: Int32Array
  /** What passed, by the middle of its traits: grade, colour and so on in one. */
  middle: Int32Array
  /** The same of what fails one of these filters alone. */
  middleAlone: Int32Array
}

/** The bit of each facet in what a cell fails. */
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
/** Fails what no facet of its own can change: two bits, so never a single one. */
export const NEVER = 2048 | 4096

export function emptyCounts(): Counts {
  return {
    ...emptySums(),
    storage: new Int32Array(STORAGE + 1),
    total: 0,
    brand: new Map(),
    model: new Map(),
    hits: new Map(),
    place: new Int32Array(placeIds.length),
    middle: new Int32Array(MIDDLE + 1),
    middleAlone: new Int32Array(MIDDLE + 1),
  }
}

/** Counts one model in; `base` is what its brand or itself fails already. */
export function countSegment(
  counts: Counts,
  segment: Segment,
  tests: Tests,
  base: number,
  brand: number,
) {
  const id = segment.modelId
  let passed = 0
  if (base !== 0) passed = tests.any ? passing(segment, tests) : segment.live
  else if (tests.any) passed = countCells(counts, segment, tests)
  else {
    addSums(counts, sumsOf(segment))
    passed = segment.live
  }
  if (passed === 0) return
  if (base === 0) {
    counts.total += passed
    counts.hits.set(id, passed)
  }
  if (base !== FAILS.model) raise(counts.brand, brand, passed)
  if (base !== FAILS.brand) raise(counts.model, id, passed)
}

/** How many pass every test, and nothing else: most of the work, so as little of it as can be. */
function passing({ size, traits, price, place, n }: Segment, tests: Tests): number {
  const { storage, middle, used, min, max, near } = tests
  let sum = 0
  for (let at = 0; at < size; at++) {
    const trait = traits[at]!
    if (storage[trait & STORAGE]! !== 0 || middle[(trait >> MIDDLE_AT) & MIDDLE]! !== 0) continue
    const cost = price[at]!
    if (cost < min || cost > max || used[trait >>> USED_AT]! !== 0) continue
    if (near === null || near[place[at]!] === 1) sum += n[at]!
  }
  return sum
}

function countCells(counts: Counts, segment: Segment, tests: Tests): number {
  const { size, traits, price, place, n, band } = segment
  const { storage, middle, used, min, max, near } = tests
  const byStorage = counts.storage
  const byMiddle = counts.middle
  const byMiddleAlone = counts.middleAlone
  const byUsed = counts.used
  const byBand = counts.band
  let passed = 0
  for (let at = 0; at < size; at++) {
    const trait = traits[at]!
    const mid = (trait >> MIDDLE_AT) & MIDDLE
    let fails = storage[trait & STORAGE]! | middle[mid]!
    if (fails & (fails - 1)) continue
    const cost = price[at]!
    fails |= used[trait >>> USED_AT]!
    if (cost < min || cost > max) fails |= FAILS.price
    if (near !== null && near[place[at]!] === 0) fails |= FAILS.place
    if (fails & (fails - 1)) continue
    const count = n[at]!
    if (fails === 0) {
      passed += count
      byStorage[trait & STORAGE]! += count
      byMiddle[mid]! += count
      byUsed[trait >>> USED_AT]! += count
      byBand[band[at]!]! += count
      if (near !== null) counts.place[place[at]!]! += count
    } else if (fails & IN_MIDDLE) byMiddleAlone[mid]! += count
    else if (fails === FAILS.used) byUsed[trait >>> USED_AT]! += count
    else if (fails === FAILS.storage) byStorage[trait & STORAGE]! += count
    else if (fails === FAILS.price) byBand[band[at]!]! += count
    else if (fails === FAILS.place) counts.place[place[at]!]! += count
  }
  return passed
}

/** Shares out to their facets what the middle of the traits holds in one. */
export function shareMiddle(counts: Counts, tests: Tests) {
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
  for (const name of LISTS) {
    const [sums, more] = [to[name], from[name]]
    for (let at = 0; at < more.length; at++) sums[at]! += more[at]!
  }
}

const LISTS = ['grade', 'colour', 'standing', 'advertised', 'photo', 'used', 'band'] as const
