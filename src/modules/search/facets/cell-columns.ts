import { endianness } from 'node:os'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Cell, CellColumns, Segment } from '@redial/facet-index'
import { BYTES_PER_CELL } from './facet-cells.store.ts'
import { phoneFacets } from './facet-counts.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Increase the number when the columns change: snapshots of another format are ignored. */
export const SNAPSHOT_FORMAT = `1 ${endianness()}`

const COLUMNS = ['group', 'key', 'value', 'place', 'variant', 'n'] as const
const BYTES = 4
const CELLS_AT_ONCE = 4_096

/** Columns in one block of memory, one after the other. */
export type ColumnBlock = { block: Int32Array; length: number }

export function emptyBlock(length: number): ColumnBlock {
  return { block: new Int32Array(COLUMNS.length * length), length }
}

/** The first `cells` of every column. */
export function columnsIn({ block, length }: ColumnBlock, cells: number): CellColumns {
  const column = (at: number) => block.subarray(at * length, at * length + cells)
  return {
    group: column(0),
    key: column(1),
    value: column(2),
    place: column(3),
    variant: column(4),
    n: column(5),
  }
}

/** Copies the cells of a segment to the position `at`; returns the position after them. */
export function copySegment(segment: Segment, { block, length }: ColumnBlock, at: number): number {
  const { group, size, key, value, place, variant, n } = segment
  const { places, variants } = phoneFacets
  let next = at
  for (let cell = 0; cell < size; cell++) {
    if (n[cell] === 0) continue
    block[next] = group
    block[length + next] = key[cell]!
    block[2 * length + next] = value[cell]!
    block[3 * length + next] = places.ids[place[cell]!]!
    block[4 * length + next] = variants.ids[variant[cell]!]!
    block[5 * length + next] = n[cell]!
    next += 1
  }
  return next
}

/** Compresses a block, with a checksum, in another thread. */
export function packBlock({ block }: ColumnBlock): Promise<Buffer> {
  return compress(block, {
    params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 1 },
  })
}

/** @throws when the block is damaged or cannot hold so many cells. */
export async function unpackBlock(packed: Buffer, cells: number): Promise<CellColumns> {
  const data = await decompress(packed)
  const length = data.length / (COLUMNS.length * BYTES)
  if (!Number.isInteger(length) || length < cells) throw new Error('a snapshot has too few cells')
  // A copy begins at a multiple of four bytes.
  const block = new Int32Array(data.length / BYTES)
  data.copy(new Uint8Array(block.buffer))
  return columnsIn({ block, length }, cells)
}

/** Cells as the database packs them, as columns. Yields between pieces, for others to go first. */
export function* columnsOf(packed: Buffer[]): Generator<void, CellColumns, void> {
  const cells = packed.reduce((sum, { length }) => sum + length, 0) / BYTES_PER_CELL
  const own = emptyBlock(cells)
  let next = 0
  for (const buffer of packed)
    for (let at = 0; at < buffer.length; at += BYTES_PER_CELL) {
      for (let column = 0; column < COLUMNS.length; column++)
        own.block[column * cells + next] = buffer.readInt32BE(at + column * BYTES)
      next += 1
      if (next % CELLS_AT_ONCE === 0) yield
    }
  return columnsIn(own, cells)
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
      n: packed.readInt32BE(at + 20),
    })
  }
  if (cells.length > 0) yield [modelId, cells]
}
