import type { Chunk } from '../chunk.ts'
import { type ChunkFilter, compileQuery, failing, runFilters, wordsIn } from '../chunk-filters.ts'
import type { Chunks, ParentItems } from '../chunks.ts'
import type { Layout } from '../layout.ts'
import type { Query } from '../predicates.ts'
import { addPart, GROUP, select, selectedBits } from '../selection.ts'
import { addLists, addShortLists } from '../sums.ts'
import { isRequestedAgain, planByRows, sumsByRows } from '../sums-by-rows.ts'
import { countCombined, prepareCombining } from './count-by-combination.ts'
import { countChunks, isAnsweredByTotals } from './count-chunks.ts'
import { countNearPlaces } from './count-places.ts'
import { filtersFor, parentsToCount } from './parents-to-count.ts'

/** Items that pass every filter, and the same by group. */
export type Hits = { total: number; hits: Map<number, number> }

/**
 * Counts the items that pass by group, without any facet: only parents with results are looked at, and of a range
 * only the chunks at its ends. Yields between chunks; the index must not change meanwhile.
 */
export function* countHitsInChunks<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  query: Query<Name>,
): Generator<void, Hits, void> {
  const near = query.places && (yield* countNearPlaces(layout, chunks, query))
  if (near) return near
  const compiled = compileQuery(layout, chunks, query)
  const { range, lookups } = compiled
  const result: Hits = { total: 0, hits: new Map() }
  if (lookups.some(({ table }) => !table.includes(0))) return result
  if (isAnsweredByTotals(query, compiled)) return yield* countChunks(layout, chunks, query)
  const ownFilters = [...compiled.keys, ...lookups]
  const planned = planByRows(chunks.keys, ownFilters)
  const combining = prepareCombining(layout, chunks, compiled)
  for (const { parent, groups, always } of parentsToCount(chunks, query, compiled)) {
    const own = new Int32Array(parent.groups.ids.length)
    const plan = always.length === ownFilters.length ? planned : undefined
    for (const chunk of parent.chunks) {
      const filters = filtersFor(chunk, range, always)
      if (!filters) continue
      if (plan && filters === always && isRequestedAgain(chunks.keys, chunk, plan))
        for (const values of plan.passing)
          addShortLists(own, sumsByRows(layout, chunks.keys, chunk, values).groups)
      else {
        const crossed = filters === always ? undefined : range
        const combined = countCombined(combining, chunk, { groups, range: crossed, hits: own })
        if (combined === undefined) addHits(own, chunk, filters)
      }
      yield
    }
    nameHits(result, parent, own)
  }
  return result
}

function addHits<Name extends string>(
  groups: Int32Array,
  chunk: Chunk,
  filters: ChunkFilter<Name>[],
) {
  if (filters.length === 0) return addLists(groups, chunk.sums.groups)
  runFilters(filters, chunk, true)
  const count = wordsIn(chunk)
  for (let at = 0; at < count; at++) selectedBits[at] = ~failing.once[at]!
  const passing = select(chunk, true)
  if (passing.isComplement) addLists(groups, chunk.sums.groups)
  addPart(groups, passing, chunk, GROUP)
}

function nameHits(result: Hits, { groups: { ids } }: ParentItems, own: Int32Array) {
  for (let at = 0; at < own.length; at++) {
    const count = own[at]!
    if (count === 0) continue
    result.total += count
    result.hits.set(ids[at]!, count)
  }
}
