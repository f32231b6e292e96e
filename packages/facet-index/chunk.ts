import type { GroupedColumns } from './columns.ts'
import { type KeyRows, readRows } from './key-rows.ts'
import { bandFor, type Layout } from './layout.ts'
import { addToPairs, addToSums, emptyPairs, emptySums, type Sums } from './sums.ts'

/** Rows of a chunk: few enough that a change is cheap, enough that its sums save work. */
export const CHUNK_ROWS = 4_096
export const CHUNK_WORDS = CHUNK_ROWS / 32
const FIRST_ROWS = 256

/** An item, with the numbers of its group, place and variant. */
export type Row = { key: number; value: number; group: number; place: number; variant: number }

/** Two bytes an item as long as all numbers are that low: counting is limited by reading memory. */
export type NumberColumn = Uint16Array | Int32Array
const NUMBERS = ['group', 'place', 'variant'] as const
const MAX_SHORT = 65_535

/**
 * What results are counted by is stored together, item by item: a few results in a chunk cost one look into
 * memory each. Three words: the key, the number of the group, and the band above the number of the variant.
 */
export const ITEM_WORDS = 3
export const BAND_SHIFT = 24
export const VARIANT_MASK = 2 ** BAND_SHIFT - 1

/**
 * Items of one parent with neighboring values, in columns. The key is also stored as slices, one bit of
 * 32 items to a word, so that a filter decides about 32 items at once.
 */
export type Chunk = {
  size: number
  /** So many items, from the first on, are in ascending order of their values: all of them after loading. */
  ordered: number
  /** No item has a lower or a higher value. */
  low: number
  high: number
  /** See `ITEM_WORDS`. */
  items: Int32Array
  value: Int32Array
  group: NumberColumn
  place: NumberColumn
  variant: NumberColumn
  band: Uint8Array
  /** By bit (see `KeyFacet`), then by word. The sparse facet is stored as the row of its value. */
  slices: Int32Array
  sums: Sums
}

export function emptyChunk(
  layout: Layout<string>,
  keys: KeyRows<string>,
  rows: number = FIRST_ROWS,
): Chunk {
  return {
    size: 0,
    ordered: 0,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    items: new Int32Array(rows * ITEM_WORDS),
    value: new Int32Array(rows),
    group: new Uint16Array(rows),
    place: new Uint16Array(rows),
    variant: new Uint16Array(rows),
    band: new Uint8Array(rows),
    slices: new Int32Array(keys.slices * CHUNK_WORDS),
    sums: emptySums(keys, layout.bands.length),
  }
}

/** Appends an item; the chunk must not be full. */
export function appendRow(layout: Layout<string>, keys: KeyRows<string>, chunk: Chunk, row: Row) {
  const at = chunk.size
  if (at === chunk.value.length) grow(chunk)
  const { key, value, group, variant } = row
  const band = bandFor(layout, value)
  chunk.size = at + 1
  if (chunk.ordered === at && (at === 0 || chunk.value[at - 1]! <= value)) chunk.ordered = at + 1
  if (value < chunk.low) chunk.low = value
  if (value > chunk.high) chunk.high = value
  chunk.items[at * ITEM_WORDS] = key
  chunk.items[at * ITEM_WORDS + 1] = group
  chunk.items[at * ITEM_WORDS + 2] = (band << BAND_SHIFT) | variant
  chunk.value[at] = value
  chunk.band[at] = band
  for (const name of NUMBERS) {
    if (row[name] > MAX_SHORT && chunk[name] instanceof Uint16Array)
      chunk[name] = Int32Array.from(chunk[name])
    chunk[name][at] = row[name]
  }
  const rows = readRows(keys, key)
  writeBits(keys, chunk.slices, at, rows)
  addToSums(chunk.sums, keys, rows, { group, variant, band }, 1)
}

/** A chunk of one item each of some cells, ascending by value; faster than appending them one after the other. */
export function chunkFromColumns(
  layout: Layout<string>,
  keys: KeyRows<string>,
  columns: GroupedColumns,
  cells: Int32Array,
): Chunk {
  const size = cells.length
  let rows = FIRST_ROWS
  while (rows < size) rows *= 2
  const chunk = emptyChunk(layout, keys, rows)
  chunk.size = size
  chunk.ordered = size
  chunk.low = columns.value[cells[0]!]!
  chunk.high = columns.value[cells[size - 1]!]!
  for (let at = 0; at < size; at++) chunk.value[at] = columns.value[cells[at]!]!
  for (let at = 0; at < size; at++) chunk.band[at] = columns.band[cells[at]!]!
  for (const name of NUMBERS) {
    const numbers = columns[name]
    let most = 0
    for (let at = 0; at < size; at++) if (numbers[cells[at]!]! > most) most = numbers[cells[at]!]!
    if (most > MAX_SHORT) chunk[name] = new Int32Array(rows)
    const column = chunk[name]
    for (let at = 0; at < size; at++) column[at] = numbers[cells[at]!]!
  }
  const { items, group, variant, band } = chunk
  for (let at = 0; at < size; at++) {
    items[at * ITEM_WORDS] = columns.key[cells[at]!]!
    items[at * ITEM_WORDS + 1] = group[at]!
    items[at * ITEM_WORDS + 2] = (band[at]! << BAND_SHIFT) | variant[at]!
  }
  for (let facet = 0; facet < keys.facets.length; facet++) loadFacet(keys, chunk, facet)
  const { sums } = chunk
  for (let at = 0; at < size; at++) sums.bands[band[at]!]! += 1
  sums.groups = countNumbers(group, size)
  sums.variants = countNumbers(variant, size)
  return chunk
}

/** Values of a facet of 32 items. */
const facetValues = new Int32Array(32)

/** Sets the slices and the sums of a facet of a chunk whose items are there. */
function loadFacet(
  { facets, sparseRows }: KeyRows<string>,
  { size, items, slices, sums: { rows } }: Chunk,
  facet: number,
) {
  const { firstRow, shift, mask, slices: own } = facets[facet]!
  const words = (size + 31) >>> 5
  for (let word = 0; word < words; word++) {
    const first = word << 5
    const count = Math.min(32, size - first)
    for (let at = 0; at < count; at++) {
      const part = (items[(first + at) * ITEM_WORDS]! >>> shift) & mask
      const value = facet === 0 ? sparseRows[part]! : part
      facetValues[at] = value
      rows[firstRow + value]! += 1
    }
    for (let bit = 0; bit < own.count; bit++) {
      let bits = 0
      for (let at = 0; at < count; at++) bits |= ((facetValues[at]! >>> bit) & 1) << at
      slices[(own.at + bit) * CHUNK_WORDS + word] = bits
    }
  }
}

/** Items by number, as long as the highest number needs. */
function countNumbers(numbers: NumberColumn, size: number): Int32Array {
  let most = 0
  for (let at = 0; at < size; at++) if (numbers[at]! > most) most = numbers[at]!
  const counts = new Int32Array(most + 1)
  for (let at = 0; at < size; at++) counts[numbers[at]!]! += 1
  return counts
}

/** Removes an item by moving the last one into its place. */
export function removeRow(keys: KeyRows<string>, chunk: Chunk, at: number) {
  const { items, value, group, place, variant, band } = chunk
  const rows = readRows(keys, items[at * ITEM_WORDS]!)
  const own = { group: group[at]!, variant: variant[at]!, band: band[at]! }
  addToSums(chunk.sums, keys, rows, own, -1)
  const last = chunk.size - 1
  chunk.size = last
  chunk.ordered = Math.min(chunk.ordered, at)
  if (at === last) return
  items.copyWithin(at * ITEM_WORDS, last * ITEM_WORDS, (last + 1) * ITEM_WORDS)
  for (const column of [value, group, place, variant, band]) column[at] = column[last]!
  readRows(keys, items[at * ITEM_WORDS]!)
  writeBits(keys, chunk.slices, at, rows)
}

/** Items by each pair of values, of which one is of a sparse or small facet. */
export function pairsIn(keys: KeyRows<string>, chunk: Chunk): Uint16Array {
  if (chunk.sums.pairs) return chunk.sums.pairs
  const pairs = emptyPairs(keys)
  for (let at = 0; at < chunk.size; at++)
    addToPairs(pairs, keys.width, readRows(keys, chunk.items[at * ITEM_WORDS]!), 1)
  chunk.sums.pairs = pairs
  return pairs
}

/** Index of an item that equals this one; -1 when the chunk has none. */
export function findRow(chunk: Chunk, row: Row): number {
  const { size, items, value, place, variant } = chunk
  for (let at = 0; at < size; at++)
    if (
      value[at] === row.value &&
      items[at * ITEM_WORDS] === row.key &&
      items[at * ITEM_WORDS + 1] === row.group &&
      variant[at] === row.variant &&
      place[at] === row.place
    )
      return at
  return -1
}

function grow(chunk: Chunk) {
  const rows = Math.min(CHUNK_ROWS, chunk.value.length * 2)
  const longer = <Column extends NumberColumn | Uint8Array>(column: Column, larger: Column) => {
    larger.set(column)
    return larger
  }
  chunk.items = longer(chunk.items, new Int32Array(rows * ITEM_WORDS))
  chunk.value = longer(chunk.value, new Int32Array(rows))
  chunk.band = longer(chunk.band, new Uint8Array(rows))
  for (const name of NUMBERS) {
    const column = chunk[name]
    const larger = column instanceof Uint16Array ? new Uint16Array(rows) : new Int32Array(rows)
    chunk[name] = longer(column, larger)
  }
}

function writeBits({ facets }: KeyRows<string>, slices: Int32Array, at: number, rows: Int32Array) {
  const word = at >>> 5
  const mask = 1 << (at & 31)
  for (let facet = 0; facet < facets.length; facet++) {
    const { firstRow, slices: own } = facets[facet]!
    const value = rows[facet]! - firstRow
    for (let bit = 0; bit < own.count; bit++) {
      const index = (own.at + bit) * CHUNK_WORDS + word
      if ((value >>> bit) & 1) slices[index]! |= mask
      else slices[index]! &= ~mask
    }
  }
}
