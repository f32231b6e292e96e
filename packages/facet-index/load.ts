import { CHUNK_ROWS, chunkFromColumns } from './chunk.ts'
import { type Chunks, numberOfGroup, type ParentItems, parentItems } from './chunks.ts'
import type { CellColumns, NumberedColumns } from './columns.ts'
import { combinationTable } from './combinations.ts'
import { gatherVariants } from './group-variants.ts'
import { loadPlaces } from './items-by-place.ts'
import { type Layout, type Numbered, numberOf } from './layout.ts'
import { type Segment, segmentFromColumns } from './segments.ts'
import { addRowTotals, loadTotals, makeRoomInTotals } from './totals.ts'

/** So full that some items can be added before a chunk has to be split. */
const FILL = Math.floor(CHUNK_ROWS * 0.9)
/** Cells after which the caller may pause, where a cell takes a few nanoseconds. */
const STEP = 32_768
/** Few enough that sorting by a digit writes to memory that stays in the cache. */
const DIGIT = 2 ** 11
/** Fewer cells are sorted by comparing. */
const FEW = 4_096

/** Fills an empty index with cells much faster than by single changes. Yields in between. */
export function* loadCells<Name extends string>(
  layout: Layout<Name>,
  { segments, chunks }: { segments: Map<number, Segment>; chunks: Chunks<Name> },
  columns: CellColumns,
  parentFor: (group: number) => number,
): Generator<void, void, void> {
  const { group } = columns
  const own: NumberedColumns = {
    ...columns,
    place: yield* renumber(columns.place, columns.places, layout.places),
    variant: yield* renumber(columns.variant, columns.variants, layout.variants),
    group: new Int32Array(group.length),
    band: new Uint8Array(group.length),
  }
  yield* makeRoomInTotals(layout, chunks.keys, chunks.totals, countGroups(group))
  const scratch = new Int32Array(layout.variants.ids.length)
  const table = combinationTable(layout)
  const inParents = new Int32Array(group.length)
  const ranges = new Map<ParentItems, [from: number, to: number][]>()
  for (let from = 0; from < group.length; ) {
    let to = from + 1
    while (to < group.length && group[to] === group[from]) to += 1
    const id = group[from]!
    const parent = parentItems(chunks, parentFor(id))
    const inParent = numberOfGroup(chunks.totals, parent, id)
    const number = parent.totalNumbers[inParent]!
    own.group.fill(number, from, to)
    inParents.fill(inParent, from, to)
    chunks.variants[number] = gatherVariants(own, [from, to], scratch)
    segments.set(id, segmentFromColumns(layout, { group: id, parent: parent.id }, own, [from, to]))
    const known = ranges.get(parent)
    if (known) known.push([from, to])
    else ranges.set(parent, [[from, to]])
    yield
    loadTotals(layout, chunks.keys, chunks.totals, own, { group: number, from, to, table })
    from = to
    yield
  }
  yield* addRowTotals(layout, chunks.keys, chunks.totals)
  yield* loadPlaces(chunks.places, own, layout.places.ids.length)
  own.group = inParents
  for (const [parent, all] of ranges) yield* loadParent(layout, chunks, parent, own, all)
}

function countGroups(group: Int32Array): number {
  let count = 0
  for (let at = 0; at < group.length; at++) if (at === 0 || group[at] !== group[at - 1]) count += 1
  return count
}

/** Replaces positions in a list of ids by the numbers of these ids. */
function* renumber(
  positions: Int32Array,
  ids: ArrayLike<number>,
  numbers: Numbered,
): Generator<void, Int32Array, void> {
  const numberAt = Int32Array.from(ids, (id) => numberOf(numbers, id))
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
  columns: NumberedColumns,
  ranges: [from: number, to: number][],
): Generator<void, void, void> {
  const { n } = columns
  const order = yield* sortByValue(columns.value, ranges)
  const cells = new Int32Array(FILL)
  let rank = 0
  let left = order.length > 0 ? n[order[0]!]! : 0
  while (rank < order.length) {
    let size = 0
    while (rank < order.length && size < FILL) {
      if (left > 0) {
        cells[size++] = order[rank]!
        left -= 1
      } else if (++rank < order.length) left = n[order[rank]!]!
    }
    if (size > 0)
      parent.chunks.push(chunkFromColumns(layout, keys, columns, cells.subarray(0, size)))
    yield
  }
}

/** Positions of the cells in these ranges, ascending by value. */
function* sortByValue(
  value: Int32Array,
  ranges: [from: number, to: number][],
): Generator<void, Int32Array, void> {
  const size = ranges.reduce((sum, [from, to]) => sum + to - from, 0)
  const positions = new Int32Array(size)
  let count = 0
  for (const [from, to] of ranges) {
    for (let at = from; at < to; at++) positions[count++] = at
    yield
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
