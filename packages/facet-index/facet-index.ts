import {
  addSums,
  addVariants,
  type Counts,
  countPassing,
  countSegment,
  countVariants,
  emptyCounts,
  spreadSmall,
} from './count-segment.ts'
import { BANDS, type Dimension, FAILS, type Layout } from './layout.ts'
import { emptyPairs, hasUncommonValues, type Pairs, pairCount } from './pairs.ts'
import { createPredicates, type Predicates, type Query } from './predicates.ts'
import {
  applyCells,
  type Cell,
  type Change,
  emptySegment,
  increment,
  type Segment,
  type Sums,
  sumsFor,
} from './segments.ts'

/** The parent of each group; groups without one have parent 0. */
export type Parents = ReadonlyMap<number, number>
/** Segments by group. */
export type Segments = ReadonlyMap<number, Segment>

export type FacetIndex<Name extends string> = {
  segments: Segments
  /** Changes the cells of one group, which should be sorted by key. */
  apply: (group: number, cells: readonly Cell[], change: Change, parents: Parents) => void
  clear: () => void
  /**
   * Counts every facet in one pass. Segments in `over` replace those of the same group. Where the pair
   * counts of a parent suffice they are used instead of its cells.
   */
  count: (query: Query<Name>, options: { parents: Parents; over?: Segments }) => Counts<Name>
  /** Counts without any filter: the same object until the index or the parents change. */
  countWhole: (parents: Parents) => Counts<Name>
}

/**
 * @param options.pairs False for a small index that is counted once: pair counts take 4 bytes for each
 *   pair of facet values and parent.
 */
export function createFacetIndex<Name extends string>(
  layout: Layout<Name>,
  { pairs: withPairs = true }: { pairs?: boolean } = {},
): FacetIndex<Name> {
  const segments = new Map<number, Segment>()
  const pairsByParent = new Map<number, Pairs>()
  let whole: Whole<Name> | undefined

  function segmentFor(group: number, parents: Parents): Segment {
    const known = segments.get(group)
    if (known) return known
    const parent = parents.get(group) ?? 0
    const segment = emptySegment(group, parent, withPairs ? pairsFor(parent) : undefined)
    segments.set(group, segment)
    return segment
  }

  function pairsFor(parent: number): Pairs {
    const known = pairsByParent.get(parent)
    if (known) return known
    const pairs = emptyPairs(layout)
    pairsByParent.set(parent, pairs)
    return pairs
  }

  function wholeFor(parents: Parents): Whole<Name> {
    if (whole?.parents !== parents) whole = addUp(layout, segments, parents)
    return whole
  }

  return {
    segments,
    apply(group, cells, change, parents) {
      whole = undefined
      applyCells(layout, segmentFor(group, parents), cells, change)
    },
    clear() {
      whole = undefined
      segments.clear()
      pairsByParent.clear()
    },
    countWhole: (parents) => wholeFor(parents).counts,
    count(query, { parents, over }) {
      const tests = createPredicates(layout, query)
      const { groups, parents: only, selectedGroups, selectedParents } = query
      const isEveryGroup = groups === null && selectedGroups.size === 0
      if (!tests.any && isEveryGroup && only === null && selectedParents.size === 0)
        return wholeFor(parents).counts
      const filters = tests.any && isEveryGroup ? pairFilters(layout, query) : undefined
      const counts = emptyCounts(layout, query.places !== null)
      const job = { layout, counts, query, tests }
      if (filters && filters.length <= 2) {
        for (const [parent, own] of wholeFor(parents).byParent)
          countParent(job, parent, own, filters)
      } else {
        for (const group of groups?.keys() ?? segments.keys()) {
          const segment = over?.get(group) ?? segments.get(group)
          if (segment && segment.live > 0) countGroup(job, segment, parents.get(group) ?? 0)
        }
      }
      spreadSmall(layout, counts, tests)
      return counts
    },
  }
}

type Whole<Name extends string> = {
  parents: Parents
  counts: Counts<Name>
  byParent: Map<number, Segment[]>
}

function addUp<Name extends string>(
  layout: Layout<Name>,
  segments: Segments,
  parents: Parents,
): Whole<Name> {
  const counts = emptyCounts(layout, false)
  const byParent = new Map<number, Segment[]>()
  for (const [group, segment] of segments) {
    if (segment.live === 0) continue
    const parent = parents.get(group) ?? 0
    addSums(layout, counts, sumsFor(layout, segment))
    addVariants(counts, segment)
    counts.total += segment.live
    counts.hits.set(group, segment.live)
    counts.groups.set(group, segment.live)
    increment(counts.parents, parent, segment.live)
    const own = byParent.get(parent)
    if (own) own.push(segment)
    else byParent.set(parent, [segment])
  }
  return { parents, counts, byParent }
}

type Job<Name extends string> = {
  layout: Layout<Name>
  counts: Counts<Name>
  query: Query<Name>
  tests: Predicates
}

function countGroup<Name extends string>(job: Job<Name>, segment: Segment, parent: number) {
  const { layout, counts, query, tests } = job
  const { parents, selectedGroups, selectedParents } = query
  if (parents && !parents.has(parent)) return
  let base = 0
  if (selectedGroups.size > 0 && !selectedGroups.has(segment.group)) base |= FAILS.group
  if (selectedParents.size > 0 && !selectedParents.has(parent)) base |= FAILS.parent
  if (base === (FAILS.group | FAILS.parent)) return
  countSegment(layout, counts, segment, { tests, base, parent })
}

function countParent<Name extends string>(
  { layout, counts, query, tests }: Job<Name>,
  parent: number,
  segments: Segment[],
  filters: PairFilter<Name>[],
) {
  const { parents, selectedParents } = query
  if (parents && !parents.has(parent)) return
  const base = selectedParents.size > 0 && !selectedParents.has(parent) ? FAILS.parent : 0
  const pairs = segments[0]?.pairs
  const [first, second] = filters
  const isExact =
    pairs &&
    !hasUncommonValues(layout, pairs) &&
    segments.every((segment) => segment.pairs === pairs)
  if (!isExact || !first) {
    for (const segment of segments) countSegment(layout, counts, segment, { tests, base, parent })
  } else if (base !== 0) {
    const passed = countPairs(pairs, first, second)
    if (passed > 0) increment(counts.parents, parent, passed)
  } else if (second) {
    addOwnFacet(counts, pairs, [first, second])
    addOwnFacet(counts, pairs, [second, first])
    for (const segment of segments) countPassing(layout, counts, segment, { tests, parent })
  } else {
    addFacets(layout, counts, pairs, first)
    const countOne = sumsCounter(layout, first)
    for (const segment of segments) {
      const passed = countOne(sumsFor(layout, segment))
      if (passed === 0) continue
      countVariants(counts, segment, tests)
      counts.total += passed
      counts.hits.set(segment.group, passed)
      counts.groups.set(segment.group, passed)
      increment(counts.parents, parent, passed)
    }
  }
}

/** A filter with the rows of the values that pass it. */
type PairFilter<Name extends string> = { dimension: Dimension<Name>; rows: number[] }

/** The filters on facets, when pair counts can answer them; undefined when cells must be counted. */
function pairFilters<Name extends string>(
  { dimensions, sparse }: Layout<Name>,
  { selected, only, min, max, places, variants }: Query<Name>,
): PairFilter<Name>[] | undefined {
  if (min !== undefined || max !== undefined || places !== null || variants !== null)
    return undefined
  const filters: PairFilter<Name>[] = []
  for (const dimension of dimensions) {
    const { name, firstRow } = dimension
    if (name === BANDS) continue
    if ((only[name]?.length ?? 0) > 0) return undefined
    const values = [...(selected[name] ?? [])]
    if (values.length === 0) continue
    const rows = name === sparse.name ? values.map((value) => sparse.rows.get(value)) : values
    if (rows.some((row) => row === undefined)) return undefined
    filters.push({ dimension, rows: rows.map((row) => firstRow + (row ?? 0)) })
  }
  return filters
}

/** Items of a parent that pass one or two filters. */
function countPairs(
  pairs: Pairs,
  first: PairFilter<string>,
  second: PairFilter<string> | undefined,
): number {
  let sum = 0
  for (const a of first.rows)
    if (!second) sum += pairCount(pairs, a, a)
    else for (const b of second.rows) sum += pairCount(pairs, a, b)
  return sum
}

/** Adds the items that pass one filter to every facet, and all items to the filter's own. */
function addFacets<Name extends string>(
  layout: Layout<Name>,
  counts: Counts<Name>,
  pairs: Pairs,
  filter: PairFilter<Name>,
) {
  for (const dimension of layout.dimensions) {
    const list = listOf(counts, dimension)
    const { values } = dimension
    const isOwn = dimension === filter.dimension
    for (let at = 0; at < values.length; at++) {
      const row = dimension.firstRow + at
      let sum = 0
      if (isOwn) sum = pairCount(pairs, row, row)
      else for (const one of filter.rows) sum += pairCount(pairs, one, row)
      list[values[at]!]! += sum
    }
  }
}

/** With two filters: adds the items that fail only the first one to its facet. */
function addOwnFacet<Name extends string>(
  counts: Counts<Name>,
  pairs: Pairs,
  [own, other]: [PairFilter<Name>, PairFilter<Name>],
) {
  const { dimension } = own
  const list = listOf(counts, dimension)
  const { values } = dimension
  for (let at = 0; at < values.length; at++) {
    const row = dimension.firstRow + at
    if (own.rows.includes(row)) continue
    let sum = 0
    for (const one of other.rows) sum += pairCount(pairs, one, row)
    list[values[at]!]! += sum
  }
}

function listOf<Name extends string>(counts: Counts<Name>, { name }: Dimension<Name>): Int32Array {
  return name === BANDS ? counts.bands : counts.facets[name]
}

/** Returns how many items of a group pass one filter. */
function sumsCounter<Name extends string>(
  { small, sparse, fine }: Layout<Name>,
  { dimension, rows }: PairFilter<Name>,
): (sums: Sums) => number {
  const values = rows.map((row) => dimension.values[row - dimension.firstRow]!)
  if (dimension.name === sparse.name)
    return (sums) => {
      let sum = 0
      for (const value of values) sum += sums.sparse.get(value) ?? 0
      return sum
    }
  const at = small.findIndex(({ name }) => name === dimension.name)
  const listIn = (sums: Sums) => (dimension.name === fine.name ? sums.fine : sums.small[at]!)
  return (sums) => {
    const list = listIn(sums)
    let sum = 0
    for (const value of values) sum += list[value]!
    return sum
  }
}
