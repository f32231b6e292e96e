import { countBits } from './bit-filter.ts'
import {
  BAND_SHIFT,
  CHUNK_ROWS,
  CHUNK_WORDS,
  type Chunk,
  ITEM_WORDS,
  VARIANT_MASK,
} from './chunk.ts'
import { liveBits, wordsIn } from './chunk-filters.ts'
import { bandFor, type Layout } from './layout.ts'

/**
 * Some items of a chunk, to be used before the next selection. `selectedBits` are the items or, if they are
 * fewer, all others: `isComplement`, and then the sums of the chunk are added and `by` is -1.
 */
export type Selection = { size: number; isComplement: boolean; by: 1 | -1 }

/** Bits of the selected items; set them before calling `select`. */
export const selectedBits = new Int32Array(CHUNK_WORDS)

/** @param sumsHelp False for lists that the chunk has no sums of. */
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
  return { size, isComplement, by: isComplement ? -1 : 1 }
}

/** Lists that items are counted in, by the property in their name. */
export type OtherTargets = {
  groups: Int32Array
  variants: Int32Array
  bands: Int32Array | undefined
}
export type Targets = OtherTargets & {
  sparse: Int32Array
  small: Int32Array
  fine: Int32Array
  bands: Int32Array
}

/** The selected items one after the other. */
const rowNumbers = new Uint16Array(CHUNK_ROWS)
const gathered = new Int32Array(CHUNK_ROWS * ITEM_WORDS)

/** Lists the selected rows; returns their number. */
function listRows(chunk: Chunk): number {
  let count = 0
  const words = wordsIn(chunk)
  for (let word = 0; word < words; word++) {
    const last = (word << 5) + 31
    for (let bits = selectedBits[word]!; bits !== 0; ) {
      const bit = bits & -bits
      bits ^= bit
      rowNumbers[count++] = last - Math.clz32(bit)
    }
  }
  return count
}

/**
 * Adds the selected items to all lists at once. They are gathered first: the short loop lets the processor
 * wait for several items at the same time, and memory is what counting waits for.
 */
export function addItems(
  { sparse, small, fine, groups, variants, bands }: Targets,
  { by }: Selection,
  chunk: Chunk,
  layout: Layout<string>,
) {
  const { items } = chunk
  const { smallAt, smallMask } = layout
  const sparseMask = layout.sparse.mask
  const fineAt = layout.fine.at
  const count = listRows(chunk)
  for (let at = 0; at < count; at++) {
    const from = rowNumbers[at]! * ITEM_WORDS
    const to = at * ITEM_WORDS
    gathered[to] = items[from]!
    gathered[to + 1] = items[from + 1]!
    gathered[to + 2] = items[from + 2]!
  }
  for (let at = 0; at < count * ITEM_WORDS; at += ITEM_WORDS) {
    const key = gathered[at]!
    const more = gathered[at + 2]!
    sparse[key & sparseMask]! += by
    small[(key >>> smallAt) & smallMask]! += by
    fine[key >>> fineAt]! += by
    groups[gathered[at + 1]!]! += by
    variants[more & VARIANT_MASK]! += by
    bands[more >>> BAND_SHIFT]! += by
  }
}

/** Adds the selected items by group, variant and, if given, band, from short columns: there can be many. */
export function addOthers(
  { groups, variants, bands }: OtherTargets,
  { by }: Selection,
  chunk: Chunk,
  layout: Layout<string>,
) {
  const { group, variant, band } = chunk
  const count = listRows(chunk)
  for (let at = 0; at < count; at++) {
    const row = rowNumbers[at]!
    groups[group[row]!]! += by
    variants[variant[row]!]! += by
  }
  if (!bands) return
  const shared = bandIn(layout, chunk)
  if (shared !== undefined) bands[shared]! += by * count
  else for (let at = 0; at < count; at++) bands[band[rowNumbers[at]!]!]! += by
}

/** The band of all items of a chunk, if they share one. */
export function bandIn(layout: Layout<string>, { low, high }: Chunk): number | undefined {
  const first = bandFor(layout, low)
  return first === bandFor(layout, high) ? first : undefined
}

/** A number of an item: the bits of a word from `shift` on. */
export type ItemPart = { word: number; shift: number; mask: number }
export const GROUP: ItemPart = { word: 1, shift: 0, mask: -1 }
export const VARIANT: ItemPart = { word: 2, shift: 0, mask: VARIANT_MASK }
export const BAND: ItemPart = { word: 2, shift: BAND_SHIFT, mask: 2 ** (32 - BAND_SHIFT) - 1 }

/** Adds the selected items to one list by a part of them. */
export function addPart(
  list: Int32Array,
  { by }: Selection,
  chunk: Chunk,
  { word: offset, shift, mask }: ItemPart,
) {
  const { items } = chunk
  const words = wordsIn(chunk)
  for (let word = 0; word < words; word++) {
    const last = (word << 5) + 31
    for (let bits = selectedBits[word]!; bits !== 0; ) {
      const bit = bits & -bits
      bits ^= bit
      const at = (last - Math.clz32(bit)) * ITEM_WORDS + offset
      list[(items[at]! >>> shift) & mask]! += by
    }
  }
}

/** Adds the selected items to a list by the number of their place. */
export function addPlaces(list: Int32Array, { by }: Selection, chunk: Chunk) {
  const { place } = chunk
  const words = wordsIn(chunk)
  for (let word = 0; word < words; word++) {
    const last = (word << 5) + 31
    for (let bits = selectedBits[word]!; bits !== 0; ) {
      const bit = bits & -bits
      bits ^= bit
      list[place[last - Math.clz32(bit)]!]! += by
    }
  }
}
