import { BAND_SHIFT, type Chunk, ITEM_WORDS, VARIANT_MASK } from '../chunk.ts'
import { type GroupFilter, type KeyFilter, type Lookup, rowsWithin } from '../chunk-filters.ts'
import type { Chunks } from '../chunks.ts'
import type { KeyFacet, KeyRows } from '../key-rows.ts'
import { idTable, type Layout } from '../layout.ts'
import {
  type CombinationPlan,
  hasManyRows,
  isWorthCombining,
  planByCombination,
  rowsByCombination,
} from '../rows-by-combination.ts'
import type { OtherTargets } from '../selection.ts'
import type { Counts } from './count-segment.ts'

/** The filters that are not on combined facets. */
type ItemTests = {
  /** The rows that are within the range, from `first` up to `end`, where the chunk is in order. */
  first: number
  end: number
  /** False when the row of an item says whether it passes: nothing else has to be read. */
  readItems: boolean
  others: CombinationPlan<string>['others']
  variants: Uint8Array | undefined
  /** By number of the group in its parent: 0 passes, 1 fails, 2 counts nowhere. */
  groups: Uint8Array | undefined
  /** Undefined where `first` and `end` say which items are within the range. */
  range: { min: number; max: number } | undefined
}

/** Bits of failed filters; below them one for each of `others`. */
const RANGE = 1 << 16
const VARIANT = 1 << 17
const GROUP = 1 << 18
const NOWHERE = RANGE | VARIANT

/** What is needed to count a query by combination. */
export type Combining<Name extends string> = {
  layout: Layout<Name>
  keys: KeyRows<Name>
  /** Computed when the first chunk with many rows is counted: small markets have none. */
  plan: () => CombinationPlan<Name> | undefined
}

export function prepareCombining<Name extends string>(
  layout: Layout<Name>,
  { keys, totals }: Chunks<Name>,
  filters: { keys: readonly KeyFilter<Name>[]; lookups: readonly Lookup[] },
): Combining<Name> {
  let known: { plan: CombinationPlan<Name> | undefined } | undefined
  const plan = () => {
    known ??= { plan: planByCombination(layout, keys, totals, filters) }
    return known.plan
  }
  return { layout, keys, plan }
}

/** The filters on groups of a parent, and the range if the chunk crosses one of its ends. */
export type ChunkTests = { groups: GroupFilter | undefined; range: ItemTests['range'] }

/** Undefined when there is nothing to test. */
function testsFor(
  { others, variants }: CombinationPlan<string>,
  chunk: Chunk,
  { groups, range }: ChunkTests,
): ItemTests | undefined {
  const byGroup = groupTable(groups)
  const isOrdered = chunk.ordered === chunk.size
  const { first, end } =
    range && isOrdered ? rowsWithin(chunk, range) : { first: 0, end: chunk.size }
  const unordered = isOrdered ? undefined : range
  const needed = [...others, variants, byGroup, unordered]
  const readItems = needed.some((one) => one !== undefined)
  if (!readItems && !range) return undefined
  return { first, end, readItems, others, variants, groups: byGroup, range: unordered }
}

/** The filters on groups as one table; undefined without any. */
function groupTable(filter: GroupFilter | undefined): Uint8Array | undefined {
  const [first, second] = filter?.lookups ?? []
  if (!first) return undefined
  const { table } = first
  return second ? idTable(table.length, (at) => Math.max(table[at]!, second.table[at]!)) : table
}

function failures(tests: ItemTests, chunk: Chunk, row: number) {
  let fails = row < tests.first || row >= tests.end ? RANGE : 0
  if (!tests.readItems) return fails
  const { others, variants, groups, range } = tests
  const { items, value } = chunk
  const from = row * ITEM_WORDS
  const key = items[from]!
  for (let at = 0; at < others.length; at++) {
    const { facet, table } = others[at]!
    fails |= table[(key >>> facet.shift) & facet.mask]! << at
  }
  if (range !== undefined && (value[row]! < range.min || value[row]! > range.max)) fails |= RANGE
  if (variants !== undefined && variants[items[from + 2]! & VARIANT_MASK] === 1) fails |= VARIANT
  if (groups !== undefined) {
    const result = groups[items[from + 1]!]!
    if (result === 2) return NOWHERE
    if (result === 1) fails |= GROUP
  }
  return fails
}

/** The rows of a combination that pass all other filters. */
function countRows(
  tests: ItemTests | undefined,
  chunk: Chunk,
  rows: Uint16Array,
  [from, to]: readonly [from: number, to: number],
): number {
  if (tests === undefined) return to - from
  let count = 0
  for (let at = from; at < to; at++) if (failures(tests, chunk, rows[at]!) === 0) count += 1
  return count
}

/** What the items that pass are added to. */
type CombinationTargets<Name extends string> = {
  counts: Counts<Name>
  fine: Int32Array
  /** Undefined if they are known. */
  bands: Int32Array | undefined
  /** By number of the group in its parent, and ignoring the filter on groups. */
  hits: Int32Array
  groups: Int32Array
}

/**
 * Counts a chunk by combination: of the items that fail a filter on a combined facet only their number is tests, and only those
 * that pass are looked at. Returns how many pass; undefined where filtering by bits takes no longer.
 */
export function addCombined<Name extends string>(
  { layout, keys, plan: toPlan }: Combining<Name>,
  chunk: Chunk,
  chunkTests: ChunkTests,
  targets: CombinationTargets<Name>,
): number | undefined {
  const plan = hasManyRows(chunk) ? toPlan() : undefined
  if (!plan) return undefined
  const tests = testsFor(plan, chunk, chunkTests)
  if (!isWorthCombining(layout, tests?.readItems ? plan.nearShare : 0, chunk)) return undefined
  const { starts, rows } = rowsByCombination(layout, keys, chunk)
  const { counts } = targets
  const bySparse = counts.facets[layout.sparse.name]
  const { bits } = keys.combined
  let total = 0
  for (let index = 0; index < plan.passing.length; index++) {
    const number = plan.passing[index]!
    const from = starts[number]!
    const to = starts[number + 1]!
    if (from === to) continue
    const passed = addPassing(layout, tests, chunk, { rows, from, to }, targets)
    total += passed
    bySparse[layout.sparse.common[number >>> bits]!]! += passed
    for (const one of plan.excluded)
      if (one.facet.name !== layout.sparse.name)
        counts.facets[one.facet.name][(number >>> one.shift) & one.mask]! += passed
  }
  for (const { facet, shift, mask, combinations } of plan.excluded) {
    const list = counts.facets[facet.name]
    const isSparse = facet.name === layout.sparse.name
    for (let index = 0; index < combinations.length; index++) {
      const number = combinations[index]!
      const from = starts[number]!
      const to = starts[number + 1]!
      if (from === to) continue
      const value = (number >>> shift) & mask
      list[isSparse ? layout.sparse.common[value]! : value]! += countRows(tests, chunk, rows, [
        from,
        to,
      ])
    }
  }
  return total
}

type Run = { rows: Uint16Array; from: number; to: number }

/** Adds the rows of a combination to everything but the combined facets with a filter; returns how many pass. */
function addPassing<Name extends string>(
  layout: Layout<Name>,
  tests: ItemTests | undefined,
  chunk: Chunk,
  { rows, from, to }: Run,
  { counts, fine, bands, hits, groups }: CombinationTargets<Name>,
): number {
  const { items } = chunk
  const { variants, small } = counts
  const { smallAt, smallMask } = layout
  const fineAt = layout.fine.at
  let passed = 0
  for (let at = from; at < to; at++) {
    const row = rows[at]!
    const fails = tests === undefined ? 0 : failures(tests, chunk, row)
    if ((fails & (fails - 1)) !== 0) continue
    const key = items[row * ITEM_WORDS]!
    const group = items[row * ITEM_WORDS + 1]!
    const more = items[row * ITEM_WORDS + 2]!
    if (fails === 0) {
      passed += 1
      small[(key >>> smallAt) & smallMask]! += 1
      fine[key >>> fineAt]! += 1
      hits[group]! += 1
      if (groups !== hits) groups[group]! += 1
      variants[more & VARIANT_MASK]! += 1
      if (bands !== undefined) bands[more >>> BAND_SHIFT]! += 1
      if (tests !== undefined) addOwn(tests, counts, key, -1)
    } else if (fails === RANGE) {
      if (bands !== undefined) bands[more >>> BAND_SHIFT]! += 1
    } else if (fails === VARIANT) variants[more & VARIANT_MASK]! += 1
    else if (fails === GROUP) groups[group]! += 1
    else addOwn(tests!, counts, key, fails)
  }
  return passed
}

/** Adds an item to the facets with other filters that are among these, given as bits. */
function addOwn<Name extends string>(
  { others }: ItemTests,
  { facets }: Counts<Name>,
  key: number,
  among: number,
) {
  for (let at = 0; at < others.length; at++) {
    if (((among >>> at) & 1) === 0) continue
    const { name, shift, mask } = others[at]!.facet as KeyFacet<Name>
    facets[name][(key >>> shift) & mask]! += 1
  }
}

/**
 * How many items of a chunk pass; adds them to `hits` by group, if that is given. Undefined where filtering by bits takes no longer.
 */
export function countCombined<Name extends string>(
  { layout, keys, plan: toPlan }: Combining<Name>,
  chunk: Chunk,
  { hits, ...chunkTests }: ChunkTests & { hits?: Int32Array },
): number | undefined {
  const plan = hasManyRows(chunk) ? toPlan() : undefined
  if (!plan) return undefined
  const { passing } = plan
  const tests = testsFor(plan, chunk, chunkTests)
  if (!isWorthCombining(layout, tests?.readItems ? plan.passingShare : 0, chunk)) return undefined
  const { starts, rows } = rowsByCombination(layout, keys, chunk)
  const { group } = chunk
  let total = 0
  for (let index = 0; index < passing.length; index++) {
    const number = passing[index]!
    const from = starts[number]!
    const to = starts[number + 1]!
    if (hits === undefined) total += countRows(tests, chunk, rows, [from, to])
    else
      for (let at = from; at < to; at++) {
        const row = rows[at]!
        if (tests !== undefined && failures(tests, chunk, row) !== 0) continue
        hits[group[row]!]! += 1
        total += 1
      }
  }
  return total
}

/** Adds the items that pass by group, variant and, if given, band. False where filtering by bits takes no longer. */
export function addCombinedOthers<Name extends string>(
  { layout, keys, plan: toPlan }: Combining<Name>,
  chunk: Chunk,
  { groups, variants, bands }: OtherTargets,
): boolean {
  const plan = hasManyRows(chunk) ? toPlan() : undefined
  if (!plan) return false
  const { passing } = plan
  const tests = testsFor(plan, chunk, { groups: undefined, range: undefined })
  if (!isWorthCombining(layout, tests?.readItems ? plan.passingShare : 0, chunk)) return false
  const { starts, rows } = rowsByCombination(layout, keys, chunk)
  const { group, variant, band } = chunk
  for (let index = 0; index < passing.length; index++) {
    const number = passing[index]!
    const to = starts[number + 1]!
    for (let at = starts[number]!; at < to; at++) {
      const row = rows[at]!
      if (tests !== undefined && failures(tests, chunk, row) !== 0) continue
      groups[group[row]!]! += 1
      variants[variant[row]!]! += 1
      if (bands !== undefined) bands[band[row]!]! += 1
    }
  }
  return true
}
