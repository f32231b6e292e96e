import { countBits } from '../bit-filter.ts'
import type { Chunk } from '../chunk.ts'
import {
  type ChunkFilter,
  compileQuery,
  failing,
  liveBits,
  runFilters,
  wordsIn,
} from '../chunk-filters.ts'
import type { Chunks } from '../chunks.ts'
import { countCombinations } from '../combinations.ts'
import type { Layout } from '../layout.ts'
import { createPredicates, passes, type Query } from '../predicates.ts'
import type { Segment } from '../segments.ts'
import { countVariantTotals, identifyValues } from '../totals.ts'
import { countCombined, prepareCombining } from './count-by-combination.ts'
import { isOnKey, passingVariants } from './count-chunks.ts'
import type { Hits } from './count-hits.ts'
import { countNearPlaces } from './count-places.ts'
import { filtersFor, parentsToCount } from './parents-to-count.ts'

/**
 * Counts the items that pass, without any facet: most chunks say how many from their sums. Yields between
 * chunks; the index must not change meanwhile.
 */
export function* countPassingChunks<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  query: Query<Name>,
): Generator<void, number, void> {
  const near = query.places && (yield* countNearPlaces(layout, chunks, query))
  if (near) return near.total
  const compiled = compileQuery(layout, chunks, query)
  const { range, lookups } = compiled
  if (lookups.some(({ table }) => !table.includes(0))) return 0
  const { keys, totals } = chunks
  if (isOnKey(query, compiled)) return countCombinations(layout, totals.combinations, query)
  const variants = passingVariants(query, compiled)
  if (variants && identifyValues(totals, layout, keys))
    return countVariantTotals(totals, keys, variants, compiled.keys[0])
  const combining = prepareCombining(layout, chunks, compiled)
  let total = 0
  for (const { parent, groups, always } of parentsToCount(chunks, query, compiled)) {
    for (const chunk of parent.chunks) {
      const filters = filtersFor(chunk, range, always)
      if (!filters) continue
      const crossed = filters === always ? undefined : range
      // A single filter is looked up in the sums of the chunk.
      const combined =
        filters.length > 1 ? countCombined(combining, chunk, { groups, range: crossed }) : undefined
      total += combined ?? countInChunk(chunk, filters)
      yield
    }
  }
  return total
}

function countInChunk<Name extends string>(chunk: Chunk, filters: ChunkFilter<Name>[]): number {
  const { size, sums } = chunk
  const [first, second] = filters
  if (!first) return size
  let total = 0
  if (!second && first.kind === 'key') {
    for (const row of first.rows) total += sums.rows[row]!
    return total
  }
  runFilters(filters, chunk, true)
  const count = wordsIn(chunk)
  for (let at = 0; at < count; at++) total += countBits(~failing.once[at]! & liveBits(size, at))
  return total
}

/** The groups that can have results; all of them without a filter on groups. */
export function groupsAmong({ groups, selectedGroups }: Query<string>): Iterable<number> | null {
  if (groups) return groups.keys()
  return selectedGroups.size > 0 ? selectedGroups : null
}

/** The same by group, cell by cell. Segments in `over` replace those of the same group. */
export function* countPassingCells<Name extends string>(
  layout: Layout<Name>,
  segments: ReadonlyMap<number, Segment>,
  query: Query<Name>,
  {
    over,
    parentFor,
  }: { over?: ReadonlyMap<number, Segment> | undefined; parentFor: (group: number) => number },
): Generator<void, Hits, void> {
  const tests = createPredicates(layout, query)
  const { parents, selectedGroups, selectedParents } = query
  const result: Hits = { total: 0, hits: new Map() }
  for (const group of groupsAmong(query) ?? segments.keys()) {
    const segment = over?.get(group) ?? segments.get(group)
    const parent = parentFor(group)
    if (!segment || (selectedGroups.size > 0 && !selectedGroups.has(group))) continue
    if (
      (parents && !parents.has(parent)) ||
      (selectedParents.size > 0 && !selectedParents.has(parent))
    )
      continue
    if (segment.high < tests.min || segment.low > tests.max) continue
    let passed = tests.any ? 0 : segment.live
    if (tests.any)
      for (let at = 0; at < segment.size; at++)
        if (passes(tests, segment, at)) passed += segment.count[at]!
    if (passed > 0) result.hits.set(group, passed)
    result.total += passed
    yield
  }
  return result
}
