import { addToPairs, type Pairs } from './pairs.ts'
import { addToSums, type Sums } from './sums.ts'
import { bandOf, SORTED } from './traits.ts'

/** Live listings of one model by everything they are filtered by: columns of equal length. */
export type Segment = {
  modelId: number
  size: number
  /** Where neighbours begin that differ in no more than months, price and place; `size` after the last. */
  starts: Int32Array
  groups: number
  traits: Int32Array
  price: Int32Array
  /** Index in `placeIds`: places of listings are few, their ids are large. */
  place: Int32Array
  n: Int32Array
  /** Index in the price bands of traits.ts. */
  band: Uint8Array
  live: number
  /** Lowest and highest price that it ever had; minor units. */
  low: number
  high: number
  /** What it adds to every facet, once somebody asked. */
  sums: Sums | undefined
  brand: number
  /** Its brand's, of which it is a part. */
  pairs: Pairs | undefined
}
export type Cell = { traits: number; price: number; place: number; n: number }

/** Counts cells in: as they are now, more of them, or fewer. */
export function put(segment: Segment, cells: Cell[], how: 'set' | 'add' | 'subtract') {
  // At least half of it counts nothing any more.
  if (segment.size > 256 && segment.live < segment.size / 2) compact(segment)
  // A segment that was empty can have none of them; of few, looking costs less than an index.
  const index = segment.size > 0 && cells.length > 8 ? indexOf(segment) : undefined
  const wasEmpty = segment.size === 0
  for (const cell of cells) {
    let at = wasEmpty ? -1 : (index?.get(keyOf(cell)) ?? (index ? -1 : find(segment, cell)))
    if (at < 0) at = append(segment, cell)
    const before = segment.n[at]!
    const after = how === 'set' ? cell.n : how === 'add' ? before + cell.n : before - cell.n
    segment.n[at] = after
    segment.live += after - before
    if (after === before) continue
    const band = segment.band[at]!
    if (segment.pairs) addToPairs(segment.pairs, cell.traits, band, after - before)
    if (segment.sums) addToSums(segment.sums, cell.traits, band, after - before)
  }
}

function indexOf(segment: Segment) {
  const index = new Map<string, number>()
  for (let at = 0; at < segment.size; at++)
    index.set(`${segment.traits[at]}.${segment.price[at]}.${segment.place[at]}`, at)
  return index
}

const keyOf = ({ traits, price, place }: Cell) => `${traits}.${price}.${place}`

function find({ size, traits, price, place }: Segment, cell: Cell) {
  for (let at = 0; at < size; at++)
    if (traits[at] === cell.traits && price[at] === cell.price && place[at] === cell.place)
      return at
  return -1
}

function append(segment: Segment, cell: Cell): number {
  const at = segment.size
  if (at === segment.n.length) grow(segment)
  segment.traits[at] = cell.traits
  segment.price[at] = cell.price
  segment.place[at] = cell.place
  segment.n[at] = 0
  segment.band[at] = bandOf(cell.price)
  if (cell.price < segment.low) segment.low = cell.price
  if (cell.price > segment.high) segment.high = cell.price
  segment.size = at + 1
  beginOrGoOn(segment, at)
  return at
}

export function emptySegment(modelId: number): Segment {
  const column = () => new Int32Array(4)
  return {
    modelId,
    size: 0,
    starts: column(),
    groups: 0,
    traits: column(),
    price: column(),
    place: column(),
    n: column(),
    band: new Uint8Array(4),
    live: 0,
    low: Number.POSITIVE_INFINITY,
    high: 0,
    sums: undefined,
    brand: 0,
    pairs: undefined,
  }
}

// The counts come in an order in which most have neighbours like them.
function beginOrGoOn(segment: Segment, at: number) {
  const { traits, starts, groups } = segment
  const isNew = at === 0 || ((traits[at]! ^ traits[at - 1]!) & SORTED) !== 0
  if (isNew) segment.groups = groups + 1
  if (isNew) starts[groups] = at
  if (segment.groups === segment.starts.length) segment.starts = longer(segment.starts)
  segment.starts[segment.groups] = at + 1
}

function grow(segment: Segment) {
  for (const name of ['traits', 'price', 'place', 'n'] as const)
    segment[name] = longer(segment[name])
  const bands = new Uint8Array(segment.n.length)
  bands.set(segment.band)
  segment.band = bands
}

function longer(column: Int32Array) {
  const larger = new Int32Array(Math.ceil(column.length * 1.5) + 4)
  larger.set(column)
  return larger
}

function compact(segment: Segment) {
  const { size } = segment
  segment.size = 0
  segment.groups = 0
  for (let at = 0; at < size; at++) {
    if (segment.n[at] === 0) continue
    for (const name of ['traits', 'price', 'place', 'n', 'band'] as const)
      segment[name][segment.size] = segment[name][at]!
    beginOrGoOn(segment, segment.size)
    segment.size += 1
  }
}
