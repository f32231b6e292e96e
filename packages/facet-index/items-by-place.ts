import { BAND_SHIFT, type Row, VARIANT_MASK } from './chunk.ts'
import { bandFor, type Layout } from './layout.ts'
import type { Segment } from './segments.ts'

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
/** Places, and cells, after which the caller may pause: each cell is written to another part of memory. */
const PLACES_AT_ONCE = 512
const CELLS_AT_ONCE = 1_024

/**
 * The items of all places at once, in one block of memory. `groups` has the cells of all groups, each with its number in
 * the totals. Yields in between.
 */
export function* loadPlaces(
  all: ItemsByPlace,
  groups: readonly { number: number; segment: Segment }[],
  places: number,
): Generator<void, void, void> {
  const sizes = new Int32Array(places)
  for (const { segment } of groups) {
    const { size, count, place } = segment
    for (let cell = 0; cell < size; cell++)
      if (count[cell]! > 0) sizes[place[cell]!]! += count[cell]!
    yield
  }
  sizes[NO_PLACE] = 0
  const room = sizes.map((size) => Math.ceil(size * SPARE))
  const starts = new Int32Array(places)
  for (let at = 1; at < places; at++) starts[at] = starts[at - 1]! + room[at - 1]!
  const count = room.reduce((sum, own) => sum + own, 0)
  const block = new Int32Array(count * PLACE_ITEM_WORDS)
  yield
  for (let at = 0; at < places; at++) {
    if (at % PLACES_AT_ONCE === 0) yield
    if (sizes[at] === 0) continue
    const first = starts[at]! * PLACE_ITEM_WORDS
    const items = block.subarray(first, first + room[at]! * PLACE_ITEM_WORDS)
    all[at] = { size: sizes[at]!, items }
  }
  for (const { number, segment } of groups) {
    const { size, count, key, value, place, variant, band } = segment
    for (let cell = 0; cell < size; cell++) {
      if (cell % CELLS_AT_ONCE === CELLS_AT_ONCE - 1) yield
      const own = place[cell]!
      if (own === NO_PLACE) continue
      for (let left = count[cell]!; left > 0; left--) {
        const at = starts[own]!++ * PLACE_ITEM_WORDS
        block[at] = key[cell]!
        block[at + 1] = value[cell]!
        block[at + 2] = number
        block[at + 3] = (band[cell]! << BAND_SHIFT) | variant[cell]!
      }
    }
    yield
  }
}

/** Adds `count` equal items; the row has the number that its group has in the totals. */
export function addToPlace(
  layout: Layout<string>,
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
  const more = (bandFor(layout, value) << BAND_SHIFT) | variant
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
