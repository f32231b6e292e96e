import { BAND_SHIFT, type Row, VARIANT_MASK } from './chunk.ts'
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

/** Items for which the caller may pause while they are counted. */
const STEP = 32_768
/** Some room, so that the first changes need not copy a place. */
const SPARE = 1.05

/** Makes room for the items of an empty index, so that adding them copies nothing. `place` has numbers of places. */
export function* reservePlaces(
  all: ItemsByPlace,
  { place, n }: { place: Int32Array; n: Int32Array },
  places: number,
): Generator<void, void, void> {
  const sizes = new Int32Array(places)
  for (let at = 0; at < place.length; at++) {
    sizes[place[at]!]! += n[at]!
    if (at % STEP === 0) yield
  }
  for (let number = NO_PLACE + 1; number < places; number++) {
    const room = Math.ceil(sizes[number]! * SPARE)
    if (room > 0) all[number] = { size: 0, items: new Int32Array(room * PLACE_ITEM_WORDS) }
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
