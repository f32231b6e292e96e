import { CHUNK_ROWS, CHUNK_WORDS, type Chunk, type NumberColumn } from './chunk.ts'
import { liveBits, wordsIn } from './chunk-filters.ts'

/**
 * Some items of a chunk, to be used before the next selection. Listed are the items or, if they are
 * fewer, all others: `isComplement`, and then the sums of the chunk are added and `by` is -1.
 */
export type Selection = { size: number; isComplement: boolean; by: 1 | -1; listed: number }

/** Bits of the selected items; set them before calling `select`. */
export const selectedBits = new Int32Array(CHUNK_WORDS)
const rowNumbers = new Uint16Array(CHUNK_ROWS)

/** @param sumsHelp False for what the chunk has no sums of. */
export function select(chunk: Chunk, sumsHelp: boolean): Selection {
  const count = wordsIn(chunk)
  let size = 0
  selectedBits[count - 1]! &= liveBits(chunk.size, count - 1)
  for (let at = 0; at < count; at++) size += countBits(selectedBits[at]!)
  const isComplement = sumsHelp && size > chunk.size / 2
  if (isComplement) {
    for (let at = 0; at < count; at++) selectedBits[at] = ~selectedBits[at]!
    selectedBits[count - 1]! &= liveBits(chunk.size, count - 1)
  }
  return { size, isComplement, by: isComplement ? -1 : 1, listed: -1 }
}

/** The listed items; `selection.listed` is their number. */
export function listed(selection: Selection, chunk: Chunk): Uint16Array {
  if (selection.listed < 0) selection.listed = listBits(wordsIn(chunk))
  return rowNumbers
}

function listBits(words: number): number {
  let count = 0
  for (let word = 0; word < words; word++) {
    let bits = selectedBits[word]!
    const last = (word << 5) + 31
    while (bits !== 0) {
      const bit = bits & -bits
      rowNumbers[count++] = last - Math.clz32(bit)
      bits ^= bit
    }
  }
  return count
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Adds the listed items to a list by a part of their key. */
export function addPart(
  list: Int32Array,
  selection: Selection,
  chunk: Chunk,
  { shift, mask }: { shift: number; mask: number },
) {
  const rows = listed(selection, chunk)
  const { by, listed: count } = selection
  const { key } = chunk
  for (let at = 0; at < count; at++) list[(key[rows[at]!]! >>> shift) & mask]! += by
}

/** Adds the listed items to a list by their number in a column. */
export function addNumbers(
  list: Int32Array,
  selection: Selection,
  chunk: Chunk,
  column: NumberColumn,
) {
  const rows = listed(selection, chunk)
  const { by, listed: count } = selection
  for (let at = 0; at < count; at++) list[column[rows[at]!]!]! += by
}

/** The same by band. Apart from `addNumbers`, whose columns are all of one type, which is faster. */
export function addBands(list: Int32Array, selection: Selection, chunk: Chunk) {
  const rows = listed(selection, chunk)
  const { by, listed: count } = selection
  const { band } = chunk
  for (let at = 0; at < count; at++) list[band[rows[at]!]!]! += by
}
