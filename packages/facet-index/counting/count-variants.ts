import { failing, findVariants, type KeyFilter, runKeyFilters, wordsIn } from '../chunk-filters.ts'
import type { Chunks } from '../chunks.ts'
import { addCombinations } from '../combinations.ts'
import { addVariantGroups } from '../groups-by-variant.ts'
import type { Layout } from '../layout.ts'
import type { Query } from '../predicates.ts'
import { addItems, select, selectedBits } from '../selection.ts'
import {
  addFilteredVariants,
  addGroupTotals,
  addOtherTotals,
  addVariantBands,
  addVariantFacets,
  countFiltered,
  countVariantTotals,
  identifyValues,
  nameTotals,
} from '../totals.ts'
import { type Counts, emptyCounts, spreadPacked } from './count-segment.ts'

/** Variants after which the caller may pause; each can have all groups. */
const STEP = 16

type Filters<Name extends string> = {
  query: Query<Name>
  /** By number of the variant: 0 passes, 1 fails. */
  table: Uint8Array
  filter: KeyFilter<Name> | undefined
}

type Job<Name extends string> = Filters<Name> & {
  layout: Layout<Name>
  chunks: Chunks<Name>
  counts: Counts<Name>
  /** Results by number of the group. */
  hits: Int32Array
}

/**
 * Counts every facet for a filter on variants and at most one on a facet of the key, from the totals and from
 * the groups of each variant. With both, the fewest possible items are added or removed. Undefined when the
 * totals cannot be used.
 */
export function* countByVariants<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  filters: Filters<Name>,
): Generator<void, Counts<Name> | undefined, void> {
  const { keys, totals } = chunks
  const { table, filter } = filters
  if (!identifyValues(totals, layout, keys)) return undefined
  const counts = emptyCounts(layout, false)
  const hits = new Int32Array(totals.groupIds.length)
  const job: Job<Name> = { ...filters, layout, chunks, counts, hits }
  addFilteredVariants(totals, keys, counts.variants, filter)
  counts.total = countVariantTotals(totals, keys, table, filter)
  if (filter) {
    addVariantFacets(totals, { layout, keys }, counts, { table, facets: [filter.facet] })
    // No item has to be looked at to know that nothing passes.
    if (counts.total > 0) yield* countItems(job, filter)
  } else if (counts.total > 0) yield* addVariantResults(job)
  yield* nameTotals(totals, counts, hits)
  return counts
}

const otherFacets = <Name extends string>({ chunks: { keys }, filter }: Job<Name>) =>
  keys.facets.filter((facet) => facet !== filter?.facet)

/** Adds the items that pass the filter on variants to everything that no filter is about. */
function* addVariantResults<Name extends string>(job: Job<Name>): Generator<void, void, void> {
  const { layout, chunks, counts, hits, table } = job
  const { keys, totals, variants } = chunks
  addVariantFacets(totals, { layout, keys }, counts, { table, facets: otherFacets(job) })
  addVariantBands(totals, layout, counts.bands, table)
  let passing = 0
  let all = 0
  for (let at = 0; at < variants.length; at++) {
    const size = variants[at]?.size ?? 0
    all += size
    if (table[at] === 0) passing += size
  }
  // The variants that pass are added, or the others are removed from all, whichever are in fewer groups.
  const isAdded = passing <= all / 2
  if (!isAdded) addGroupTotals(totals, keys, hits)
  for (let at = 0; at < variants.length; at++) {
    if (at % STEP === 0) yield
    const own = variants[at]
    if (own && (table[at] === 0) === isAdded) addVariantGroups(hits, own, isAdded ? 1 : -1)
  }
}

/** Adds the items that pass the filter on the key to everything that no filter is about. */
function addKeyResults<Name extends string>(job: Job<Name>, filter: KeyFilter<Name>) {
  const { layout, chunks, query, counts, hits } = job
  const { keys, totals } = chunks
  const passing = emptyCounts(layout, false)
  addCombinations(layout, totals.combinations, query, passing)
  for (const { name } of otherFacets(job)) counts.facets[name] = passing.facets[name]
  addOtherTotals(totals, keys, { bands: counts.bands, variants: passing.variants, hits }, filter)
}

function* countItems<Name extends string>(
  job: Job<Name>,
  filter: KeyFilter<Name>,
): Generator<void, void, void> {
  const { layout, chunks, counts, table, hits } = job
  const { keys, totals } = chunks
  const failVariants = countFiltered(totals, keys, filter) - counts.total
  const failKey = countVariantTotals(totals, keys, table, undefined) - counts.total
  // The results are added, or the others are removed from what one of the filters leaves.
  const least = Math.min(counts.total, failVariants, failKey)
  const isAdded = least === counts.total
  const removesFromKey = !isAdded && least === failVariants
  if (removesFromKey) addKeyResults(job, filter)
  else if (!isAdded) yield* addVariantResults(job)
  yield
  const others = otherFacets(job)
  const ignored = new Int32Array(
    Math.max(layout.sparse.mask + 1, layout.fine.size, counts.variants.length),
  )
  const listFor = (name: Name) =>
    others.some((facet) => facet.name === name) ? counts.facets[name] : ignored
  const targets = {
    sparse: listFor(layout.sparse.name),
    small: counts.small,
    fine: listFor(layout.fine.name),
    variants: ignored,
    bands: counts.bands,
  }
  for (const parent of chunks.parents.values()) {
    const groups = new Int32Array(parent.groups.ids.length)
    for (const chunk of parent.chunks) {
      runKeyFilters([filter], chunk)
      const { once } = failing
      const passesKey = isAdded || removesFromKey ? -1 : 0
      for (let at = 0; at < wordsIn(chunk); at++) selectedBits[at] = once[at]! ^ passesKey
      findVariants(table, removesFromKey ? 1 : 0, chunk, selectedBits)
      const selection = select(chunk, false)
      if (!isAdded) selection.by = -1
      if (selection.size > 0) addItems({ ...targets, groups }, selection, chunk, layout)
      yield
    }
    for (let at = 0; at < groups.length; at++) hits[parent.totalNumbers[at]!]! += groups[at]!
  }
  spreadPacked(layout, counts, others)
}
