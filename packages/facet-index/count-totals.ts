import type { Chunk } from './chunk.ts'
import { failing, type KeyFilter, runFilters, wordsIn } from './chunk-filters.ts'
import type { Chunks } from './chunks.ts'
import { type Counts, emptyCounts } from './count-segment.ts'
import type { KeyFacet } from './key-rows.ts'
import type { Layout } from './layout.ts'
import { addItems, addOthers, select, selectedBits } from './selection.ts'
import { addFacetTotals, addOtherTotals, areExact, countTotal, nameTotals } from './totals.ts'

type Job<Name extends string> = {
  layout: Layout<Name>
  chunks: Chunks<Name>
  counts: Counts<Name>
  filters: KeyFilter<Name>[]
  /** Facets without a filter whose results the totals do not say. */
  facets: KeyFacet<Name>[]
  /** Results by number of the group. */
  hits: Int32Array
}

/** The totals say how many items pass so many filters on facets of the key. */
export const MOST_FILTERS = 3

/**
 * Counts every facet for at most three filters, all on facets of the key, mostly by looking up. What the
 * totals do not say is counted item by item, with the fewest possible added or removed. Undefined when the
 * totals cannot be used.
 */
export function* countByTotals<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  filters: KeyFilter<Name>[],
): Generator<void, Counts<Name> | undefined, void> {
  const { keys, totals } = chunks
  if (filters.length > MOST_FILTERS || !areExact(totals, layout, keys)) return undefined
  const counts = emptyCounts(layout, false)
  const hits = new Int32Array(totals.groupIds.length)
  const unfiltered = keys.facets.filter((facet) => !filters.some((one) => one.facet === facet))
  const job: Job<Name> = {
    layout,
    chunks,
    counts,
    filters,
    facets: filters.length < MOST_FILTERS ? [] : unfiltered,
    hits,
  }
  counts.total = countTotal(totals, keys, filters)
  for (const { facet } of filters) {
    const others = filters.filter((other) => other.facet !== facet)
    addFacetTotals(totals, { layout, keys }, counts, { facet, filters: others })
  }
  if (filters.length < MOST_FILTERS)
    for (const facet of unfiltered)
      addFacetTotals(totals, { layout, keys }, counts, { facet, filters })
  if (filters.length > 1) yield* countItems(job)
  else addOtherTotals(totals, keys, counts, { filter: filters[0], hits })
  nameTotals(totals, counts, hits)
  return counts
}

/** The results are added, or all others are removed from the totals of one filter or of none. */
type Way<Name extends string> = {
  items: number
  removesFrom: 'nothing' | { filter: KeyFilter<Name> | undefined }
}

function* countItems<Name extends string>(job: Job<Name>): Generator<void, void, void> {
  const { layout, chunks, counts, filters, facets } = job
  const { keys, totals } = chunks
  const { total, small } = counts
  const ways: Way<Name>[] = [
    { items: total, removesFrom: 'nothing' },
    ...[undefined, ...filters].map((filter): Way<Name> => {
      const items = countTotal(totals, keys, filter ? [filter] : []) - total
      return { items, removesFrom: { filter } }
    }),
  ]
  const way = ways.reduce((least, one) => (one.items < least.items ? one : least))
  const from = way.removesFrom === 'nothing' ? undefined : way.removesFrom
  if (from) {
    const base = from.filter ? [from.filter] : []
    for (const facet of facets)
      addFacetTotals(totals, { layout, keys }, counts, { facet, filters: base })
    addOtherTotals(totals, keys, counts, { filter: from.filter, hits: job.hits })
  }
  const ignored = new Int32Array(
    Math.max(layout.sparse.mask + 1, layout.smallMask + 1, layout.fine.size),
  )
  const listFor = (name: Name) =>
    facets.some((facet) => facet.name === name) ? counts.facets[name] : ignored
  const { bands, variants } = counts
  const lists = { sparse: listFor(layout.sparse.name), small, fine: listFor(layout.fine.name) }
  for (const parent of chunks.parents.values()) {
    const groups = new Int32Array(parent.groups.ids.length)
    for (const chunk of parent.chunks) {
      runFilters(filters, chunk)
      selectItems(way, chunk)
      const selection = select(chunk, false)
      if (from) selection.by = -1
      if (selection.size > 0 && facets.length > 0)
        addItems({ ...lists, groups, bands, variants }, selection, chunk, layout)
      else if (selection.size > 0) addOthers({ groups, bands, variants }, selection, chunk)
      yield
    }
    for (let at = 0; at < groups.length; at++) job.hits[parent.totalNumbers[at]!]! += groups[at]!
  }
  const isSmall = ({ name }: { name: Name }) => layout.small.some((facet) => facet.name === name)
  spread(job, facets.filter(isSmall))
}

function selectItems<Name extends string>({ removesFrom }: Way<Name>, chunk: Chunk) {
  const count = wordsIn(chunk)
  const { once } = failing
  if (removesFrom === 'nothing') for (let at = 0; at < count; at++) selectedBits[at] = ~once[at]!
  else if (!removesFrom.filter) for (let at = 0; at < count; at++) selectedBits[at] = once[at]!
  else {
    const { failed } = removesFrom.filter
    for (let at = 0; at < count; at++) selectedBits[at] = once[at]! & ~failed[at]!
  }
}

function spread<Name extends string>(
  { layout, counts: { small, facets } }: Job<Name>,
  own: KeyFacet<Name>[],
) {
  for (let bits = 0; bits < small.length; bits++) {
    const count = small[bits]!
    if (count === 0) continue
    for (const { name, shift, mask } of own)
      facets[name][(bits >>> (shift - layout.smallAt)) & mask]! += count
  }
}
