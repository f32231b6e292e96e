import {
  appendRow,
  CHUNK_ROWS,
  type Chunk,
  emptyChunk,
  findRow,
  ITEM_WORDS,
  type Row,
  removeRow,
} from './chunk.ts'
import { changeGroups, type GroupsByVariant } from './groups-by-variant.ts'
import { addToPlace, type ItemsByPlace, removeFromPlace } from './items-by-place.ts'
import { type KeyRows, keyRowsFor } from './key-rows.ts'
import { assignNumber, type Layout, type Numbered } from './layout.ts'
import { clearPrefixSums, type PrefixSums } from './prefix-sums.ts'
import { changeTotals, emptyTotals, type Totals } from './totals.ts'

/** All items, by parent and then by value. */
export type Chunks<Name extends string> = {
  /**
   * False while only totals and variants are loaded, and nothing but these may be used. The items of places and parents
   * follow from the cells, and take longer than everything else; see `completeChunks`.
   */
  isComplete: boolean
  keys: KeyRows<Name>
  parents: Map<number, ParentItems>
  totals: Totals
  variants: GroupsByVariant
  places: ItemsByPlace
}

/** The items of a parent. Its groups are numbered, so that they are counted in a short list. */
export type ParentItems = {
  id: number
  groups: Numbered
  /** The numbers of these groups in the totals. */
  totalNumbers: number[]
  /** Ascending by value: none begins before the one before it ends. */
  chunks: Chunk[]
  /** See `prefixSumsFor`. */
  prefixSums: PrefixSums | undefined
  countedSinceChange: number
}

export function emptyChunks<Name extends string>(layout: Layout<Name>): Chunks<Name> {
  const keys = keyRowsFor(layout)
  const totals = emptyTotals(layout, keys)
  return { isComplete: true, keys, parents: new Map(), totals, variants: [], places: [] }
}

export function parentItems({ parents }: Chunks<string>, id: number): ParentItems {
  const known = parents.get(id)
  if (known) return known
  const added: ParentItems = {
    id,
    groups: { ids: [], indexes: new Map() },
    totalNumbers: [],
    chunks: [],
    prefixSums: undefined,
    countedSinceChange: 0,
  }
  parents.set(id, added)
  return added
}

/** The number of a group among those of its parent. */
export function numberOfGroup(
  { groupIds, parentIds }: Totals,
  { id: parent, groups, totalNumbers }: ParentItems,
  id: number,
): number {
  const number = assignNumber(groups, id)
  if (number < totalNumbers.length) return number
  totalNumbers.push(groupIds.push(id) - 1)
  parentIds.push(parent)
  return number
}

/** A row with the number that its group has in the totals. */
const inTotals = ({ totalNumbers }: ParentItems, row: Row): Row => ({
  ...row,
  group: totalNumbers[row.group]!,
})

export function addRow<Name extends string>(
  layout: Layout<Name>,
  all: Chunks<Name>,
  parent: ParentItems,
  row: Row,
) {
  const { chunks } = parent
  const { keys } = all
  clearPrefixSums(parent)
  const numbered = inTotals(parent, row)
  changeTotals(layout, keys, all.totals, numbered, 1)
  changeGroups(all.variants, row.variant, numbered.group, 1)
  if (!all.isComplete) return
  addToPlace(layout, all.places, numbered, 1)
  if (chunks.length === 0) chunks.push(emptyChunk(layout, keys))
  let at = Math.max(0, lastBeginningBy(chunks, row.value))
  if (chunks[at]!.size === CHUNK_ROWS) {
    split(layout, keys, chunks, at)
    at = Math.max(0, lastBeginningBy(chunks, row.value))
  }
  appendRow(layout, keys, chunks[at]!, row)
}

/** Removes an item that equals `row`. */
export function removeEqualRow<Name extends string>(
  layout: Layout<Name>,
  all: Chunks<Name>,
  parent: ParentItems,
  row: Row,
) {
  const { chunks } = parent
  const { keys } = all
  clearPrefixSums(parent)
  const numbered = inTotals(parent, row)
  if (!all.isComplete) {
    changeTotals(layout, keys, all.totals, numbered, -1)
    changeGroups(all.variants, row.variant, numbered.group, -1)
    return
  }
  for (let at = lastBeginningBy(chunks, row.value); at >= 0; at--) {
    const chunk = chunks[at]!
    if (chunk.high < row.value) return
    const index = findRow(chunk, row)
    if (index < 0) continue
    removeRow(keys, chunk, index)
    changeTotals(layout, keys, all.totals, numbered, -1)
    removeFromPlace(all.places, numbered)
    changeGroups(all.variants, row.variant, numbered.group, -1)
    if (chunk.size === 0) chunks.splice(at, 1)
    return
  }
}

/** Index of the last chunk that begins with this value or a lower one; -1 without any. */
function lastBeginningBy(chunks: Chunk[], value: number): number {
  let low = -1
  let high = chunks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (chunks[middle]!.low <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** Replaces a full chunk by two with half of its items each. */
function split(layout: Layout<string>, keys: KeyRows<string>, chunks: Chunk[], at: number) {
  const { size, items, value, place, variant } = chunks[at]!
  const order = Int32Array.from({ length: size }, (_, row) => row)
  order.sort((a, b) => value[a]! - value[b]!)
  const halves = [emptyChunk(layout, keys), emptyChunk(layout, keys)] as const
  for (let rank = 0; rank < size; rank++) {
    const row = order[rank]!
    appendRow(layout, keys, halves[rank < size / 2 ? 0 : 1], {
      key: items[row * ITEM_WORDS]!,
      value: value[row]!,
      group: items[row * ITEM_WORDS + 1]!,
      place: place[row]!,
      variant: variant[row]!,
    })
  }
  chunks.splice(at, 1, ...halves)
}
