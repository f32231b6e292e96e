import { assignNumber, bandFor, type Layout, recordValue } from './layout.ts'

/** `count` items with the same facets, value, place and variant. */
export type Cell = {
  /** The facets, packed as the schema says. */
  key: number
  /** What the range facet is about, such as a price. */
  value: number
  /** Id of the place; 0 for none. */
  place: number
  /** Id of what else the items have in common; 0 for nothing. */
  variant: number
  count: number
}

/** The cells of one group as columns of equal length. */
export type Segment = {
  group: number
  parent: number
  size: number
  /** Where runs of cells begin that share the sparse and small facets; then `size`. */
  starts: Int32Array
  runs: number
  key: Int32Array
  value: Int32Array
  /** Indexes of places: there are few of them, with large ids. */
  place: Int32Array
  variant: Int32Array
  count: Int32Array
  band: Uint8Array
  /** Sum of `count`. */
  live: number
  /** Lowest and highest value that it ever had. */
  low: number
  high: number
  /** Contribution to every facet, computed on first use. */
  sums: SegmentSums | undefined
}

export type Change = 'set' | 'add' | 'subtract'

/** Receives by how many items a cell changed; place and variant are numbered. */
export type OnChange = (
  key: number,
  value: number,
  place: number,
  variant: number,
  more: number,
) => void

/** Below this many changes a scan costs less than an index. */
const INDEX_FROM = 8
const COMPACT_FROM = 256

/** Sets, adds or subtracts the counts of cells. */
export function applyCells(
  layout: Layout<string>,
  segment: Segment,
  cells: readonly Cell[],
  change: Change,
  onChange: OnChange,
) {
  // At least half of the cells are empty.
  if (segment.size > COMPACT_FROM && segment.live < segment.size / 2) compact(layout, segment)
  const wasEmpty = segment.size === 0
  const index = !wasEmpty && cells.length > INDEX_FROM ? indexCells(segment) : undefined
  for (const cell of cells) {
    const place = assignNumber(layout.places, cell.place)
    const variant = assignNumber(layout.variants, cell.variant)
    let at = -1
    if (index) at = index(cell, place, variant)
    else if (!wasEmpty) at = find(segment, cell, place, variant)
    if (at < 0) at = append(layout, segment, cell, place, variant)
    const before = segment.count[at]!
    const after =
      change === 'set' ? cell.count : change === 'add' ? before + cell.count : before - cell.count
    segment.count[at] = after
    segment.live += after - before
    if (after === before) continue
    const band = segment.band[at]!
    // Between two changes of a refresh a cell may have fewer than none.
    onChange(cell.key, cell.value, place, variant, Math.max(0, after) - Math.max(0, before))
    if (segment.sums) addToSums(layout, segment.sums, cell.key, band, after - before)
  }
}

type CellFinder = (cell: Cell, place: number, variant: number) => number

/** Finds cells of a segment as it is now; -1 for one that it does not have. A hash table with open addressing. */
function indexCells({ size, key, value, place, variant }: Segment): CellFinder {
  const mask = 2 ** Math.ceil(Math.log2(2 * size + 2)) - 1
  /** By hash: the position of the cell and 1; 0 is free. */
  const table = new Int32Array(mask + 1)
  for (let at = 0; at < size; at++) {
    let slot = hash(key[at]!, value[at]!, place[at]!, variant[at]!) & mask
    while (table[slot] !== 0) slot = (slot + 1) & mask
    table[slot] = at + 1
  }
  return (cell, ownPlace, ownVariant) => {
    let next = hash(cell.key, cell.value, ownPlace, ownVariant) & mask
    for (; table[next] !== 0; next = (next + 1) & mask) {
      const at = table[next]! - 1
      if (
        key[at] === cell.key &&
        value[at] === cell.value &&
        place[at] === ownPlace &&
        variant[at] === ownVariant
      )
        return at
    }
    return -1
  }
}

/** Four numbers mixed by odd multipliers (those of MurmurHash3 and xxHash32), so that low bits depend on all of them. */
function hash(key: number, value: number, place: number, variant: number): number {
  let mixed = Math.imul(key, 0xcc9e2d51) ^ Math.imul(value, 0x1b873593)
  mixed ^= Math.imul(place, 0x85ebca6b) ^ Math.imul(variant, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}

function find(segment: Segment, cell: Cell, placeAt: number, variantAt: number) {
  const { size, key, value, place, variant } = segment
  for (let at = 0; at < size; at++)
    if (
      key[at] === cell.key &&
      value[at] === cell.value &&
      place[at] === placeAt &&
      variant[at] === variantAt
    )
      return at
  return -1
}

function append(
  layout: Layout<string>,
  segment: Segment,
  cell: Cell,
  place: number,
  variant: number,
): number {
  const at = segment.size
  if (at === segment.count.length) grow(segment)
  segment.key[at] = cell.key
  segment.value[at] = cell.value
  segment.place[at] = place
  segment.variant[at] = variant
  segment.count[at] = 0
  segment.band[at] = bandFor(layout, cell.value)
  if (cell.value < segment.low) segment.low = cell.value
  if (cell.value > segment.high) segment.high = cell.value
  segment.size = at + 1
  extendRuns(layout, segment, at)
  recordValue(layout, cell.key)
  return at
}

export function emptySegment(group: number, parent: number): Segment {
  const column = () => new Int32Array(4)
  return {
    group,
    parent,
    size: 0,
    starts: column(),
    runs: 0,
    key: column(),
    value: column(),
    place: column(),
    variant: column(),
    count: column(),
    band: new Uint8Array(4),
    live: 0,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    sums: undefined,
  }
}

type Columns = {
  key: Int32Array
  value: Int32Array
  place: Int32Array
  variant: Int32Array
  count: Int32Array
  band: Uint8Array
}

/**
 * A segment of the cells in a range of columns, whose places and variants are numbered. Fills in their bands. It uses the
 * memory of the columns until it grows.
 */
export function segmentFromColumns(
  layout: Layout<string>,
  { group, parent }: { group: number; parent: number },
  columns: Columns,
  [from, to]: [from: number, to: number],
): Segment {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  let live = 0
  for (let at = from; at < to; at++) {
    const value = columns.value[at]!
    columns.band[at] = bandFor(layout, value)
    if (value < low) low = value
    if (value > high) high = value
    live += columns.count[at]!
  }
  const key = columns.key.subarray(from, to)
  const starts = runStarts(layout, key)
  for (let run = 0; run < starts.length - 1; run++) recordValue(layout, key[starts[run]!]!)
  return {
    group,
    parent,
    size: to - from,
    starts,
    runs: starts.length - 1,
    key,
    value: columns.value.subarray(from, to),
    place: columns.place.subarray(from, to),
    variant: columns.variant.subarray(from, to),
    count: columns.count.subarray(from, to),
    band: columns.band.subarray(from, to),
    live,
    low,
    high,
    sums: undefined,
  }
}

/** Where runs of cells begin that share the sparse and small facets; then the number of cells. */
function runStarts({ fine }: Layout<string>, key: Int32Array): Int32Array {
  const shift = 32 - fine.at
  let runs = 0
  for (let at = 0; at < key.length; at++)
    if (at === 0 || (key[at]! ^ key[at - 1]!) << shift !== 0) runs += 1
  const starts = new Int32Array(runs + 1)
  let run = 0
  for (let at = 0; at < key.length; at++)
    if (at === 0 || (key[at]! ^ key[at - 1]!) << shift !== 0) starts[run++] = at
  starts[runs] = key.length
  return starts
}

// Cells should arrive sorted by key, so that most belong to the current run.
function extendRuns({ fine }: Layout<string>, segment: Segment, at: number) {
  const { key, starts, runs } = segment
  const isNew = at === 0 || (key[at]! ^ key[at - 1]!) << (32 - fine.at) !== 0
  if (isNew) {
    segment.runs = runs + 1
    starts[runs] = at
  }
  if (segment.runs === segment.starts.length) segment.starts = longer(segment.starts)
  segment.starts[segment.runs] = at + 1
}

const numberColumns = ['key', 'value', 'place', 'variant', 'count'] as const

function grow(segment: Segment) {
  for (const name of numberColumns) segment[name] = longer(segment[name])
  const bands = new Uint8Array(segment.count.length)
  bands.set(segment.band)
  segment.band = bands
}

function longer(column: Int32Array) {
  const larger = new Int32Array(Math.ceil(column.length * 1.5) + 4)
  larger.set(column)
  return larger
}

function compact(layout: Layout<string>, segment: Segment) {
  const { size } = segment
  segment.size = 0
  segment.runs = 0
  for (let at = 0; at < size; at++) {
    if (segment.count[at] === 0) continue
    for (const name of [...numberColumns, 'band'] as const)
      segment[name][segment.size] = segment[name][at]!
    extendRuns(layout, segment, segment.size)
    segment.size += 1
  }
}

/** Items by each value of each facet. */
export type SegmentSums = {
  sparse: Map<number, number>
  /** In the order of the schema. */
  small: Int32Array[]
  fine: Int32Array
  bands: Int32Array
}

function emptySums({ small, fine, bands }: Layout<string>): SegmentSums {
  return {
    sparse: new Map(),
    small: small.map(({ mask }) => new Int32Array(mask + 1)),
    fine: new Int32Array(fine.size),
    bands: new Int32Array(bands.length),
  }
}

/** A segment's contribution to every facet without filters, computed on first use. */
export function sumsFor(layout: Layout<string>, segment: Segment): SegmentSums {
  segment.sums ??= addUp(layout, segment)
  return segment.sums
}

function addUp(layout: Layout<string>, { size, key, count, band }: Segment): SegmentSums {
  const sums = emptySums(layout)
  for (let at = 0; at < size; at++) addToSums(layout, sums, key[at]!, band[at]!, count[at]!)
  return sums
}

function addToSums(
  layout: Layout<string>,
  sums: SegmentSums,
  key: number,
  band: number,
  count: number,
) {
  const bits = key >>> layout.smallAt
  increment(sums.sparse, key & layout.sparse.mask, count)
  for (let at = 0; at < layout.small.length; at++) {
    const { shift, mask } = layout.small[at]!
    sums.small[at]![(bits >>> shift) & mask]! += count
  }
  sums.fine[key >>> layout.fine.at]! += count
  sums.bands[band]! += count
}

export function increment(counts: Map<number, number>, key: number, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
