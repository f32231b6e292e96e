/** Bit layout of the SQL function listing_traits; keep the two in sync. */
export const STORAGE = 0x1fff
/** Grade (3 bits), colour (4), standing (2), advertised (1) and photo (1), above the storage. */
export const MIDDLE_AT = 13
export const MIDDLE = 0x7ff
export const USED_AT = 24
/** All but the months: what the counts are sorted by. */
const SORTED = 0xffffff
/** Months of use: this many or more, and not known. */
export const USED_MOST = 126
export const USED_UNKNOWN = 127

export const gradeIn = (middle: number) => middle & 7
export const colourIn = (middle: number) => (middle >> 3) & 15
export const standingIn = (middle: number) => (middle >> 7) & 3
export const advertisedIn = (middle: number) => (middle >> 9) & 1
export const photoIn = (middle: number) => (middle >> 10) & 1

/** Where price bands begin, in minor units of any currency: round numbers, 9 to a power of ten. */
export const bandStarts: readonly number[] = [
  0,
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((power) =>
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * 10 ** power),
  ),
]

/** The band of a price in minor units. */
function bandOf(price: number): number {
  let low = 0
  let high = bandStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (bandStarts[middle]! <= price) low = middle
    else high = middle - 1
  }
  return low
}

/** Live listings of one model by all filterable values: columns of equal length. */
export type Segment = {
  modelId: number
  size: number
  /** Starts of groups of cells that differ only in months, price and place; `size` after the last. */
  starts: Int32Array
  groups: number
  traits: Int32Array
  price: Int32Array
  /** Index in `placeIds`: listings have few places, with large ids. */
  place: Int32Array
  n: Int32Array
  /** Index in the price bands of traits.ts. */
  band: Uint8Array
  live: number
  /** Lowest and highest price that it ever had; minor units. */
  low: number
  high: number
  /** Contribution to every facet, computed on first use. */
  sums: Sums | undefined
  brand: number
  /** Shared by all segments of the brand. */
  pairs: Pairs | undefined
}
export type Cell = { traits: number; price: number; place: number; n: number }

/** Sets, adds or subtracts the counts of cells. */
export function applyCells(segment: Segment, cells: Cell[], how: 'set' | 'add' | 'subtract') {
  // At least half of the cells are empty.
  if (segment.size > 256 && segment.live < segment.size / 2) compact(segment)
  // An empty segment contains none of them; for a few cells a scan costs less than an index.
  const index = segment.size > 0 && cells.length > 8 ? indexCells(segment) : undefined
  const wasEmpty = segment.size === 0
  for (const cell of cells) {
    let at = wasEmpty ? -1 : (index?.get(cellKey(cell)) ?? (index ? -1 : find(segment, cell)))
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

function indexCells(segment: Segment) {
  const index = new Map<string, number>()
  for (let at = 0; at < segment.size; at++)
    index.set(`${segment.traits[at]}.${segment.price[at]}.${segment.place[at]}`, at)
  return index
}

const cellKey = ({ traits, price, place }: Cell) => `${traits}.${price}.${place}`

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
  extendGroups(segment, at)
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

// Cells arrive sorted, so most belong to the current group.
function extendGroups(segment: Segment, at: number) {
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
    extendGroups(segment, segment.size)
    segment.size += 1
  }
}

/** Listings by each value of each facet; the index is the value as traits.ts has it. */
export type Sums = {
  storage: Map<number, number>
  grade: Int32Array
  colour: Int32Array
  standing: Int32Array
  advertised: Int32Array
  photo: Int32Array
  used: Int32Array
  band: Int32Array
}
export function emptySums(): Sums {
  return {
    storage: new Map(),
    grade: new Int32Array(8),
    colour: new Int32Array(16),
    standing: new Int32Array(4),
    advertised: new Int32Array(2),
    photo: new Int32Array(2),
    used: new Int32Array(128),
    band: new Int32Array(bandStarts.length),
  }
}

/** A model's contribution to every facet without filters, computed on first use. */
export function sumsFor(segment: Segment): Sums {
  segment.sums ??= addUp(segment)
  return segment.sums
}

function addUp({ size, traits, n, band }: Segment): Sums {
  const sums = emptySums()
  for (let at = 0; at < size; at++) addToSums(sums, traits[at]!, band[at]!, n[at]!)
  return sums
}

/** Adds (or with a negative count removes) listings of one combination. */
function addToSums(sums: Sums, traits: number, band: number, count: number) {
  const mid = (traits >> MIDDLE_AT) & MIDDLE
  increment(sums.storage, traits & STORAGE, count)
  sums.grade[gradeIn(mid)]! += count
  sums.colour[colourIn(mid)]! += count
  sums.standing[standingIn(mid)]! += count
  sums.advertised[advertisedIn(mid)]! += count
  sums.photo[photoIn(mid)]! += count
  sums.used[traits >>> USED_AT]! += count
  sums.band[band]! += count
}

export function increment(counts: Map<number, number>, key: number, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/**
 * Listings of a brand by every pair of values, so that the effect of one filter on every facet is
 * read instead of counted. Updated with each cell.
 */
export type Pairs = Int32Array

/** Sizes with a row of their own; the others share the last. */
const sizes = [0, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 1024, 2048]
const slotOf = new Map(sizes.map((gb, slot) => [gb, slot]))
const OTHER_SIZE = sizes.length

/** Where the values of each facet begin. */
export const AT = {
  storage: 0,
  grade: 16,
  colour: 24,
  standing: 40,
  advertised: 44,
  photo: 46,
  used: 48,
  band: 176,
} as const
const WIDTH = AT.band + bandStarts.length
export type Dimension = keyof typeof AT
/** How many values each facet has a row for. */
export const WIDTHS: Record<Dimension, number> = {
  storage: sizes.length,
  grade: 8,
  colour: 16,
  standing: 4,
  advertised: 2,
  photo: 2,
  used: 128,
  band: bandStarts.length,
}

export function emptyPairs(): Pairs {
  return new Int32Array(WIDTH * WIDTH)
}

/** The row of a storage size; undefined for a size that shares one. */
export function storageRow(gb: number): number | undefined {
  return slotOf.get(gb)
}

export function sizeAt(row: number): number | undefined {
  return sizes[row]
}

/** Listings with both values; with the same value twice, listings with that value. */
export function pairOf(pairs: Pairs, a: number, b: number): number {
  return pairs[a < b ? a * WIDTH + b : b * WIDTH + a]!
}

/** True when sizes without a row of their own are on sale, which pairs cannot distinguish. */
export function hasOtherSizes(pairs: Pairs): boolean {
  return pairOf(pairs, OTHER_SIZE, OTHER_SIZE) > 0
}

const own = new Int32Array(8)

/** Adds (or with a negative count removes) listings of one combination. */
function addToPairs(pairs: Pairs, traits: number, band: number, count: number) {
  const mid = (traits >> MIDDLE_AT) & MIDDLE
  own[0] = slotOf.get(traits & STORAGE) ?? OTHER_SIZE
  own[1] = AT.grade + gradeIn(mid)
  own[2] = AT.colour + colourIn(mid)
  own[3] = AT.standing + standingIn(mid)
  own[4] = AT.advertised + advertisedIn(mid)
  own[5] = AT.photo + photoIn(mid)
  own[6] = AT.used + (traits >>> USED_AT)
  own[7] = AT.band + band
  for (let a = 0; a < 8; a++) {
    const row = own[a]! * WIDTH
    for (let b = a; b < 8; b++) pairs[row + own[b]!]! += count
  }
}
