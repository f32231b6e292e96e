import { appendRow, CHUNK_ROWS, type Chunk, emptyChunk, type Row } from './chunk.ts'
import { type Chunks, numberOfGroup, type ParentItems, parentItems } from './chunks.ts'
import { gatherVariants } from './group-variants.ts'
import { addToPlace, reservePlaces } from './items-by-place.ts'
import { type Layout, numberOf } from './layout.ts'
import { type Segment, segmentFromColumns } from './segments.ts'
import { changeTotals } from './totals.ts'

/** Cells as columns of equal length: groups together, and cells of a group sorted by key. */
export type CellColumns = {
  group: Int32Array
  key: Int32Array
  value: Int32Array
  place: Int32Array
  variant: Int32Array
  n: Int32Array
}

/** So full that some items can be added before a chunk has to be split. */
const FILL = Math.floor(CHUNK_ROWS * 0.9)
/** Cells after which the caller may pause. */
const STEP = 4_096
/** Sorting a cell is faster than adding it. */
const SORT_STEP = 8 * STEP
const SIGN = -(2 ** 31)
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
  const place = yield* numbered(columns.place, layout.places)
  const variant = yield* numbered(columns.variant, layout.variants)
  const own = { ...columns, place, variant }
  yield* reservePlaces(chunks.places, own, layout.places.ids.length)
  const scratch = new Int32Array(layout.variants.ids.length)
  const ranges = new Map<ParentItems, [from: number, to: number][]>()
  for (let from = 0; from < group.length; ) {
    let to = from + 1
    while (to < group.length && group[to] === group[from]) to += 1
    const id = group[from]!
    const parent = parentItems(chunks, parentFor(id))
    const number = parent.totalNumbers[numberOfGroup(chunks.totals, parent, id)]!
    chunks.variants[number] = gatherVariants(own, [from, to], scratch)
    segments.set(id, segmentFromColumns(layout, { group: id, parent: parent.id }, own, [from, to]))
    const known = ranges.get(parent)
    if (known) known.push([from, to])
    else ranges.set(parent, [[from, to]])
    yield* loadPlaces(layout, chunks, own, { number, from, to })
    from = to
    yield
  }
  for (const [parent, all] of ranges) yield* loadParent(layout, chunks, parent, own, all)
}

/** Adds the cells of a group to their places. */
function* loadPlaces(
  layout: Layout<string>,
  { places }: Chunks<string>,
  { key, value, place, variant, n }: CellColumns,
  { number: group, from, to }: { number: number; from: number; to: number },
): Generator<void, void, void> {
  const row: Row = { key: 0, value: 0, group, place: 0, variant: 0 }
  for (let at = from; at < to; at++) {
    row.key = key[at]!
    row.value = value[at]!
    row.place = place[at]!
    row.variant = variant[at]!
    addToPlace(layout, places, row, n[at]!)
    if (at % SORT_STEP === 0) yield
  }
}

function* numbered(
  ids: Int32Array,
  numbers: Parameters<typeof numberOf>[0],
): Generator<void, Int32Array, void> {
  const own = new Int32Array(ids.length)
  for (let at = 0; at < ids.length; at++) {
    own[at] = numberOf(numbers, ids[at]!)
    if (at % SORT_STEP === 0) yield
  }
  return own
}

function* loadParent<Name extends string>(
  layout: Layout<Name>,
  chunks: Chunks<Name>,
  parent: ParentItems,
  columns: CellColumns,
  ranges: [from: number, to: number][],
): Generator<void, void, void> {
  const { group, key, value, place, variant, n } = columns
  const order = yield* sortByValue(value, ranges)
  const row: Row = { key: 0, value: 0, group: 0, place: 0, variant: 0 }
  let chunk: Chunk | undefined
  for (let rank = 0; rank < order.length; rank++) {
    const at = order[rank]!
    row.key = key[at]!
    row.value = value[at]!
    row.place = place[at]!
    row.variant = variant[at]!
    const number = numberOfGroup(chunks.totals, parent, group[at]!)
    row.group = parent.totalNumbers[number]!
    changeTotals(layout, chunks.keys, chunks.totals, row, n[at]!)
    row.group = number
    for (let left = n[at]!; left > 0; left--) {
      if (!chunk || chunk.size >= FILL) {
        chunk = emptyChunk(layout, chunks.keys)
        parent.chunks.push(chunk)
      }
      appendRow(layout, chunks.keys, chunk, row)
    }
    if (rank % STEP === 0) yield
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
  // By the lower half of the bits, then by the upper one: the second pass keeps the order of the first.
  let source = positions
  let target = new Int32Array(size)
  for (const shift of [0, 16]) {
    // The sign is flipped, so that negative values come first.
    const digit = (position: number) => ((value[position]! ^ SIGN) >>> shift) & 0xffff
    const starts = new Int32Array(0x1_0001)
    for (let at = 0; at < size; at++) {
      starts[digit(source[at]!) + 1]! += 1
      if (at % SORT_STEP === 0) yield
    }
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
    yield
    for (let at = 0; at < size; at++) {
      const position = source[at]!
      target[starts[digit(position)]!++] = position
      if (at % SORT_STEP === 0) yield
    }
    const done = target
    target = source
    source = done
  }
  return source
}
