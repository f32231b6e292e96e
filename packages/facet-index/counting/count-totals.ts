import type { Chunk } from '../chunk.ts'
import { failing, type KeyFilter, runKeyFilters, wordsIn } from '../chunk-filters.ts'
import type { Chunks } from '../chunks.ts'
import { addCombinations, addCombinedBands } from '../combinations.ts'
import type { Layout } from '../layout.ts'
import type { Query } from '../predicates.ts'
import { addOthers, select, selectedBits } from '../selection.ts'
import {
  addFacetTotals,
  addOtherTotals,
  countFiltered,
  identifyValues,
  nameTotals,
} from '../totals.ts'
import { addCombinedOthers, prepareCombining } from './count-by-combination.ts'
import { type Counts, emptyCounts } from './count-segment.ts'

/**
 * Counts every facet for filters on facets of the key only. A single filter is looked up. For several, facets
 * are counted by combination, and for groups and variants items are added or removed, whichever are fewer.
 */
export function* countByTotals<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  query: Query<Name>,
  filters: readonly KeyFilter<Name>[],
): Generator<void, Counts<Name>, void> {
  const { keys, totals } = chunks
  const counts = emptyCounts(layout, false)
  const hits = new Int32Array(totals.groupIds.length)
  if (filters.length < 2 && identifyValues(totals, layout, keys))
    addFacetTotals(totals, { layout, keys }, counts, filters[0])
  else addCombinations(layout, totals.combinations, query, counts)
  yield
  if (filters.length > 1) yield* countItems({ layout, chunks, query, filters, counts, hits })
  else addOtherTotals(totals, keys, { ...counts, hits }, filters[0])
  yield* nameTotals(totals, counts, hits)
  return counts
}

type Job<Name extends string> = {
  layout: Layout<Name>
  chunks: Chunks<Name>
  query: Query<Name>
  filters: readonly KeyFilter<Name>[]
  counts: Counts<Name>
  /** Results by number of the group. */
  hits: Int32Array
}

/** The results are added, or all others are removed from the totals of one filter or of none. */
type CountingPlan<Name extends string> = {
  items: number
  removesFrom: 'nothing' | { filter: KeyFilter<Name> | undefined }
}

function* countItems<Name extends string>(job: Job<Name>): Generator<void, void, void> {
  const { layout, chunks, query, filters, counts, hits } = job
  const { keys, totals } = chunks
  const way = fewestItems(job)
  const from = way.removesFrom === 'nothing' ? undefined : way.removesFrom
  // Combinations say nothing about bands for a filter on the fine facet.
  const byItem = filters.some(({ facet }) => facet.name === layout.fine.name)
  const ownBands = new Int32Array(layout.bands.length)
  const bands = byItem ? ownBands : undefined
  if (from) addOtherTotals(totals, keys, { ...counts, bands: ownBands, hits }, from.filter)
  const combining = from
    ? undefined
    : prepareCombining(layout, chunks, { keys: filters, lookups: [] })
  for (const parent of chunks.parents.values()) {
    const groups = new Int32Array(parent.groups.ids.length)
    for (const chunk of parent.chunks) {
      const targets = { groups, variants: counts.variants, bands }
      if (combining && addCombinedOthers(combining, chunk, targets)) {
        yield
        continue
      }
      runKeyFilters(filters, chunk)
      selectItems(way, chunk)
      const selection = select(chunk, false)
      if (from) selection.by = -1
      if (selection.size > 0) addOthers(targets, selection, chunk, layout)
      yield
    }
    for (let at = 0; at < groups.length; at++) hits[parent.totalNumbers[at]!]! += groups[at]!
  }
  if (bands) counts.bands.set(bands)
  else addCombinedBands(layout, totals.combinations, query, counts.bands)
}

function fewestItems<Name extends string>({ chunks, filters, counts: { total } }: Job<Name>) {
  const { keys, totals } = chunks
  const ways: CountingPlan<Name>[] = [
    { items: total, removesFrom: 'nothing' },
    ...[undefined, ...filters].map((filter): CountingPlan<Name> => {
      return { items: countFiltered(totals, keys, filter) - total, removesFrom: { filter } }
    }),
  ]
  return ways.reduce((least, one) => (one.items < least.items ? one : least))
}

function selectItems<Name extends string>({ removesFrom }: CountingPlan<Name>, chunk: Chunk) {
  const count = wordsIn(chunk)
  const { once } = failing
  if (removesFrom === 'nothing') for (let at = 0; at < count; at++) selectedBits[at] = ~once[at]!
  else if (!removesFrom.filter) for (let at = 0; at < count; at++) selectedBits[at] = once[at]!
  else {
    const { failed } = removesFrom.filter
    for (let at = 0; at < count; at++) selectedBits[at] = once[at]! & ~failed[at]!
  }
}
