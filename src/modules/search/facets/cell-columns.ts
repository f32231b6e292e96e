import { endianness } from 'node:os'
import { promisify } from 'node:util'
import { constants, createZstdCompress, zstdDecompress } from 'node:zlib'
import {
  type Cell,
  type CellColumns,
  type SavedTotals,
  type Segment,
  savedLists,
} from '@redial/facet-index'
import { BYTES_PER_CELL, PIECE_BYTES } from './facets.store.ts'

const decompress = promisify(zstdDecompress)

/** Increase the number when the columns change: snapshots of another format are ignored. */
export const SNAPSHOT_FORMAT = `3 ${endianness()}`

const COLUMNS = ['group', 'key', 'value', 'place', 'variant', 'count'] as const
const BYTES = 4
const CELLS_AT_ONCE = 4_096

/**
 * Cells in one block of memory: the columns one after the other, the ids of places and of variants. `place` and `variant` are
 * positions in these ids.
 */
export type CellBlock = { block: Int32Array; cells: number; places: number; variants: number }

export function emptyBlock(
  cells: number,
  { places, variants }: { places: readonly number[]; variants: readonly number[] },
): CellBlock {
  const columns = COLUMNS.length * cells
  const block = new Int32Array(columns + places.length + variants.length)
  block.set(places, columns)
  block.set(variants, columns + places.length)
  return { block, cells, places: places.length, variants: variants.length }
}

export function columnsIn({ block, cells, places, variants }: CellBlock): CellColumns {
  const column = (at: number) => block.subarray(at * cells, (at + 1) * cells)
  const ids = COLUMNS.length * cells
  return {
    group: column(0),
    key: column(1),
    value: column(2),
    place: column(3),
    variant: column(4),
    count: column(5),
    places: block.subarray(ids, ids + places),
    variants: block.subarray(ids + places, ids + places + variants),
  }
}

/** Cells of a segment that have items. */
export function countCells({ size, count }: Segment): number {
  let filled = 0
  for (let cell = 0; cell < size; cell++) if (count[cell] !== 0) filled += 1
  return filled
}

/** Copies the cells of a segment to the position `at`; returns the position after them. */
export function copySegment(segment: Segment, { block, cells }: CellBlock, at: number): number {
  const { group, size, key, value, place, variant, count } = segment
  let next = at
  for (let cell = 0; cell < size; cell++) {
    if (count[cell] === 0) continue
    block[next] = group
    block[cells + next] = key[cell]!
    block[2 * cells + next] = value[cell]!
    block[3 * cells + next] = place[cell]!
    block[4 * cells + next] = variant[cell]!
    block[5 * cells + next] = count[cell]!
    next += 1
  }
  return next
}

/**
 * Compresses a block and the totals of its cells, and after them their lengths, with a checksum, in another thread: into pieces,
 * because joining megabytes takes long.
 */
export async function packBlock(
  { block, places, variants }: CellBlock,
  totals: SavedTotals,
): Promise<Buffer[]> {
  const packing = createZstdCompress({
    chunkSize: PIECE_BYTES,
    params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 1 },
  })
  const lists = savedLists.map((name) => totals[name])
  const lengths = Int32Array.of(places, variants, ...lists.map(({ length }) => length))
  for (const { buffer, byteOffset, byteLength } of [block, ...lists, lengths])
    packing.write(Buffer.from(buffer, byteOffset, byteLength))
  packing.end()
  return packing.toArray()
}

/**
 * Room for the ids of places and variants, and for the totals: the block is decompressed in one piece, which need not be
 * copied together.
 */
const MOST_OTHERS = 1_500_000

/** @throws when the block is damaged or does not hold so many cells. */
export async function unpackBlock(packed: Buffer, cells: number): Promise<CellColumns> {
  const chunkSize = (COLUMNS.length * cells + MOST_OTHERS) * BYTES
  const data = await decompress(packed, { chunkSize })
  const isAligned = data.byteOffset % BYTES === 0
  const bytes = isAligned ? data : new Uint8Array(data)
  const all = new Int32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / BYTES))
  const [places = 0, variants = 0, ...lengths] = all.subarray(-2 - savedLists.length)
  const size = COLUMNS.length * cells + places + variants
  const others = lengths.reduce((sum, length) => sum + length, 2 + savedLists.length)
  if (all.length !== size + others)
    throw new Error('a snapshot has another number of cells or totals')
  const block = all.subarray(0, size)
  let from = size
  const lists = savedLists.map((name, at) => {
    const list = all.subarray(from, from + lengths[at]!)
    from += list.length
    return [name, list] as const
  })
  const totals = Object.fromEntries(lists) as SavedTotals
  return { ...columnsIn({ block, cells, places, variants }), totals }
}

/** Cells as the database packs them, as columns. Yields between pieces, for others to go first. */
export function* collectColumns(packed: Buffer[]): Generator<void, CellColumns, void> {
  const cells = packed.reduce((sum, { length }) => sum + length, 0) / BYTES_PER_CELL
  const own = emptyBlock(cells, { places: [], variants: [] })
  let next = 0
  for (const buffer of packed)
    for (let at = 0; at < buffer.length; at += BYTES_PER_CELL) {
      for (let column = 0; column < COLUMNS.length; column++)
        own.block[column * cells + next] = buffer.readInt32BE(at + column * BYTES)
      next += 1
      if (next % CELLS_AT_ONCE === 0) yield
    }
  const columns = columnsIn(own)
  const places = yield* listIds(columns.place)
  const variants = yield* listIds(columns.variant)
  return { ...columns, places, variants }
}

/** Replaces ids by their positions in the list that is returned. */
function* listIds(column: Int32Array): Generator<void, number[], void> {
  const positions = new Map<number, number>()
  for (let at = 0; at < column.length; at++) {
    const id = column[at]!
    const known = positions.get(id)
    column[at] = known ?? positions.size
    if (known === undefined) positions.set(id, positions.size)
    if (at % CELLS_AT_ONCE === 0) yield
  }
  return [...positions.keys()]
}

/** The cells of each model, as the database packs them. */
export function* decodeCells(packed: Buffer | null): Generator<[modelId: number, Cell[]]> {
  let modelId = 0
  let cells: Cell[] = []
  for (let at = 0; packed && at < packed.length; at += BYTES_PER_CELL) {
    const id = packed.readInt32BE(at)
    if (id !== modelId && cells.length > 0) {
      yield [modelId, cells]
      cells = []
    }
    modelId = id
    cells.push({
      key: packed.readInt32BE(at + 4),
      value: packed.readInt32BE(at + 8),
      place: packed.readInt32BE(at + 12),
      variant: packed.readInt32BE(at + 16),
      count: packed.readInt32BE(at + 20),
    })
  }
  if (cells.length > 0) yield [modelId, cells]
}
