import { FAILS, type Layout } from '../layout.ts'
import type { Predicates } from '../predicates.ts'
import { increment, type Segment, type SegmentSums, sumsFor } from '../segments.ts'

export type Counts<Name extends string> = {
  /** Items that pass every filter. */
  total: number
  /** The same by group. */
  hits: Map<number, number>
  /** Items by group and by parent, ignoring the filter on them. */
  groups: Map<number, number>
  parents: Map<number, number>
  /** Items by value of each facet, ignoring the filter on it. */
  facets: Record<Name, Int32Array>
  bands: Int32Array
  /** By place index, ignoring the filter on places; empty without one. */
  places: Int32Array
  /** By variant index, ignoring the filter on variants. */
  variants: Int32Array
  /** Results by the packed small facets; spread over their facets at the end. */
  small: Int32Array
  /** The same for cells that fail exactly one filter on a small facet. */
  smallAlone: Int32Array
}

export function emptyCounts<Name extends string>(
  layout: Layout<Name>,
  hasPlaces: boolean,
): Counts<Name> {
  const { sparse, small, fine } = layout
  const sizes: [Name, number][] = [
    [sparse.name, sparse.mask + 1],
    ...small.map(({ name, mask }): [Name, number] => [name, mask + 1]),
    [fine.name, fine.size],
  ]
  const facets = sizes.map(([name, size]) => [name, new Int32Array(size)])
  return {
    total: 0,
    hits: new Map(),
    groups: new Map(),
    parents: new Map(),
    facets: Object.fromEntries(facets),
    bands: new Int32Array(layout.bands.length),
    places: new Int32Array(hasPlaces ? layout.places.ids.length : 0),
    variants: new Int32Array(layout.variants.ids.length),
    small: new Int32Array(layout.smallMask + 1),
    smallAlone: new Int32Array(layout.smallMask + 1),
  }
}

/** Adds one segment; `base` holds the filters that its group or parent fails. */
export function countSegment<Name extends string>(
  layout: Layout<Name>,
  counts: Counts<Name>,
  segment: Segment,
  { tests, base, parent }: { tests: Predicates; base: number; parent: number },
) {
  const isOutside = segment.high < tests.min || segment.low > tests.max
  let passed = 0
  if (!tests.any) passed = segment.live
  else if (base === 0) passed = isOutside ? 0 : countCells(layout, counts, segment, tests)
  else if (!isOutside) passed = countMatching(segment, tests)
  if (base === 0 && !tests.any) {
    addSums(layout, counts, sumsFor(layout, segment))
    addVariants(counts, segment)
  }
  if (base === 0 && isOutside) countBands(counts, segment, tests)
  addGroup(counts, segment.group, passed, base, parent)
}

function addGroup(
  counts: Counts<string>,
  group: number,
  passed: number,
  base: number,
  parent: number,
) {
  if (passed === 0) return
  if (base === 0) {
    counts.total += passed
    counts.hits.set(group, passed)
  }
  if (base !== FAILS.group) increment(counts.parents, parent, passed)
  if (base !== FAILS.parent) increment(counts.groups, group, passed)
}

/** Adds all items by variant. */
export function addVariants({ variants }: Counts<string>, { size, variant, count }: Segment) {
  for (let at = 0; at < size; at++) variants[variant[at]!]! += count[at]!
}

/** Items that pass every predicate. The hot path: it does nothing else. */
function countMatching(segment: Segment, tests: Predicates): number {
  const { runs, starts, key, value, place, variant, count } = segment
  const { sparse, small, fine, min, max, near, variants } = tests
  const { sparseMask, smallAt, smallMask, fineAt } = tests
  let sum = 0
  for (let run = 0; run < runs; run++) {
    const start = starts[run]!
    const own = key[start]!
    if ((sparse[own & sparseMask]! | small[(own >> smallAt) & smallMask]!) !== 0) continue
    const end = starts[run + 1]!
    for (let at = start; at < end; at++) {
      const amount = value[at]!
      if (amount < min || amount > max || fine[key[at]! >>> fineAt]! !== 0) continue
      if (variants !== null && variants[variant[at]!] !== 1) continue
      if (near === null || near[place[at]!] === 1) sum += count[at]!
    }
  }
  return sum
}

/** For a segment entirely outside the range: the items that fail only the range. */
function countBands(counts: Counts<string>, segment: Segment, tests: Predicates) {
  const { runs, starts, key, place, variant, count, band } = segment
  const { sparse, small, fine, near, variants, sparseMask, smallAt, smallMask, fineAt } = tests
  const { bands } = counts
  for (let run = 0; run < runs; run++) {
    const start = starts[run]!
    const own = key[start]!
    if ((sparse[own & sparseMask]! | small[(own >> smallAt) & smallMask]!) !== 0) continue
    const end = starts[run + 1]!
    for (let at = start; at < end; at++) {
      if (fine[key[at]! >>> fineAt]! !== 0 || (near !== null && near[place[at]!] !== 1)) continue
      if (variants === null || variants[variant[at]!] === 1) bands[band[at]!]! += count[at]!
    }
  }
}

/** Cells of a run share the sparse and small facets, so most runs are decided at once. */
function countCells<Name extends string>(
  layout: Layout<Name>,
  counts: Counts<Name>,
  segment: Segment,
  tests: Predicates,
): number {
  const { runs, starts, key, value, place, variant, count, band } = segment
  const { sparse, small, fine, min, max, near, variants } = tests
  const { sparseMask, smallAt, smallMask, fineAt } = tests
  const { smallFails } = layout
  const { bands, places, variants: byVariant } = counts
  const bySparse = counts.facets[layout.sparse.name]
  const byFine = counts.facets[layout.fine.name]
  const bySmall = counts.small
  let passed = 0
  for (let run = 0; run < runs; run++) {
    const start = starts[run]!
    const own = key[start]!
    const bits = (own >> smallAt) & smallMask
    const fails = sparse[own & sparseMask]! | small[bits]!
    if (fails & (fails - 1)) continue
    const end = starts[run + 1]!
    let sum = 0
    for (let at = start; at < end; at++) {
      if (near !== null && near[place[at]!] === 0) continue
      const step = key[at]! >>> fineAt
      const amount = value[at]!
      let more = fails | fine[step]!
      if (amount < min || amount > max) more |= FAILS.range
      if (near !== null && near[place[at]!] === 2) more |= FAILS.place
      if (variants !== null && variants[variant[at]!] !== 1) more |= FAILS.variant
      if (more & (more - 1)) continue
      const items = count[at]!
      if (more === fails) sum += items
      if (fails !== 0) continue
      if (more === 0 || more === FAILS.fine) byFine[step]! += items
      if (more === 0 || more === FAILS.range) bands[band[at]!]! += items
      if (near !== null && (more === 0 || more === FAILS.place)) places[place[at]!]! += items
      if (more === 0 || more === FAILS.variant) byVariant[variant[at]!]! += items
    }
    if (fails & smallFails) counts.smallAlone[bits]! += sum
    else bySparse[own & sparseMask]! += sum
    if (fails !== 0) continue
    bySmall[bits]! += sum
    passed += sum
  }
  return passed
}

/** Spreads the counts by packed small facets over these facets. */
export function spreadSmall<Name extends string>(
  { small: facets }: Layout<Name>,
  counts: Counts<Name>,
  tests: Predicates,
) {
  const lists = facets.map(({ name }) => counts.facets[name])
  for (let bits = 0; bits < counts.small.length; bits++) {
    const count = counts.small[bits]!
    const alone = counts.smallAlone[bits]!
    if (count === 0 && alone === 0) continue
    const failed = tests.small[bits]!
    for (let at = 0; at < facets.length; at++) {
      const { shift, mask, fails } = facets[at]!
      lists[at]![(bits >> shift) & mask]! += failed === fails ? alone : count
    }
  }
}

/** Spreads the packed results over some facets; only the small ones are meant. */
export function spreadPacked<Name extends string>(
  { small: all }: Layout<Name>,
  { small, facets }: Counts<Name>,
  some: readonly { name: Name }[],
) {
  const own = all.filter(({ name }) => some.some((facet) => facet.name === name))
  for (let bits = 0; bits < small.length; bits++) {
    const count = small[bits]!
    if (count === 0) continue
    for (const { name, shift, mask } of own) facets[name][(bits >>> shift) & mask]! += count
  }
}

export function addSums<Name extends string>(
  layout: Layout<Name>,
  { facets, bands }: Counts<Name>,
  sums: SegmentSums,
) {
  const bySparse = facets[layout.sparse.name]
  for (const [value, count] of sums.sparse) bySparse[value]! += count
  for (let at = 0; at < layout.small.length; at++)
    addLists(facets[layout.small[at]!.name], sums.small[at]!)
  addLists(facets[layout.fine.name], sums.fine)
  addLists(bands, sums.bands)
}

function addLists(to: Int32Array, from: Int32Array) {
  for (let at = 0; at < from.length; at++) to[at]! += from[at]!
}
