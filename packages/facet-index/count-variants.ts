import type { Chunks } from './chunks.ts'
import { type Counts, emptyCounts } from './count-segment.ts'
import { countWithVariants } from './group-variants.ts'
import type { Layout } from './layout.ts'
import { addAllVariants, addVariantTotals, areExact, nameTotals } from './totals.ts'

/** Groups after which the caller may pause. */
const STEP = 256

/**
 * Counts every facet for a filter on variants and no other, from the totals and from the variants of each
 * group. Undefined when the totals cannot be used.
 *
 * @param table By number of the variant: 0 passes.
 */
export function* countByVariants<Name extends string>(
  layout: Layout<Name>,
  { keys, totals, variants }: Chunks<Name>,
  table: Uint8Array,
): Generator<void, Counts<Name> | undefined, void> {
  if (!areExact(totals, layout, keys)) return undefined
  const counts = emptyCounts(layout, false)
  addAllVariants(totals, keys, counts)
  addVariantTotals(totals, { layout, keys }, counts, table)
  const hits = new Int32Array(totals.groupIds.length)
  for (let group = 0; group < variants.length; group++) {
    const own = variants[group]
    hits[group] = own ? countWithVariants(own, table) : 0
    counts.total += hits[group]!
    if (group % STEP === STEP - 1) yield
  }
  nameTotals(totals, counts, hits)
  return counts
}
