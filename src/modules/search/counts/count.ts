import type { Vocabulary } from '../query/vocabulary.ts'
import type { TextCounts } from '../results.store.ts'
import type { Cells } from './cells.ts'
import {
  addSums,
  type Counts,
  countPassing,
  countSegment,
  emptyCounts,
  FAILS,
  spreadMiddle,
} from './count-cells.ts'
import { createPredicates, type Predicates, type Wanted } from './predicates.ts'
import {
  AT,
  type Dimension,
  hasOtherSizes,
  increment,
  type Pairs,
  pairOf,
  type Segment,
  type Sums,
  sizeAt,
  storageRow,
  sumsFor,
  WIDTHS,
} from './segments.ts'

/** The cells to count; those in `over` replace the cells of the same models. */
export type CountSource = { cells: Cells; words: Vocabulary; over?: Cells | undefined }

/**
 * Counts every facet in one pass: listings that fail nothing count everywhere, those that fail one
 * filter count in that filter's facet. Models not meant by the words are skipped, and where the
 * pair counts of a brand suffice they are used instead.
 */
export function countAll({ cells, words, over }: CountSource, wanted: Wanted): Counts {
  const tests = createPredicates(wanted)
  const { meant, meantBrands, models, brands } = wanted
  const ofAll = meant === null && models.size === 0
  if (!tests.any && ofAll && meantBrands === null && brands.size === 0)
    return countWhole(cells, words)
  const chosen = tests.any && ofAll ? selectedFilters(wanted) : undefined
  const counts = emptyCounts(wanted.places !== null)
  if (chosen && chosen.length <= 2) {
    for (const [brand, segments] of derive(cells, words).byBrand)
      countBrand(counts, { brand, segments, chosen, tests, wanted })
  } else {
    const ids = meant ? meant.keys() : cells.keys()
    for (const id of ids) {
      const segment = over?.get(id) ?? cells.get(id)
      if (segment && segment.live > 0) countModel(counts, words, wanted, segment, tests)
    }
  }
  spreadMiddle(counts, tests)
  return counts
}

function countModel(
  counts: Counts,
  vocabulary: Vocabulary,
  { meantBrands, models, brands }: Wanted,
  segment: Segment,
  tests: Predicates,
) {
  const id = segment.modelId
  const brand = vocabulary.byId.get(id)?.brand.number ?? 0
  if (meantBrands && !meantBrands.has(brand)) return
  let base = 0
  if (models.size > 0 && !models.has(id)) base |= FAILS.model
  if (brands.size > 0 && !brands.has(brand)) base |= FAILS.brand
  if (base !== (FAILS.model | FAILS.brand)) countSegment(counts, segment, tests, base, brand)
}

type BrandCount = {
  brand: number
  segments: Segment[]
  chosen: SelectedFilter[]
  tests: Predicates
  wanted: Wanted
}

function countBrand(counts: Counts, { brand, segments, chosen, tests, wanted }: BrandCount) {
  const { meantBrands, brands } = wanted
  if (meantBrands && !meantBrands.has(brand)) return
  const base = brands.size > 0 && !brands.has(brand) ? FAILS.brand : 0
  const pairs = segments[0]?.pairs
  const [first, second] = chosen
  const hasPairs = pairs && !hasOtherSizes(pairs) && segments.every((one) => one.pairs === pairs)
  if (hasPairs && base !== 0) {
    const passed = countBrandMatches(pairs, chosen)
    if (passed > 0) increment(counts.brand, brand, passed)
  } else if (hasPairs && first && chosen.length === 1) {
    addBrandFacets(counts, pairs, first)
    for (const segment of segments) {
      const passed = countModelMatches(sumsFor(segment), first)
      if (passed === 0) continue
      counts.total += passed
      counts.hits.set(segment.modelId, passed)
      counts.model.set(segment.modelId, passed)
      increment(counts.brand, brand, passed)
    }
  } else if (hasPairs && first && second) {
    addOwnFacet(counts, pairs, first, second)
    addOwnFacet(counts, pairs, second, first)
    for (const segment of segments) countPassing(counts, segment, tests, brand)
  } else for (const segment of segments) countSegment(counts, segment, tests, base, brand)
}

type Derived = {
  vocabulary: Vocabulary
  whole: Counts
  counts: Map<string, Counts>
  texts: Map<string, TextCounts>
  byBrand: Map<number, Segment[]>
}
const derived = new WeakMap<Cells, Derived>()

/** Counts without any filter, computed once until the cells change. */
export function countWhole(cells: Cells, vocabulary: Vocabulary): Counts {
  return derive(cells, vocabulary).whole
}

/** Cache of counts by filters, valid until the cells change. */
export function cachedCounts(cells: Cells, vocabulary: Vocabulary): Map<string, Counts> {
  return derive(cells, vocabulary).counts
}

/** Cache of listings matched by their text, valid as long. */
export function cachedTexts(cells: Cells, vocabulary: Vocabulary): Map<string, TextCounts> {
  return derive(cells, vocabulary).texts
}

/** Drops everything derived from these cells after a change. */
export function dropDerived(cells: Cells) {
  derived.delete(cells)
}

function derive(cells: Cells, vocabulary: Vocabulary): Derived {
  const known = derived.get(cells)
  if (known?.vocabulary === vocabulary) return known
  const whole = emptyCounts()
  const byBrand = new Map<number, Segment[]>()
  for (const [id, segment] of cells) {
    if (segment.live === 0) continue
    const brand = vocabulary.byId.get(id)?.brand.number ?? 0
    addSums(whole, sumsFor(segment))
    whole.total += segment.live
    whole.hits.set(id, segment.live)
    whole.model.set(id, segment.live)
    increment(whole.brand, brand, segment.live)
    const list = byBrand.get(brand)
    if (list) list.push(segment)
    else byBrand.set(brand, [segment])
  }
  const fresh = { vocabulary, whole, counts: new Map(), texts: new Map(), byBrand }
  derived.set(cells, fresh)
  return fresh
}

/** A filter with the rows of the values that pass it. */
type SelectedFilter = { dimension: Dimension; rows: number[] }

/** The active filters, when pair counts can answer them; undefined when cells must be counted. */
function selectedFilters(wanted: Wanted): SelectedFilter[] | undefined {
  const { said, min, max, places, storage, grades, colours, standing, used } = wanted
  if (min !== undefined || max !== undefined || places !== null) return undefined
  if (said.storage.length + said.grades.length + said.colours.length > 0) return undefined
  const chosen: SelectedFilter[] = []
  const choose = (dimension: Dimension, values: Iterable<number>) =>
    chosen.push({ dimension, rows: [...values].map((value) => AT[dimension] + value) })
  if (storage.size > 0) {
    const rows = [...storage].map(storageRow)
    if (rows.includes(undefined)) return undefined
    choose('storage', rows as number[])
  }
  if (grades.size > 0) choose('grade', grades)
  if (colours.size > 0) choose('colour', colours)
  if (standing > 0)
    choose(
      'standing',
      [1, 2].filter((one) => one >= standing),
    )
  if (wanted.advertised) choose('advertised', [1])
  if (wanted.photo) choose('photo', [1])
  if (used !== undefined)
    choose(
      'used',
      Array.from({ length: used + 1 }, (_, months) => months),
    )
  return chosen
}

/** Listings of a brand that pass one or two filters. */
function countBrandMatches(pairs: Pairs, [first, second]: SelectedFilter[]): number {
  let sum = 0
  for (const a of first?.rows ?? [])
    if (!second) sum += pairOf(pairs, a, a)
    else for (const b of second.rows) sum += pairOf(pairs, a, b)
  return sum
}

/** Adds a brand's listings under one filter to every facet, and all of them to the filter's own. */
function addBrandFacets(counts: Counts, pairs: Pairs, chosen: SelectedFilter) {
  const { dimension: own, rows } = chosen
  const left = (name: Dimension, value: number) => {
    const row = AT[name] + value
    if (name === own) return pairOf(pairs, row, row)
    let sum = 0
    for (const one of rows) sum += pairOf(pairs, one, row)
    return sum
  }
  for (let slot = 0; sizeAt(slot) !== undefined; slot++)
    counts.storage[sizeAt(slot)!]! += left('storage', slot)
  for (const name of LISTS) {
    const list = counts[name]
    for (let value = 0; value < list.length; value++) list[value]! += left(name, value)
  }
}

/** With two filters: adds the listings that fail only `own` to its facet. */
function addOwnFacet(counts: Counts, pairs: Pairs, own: SelectedFilter, other: SelectedFilter) {
  const { dimension } = own
  const list = dimension === 'storage' ? counts.storage : counts[dimension]
  for (let value = 0; value < WIDTHS[dimension]; value++) {
    const row = AT[dimension] + value
    if (own.rows.includes(row)) continue
    let sum = 0
    for (const one of other.rows) sum += pairOf(pairs, one, row)
    list[dimension === 'storage' ? sizeAt(value)! : value]! += sum
  }
}

const LISTS = ['grade', 'colour', 'standing', 'advertised', 'photo', 'used', 'band'] as const

/** How many listings of a model pass one filter. */
function countModelMatches(sums: Sums, { dimension, rows }: SelectedFilter): number {
  let sum = 0
  for (const row of rows) {
    const value = row - AT[dimension]
    if (dimension === 'storage') sum += sums.storage.get(sizeAt(value) ?? 0) ?? 0
    else sum += sums[dimension][value]!
  }
  return sum
}
