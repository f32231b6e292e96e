import { CHUNK_ROWS, chunkFromColumns } from './chunk.ts'
import { type Chunks, numberOfGroup, type ParentItems, parentItems } from './chunks.ts'
import type { CellColumns, GroupedColumns, NumberedColumns } from './columns.ts'
import { combinationTable } from './combinations.ts'
import { emptyPairs, gatherPairs, loadPairs } from './groups-by-variant.ts'
import { loadPlaces } from './items-by-place.ts'
import { assignNumber, type Layout, type Numbered } from './layout.ts'
import { restoreTotals } from './saved-totals.ts'
import { type Segment, segmentFromColumns } from './segments.ts'
import { addRowTotals, countGroups, loadTotals, makeRoomInTotals, PART } from './totals.ts'

/** So full that some items can be added before a chunk has to be split. */
const FILL = Math.floor(CHUNK_ROWS * 0.9)
/**
 * Cells after which the caller may pause: a cell takes a few nanoseconds, and a hundred before V8 has compiled the loop.
 */
const STEP = 4_096
/** Few enough that sorting by a digit writes to memory that stays in the cache. */
const DIGIT = 2 ** 11
/** Fewer cells are sorted by comparing. */
const FEW = 512

/**
 * Fills an empty index with cells much faster than by single changes, but for the items of places and parents: see
 * `completeChunks`. Yields in between.
 */
export function* loadCells<Name extends string>(
  layout: Layout<Name>,
  { segments, chunks }: { segments: Map<number, Segment>; chunks: Chunks<Name> },
  columns: CellColumns,
  parentFor: (group: number) => number,
): Generator<void, void, void> {
  const { group } = columns
  chunks.isComplete = false
  const own: NumberedColumns = {
    ...columns,
    place: yield* renumber(columns.place, columns.places, layout.places),
    variant: yield* renumber(columns.variant, columns.variants, layout.variants),
    band: new Uint8Array(group.length),
  }
  const sizes = { groups: yield* countGroups(group), variants: layout.variants.ids.length }
  // Theirs is the order of the columns.
  const isInOrder = own.variant === columns.variant
  const isRestored =
    isInOrder && columns.totals && restoreTotals(layout, chunks, columns.totals, sizes)
  if (!isRestored) yield* makeRoomInTotals(layout, chunks.keys, chunks.totals, sizes)
  const scratch = new Int32Array(layout.variants.ids.length)
  const pairs = emptyPairs()
  const table = combinationTable(layout)
  for (let from = 0; from < group.length; ) {
    let to = from + 1
    while (to < group.length && group[to] === group[from]) to += 1
    const id = group[from]!
    const parent = parentItems(chunks, parentFor(id))
    const number = parent.totalNumbers[numberOfGroup(chunks.totals, parent, id)]!
    gatherPairs(pairs, own, { group: number, from, to }, scratch)
    segments.set(id, segmentFromColumns(layout, { group: id, parent: parent.id }, own, [from, to]))
    yield
    for (; !isRestored && from < to; from += PART) {
      const part = { group: number, from, to: Math.min(from + PART, to), table }
      loadTotals(layout, chunks.keys, chunks.totals, own, part)
      yield
    }
    from = to
  }
  yield* loadPairs(chunks.variants, pairs)
  if (!isRestored) yield* addRowTotals(layout, chunks.keys, chunks.totals)
}

/**
 * Stores the items of places and parents, which follow from the cells. Yields in between; nothing may change the index
 * until it is done.
 */
export function* completeChunks<Name extends string>(
  layout: Layout<Name>,
  segments: ReadonlyMap<number, Segment>,
  chunks: Chunks<Name>,
): Generator<void, void, void> {
  const { groupIds } = chunks.totals
  const groups = groupIds.map((id, number) => ({ number, segment: segments.get(id)! }))
  yield* loadPlaces(chunks.places, groups, layout.places.ids.length)
  for (const parent of chunks.parents.values()) yield* loadParent(layout, chunks, parent, segments)
  chunks.isComplete = true
}

/** Replaces positions in a list of ids by the numbers of these ids. */
function* renumber(
  positions: Int32Array,
  ids: ArrayLike<number>,
  numbers: Numbered,
): Generator<void, Int32Array, void> {
  const numberAt = Int32Array.from(ids, (id) => assignNumber(numbers, id))
  if (numberAt.every((number, position) => number === position)) return positions
  const own = new Int32Array(positions.length)
  for (let at = 0; at < own.length; at++) {
    own[at] = numberAt[positions[at]!]!
    if (at % STEP === 0) yield
  }
  return own
}

function* loadParent<Name extends string>(
  layout: Layout<Name>,
  { keys }: Chunks<Name>,
  parent: ParentItems,
  segments: ReadonlyMap<number, Segment>,
): Generator<void, void, void> {
  const columns = yield* gatherCells(parent.groups.ids.map((id) => segments.get(id)!))
  const { count } = columns
  const order = yield* sortByValue(columns.value)
  const cells = new Int32Array(FILL)
  let rank = 0
  let left = order.length > 0 ? count[order[0]!]! : 0
  while (rank < order.length) {
    let size = 0
    while (rank < order.length && size < FILL) {
      if (left > 0) {
        cells[size++] = order[rank]!
        left -= 1
      } else if (++rank < order.length) left = count[order[rank]!]!
    }
    yield
    if (size > 0)
      parent.chunks.push(chunkFromColumns(layout, keys, columns, cells.subarray(0, size)))
    yield
  }
}

/** The cells of the groups of a parent, one after the other. Their numbers are their positions. */
function* gatherCells(segments: readonly Segment[]): Generator<void, GroupedColumns, void> {
  const count = segments.reduce((sum, { size }) => sum + size, 0)
  const column = () => new Int32Array(count)
  const columns = {
    key: column(),
    value: column(),
    place: column(),
    variant: column(),
    count: column(),
    group: column(),
    band: new Uint8Array(count),
  }
  let from = 0
  for (const [number, segment] of segments.entries()) {
    for (const name of ['key', 'value', 'place', 'variant', 'count', 'band'] as const)
      columns[name].set(segment[name].subarray(0, segment.size), from)
    columns.group.fill(number, from, from + segment.size)
    from += segment.size
    yield
  }
  return columns
}

/** Positions of the cells, ascending by value. */
function* sortByValue(value: Int32Array): Generator<void, Int32Array, void> {
  const size = value.length
  const positions = new Int32Array(size)
  for (let at = 0; at < size; at++) {
    positions[at] = at
    if (at % STEP === 0) yield
  }
  if (size < FEW) return positions.sort((a, b) => value[a]! - value[b]!)
  let low = value[positions[0]!]!
  let high = low
  for (let at = 0; at < size; at++) {
    const own = value[positions[at]!]!
    if (own < low) low = own
    if (own > high) high = own
    if (at % STEP === 0) yield
  }
  // By the lowest digit first: every pass keeps the order of the one before.
  let source = positions
  let target = new Int32Array(size)
  for (let place = 1; place <= high - low; place *= DIGIT) {
    const starts = new Int32Array(DIGIT + 1)
    const shift = Math.log2(place)
    for (let at = 0; at < size; at++) {
      starts[(((value[source[at]!]! - low) >>> shift) & (DIGIT - 1)) + 1]! += 1
      if (at % STEP === 0) yield
    }
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
    for (let at = 0; at < size; at++) {
      const position = source[at]!
      target[starts[((value[position]! - low) >>> shift) & (DIGIT - 1)]!++] = position
      if (at % STEP === 0) yield
    }
    const done = target
    target = source
    source = done
  }
  return source
}
