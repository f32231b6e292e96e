import { type Chunk, ITEM_WORDS, type NumberColumn } from './chunk.ts'
import type { Chunks, ParentItems } from './chunks.ts'
import type { KeyFacet } from './key-rows.ts'
import { FAILS, idTable, type Layout } from './layout.ts'
import { createPredicates, type Predicates, type Query } from './predicates.ts'
import type { Segment } from './segments.ts'

/** How far the parts of an item are from what is wanted; 0 is a fit, and Infinity leaves the item out. */
export type Steps<Name extends string> = {
  /** By value of a facet; without a function every value fits. */
  facets: { readonly [name in Name]?: (value: number) => number }
  /** Must not fall as the value rises. */
  value: (value: number) => number
  place: (id: number) => number
  variant: (id: number) => number
}

export type NearestQuery<Name extends string> = {
  /** Filters on groups and parents must be met. */
  query: Query<Name>
  /** So many other filters may be failed, and at least one is. */
  mostFailed: number
  excludedGroups: ReadonlySet<number>
  steps: Steps<Name>
  /** What the items are ordered by. */
  rank: (steps: number, value: number) => number
  /** At most the rank of any item with this many steps or more, and this value or a higher one. */
  leastRank: (steps: number, value: number) => number
  limit: number
}

export type NearItem = {
  group: number
  key: number
  value: number
  /** Ids. */
  place: number
  variant: number
  rank: number
}

/** Items with something in common, none of which has a lower rank than `bound`. */
type Block = { bound: number } & (
  | { chunk: Chunk; groupIds: number[]; isWanted: Uint8Array }
  | { segment: Segment }
)

/**
 * Finds the items the fewest steps away, lowest rank first, by looking only at chunks that can have one:
 * those with the lowest possible rank first, until no other can be lower than what was found. Yields in
 * between; what changes meanwhile may be missed.
 *
 * @param source.chunks Without them, or with few groups, `segments` are looked at.
 */
export function* findNearest<Name extends string>(
  layout: Layout<Name>,
  source: { segments: ReadonlyMap<number, Segment>; chunks: Chunks<Name> | undefined },
  request: NearestQuery<Name>,
): Generator<void, NearItem[], void> {
  const search = prepare(layout, source.chunks, request)
  const { nearest } = search
  const blocks = source.chunks
    ? chunkBlocks(search, source.chunks)
    : segmentBlocks(search, source.segments)
  blocks.sort((a, b) => a.bound - b.bound)
  yield
  for (const block of blocks) {
    if (block.bound >= highest(search)) break
    searchBlock(search, block)
    yield
  }
  return nearest
}

type Search<Name extends string> = {
  layout: Layout<Name>
  request: NearestQuery<Name>
  tests: Predicates
  /** Steps by value, computed on first use. */
  sparse: Map<number, number>
  /** Steps by packed small facets. */
  small: Float64Array
  fine: Float64Array
  /** NaN where they are not known yet. */
  place: Float64Array
  variant: Float64Array
  /** Steps of the nearest variant, among those that items have if that is known. */
  leastVariant: number
  nearest: NearItem[]
}

const noSteps = () => 0

function prepare<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name> | undefined,
  request: NearestQuery<Name>,
): Search<Name> {
  const { query, steps } = request
  const table = (size: number, toSteps: (at: number) => number) => {
    const list = new Float64Array(size)
    for (let at = 0; at < size; at++) list[at] = toSteps(at)
    return list
  }
  const small = new Float64Array(layout.smallMask + 1)
  for (const { name, shift, mask } of layout.small) {
    const toSteps = steps.facets[name]
    if (!toSteps) continue
    const own = table(mask + 1, toSteps)
    for (let bits = 0; bits < small.length; bits++) small[bits]! += own[(bits >> shift) & mask]!
  }
  const { variants, places } = layout
  const variant = table(variants.ids.length, (at) =>
    query.variants ? steps.variant(variants.ids[at]!) : 0,
  )
  return {
    layout,
    request,
    tests: createPredicates(layout, query),
    sparse: new Map(),
    small,
    fine: table(layout.fine.size, steps.facets[layout.fine.name] ?? noSteps),
    place: new Float64Array(places.ids.length).fill(query.places ? Number.NaN : 0),
    variant,
    leastVariant: variant.reduce(
      (least, own, at) => (own < least && (!chunks || hasItems(chunks, at)) ? own : least),
      Number.POSITIVE_INFINITY,
    ),
    nearest: [],
  }
}

/** True when an item has this variant. */
function hasItems({ keys, totals }: Chunks<string>, variant: number): boolean {
  const from = variant * keys.width
  const { firstRow, rows } = keys.facets[0]!
  for (let row = firstRow; row < firstRow + rows; row++)
    if ((totals.variants[from + row] ?? 0) > 0) return true
  return false
}

/** The rank that an item must be below. */
function highest({ nearest, request: { limit } }: Search<string>): number {
  return nearest.length < limit ? Number.POSITIVE_INFINITY : nearest[limit - 1]!.rank
}

const isAmong = (ids: { has: (id: number) => boolean } | null, id: number) => !ids || ids.has(id)
const isSelected = (ids: ReadonlySet<number>, id: number) => ids.size === 0 || ids.has(id)

function isWantedParent({ query }: NearestQuery<string>, id: number) {
  return isAmong(query.parents, id) && isSelected(query.selectedParents, id)
}

function isWantedGroup({ query, excludedGroups }: NearestQuery<string>, id: number) {
  return (
    isAmong(query.groups, id) && isSelected(query.selectedGroups, id) && !excludedGroups.has(id)
  )
}

function chunkBlocks<Name extends string>(
  search: Search<Name>,
  { keys, parents }: Chunks<Name>,
): Block[] {
  const blocks: Block[] = []
  const { layout, request, leastVariant } = search
  const { steps, leastRank } = request
  const known = keys.facets.flatMap((facet) => rowSteps(layout, steps, facet) ?? [])
  for (const { id, groups, chunks } of parents.values()) {
    if (!isWantedParent(request, id)) continue
    const isWanted = wantedGroups(request, groups)
    if (!isWanted.includes(1)) continue
    for (const chunk of chunks) {
      let least = leastVariant + steps.value(chunk.low)
      for (const rows of known) least += leastInChunk(chunk, rows)
      if (least === Number.POSITIVE_INFINITY) continue
      blocks.push({ bound: leastRank(least, chunk.low), chunk, groupIds: groups.ids, isWanted })
    }
  }
  return blocks
}

function wantedGroups(request: NearestQuery<string>, { ids }: ParentItems['groups']) {
  return idTable(ids.length, (at) => (isWantedGroup(request, ids[at]!) ? 1 : 0))
}

/** The steps of the values of a facet by row, from its first row on. */
type RowSteps = { firstRow: number; bySteps: Float64Array }

/** Undefined when every value fits. */
function rowSteps<Name extends string>(
  { sparse }: Layout<Name>,
  { facets }: Steps<Name>,
  { name, firstRow, rows }: KeyFacet<Name>,
): RowSteps | undefined {
  const own = facets[name]
  if (!own) return undefined
  const toSteps = (at: number) => {
    if (name !== sparse.name) return own(at)
    // Rare values share the last row.
    const value = sparse.common[at]
    return value === undefined ? 0 : own(value)
  }
  return { firstRow, bySteps: Float64Array.from({ length: rows }, (_, at) => toSteps(at)) }
}

/** The fewest steps of any value of a facet that a chunk has. */
function leastInChunk({ sums: { rows } }: Chunk, { firstRow, bySteps }: RowSteps): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < bySteps.length && least > 0; at++)
    if (bySteps[at]! < least && rows[firstRow + at]! > 0) least = bySteps[at]!
  return least
}

function segmentBlocks(
  { request, leastVariant }: Search<string>,
  segments: ReadonlyMap<number, Segment>,
): Block[] {
  const blocks: Block[] = []
  const { steps, leastRank } = request
  for (const id of request.query.groups?.keys() ?? segments.keys()) {
    const segment = segments.get(id)
    if (!segment || segment.live === 0) continue
    if (!isWantedGroup(request, id) || !isWantedParent(request, segment.parent)) continue
    const bound = leastRank(leastVariant + steps.value(segment.low), segment.low)
    blocks.push({ bound, segment })
  }
  return blocks
}

/** Items in columns: those of a chunk, or the cells of a group. */
type Columns = {
  size: number
  /** The key of an item every `stride` words; in a chunk the number of its group follows. */
  keys: Int32Array
  stride: number
  value: Int32Array
  place: NumberColumn
  variant: NumberColumn
  /** Items of a cell; null when each is one. */
  count: Int32Array | null
  groupIds: readonly number[]
  isWanted: Uint8Array | null
}

function searchBlock(search: Search<string>, block: Block) {
  if ('segment' in block) {
    const { segment } = block
    const groupIds = [segment.group]
    searchColumns(search, { ...segment, keys: segment.key, stride: 1, groupIds, isWanted: null })
    return
  }
  const { chunk, groupIds, isWanted } = block
  const keys = chunk.items
  searchColumns(search, { ...chunk, keys, stride: ITEM_WORDS, count: null, groupIds, isWanted })
}

function searchColumns(search: Search<string>, columns: Columns) {
  const { request, tests, leastVariant } = search
  const { mostFailed, leastRank } = request
  const { size, keys, stride, value, place, variant, count, groupIds, isWanted } = columns
  const { min, max, near, variants, sparseMask, smallAt, smallMask, fineAt } = tests
  let limit = highest(search)
  for (let at = 0; at < size; at++) {
    const amount = value[at]!
    // Most items can't be closer than those found, which is cheaper to see than by how much.
    if (leastRank(leastVariant, amount) >= limit) continue
    const key = keys[at * stride]!
    const group = isWanted === null ? 0 : keys[at * stride + 1]!
    if (isWanted !== null && isWanted[group] === 0) continue
    if (count !== null && count[at]! <= 0) continue
    const small = (key >>> smallAt) & smallMask
    let failed = tests.sparse[key & sparseMask]! | tests.small[small]! | tests.fine[key >>> fineAt]!
    if (amount < min || amount > max) failed |= FAILS.range
    if (near !== null && near[place[at]!] !== 1) failed |= FAILS.place
    if (variants !== null && variants[variant[at]!] !== 1) failed |= FAILS.variant
    if (failed === 0 || countFailed(failed) > mostFailed) continue
    const steps =
      search.small[small]! +
      search.fine[key >>> fineAt]! +
      search.variant[variant[at]!]! +
      sparseSteps(search, key & sparseMask) +
      placeSteps(search, place[at]!) +
      request.steps.value(amount)
    if (steps === Number.POSITIVE_INFINITY) continue
    const rank = request.rank(steps, amount)
    if (rank >= limit) continue
    const { places, variants: allVariants } = search.layout
    insert(search, {
      group: groupIds[group]!,
      key,
      value: amount,
      place: places.ids[place[at]!]!,
      variant: allVariants.ids[variant[at]!]!,
      rank,
    })
    limit = highest(search)
  }
}

/** Filters, each of which is one bit. */
function countFailed(failed: number): number {
  let count = 0
  for (let left = failed; left !== 0; left &= left - 1) count += 1
  return count
}

function sparseSteps({ sparse, layout, request: { steps } }: Search<string>, value: number) {
  const known = sparse.get(value)
  if (known !== undefined) return known
  const own = steps.facets[layout.sparse.name]?.(value) ?? 0
  sparse.set(value, own)
  return own
}

function placeSteps({ place, layout, request: { steps } }: Search<string>, at: number) {
  const known = place[at]!
  if (!Number.isNaN(known)) return known
  const own = steps.place(layout.places.ids[at]!)
  place[at] = own
  return own
}

/** Behind those of the same rank. Identical items count as one. */
function insert({ nearest, request: { limit } }: Search<string>, item: NearItem) {
  const position = nearest.findIndex(({ rank }) => rank > item.rank)
  const at = position < 0 ? nearest.length : position
  for (let before = at - 1; before >= 0 && nearest[before]!.rank === item.rank; before--)
    if (isSame(nearest[before]!, item)) return
  nearest.splice(at, 0, item)
  if (nearest.length > limit) nearest.pop()
}

function isSame(a: NearItem, b: NearItem) {
  return (
    a.group === b.group &&
    a.key === b.key &&
    a.value === b.value &&
    a.place === b.place &&
    a.variant === b.variant
  )
}
