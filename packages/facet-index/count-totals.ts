import type { Chunk } from './chunk.ts'
import { failing, type KeyFilter, runFilters, wordsIn } from './chunk-filters.ts'
import type { Chunks } from './chunks.ts'
import { type Counts, emptyCounts } from './count-segment.ts'
import type { Layout } from './layout.ts'
import { addBands, addNumbers, addPart, type Selection, select, selectedBits } from './selection.ts'
import { addFacetTotals, addOtherTotals, areExact, countTotal, nameTotals } from './totals.ts'

type Job<Name extends string> = {
  layout: Layout<Name>
  chunks: Chunks<Name>
  counts: Counts<Name>
  /** Results by number of the group. */
  hits: Int32Array
}

/**
 * Counts every facet for at most two filters, all on facets of the key, mostly by looking up. With two
 * filters, what a single one leaves is looked up, and the fewest possible items are added or removed.
 * Undefined when the totals cannot say.
 */
export function* countByTotals<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  filters: KeyFilter<Name>[],
): Generator<void, Counts<Name> | undefined, void> {
  const { keys, totals } = chunks
  const [first, second, third] = filters
  if (third || !areExact(totals, layout, keys)) return undefined
  const counts = emptyCounts(layout, false)
  const hits = new Int32Array(totals.groupIds.length)
  const job: Job<Name> = { layout, chunks, counts, hits }
  for (const filter of filters) {
    const others = filters.find((other) => other !== filter)
    addFacetTotals(totals, { layout, keys }, counts, { facet: filter.facet, filter: others })
  }
  if (first && second) yield* countTwo(job, first, second)
  else {
    counts.total = first ? countTotal(totals, keys, first) : totals.size
    addUnfiltered(job, first, filters)
  }
  nameTotals(totals, counts, hits)
  return counts
}

/** Adds what passes one filter, or everything, to all that `filters` are not about. */
function addUnfiltered<Name extends string>(
  { layout, chunks: { keys, totals }, counts, hits }: Job<Name>,
  filter: KeyFilter<Name> | undefined,
  filters: KeyFilter<Name>[],
) {
  for (const facet of keys.facets)
    if (!filters.some((one) => one.facet === facet))
      addFacetTotals(totals, { layout, keys }, counts, { facet, filter })
  addOtherTotals(totals, keys, counts, { filter, hits })
}

/** Which items are gone through, and what they are removed from. */
type Way<Name extends string> = {
  items: number
  removesFrom: 'nothing' | 'all' | KeyFilter<Name>
  /** With a filter to remove from: the other one. */
  failing?: KeyFilter<Name>
}

function selectItems<Name extends string>(way: Way<Name>, chunk: Chunk) {
  const count = wordsIn(chunk)
  const { once } = failing
  if (way.removesFrom === 'all') for (let at = 0; at < count; at++) selectedBits[at] = once[at]!
  else if (way.removesFrom === 'nothing' || !way.failing)
    for (let at = 0; at < count; at++) selectedBits[at] = ~once[at]!
  else {
    const { failed: others } = way.failing
    const { failed } = way.removesFrom
    for (let at = 0; at < count; at++) selectedBits[at] = others[at]! & ~failed[at]!
  }
}

function* countTwo<Name extends string>(
  job: Job<Name>,
  first: KeyFilter<Name>,
  second: KeyFilter<Name>,
): Generator<void, void, void> {
  const { chunks, counts } = job
  const { keys, totals } = chunks
  const both = countTotal(totals, keys, first, second)
  const [ofFirst, ofSecond] = [first, second].map((one) => countTotal(totals, keys, one))
  // Either the results are added, or all others are removed from the totals of one filter or of none.
  const ways: Way<Name>[] = [
    { items: both, removesFrom: 'nothing' },
    { items: ofFirst! - both, removesFrom: first, failing: second },
    { items: ofSecond! - both, removesFrom: second, failing: first },
    { items: totals.size - both, removesFrom: 'all' },
  ]
  const way = ways.reduce((least, one) => (one.items < least.items ? one : least))
  counts.total = both
  const filters = [first, second]
  if (way.removesFrom === 'all') addUnfiltered(job, undefined, filters)
  else if (way.removesFrom !== 'nothing') addUnfiltered(job, way.removesFrom, filters)
  const small = keys.facets.filter(
    (facet) =>
      job.layout.small.some(({ name }) => name === facet.name) &&
      !filters.some((one) => one.facet === facet),
  )
  for (const parent of chunks.parents.values()) {
    const own = new Int32Array(parent.groups.ids.length)
    for (const chunk of parent.chunks) {
      runFilters(filters, chunk)
      selectItems(way, chunk)
      const selection = select(chunk, false)
      if (way.removesFrom !== 'nothing') selection.by = -1
      if (selection.size > 0)
        addItems(job, chunk, selection, { filters, own, hasSmall: small.length > 0 })
      yield
    }
    for (let at = 0; at < own.length; at++) job.hits[parent.totalNumbers[at]!]! += own[at]!
  }
  spread(job, small)
}

function addItems<Name extends string>(
  { layout, chunks: { keys }, counts }: Job<Name>,
  chunk: Chunk,
  selection: Selection,
  { filters, own, hasSmall }: { filters: KeyFilter<Name>[]; own: Int32Array; hasSmall: boolean },
) {
  const { smallAt, smallMask, sparse, fine } = layout
  if (hasSmall) addPart(counts.small, selection, chunk, { shift: smallAt, mask: smallMask })
  for (const facet of keys.facets)
    if (
      (facet.name === sparse.name || facet.name === fine.name) &&
      !filters.some((one) => one.facet === facet)
    )
      addPart(counts.facets[facet.name], selection, chunk, facet)
  addBands(counts.bands, selection, chunk)
  addNumbers(counts.variants, selection, chunk, chunk.variant)
  addNumbers(own, selection, chunk, chunk.group)
}

function spread<Name extends string>(
  { layout, counts: { small, facets } }: Job<Name>,
  own: { name: Name; shift: number; mask: number }[],
) {
  for (let bits = 0; bits < small.length; bits++) {
    const count = small[bits]!
    if (count === 0) continue
    for (const { name, shift, mask } of own)
      facets[name][(bits >>> (shift - layout.smallAt)) & mask]! += count
  }
}
