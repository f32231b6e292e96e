import { BAND_SHIFT, type Row, VARIANT_MASK } from './chunk.ts'
import type { NumberedColumns } from './columns.ts'
import { bandFor, type Layout } from './layout.ts'

/**
 * The items of a place, one after the other in no order, four words each: the key, the value, the number of the group in
 * the totals, and the band above the number of the variant.
 */
export type PlaceItems = { size: number; items: Int32Array }
export const PLACE_ITEM_WORDS = 4

/** By number of the place; without those that never had an item, and without 'no place'. */
export type ItemsByPlace = (PlaceItems | undefined)[]

const NO_PLACE = 0
const FIRST_ITEMS = 4

/** Some room, so that the first changes need not copy a place. */
const SPARE = 1.05
/** Cells after which the caller may pause while they are loaded. */
const STEP = 32_768
/**
 * The items of all places at once, in one block of memory. `group` has the numbers of the groups in the totals, and all
 * other columns are numbered too. Yields in between.
 */
export function* loadPlaces(
  all: ItemsByPlace,
  { key, value, group, place, variant, band, n }: NumberedColumns,
  places: number,
): Generator<void, void, void> {
  const sizes = new Int32Array(places)
  for (let cell = 0; cell < place.length; cell++) {
    if (n[cell]! > 0) sizes[place[cell]!]! += n[cell]!
    if (cell % STEP === 0) yield
  }
  sizes[NO_PLACE] = 0
  const room = sizes.map((size) => Math.ceil(size * SPARE))
  const starts = new Int32Array(places)
  for (let at = 1; at < places; at++) starts[at] = starts[at - 1]! + room[at - 1]!
  const count = room.reduce((sum, own) => sum + own, 0)
  const block = new Int32Array(count * PLACE_ITEM_WORDS)
  for (let at = 0; at < places; at++) {
    const first = starts[at]! * PLACE_ITEM_WORDS
    const items = block.subarray(first, first + room[at]! * PLACE_ITEM_WORDS)
    if (sizes[at]! > 0) all[at] = { size: sizes[at]!, items }
  }
  yield
  for (let cell = 0; cell < place.length; cell++) {
    const number = place[cell]!
    if (number !== NO_PLACE)
      for (let left = n[cell]!; left > 0; left--) {
        const at = starts[number]!++ * PLACE_ITEM_WORDS
        block[at] = key[cell]!
        block[at + 1] = value[cell]!
        block[at + 2] = group[cell]!
        block[at + 3] = (band[cell]! << BAND_SHIFT) | variant[cell]!
      }
    if (cell % STEP === 0) yield
  }
}

/** Adds `count` equal items; the row has the number that its group has in the totals. */
export function addToPlace(
  { bands }: Layout<string>,
  all: ItemsByPlace,
  { key, value, group, place, variant }: Row,
  count: number,
) {
  if (place === NO_PLACE) return
  all[place] ??= { size: 0, items: new Int32Array(FIRST_ITEMS * PLACE_ITEM_WORDS) }
  const own = all[place]
  const needed = (own.size + count) * PLACE_ITEM_WORDS
  if (needed > own.items.length) {
    const larger = new Int32Array(Math.ceil((needed * 5) / 4 / PLACE_ITEM_WORDS) * PLACE_ITEM_WORDS)
    larger.set(own.items)
    own.items = larger
  }
  const more = (bandFor(bands, value) << BAND_SHIFT) | variant
  for (let left = count; left > 0; left--) {
    const at = own.size++ * PLACE_ITEM_WORDS
    own.items[at] = key
    own.items[at + 1] = value
    own.items[at + 2] = group
    own.items[at + 3] = more
  }
}

/** Removes an item that equals the row by moving the last one into its place. */
export function removeFromPlace(all: ItemsByPlace, { key, value, group, place, variant }: Row) {
  const own = all[place]
  if (!own) return
  const { items } = own
  const end = own.size * PLACE_ITEM_WORDS
  for (let at = 0; at < end; at += PLACE_ITEM_WORDS) {
    if (
      items[at] !== key ||
      items[at + 1] !== value ||
      items[at + 2] !== group ||
      (items[at + 3]! & VARIANT_MASK) !== variant
    )
      continue
    items.copyWithin(at, end - PLACE_ITEM_WORDS, end)
    own.size -= 1
    return
  }
}
