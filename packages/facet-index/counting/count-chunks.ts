import { type Chunk, ITEM_WORDS, pairsIn } from '../chunk.ts'
import {
  type ChunkFilter,
  type CompiledQuery,
  compileGroups,
  compileQuery,
  failing,
  type KeyFilter,
  runFilters,
  type Subject,
  wordsIn,
} from '../chunk-filters.ts'
import type { Chunks, ParentItems } from '../chunks.ts'
import { addCombinedBands } from '../combinations.ts'
import type { KeyFacet } from '../key-rows.ts'
import type { Layout } from '../layout.ts'
import type { Query } from '../predicates.ts'
import { addRun, prefixSumsFor } from '../prefix-sums.ts'
import { increment } from '../segments.ts'
import {
  addItems,
  addOthers,
  addPart,
  addPlaces,
  BAND,
  bandIn,
  GROUP,
  type Selection,
  select,
  selectedBits,
  VARIANT,
} from '../selection.ts'
import { addLists, addShortLists, pairCount } from '../sums.ts'
import { isRequestedAgain, planByRows, type RowsPlan, sumsByRows } from '../sums-by-rows.ts'
import { addBandTotals, addVariantBands } from '../totals.ts'
import {
  addCombined,
  type ChunkTests,
  type Combining,
  countCombined,
  prepareCombining,
} from './count-by-combination.ts'
import { countNearPlaces } from './count-places.ts'
import { type Counts, emptyCounts, spreadPacked } from './count-segment.ts'
import { countByTotals } from './count-totals.ts'
import { countByVariants } from './count-variants.ts'

type Job<Name extends string> = {
  layout: Layout<Name>
  chunks: Chunks<Name>
  counts: Counts<Name>
  /** Facets of the key without a filter: all of them, and the small ones, which are counted packed. */
  unfiltered: KeyFacet<Name>[]
  unfilteredSmall: KeyFacet<Name>[]
  /** Receives counts that nobody reads, so that counting need not distinguish. */
  ignored: Int32Array
  /** True when the counts by band are complete, and nothing outside the range counts anywhere else. */
  hasBands: boolean
  /** If there are no other filters but on parents, groups and the range. */
  plan: RowsPlan<Name> | undefined
  combining: Combining<Name>
}

/** Results of a parent by number of the group. */
type GroupCounts = {
  hits: Int32Array
  /** Ignoring the filter on groups; the same list as `hits` without one. */
  groups: Int32Array
  /** Ignoring the filter on parents. */
  parent: number
}

/**
 * Counts every facet by bits: of 32 items at once, chunk by chunk. Yields between chunks, so that a caller
 * can let others go first; the index must not change meanwhile.
 */
export function* countChunks<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  query: Query<Name>,
): Generator<void, Counts<Name>, void> {
  const near = query.places && (yield* countNearPlaces(layout, chunks, query))
  if (near) return near
  const compiled = compileQuery(layout, chunks, query)
  if (isOnKey(query, compiled)) return yield* countByTotals(layout, chunks, query, compiled.keys)
  const table = passingVariants(query, compiled)
  const filter = compiled.keys[0]
  const byVariants = table && (yield* countByVariants(layout, chunks, { query, table, filter }))
  if (byVariants) return byVariants
  const filtered = new Set(compiled.keys.map(({ facet }) => facet.name))
  if (compiled.lookups.some(({ subject }) => subject === 'sparse')) filtered.add(layout.sparse.name)
  const unfiltered = chunks.keys.facets.filter(({ name }) => !filtered.has(name))
  const isSmall = ({ name }: { name: Name }) => layout.small.some((facet) => facet.name === name)
  const counts = emptyCounts(layout, query.places !== null)
  if (query.selectedGroups.size === 0) counts.groups = counts.hits
  const ignored = new Int32Array(
    Math.max(layout.sparse.mask + 1, layout.fine.size, layout.bands.length, counts.variants.length),
  )
  const unfilteredSmall = unfiltered.filter(isSmall)
  const hasBands = addKnownBands(layout, chunks, { query, compiled, bands: counts.bands })
  const plan = planByRows(chunks.keys, [...compiled.keys, ...compiled.lookups])
  const combining = prepareCombining(layout, chunks, compiled)
  const lists = { counts, unfiltered, unfilteredSmall, ignored }
  const job: Job<Name> = { layout, chunks, ...lists, hasBands, plan, combining }
  for (const parent of chunks.parents.values()) yield* countParent(job, parent, query, compiled)
  spreadPacked(layout, counts, unfilteredSmall)
  return counts
}

/** Adds the items by band, ignoring the range, if totals say them without looking at an item. */
function addKnownBands<Name extends string>(
  layout: Layout<Name>,
  { keys: keyRows, totals }: Chunks<Name>,
  {
    query,
    compiled: { keys, range, lookups },
    bands,
  }: { query: Query<Name>; compiled: CompiledQuery<Name>; bands: Int32Array },
): boolean {
  const [first, second] = lookups
  if (!range || second || !hasAllGroups(query)) return false
  if (first) {
    if (first.subject !== 'variant' || keys.length > 0) return false
    addVariantBands(totals, layout, bands, first.table)
  } else if (keys.length < 2) addBandTotals(totals, keyRows, bands, keys[0])
  else if (keys.some(({ facet }) => facet.name === layout.fine.name)) return false
  else addCombinedBands(layout, totals.combinations, query, bands)
  return true
}

/** True when all filters are on facets of the key. */
export function isOnKey<Name extends string>(
  query: Query<Name>,
  { range, lookups }: CompiledQuery<Name>,
) {
  return hasAllGroups(query) && !range && lookups.length === 0
}

/** True when no chunk has to be looked at, or only to add or remove the fewest items. */
export function isAnsweredByTotals<Name extends string>(
  query: Query<Name>,
  compiled: CompiledQuery<Name>,
) {
  return isOnKey(query, compiled) || passingVariants(query, compiled) !== undefined
}

/** Which variants pass, as 0, if there is no other filter but at most one on a facet of the key. */
export function passingVariants<Name extends string>(
  query: Query<Name>,
  { keys, range, lookups }: CompiledQuery<Name>,
): Uint8Array | undefined {
  const [first, second] = lookups
  const hasOthers = !hasAllGroups(query) || keys.length > 1 || range || second
  return !hasOthers && first?.subject === 'variant' ? first.table : undefined
}

function hasAllGroups({ groups, parents, selectedGroups, selectedParents }: Query<string>) {
  return (
    groups === null && parents === null && selectedGroups.size === 0 && selectedParents.size === 0
  )
}

function* countParent<Name extends string>(
  job: Job<Name>,
  parent: ParentItems,
  query: Query<Name>,
  { keys, range, lookups }: CompiledQuery<Name>,
): Generator<void, void, void> {
  const { parents, selectedParents, selectedGroups } = query
  const { id, chunks } = parent
  if (chunks.length === 0 || (parents && !parents.has(id))) return
  const groups = compileGroups(query, parent)
  if (!groups.isNeeded) return
  const outside: Subject[] = []
  if (selectedParents.size > 0 && !selectedParents.has(id)) outside.push('parent')
  if (groups.isOutside) outside.push('group')
  if (outside.length > 1) return
  const hits = new Int32Array(parent.groups.ids.length)
  const own: GroupCounts = {
    hits,
    groups: selectedGroups.size > 0 ? new Int32Array(hits.length) : hits,
    parent: 0,
  }
  const always: ChunkFilter<Name>[] = [...keys, ...groups.lookups, ...lookups]
  const isAlone = always.length === 0 && outside.length === 0
  const run = range && isAlone ? addInside(job, parent, range, own) : undefined
  const plan = outside.length === 0 && groups.lookups.length === 0 ? job.plan : undefined
  for (let at = 0; at < chunks.length; at++) {
    if (run && at === run.from) at = run.to
    const chunk = chunks[at]
    if (!chunk) break
    const isOutside = range && (chunk.high < range.min || chunk.low > range.max)
    const isInside = !range || (chunk.low >= range.min && chunk.high <= range.max)
    if (isOutside && job.hasBands) continue
    const missed = isOutside ? [...outside, 'range' as const] : outside
    if (missed.length > 1) continue
    const filters = isOutside || isInside ? always : [range, ...always]
    const [only] = missed
    const tests = { groups, range: isOutside || isInside ? undefined : range }
    if (only) countMissing(job, chunk, filters, { subject: only, own, tests })
    else if (plan && isInside && hasSums(job, chunk, plan)) addByRows(job, chunk, plan, own)
    else if (!addByCombination(job, chunk, tests, own)) countChunk(job, chunk, filters, own)
    yield
  }
  nameGroups(job.counts, parent, own)
}

/** So many neighboring chunks are worth prefix sums. */
const FEWEST_IN_RUN = 2

/**
 * Adds all chunks that are entirely within the range at once, for a search without another filter. Returns which ones;
 * undefined if they have to be added one by one.
 */
function addInside<Name extends string>(
  { layout, chunks: { keys }, counts, unfiltered, hasBands }: Job<Name>,
  parent: ParentItems,
  { min, max }: { min: number; max: number },
  own: GroupCounts,
): { from: number; to: number } | undefined {
  const { chunks } = parent
  const first = chunks.findIndex(({ low }) => low >= min)
  const from = first < 0 ? chunks.length : first
  const to = chunks.findLastIndex(({ high }) => high <= max) + 1
  if (to - from < FEWEST_IN_RUN) return undefined
  const sums = prefixSumsFor(keys, layout.bands.length, parent)
  const rare = layout.sparse.common.length
  // Sparse values that share a row are counted item by item.
  if (!sums || sums.rows[to]![rare]! > sums.rows[from]![rare]!) return undefined
  const size = sums.sizes[to]! - sums.sizes[from]!
  counts.total += size
  own.parent += size
  addRun(own.hits, sums.groups, from, to)
  if (own.groups !== own.hits) addRun(own.groups, sums.groups, from, to)
  addRun(counts.variants, sums.variants, from, to)
  if (!hasBands) addRun(counts.bands, sums.bands, from, to)
  const rows = new Int32Array(keys.width)
  addRun(rows, sums.rows, from, to)
  for (const facet of unfiltered) addRows(layout, counts, rows, facet)
  return { from, to }
}

/** False when sparse values that have to be counted share a row, and at the first search with these filters. */
function hasSums<Name extends string>(
  { layout: { sparse }, chunks: { keys } }: Job<Name>,
  chunk: Chunk,
  plan: RowsPlan<Name>,
): boolean {
  const [first, second] = plan.others
  const needsRows = first?.facet.name !== sparse.name || second !== undefined
  if (needsRows && hasUncommon(sparse.common.length, chunk)) return false
  return isRequestedAgain(keys, chunk, plan)
}

/** Counts a chunk that is entirely within the range, without looking at its items. */
function addByRows<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  { passing, others }: RowsPlan<Name>,
  own: GroupCounts,
) {
  const { layout, counts, unfiltered, hasBands } = job
  const { keys } = job.chunks
  for (const values of passing) {
    const { size, rows, bands, groups, variants } = sumsByRows(layout, keys, chunk, values)
    counts.total += size
    own.parent += size
    if (!hasBands) addShortLists(counts.bands, bands)
    addShortLists(own.hits, groups)
    if (own.groups !== own.hits) addShortLists(own.groups, groups)
    addShortLists(counts.variants, variants)
    for (const facet of unfiltered) addRows(layout, counts, rows, facet)
  }
  for (const { facet, passing: withOthers } of others) {
    if (!withOthers) addRowSums(job, chunk, facet)
    else
      for (const values of withOthers)
        addRows(layout, counts, sumsByRows(layout, keys, chunk, values).rows, facet)
  }
}

/** Counts a chunk of which few items have to be looked at; false where these are not few. */
function addByCombination<Name extends string>(
  { layout: { fine }, counts, unfiltered, ignored, hasBands, combining }: Job<Name>,
  chunk: Chunk,
  tests: ChunkTests,
  own: GroupCounts,
): boolean {
  const hasFine = unfiltered.some(({ name }) => name === fine.name)
  const passed = addCombined(combining, chunk, tests, {
    ...own,
    counts,
    fine: hasFine ? counts.facets[fine.name] : ignored,
    bands: hasBands ? undefined : counts.bands,
  })
  if (passed === undefined) return false
  counts.total += passed
  own.parent += passed
  return true
}

/** For a chunk whose items all fail one filter: the counts that ignore that filter. */
function countMissing<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  filters: ChunkFilter<Name>[],
  { subject, own, tests }: { subject: Subject; own: GroupCounts; tests: ChunkTests },
) {
  const isCountEnough =
    subject === 'parent' || (subject === 'range' && bandIn(job.layout, chunk) !== undefined)
  const known = isCountEnough
    ? (countBySums(job, chunk, filters) ?? countCombined(job.combining, chunk, tests))
    : undefined
  if (known !== undefined) {
    if (subject === 'parent') own.parent += known
    else job.counts.bands[bandIn(job.layout, chunk)!]! += known
    return
  }
  runFilters(filters, chunk)
  selectPassing(chunk)
  countSubject(job, chunk, select(chunk, true), { subject, own })
}

function selectPassing(chunk: Chunk) {
  const count = wordsIn(chunk)
  for (let at = 0; at < count; at++) selectedBits[at] = ~failing.once[at]!
}

/** Items of a chunk that pass; undefined when the sums of the chunk don't say. */
function countBySums<Name extends string>(
  { chunks: { keys } }: Job<Name>,
  chunk: Chunk,
  filters: ChunkFilter<Name>[],
): number | undefined {
  const { size, sums } = chunk
  const [first, second, third] = filters
  if (!first) return size
  if (third || first.kind !== 'key') return undefined
  let sum = 0
  if (!second) {
    for (const row of first.rows) sum += sums.rows[row]!
    return sum
  }
  if (second.kind !== 'key') return undefined
  const pairs = pairsIn(keys, chunk)
  for (const a of first.rows) for (const b of second.rows) sum += pairCount(pairs, keys, a, b)
  return sum
}

function countChunk<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  filters: ChunkFilter<Name>[],
  own: GroupCounts,
) {
  if (filters.length > 0) runFilters(filters, chunk)
  selectPassing(chunk)
  if (filters.length === 0) selectedBits.fill(-1, 0, wordsIn(chunk))
  const passing = select(chunk, true)
  if (passing.size > 0) countPassing(job, chunk, passing, { filters, own })
  own.parent += passing.size
  job.counts.total += passing.size
  for (const filter of filters) countOwn(job, chunk, filters, { filter, own })
}

/** Adds results to the counts of all facets without a filter. */
function countPassing<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  passing: Selection,
  { filters, own }: { filters: ChunkFilter<Name>[]; own: GroupCounts },
) {
  const { layout, counts, unfiltered, unfilteredSmall, ignored } = job
  const { isComplement } = passing
  const isAbout = (subject: Subject) =>
    filters.some((filter) => filter.kind !== 'key' && filter.subject === subject)
  const { sums } = chunk
  const groups = own.hits
  if (isComplement) addLists(groups, sums.groups)
  if (own.groups !== own.hits && !isAbout('group')) countGroups(own.groups, chunk, passing)
  let variants = ignored
  if (!isAbout('variant')) {
    variants = counts.variants
    if (isComplement) addLists(variants, sums.variants)
  }
  let bands = ignored
  // A range filter that the whole chunk passes is no filter here.
  if (!job.hasBands && !isAbout('range')) {
    const shared = bandIn(layout, chunk)
    if (shared !== undefined) counts.bands[shared]! += passing.size
    else {
      bands = counts.bands
      if (isComplement) addLists(bands, sums.bands)
    }
  }
  const [first, second] = filters
  const single = first?.kind === 'key' && !second ? first : undefined
  if (single) {
    for (const facet of unfiltered)
      if (!countByPairs(job, chunk, facet, single)) countKey(job, chunk, passing, facet)
    const own = bands === ignored ? undefined : bands
    addOthers({ groups, variants, bands: own }, passing, chunk, layout)
    return
  }
  if (isComplement) for (const facet of unfiltered) addRowSums(job, chunk, facet)
  const hasFacet = (name: Name) => unfiltered.some((facet) => facet.name === name)
  const { sparse, fine } = layout
  const targets = {
    sparse: hasFacet(sparse.name) ? counts.facets[sparse.name] : ignored,
    small: unfilteredSmall.length > 0 ? counts.small : ignored,
    fine: hasFacet(fine.name) ? counts.facets[fine.name] : ignored,
    groups,
    variants,
    bands,
  }
  addItems(targets, passing, chunk, layout)
}

/** Adds the items that pass all filters but one to the facet of that filter. */
function countOwn<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  filters: ChunkFilter<Name>[],
  { filter, own }: { filter: ChunkFilter<Name>; own: GroupCounts },
) {
  if (filter.kind !== 'key' && filter.subject === 'required') return
  if (filter.kind === 'range' && job.hasBands) return
  if (filter.kind === 'key' && filters.length <= 2) {
    const other = filters.find((one) => one !== filter)
    if (other?.kind === 'key' && countByPairs(job, chunk, filter.facet, other)) return
  }
  const { failed } = filter
  const { once, twice } = failing
  const count = wordsIn(chunk)
  for (let at = 0; at < count; at++) selectedBits[at] = ~once[at]! | (failed[at]! & ~twice[at]!)
  const selection = select(chunk, filter.kind === 'key' || filter.subject !== 'place')
  if (selection.size === 0) return
  if (filter.kind === 'key') countKey(job, chunk, selection, filter.facet)
  else countSubject(job, chunk, selection, { subject: filter.subject, own })
}

function countSubject<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  selection: Selection,
  { subject, own }: { subject: Subject; own: GroupCounts },
) {
  const { layout, counts, chunks } = job
  if (selection.size === 0) return
  if (subject === 'range') countBands(job, chunk, selection)
  else if (subject === 'group') countGroups(own.groups, chunk, selection)
  else if (subject === 'parent') own.parent += selection.size
  else if (subject === 'place') addPlaces(counts.places, selection, chunk)
  else if (subject === 'variant') {
    if (selection.isComplement) addLists(counts.variants, chunk.sums.variants)
    addPart(counts.variants, selection, chunk, VARIANT)
  } else if (subject === 'sparse') {
    const facet = chunks.keys.facets.find(({ name }) => name === layout.sparse.name)!
    countKey(job, chunk, selection, facet)
  }
}

function countKey<Name extends string>(
  job: Job<Name>,
  chunk: Chunk,
  selection: Selection,
  facet: KeyFacet<Name>,
) {
  if (selection.isComplement) addRowSums(job, chunk, facet)
  addPart(job.counts.facets[facet.name], selection, chunk, { word: 0, ...facet })
}

/** Adds numbers by row to a facet, without the row that uncommon sparse values share. */
function addRows<Name extends string>(
  { sparse }: Layout<Name>,
  counts: Counts<Name>,
  rows: Int32Array | Uint16Array,
  facet: KeyFacet<Name>,
) {
  const list = counts.facets[facet.name]
  if (facet.name === sparse.name)
    for (let at = 0; at < sparse.common.length; at++) list[sparse.common[at]!]! += rows[at]!
  else for (let at = 0; at < facet.rows; at++) list[at]! += rows[facet.firstRow + at]!
}

/** Adds all items of a chunk to a facet. */
function addRowSums<Name extends string>(
  { layout, counts }: Job<Name>,
  chunk: Chunk,
  facet: KeyFacet<Name>,
) {
  const { sparse } = layout
  const list = counts.facets[facet.name]
  addRows(layout, counts, chunk.sums.rows, facet)
  if (facet.name !== sparse.name || !hasUncommon(sparse.common.length, chunk)) return
  for (let at = 0; at < chunk.size; at++) {
    const value = chunk.items[at * ITEM_WORDS]! & sparse.mask
    if (!sparse.rows.has(value)) list[value]! += 1
  }
}

/**
 * Adds the items that pass one other filter to a facet, from the sums by pairs. Returns false when the
 * facet has values in the chunk that share a row.
 */
function countByPairs<Name extends string>(
  { layout, counts, chunks: { keys } }: Job<Name>,
  chunk: Chunk,
  facet: KeyFacet<Name>,
  other: KeyFilter<Name>,
): boolean {
  const { sparse } = layout
  const isSparse = facet.name === sparse.name
  if (isSparse && hasUncommon(sparse.common.length, chunk)) return false
  const list = counts.facets[facet.name]
  const size = isSparse ? sparse.common.length : facet.rows
  const pairs = pairsIn(keys, chunk)
  for (let at = 0; at < size; at++) {
    let sum = 0
    for (const row of other.rows) sum += pairCount(pairs, keys, row, facet.firstRow + at)
    list[isSparse ? sparse.common[at]! : at]! += sum
  }
  return true
}

/** True when there are items with sparse values that share a row. */
const hasUncommon = (row: number, { sums }: Chunk) => sums.rows[row]! > 0

function countBands(
  { layout, counts: { bands } }: Job<string>,
  chunk: Chunk,
  selection: Selection,
) {
  const shared = bandIn(layout, chunk)
  if (shared !== undefined) {
    bands[shared]! += selection.size
    return
  }
  if (selection.isComplement) addLists(bands, chunk.sums.bands)
  addPart(bands, selection, chunk, BAND)
}

function countGroups(list: Int32Array, chunk: Chunk, selection: Selection) {
  if (selection.isComplement) addLists(list, chunk.sums.groups)
  addPart(list, selection, chunk, GROUP)
}

function nameGroups(
  counts: Counts<string>,
  { id, groups: { ids } }: ParentItems,
  { hits, groups, parent }: GroupCounts,
) {
  for (let at = 0; at < ids.length; at++) {
    if (hits[at]! > 0) counts.hits.set(ids[at]!, hits[at]!)
    if (groups !== hits && groups[at]! > 0) counts.groups.set(ids[at]!, groups[at]!)
  }
  if (parent > 0) increment(counts.parents, id, parent)
}
