import { type BitFilter, compileBitFilter, countBits, runBitFilter } from './bit-filter.ts'
import { CHUNK_WORDS, type Chunk, ITEM_WORDS, type NumberColumn } from './chunk.ts'
import type { Chunks, ParentItems } from './chunks.ts'
import type { KeyFacet } from './key-rows.ts'
import { idTable, type Layout, markIds } from './layout.ts'
import { MAX_VALUE, MIN_VALUE, type Query } from './predicates.ts'

/** Whose counts ignore a filter; `required` means filters that nothing ignores. */
export type Subject = 'range' | 'group' | 'parent' | 'place' | 'variant' | 'sparse' | 'required'

/** A filter on a facet of the key, by the values that have a row. */
export type KeyFilter<Name extends string> = {
  kind: 'key'
  facet: KeyFacet<Name>
  /** Rows of the values that pass. */
  rows: number[]
  bits: BitFilter
  failed: Int32Array
}
export type RangeFilter = {
  kind: 'range'
  subject: 'range'
  min: number
  max: number
  failed: Int32Array
}
/** By value of a column: 0 passes, 1 fails, 2 counts nowhere. */
export type Lookup = {
  kind: 'lookup'
  subject: Subject
  column: 'key' | 'group' | 'place' | 'variant'
  mask: number
  table: Uint8Array
  failed: Int32Array
}
export type ChunkFilter<Name extends string> = KeyFilter<Name> | RangeFilter | Lookup

export type CompiledQuery<Name extends string> = {
  keys: KeyFilter<Name>[]
  range: RangeFilter | undefined
  /** Without the filters on groups, which are numbered for each parent. */
  lookups: Lookup[]
}

const words = () => new Int32Array(CHUNK_WORDS)

export function compileQuery<Name extends string>(
  layout: Layout<Name>,
  { keys: { facets } }: Chunks<Name>,
  query: Query<Name>,
): CompiledQuery<Name> {
  const { sparse, places, variants } = layout
  const { min, max, selected } = query
  const keys: KeyFilter<Name>[] = []
  const lookups: Lookup[] = []
  for (const facet of facets) {
    const chosen = selected[facet.name]
    if (!chosen || chosen.size === 0) continue
    const isSparse = facet.name === sparse.name
    if (isSparse && [...chosen].some((value) => !sparse.rows.has(value))) {
      const table = idTable(sparse.mask + 1, (value) => (chosen.has(value) ? 0 : 1))
      lookups.push(lookup('sparse', 'key', table, sparse.mask))
    } else {
      const values = [...chosen].map((value) => (isSparse ? sparse.rows.get(value)! : value))
      keys.push(keyFilter(facet, values))
    }
  }
  // Before the variants: most items are in no place that counts, and are not looked up again.
  if (query.places) {
    const { places: near, widerPlaces } = query
    const table = new Uint8Array(places.ids.length).fill(2)
    if (widerPlaces) markIds(table, places, widerPlaces, 1)
    markIds(table, places, near, 0)
    lookups.push(lookup('place', 'place', table))
  }
  if (query.variants) {
    const passing = query.variants
    const table = idTable(variants.ids.length, (at) => (passing.has(variants.ids[at]!) ? 0 : 1))
    lookups.push(lookup('variant', 'variant', table))
  }
  const range: RangeFilter | undefined =
    min === undefined && max === undefined
      ? undefined
      : {
          kind: 'range',
          subject: 'range',
          min: min ?? MIN_VALUE,
          max: max ?? MAX_VALUE,
          failed: words(),
        }
  return { keys, range, lookups }
}

function lookup(subject: Subject, column: Lookup['column'], table: Uint8Array, mask = -1): Lookup {
  return { kind: 'lookup', subject, column, mask, table, failed: words() }
}

function keyFilter<Name extends string>(facet: KeyFacet<Name>, values: number[]): KeyFilter<Name> {
  const fails = new Uint8Array(2 ** facet.slices.count).fill(1)
  for (const value of values) fails[value] = 0
  const bits = compileBitFilter(fails, facet.slices)
  const rows = values.map((value) => facet.firstRow + value)
  return { kind: 'key', facet, rows, bits, failed: bits.out }
}

/** What the filters on groups mean for a parent. */
export type GroupFilter = {
  /** False when nothing of the parent is counted anywhere. */
  isNeeded: boolean
  /** True when all groups fail the filter on groups. */
  isOutside: boolean
  lookups: Lookup[]
}

export function compileGroups<Name extends string>(
  { groups, selectedGroups }: Query<Name>,
  { groups: { ids } }: ParentItems,
): GroupFilter {
  const lookups: Lookup[] = []
  let isOutside = false
  if (groups) {
    const table = idTable(ids.length, (at) => (groups.has(ids[at]!) ? 0 : 2))
    if (table.every((result) => result === 2)) return { isNeeded: false, isOutside, lookups }
    if (table.includes(2)) lookups.push(lookup('required', 'group', table))
  }
  if (selectedGroups.size > 0) {
    const table = idTable(ids.length, (at) => (selectedGroups.has(ids[at]!) ? 0 : 1))
    isOutside = !table.includes(0)
    if (!isOutside && table.includes(1)) lookups.push(lookup('group', 'group', table))
  }
  return { isNeeded: true, isOutside, lookups }
}

/** The items of a chunk that fail at least one filter, and at least two, as bits. */
export const failing = { once: words(), twice: words() }

/**
 * Sets `failing`, and what fails each filter.
 * @param onlyPassing True when only `failing.once` is needed: less is looked up.
 */
export function runFilters<Name extends string>(
  filters: ChunkFilter<Name>[],
  chunk: Chunk,
  onlyPassing = false,
) {
  const { once, twice } = failing
  const count = wordsIn(chunk)
  once.fill(0, 0, count)
  twice.fill(0, 0, count)
  for (const filter of filters) {
    if (filter.kind === 'lookup') {
      // Items that already fail two filters are not looked up.
      if (onlyPassing) twice.set(once)
      runLookup(filter, chunk, count)
      continue
    }
    const { failed } = filter
    if (filter.kind === 'range') runRange(filter, chunk, count)
    else runBitFilter(filter.bits, chunk.slices, count)
    for (let at = 0; at < count; at++) {
      const fails = failed[at]!
      const before = once[at]!
      twice[at] = twice[at]! | (before & fails)
      once[at] = before | fails
    }
  }
}

/** Sets `failing.once`, and what fails each filter, for filters on the key. */
export function runKeyFilters(filters: readonly KeyFilter<string>[], { slices, size }: Chunk) {
  const { once } = failing
  const count = wordsIn({ size })
  for (let index = 0; index < filters.length; index++) {
    const { bits, failed } = filters[index]!
    runBitFilter(bits, slices, count)
    if (index === 0) once.set(failed)
    else for (let at = 0; at < count; at++) once[at] = once[at]! | failed[at]!
  }
}

function runRange(filter: RangeFilter, chunk: Chunk, count: number) {
  const { failed, min, max } = filter
  const { value, ordered, size } = chunk
  const { first, end } = rowsWithin(chunk, filter)
  failed.fill(-1, 0, count)
  if (first < end) clearBits(failed, first, end)
  for (let at = ordered; at < size; at++)
    if (value[at]! >= min && value[at]! <= max) failed[at >>> 5]! &= ~(1 << (at & 31))
}

/** The rows within a range, from `first` up to `end`, of those in order. */
export function rowsWithin(
  { value, ordered }: Pick<Chunk, 'value' | 'ordered'>,
  { min, max }: { min: number; max: number },
): { first: number; end: number } {
  const first = countBelow(value, ordered, min)
  return { first, end: Math.max(first, countBelow(value, ordered, Math.floor(max) + 1)) }
}

/** How many of the first `ordered` values, which ascend, are lower than a limit. */
function countBelow(value: Int32Array, ordered: number, limit: number): number {
  let low = 0
  let high = ordered
  while (low < high) {
    const middle = (low + high) >>> 1
    if (value[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Clears the bits from `from` up to `to`, which is higher. */
function clearBits(bits: Int32Array, from: number, to: number) {
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const fromFirst = -1 << (from & 31)
  const untilLast = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) bits[first]! &= ~(fromFirst & untilLast)
  else {
    bits[first]! &= ~fromFirst
    bits.fill(0, first + 1, last)
    bits[last]! &= ~untilLast
  }
}

/** So many open items of a word are looked up one by one; more, all 32 without a branch. */
const FEW_OPEN = 12

/** Looks only at items that fail at most one filter so far. */
function runLookup({ column, mask, table, failed }: Lookup, chunk: Chunk, count: number) {
  if (column === 'variant') return runTable(table, chunk.variant, failed, chunk.size, count)
  const { once, twice } = failing
  const inItem = column !== 'place'
  const values = inItem ? chunk.items : chunk.place
  const stride = inItem ? ITEM_WORDS : 1
  const offset = column === 'group' ? 1 : 0
  for (let word = 0; word < count; word++) {
    let open = ~twice[word]! & liveBits(chunk.size, word)
    let fails = 0
    let never = 0
    const last = (word << 5) + 31
    if (countBits(open) > FEW_OPEN) {
      const first = (word << 5) * stride + offset
      for (let at = 0; at < 32; at++) {
        const result = table[values[first + at * stride]! & mask]!
        fails |= (result & 1) << at
        never |= (result >> 1) << at
      }
      fails &= open
      never &= open
      open = 0
    }
    while (open !== 0) {
      const bit = open & -open
      open ^= bit
      const result = table[values[(last - Math.clz32(bit)) * stride + offset]! & mask]!
      if (result === 1) fails |= bit
      else if (result === 2) never |= bit
    }
    failed[word] = fails | never
    twice[word]! |= (once[word]! & fails) | never
    once[word]! |= fails | never
  }
}

/** The same for a table of 0 and 1 only. */
function runTable(
  table: Uint8Array,
  values: NumberColumn,
  failed: Int32Array,
  size: number,
  count: number,
) {
  const { once, twice } = failing
  for (let word = 0; word < count; word++) {
    const open = ~twice[word]! & liveBits(size, word)
    if (open === 0) continue
    const fails = lookUp(table, values, word, open)
    failed[word] = fails
    twice[word]! |= once[word]! & fails
    once[word]! |= fails
  }
}

/** The items among the open ones of a word that a table of 0 and 1 has a 1 for. */
function lookUp(table: Uint8Array, values: NumberColumn, word: number, open: number): number {
  const first = word << 5
  let matches = 0
  if (countBits(open) > FEW_OPEN) {
    for (let at = 0; at < 32; at++) matches |= table[values[first + at]!]! << at
    return matches & open
  }
  for (let left = open; left !== 0; ) {
    const bit = left & -left
    left ^= bit
    const at = 31 - Math.clz32(bit)
    matches |= table[values[first + at]!]! << at
  }
  return matches
}

/** Leaves only the items in `bits` whose variants the table has this value for, 0 or 1. */
export function findVariants(
  table: Uint8Array,
  wanted: 0 | 1,
  { size, variant }: Chunk,
  bits: Int32Array,
) {
  const count = wordsIn({ size })
  for (let word = 0; word < count; word++) {
    const open = bits[word]! & liveBits(size, word)
    const matches = open === 0 ? 0 : lookUp(table, variant, word, open)
    bits[word] = wanted === 1 ? matches : open & ~matches
  }
}

export const wordsIn = ({ size }: Pick<Chunk, 'size'>) => (size + 31) >>> 5

/** The bits of a word that represent items. */
export function liveBits(size: number, word: number): number {
  const last = size - (word << 5)
  return last >= 32 ? -1 : (1 << last) - 1
}
