import type { Cells } from './cells.ts'
import {
  addSums,
  type Counts,
  countPassing,
  countSegment,
  emptyCounts,
  FAILS,
  shareMiddle,
} from './count-cells.ts'
import {
  addAlone,
  addBrand,
  type Chosen,
  chosenIn,
  passingOf,
  passingOfModel,
} from './count-pairs.ts'
import { hasOtherSizes } from './pairs.ts'
import type { Segment } from './segments.ts'
import { raise, sumsOf } from './sums.ts'
import type { Having } from './terms.store.ts'
import { createTests, type Tests } from './tests.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** What is counted; `over` stands in for the models that it has. */
export type Counted = { cells: Cells; words: Vocabulary; over?: Cells | undefined }

/**
 * Counts every facet in one pass: what fails nothing counts everywhere, what fails one filter alone
 * counts in that filter's own facet. Models that no words mean are passed over, and what pairs of
 * values can tell of a brand is not counted again.
 */
export function countAll({ cells, words, over }: Counted, wanted: Wanted): Counts {
  const tests = createTests(wanted)
  const { meant, meantBrands, models, brands } = wanted
  const ofAll = meant === null && models.size === 0
  if (!tests.any && ofAll && meantBrands === null && brands.size === 0)
    return countWhole(cells, words)
  const chosen = tests.any && ofAll ? chosenIn(wanted) : undefined
  const counts = emptyCounts(wanted.places !== null)
  if (chosen && chosen.length <= 2) {
    for (const [brand, segments] of workedOn(cells, words).byBrand)
      countBrand(counts, { brand, segments, chosen, tests, wanted })
  } else {
    const ids = meant ? meant.keys() : cells.keys()
    for (const id of ids) {
      const segment = over?.get(id) ?? cells.get(id)
      if (segment && segment.live > 0) countModel(counts, words, wanted, segment, tests)
    }
  }
  shareMiddle(counts, tests)
  return counts
}

function countModel(
  counts: Counts,
  vocabulary: Vocabulary,
  { meantBrands, models, brands }: Wanted,
  segment: Segment,
  tests: Tests,
) {
  const id = segment.modelId
  const brand = vocabulary.byId.get(id)?.brand.number ?? 0
  if (meantBrands && !meantBrands.has(brand)) return
  let base = 0
  if (models.size > 0 && !models.has(id)) base |= FAILS.model
  if (brands.size > 0 && !brands.has(brand)) base |= FAILS.brand
  if (base !== (FAILS.model | FAILS.brand)) countSegment(counts, segment, tests, base, brand)
}

type OfBrand = {
  brand: number
  segments: Segment[]
  chosen: Chosen[]
  tests: Tests
  wanted: Wanted
}

function countBrand(counts: Counts, { brand, segments, chosen, tests, wanted }: OfBrand) {
  const { meantBrands, brands } = wanted
  if (meantBrands && !meantBrands.has(brand)) return
  const base = brands.size > 0 && !brands.has(brand) ? FAILS.brand : 0
  const pairs = segments[0]?.pairs
  const [first, second] = chosen
  const isTold = pairs && !hasOtherSizes(pairs) && segments.every((one) => one.pairs === pairs)
  if (isTold && base !== 0) {
    const passed = passingOf(pairs, chosen)
    if (passed > 0) raise(counts.brand, brand, passed)
  } else if (isTold && first && chosen.length === 1) {
    addBrand(counts, pairs, first)
    for (const segment of segments) {
      const passed = passingOfModel(sumsOf(segment), first)
      if (passed === 0) continue
      counts.total += passed
      counts.hits.set(segment.modelId, passed)
      counts.model.set(segment.modelId, passed)
      raise(counts.brand, brand, passed)
    }
  } else if (isTold && first && second) {
    addAlone(counts, pairs, first, second)
    addAlone(counts, pairs, second, first)
    for (const segment of segments) countPassing(counts, segment, tests, brand)
  } else for (const segment of segments) countSegment(counts, segment, tests, base, brand)
}

type Worked = {
  vocabulary: Vocabulary
  whole: Counts
  kept: Map<string, Counts>
  texts: Map<string, Having>
  byBrand: Map<number, Segment[]>
}
const worked = new WeakMap<Cells, Worked>()

/** What is counted when nothing is asked for, worked out once until something changes. */
export function countWhole(cells: Cells, vocabulary: Vocabulary): Counts {
  return workedOn(cells, vocabulary).whole
}

/** Counts that somebody wants to keep until something changes. */
export function keptCounts(cells: Cells, vocabulary: Vocabulary): Map<string, Counts> {
  return workedOn(cells, vocabulary).kept
}

/** Listings found by their own words that somebody wants to keep as long. */
export function keptTexts(cells: Cells, vocabulary: Vocabulary): Map<string, Having> {
  return workedOn(cells, vocabulary).texts
}

/** Cells changed: what was worked out from them no longer holds. */
export function forgetCounts(cells: Cells) {
  worked.delete(cells)
}

function workedOn(cells: Cells, vocabulary: Vocabulary): Worked {
  const known = worked.get(cells)
  if (known?.vocabulary === vocabulary) return known
  const whole = emptyCounts()
  const byBrand = new Map<number, Segment[]>()
  for (const [id, segment] of cells) {
    if (segment.live === 0) continue
    const brand = vocabulary.byId.get(id)?.brand.number ?? 0
    addSums(whole, sumsOf(segment))
    whole.total += segment.live
    whole.hits.set(id, segment.live)
    whole.model.set(id, segment.live)
    raise(whole.brand, brand, segment.live)
    const list = byBrand.get(brand)
    if (list) list.push(segment)
    else byBrand.set(brand, [segment])
  }
  const fresh = { vocabulary, whole, kept: new Map(), texts: new Map(), byBrand }
  worked.set(cells, fresh)
  return fresh
}
