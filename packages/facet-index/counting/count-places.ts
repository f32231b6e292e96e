import { BAND_SHIFT, VARIANT_MASK } from '../chunk.ts'
import type { Chunks } from '../chunks.ts'
import { PLACE_ITEM_WORDS, type PlaceItems } from '../items-by-place.ts'
import { FAILS, type Layout } from '../layout.ts'
import { createPredicates, type Predicates, type Query } from '../predicates.ts'
import { increment } from '../segments.ts'
import type { Totals } from '../totals.ts'
import { type Counts, emptyCounts, spreadSmall } from './count-segment.ts'

/** Of more items than this share of all, passing over the chunks takes no longer. */
const FEW = 1 / 5
/** Fails more than one filter, so that it counts nowhere. */
const NEVER = FAILS.group | FAILS.parent

/** Places that a query counts, with their items. */
type Near = { place: number; own: PlaceItems }

type Job<Name extends string> = {
  layout: Layout<Name>
  counts: Counts<Name>
  tests: Predicates
  near: Uint8Array
  /** By number of the group in the totals: the filters that the group and its parent fail. */
  groupFails: Uint8Array
  /** Results by number of the group, and items that fail nothing but the filter on groups, or on parents. */
  hits: Int32Array
  otherGroups: Int32Array
  otherParents: Int32Array
}

/**
 * Counts every facet for a query with a filter on places, from the items of these places alone. Undefined where that
 * would be a large share of all items.
 */
export function* countNearPlaces<Name extends string>(
  layout: Layout<Name>,
  { places, totals }: Chunks<Name>,
  query: Query<Name>,
): Generator<void, Counts<Name> | undefined, void> {
  const tests = createPredicates(layout, query)
  if (!tests.near) return undefined
  const near: Near[] = []
  let size = 0
  let all = 0
  for (const [place, own] of places.entries()) {
    if (!own) continue
    all += own.size
    if (tests.near[place] === 0) continue
    near.push({ place, own })
    size += own.size
  }
  if (size > all * FEW) return undefined
  const counts = emptyCounts(layout, true)
  const list = () => new Int32Array(totals.groupIds.length)
  const job: Job<Name> = {
    layout,
    counts,
    tests,
    near: tests.near,
    groupFails: failuresByGroup(totals, query),
    hits: list(),
    otherGroups: list(),
    otherParents: list(),
  }
  for (const one of near) {
    countPlace(job, one)
    yield
  }
  spreadSmall(layout, counts, tests)
  nameResults(job, totals)
  return counts
}

function failuresByGroup({ groupIds, parentIds }: Totals, query: Query<string>): Uint8Array {
  const { groups, parents, selectedGroups, selectedParents } = query
  const fails = new Uint8Array(groupIds.length)
  for (let at = 0; at < fails.length; at++) {
    const group = groupIds[at]!
    const parent = parentIds[at]!
    if ((groups && !groups.has(group)) || (parents && !parents.has(parent))) fails[at] = NEVER
    else {
      if (selectedGroups.size > 0 && !selectedGroups.has(group)) fails[at]! |= FAILS.group
      if (selectedParents.size > 0 && !selectedParents.has(parent)) fails[at]! |= FAILS.parent
    }
  }
  return fails
}

function countPlace<Name extends string>(job: Job<Name>, { place, own: { size, items } }: Near) {
  const { layout, counts, tests, groupFails, hits, otherGroups, otherParents } = job
  const { sparse, small, fine, min, max, variants, sparseMask, smallAt, smallMask, fineAt } = tests
  const { bands, places, variants: byVariant, small: bySmall, smallAlone } = counts
  const bySparse = counts.facets[layout.sparse.name]
  const byFine = counts.facets[layout.fine.name]
  const placeFails = job.near[place] === 1 ? 0 : FAILS.place
  const end = size * PLACE_ITEM_WORDS
  for (let at = 0; at < end; at += PLACE_ITEM_WORDS) {
    const key = items[at]!
    const group = items[at + 2]!
    const bits = (key >>> smallAt) & smallMask
    let fails = placeFails | sparse[key & sparseMask]! | small[bits]! | groupFails[group]!
    // A power of two is a single filter.
    if ((fails & (fails - 1)) !== 0) continue
    const value = items[at + 1]!
    const more = items[at + 3]!
    const variant = more & VARIANT_MASK
    fails |= fine[key >>> fineAt]!
    if (value < min || value > max) fails |= FAILS.range
    if (variants !== null && variants[variant] !== 1) fails |= FAILS.variant
    if ((fails & (fails - 1)) !== 0) continue
    if (fails === 0) {
      counts.total += 1
      hits[group]! += 1
      bySparse[key & sparseMask]! += 1
      bySmall[bits]! += 1
      byFine[key >>> fineAt]! += 1
      bands[more >>> BAND_SHIFT]! += 1
      places[place]! += 1
      byVariant[variant]! += 1
    } else if (fails === FAILS.place) places[place]! += 1
    else if (fails === FAILS.group) otherGroups[group]! += 1
    else if (fails === FAILS.parent) otherParents[group]! += 1
    else if (fails === FAILS.sparse) bySparse[key & sparseMask]! += 1
    else if (fails === FAILS.fine) byFine[key >>> fineAt]! += 1
    else if (fails === FAILS.range) bands[more >>> BAND_SHIFT]! += 1
    else if (fails === FAILS.variant) byVariant[variant]! += 1
    else smallAlone[bits]! += 1
  }
}

function nameResults(
  { counts, hits, otherGroups, otherParents }: Job<string>,
  { groupIds, parentIds }: Totals,
) {
  for (let at = 0; at < groupIds.length; at++) {
    const id = groupIds[at]!
    const own = hits[at]!
    const inGroup = own + otherGroups[at]!
    const inParent = own + otherParents[at]!
    if (own > 0) counts.hits.set(id, own)
    if (inGroup > 0) counts.groups.set(id, inGroup)
    if (inParent > 0) increment(counts.parents, parentIds[at]!, inParent)
  }
}
