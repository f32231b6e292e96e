/**
 * What the facets of an index are and how their values are packed into the 32-bit key of a cell, lowest
 * bits first: the sparse facet, the small facets, the fine facet.
 */
export type Schema<Name extends string> = {
  /** Values are large numbers of which few occur, such as sizes. */
  sparse: {
    name: Name
    bits: number
    /** The frequent values; others are found more slowly. */
    common: readonly number[]
  }
  /** Facets with few values; together at most 12 bits, and at most 8 facets. */
  small: readonly { name: Name; bits: number }[]
  /** Takes the highest bits. Cells that differ only in it are counted together. */
  fine: { name: Name; bits: number }
  /** Where the bands of the range facet begin, ascending. */
  bands: readonly number[]
}

export type SmallFacet<Name extends string> = {
  name: Name
  shift: number
  mask: number
  /** Bit of this facet in the mask of filters that a cell fails. */
  fails: number
}

/** Ids numbered in the order in which they occur; id 0 has the number 0. */
export type Numbered = { ids: number[]; indexes: Map<number, number> }

/** A schema, compiled. The ids of places and variants are numbered. */
export type Layout<Name extends string> = {
  sparse: {
    name: Name
    mask: number
    common: readonly number[]
    rows: Map<number, number>
    /** The values of current and former items, ascending. */
    values: number[]
    /** 1 at the index of each of `values`. */
    isValue: Uint8Array
  }
  small: readonly SmallFacet<Name>[]
  smallAt: number
  smallMask: number
  /** Union of the `fails` bits of the small facets. */
  smallFails: number
  fine: { name: Name; at: number; size: number }
  bands: readonly number[]
  /** The band of the least value that has so many bits. */
  bandsByBits: Uint8Array
  /** Id 0 is 'no place'. */
  places: Numbered
  variants: Numbered
}

/** Bits in the mask of filters that a cell fails; those of the small facets follow. */
export const FAILS = {
  parent: 1,
  group: 2,
  sparse: 4,
  fine: 8,
  range: 16,
  place: 32,
  // Above the 16 bits that the tables of the key have.
  variant: 65_536,
} as const
const FIRST_SMALL = 256
const MAX_SMALL_BITS = 12
const MAX_SMALL_FACETS = 8
const KEY_BITS = 32

/** @throws when the facets do not fit into the key. */
export function defineFacets<Name extends string>(schema: Schema<Name>): Layout<Name> {
  const { sparse, fine, bands } = schema
  let shift = 0
  const small = schema.small.map(({ name, bits }, at): SmallFacet<Name> => {
    const facet = { name, shift, mask: 2 ** bits - 1, fails: FIRST_SMALL << at }
    shift += bits
    return facet
  })
  if (shift > MAX_SMALL_BITS || small.length > MAX_SMALL_FACETS)
    throw new Error(
      `small facets take ${shift} bits in ${small.length} facets; 12 in 8 are possible`,
    )
  const fineAt = sparse.bits + shift
  if (fineAt + fine.bits > KEY_BITS) throw new Error('the facets do not fit into 32 bits')
  return {
    sparse: {
      name: sparse.name,
      mask: 2 ** sparse.bits - 1,
      common: sparse.common,
      rows: new Map(sparse.common.map((value, row) => [value, row])),
      values: [],
      isValue: new Uint8Array(2 ** sparse.bits),
    },
    small,
    smallAt: sparse.bits,
    smallMask: 2 ** shift - 1,
    smallFails: small.reduce((all, { fails }) => all | fails, 0),
    fine: { name: fine.name, at: fineAt, size: 2 ** fine.bits },
    bands,
    bandsByBits: bandsByBits(bands),
    places: { ids: [0], indexes: new Map([[0, 0]]) },
    variants: { ids: [0], indexes: new Map([[0, 0]]) },
  }
}

/** The number of an id, given on first use. */
export function assignNumber({ ids, indexes }: Numbered, id: number): number {
  const known = indexes.get(id)
  if (known !== undefined) return known
  indexes.set(id, ids.length)
  return ids.push(id) - 1
}

/** Adds the sparse value of a key to `sparse.values`. */
export function recordValue({ sparse }: Layout<string>, key: number) {
  const { values, isValue, mask } = sparse
  const value = key & mask
  if (isValue[value] === 1) return
  isValue[value] = 1
  values.push(value)
  values.sort((a, b) => a - b)
}

/** A table by number. */
export function idTable(size: number, toValue: (number: number) => number): Uint8Array {
  const table = new Uint8Array(size)
  for (let at = 0; at < size; at++) table[at] = toValue(at)
  return table
}

/** Sets the value of some ids in a table by number; ids without a number have no items. */
export function markIds(
  table: Uint8Array,
  { indexes }: Numbered,
  ids: { keys(): Iterable<number> },
  value: number,
) {
  for (const id of ids.keys()) {
    const number = indexes.get(id)
    if (number !== undefined) table[number] = value
  }
}

/** The band of a value: bands that begin at 9 numbers for each power of ten have 4 at most with equally many bits. */
export function bandFor({ bands, bandsByBits }: BandLayout, value: number): number {
  let band = bandsByBits[BITS - Math.clz32(value)]!
  while (bands[band + 1]! <= value) band += 1
  return band
}

type BandLayout = Pick<Layout<string>, 'bands' | 'bandsByBits'>

const BITS = 32

function bandsByBits(bands: readonly number[]): Uint8Array {
  const table = new Uint8Array(BITS + 1)
  // Values with all bits, such as negative ones, are found from the first band on.
  for (let bits = 1; bits < BITS; bits++)
    table[bits] = Math.max(
      0,
      bands.findLastIndex((start) => start <= 2 ** (bits - 1)),
    )
  return table
}
