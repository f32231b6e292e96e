import type { Layout } from './layout.ts'

/** A facet of the key with the rows of its values, and where its bits are in the slices. */
export type KeyFacet<Name extends string> = {
  name: Name
  firstRow: number
  rows: number
  /** Bits of a key. */
  shift: number
  mask: number
  slices: { at: number; count: number }
}

/**
 * Every value of every facet of the key has a row in the sums, in the order sparse, small, fine. Rare
 * values of the sparse facet share one row.
 */
export type KeyRows<Name extends string> = {
  facets: KeyFacet<Name>[]
  /** Rows of the sparse and the small facets. */
  coarse: number
  /** All rows. */
  width: number
  /** Number of slices. */
  slices: number
  /** By sparse value. */
  sparseRows: Uint8Array
  combined: CombinedFacets<Name>
  /** For the rows of one key, so that none is allocated for each item. */
  scratch: Int32Array
}

/**
 * The sparse facet and the first small ones, as many as have at most `MAX_COMBINATIONS` combinations of values. A combination is
 * numbered by the row of its sparse value, above the packed small values.
 */
export type CombinedFacets<Name extends string> = {
  /** With the bits of each in the number of a combination. */
  facets: { facet: KeyFacet<Name>; shift: number; mask: number }[]
  combinations: number
  /** Of the small facets among them. */
  bits: number
}

const MAX_COMBINATIONS = 2_048

function combineFacets<Name extends string>(
  [sparse, ...small]: readonly KeyFacet<Name>[],
  smallAt: number,
): CombinedFacets<Name> {
  const facets: CombinedFacets<Name>['facets'] = []
  let bits = 0
  for (const facet of small) {
    const { rows, shift, mask } = facet
    const more = bits + Math.log2(rows)
    if (sparse!.rows * 2 ** more > MAX_COMBINATIONS) break
    bits = more
    facets.push({ facet, shift: shift - smallAt, mask })
  }
  facets.push({ facet: sparse!, shift: bits, mask: 2 ** sparse!.slices.count - 1 })
  return { facets, bits, combinations: sparse!.rows * 2 ** bits }
}

/** The number of the combination of a key. */
export function combinationIn(
  { facets, sparseRows, combined: { bits } }: KeyRows<string>,
  smallAt: number,
  key: number,
): number {
  const row = sparseRows[key & facets[0]!.mask]!
  return (row << bits) | ((key >>> smallAt) & (2 ** bits - 1))
}

export function keyRowsFor<Name extends string>(layout: Layout<Name>): KeyRows<Name> {
  const { sparse, small, smallAt, fine } = layout
  let firstRow = 0
  let at = 0
  const facet = (name: Name, rows: number, shift: number, mask: number): KeyFacet<Name> => {
    const count = Math.ceil(Math.log2(rows))
    const own = { name, firstRow, rows, shift, mask, slices: { at, count } }
    firstRow += rows
    at += count
    return own
  }
  const facets = [
    facet(sparse.name, sparse.common.length + 1, 0, sparse.mask),
    ...small.map(({ name, shift, mask }) => facet(name, mask + 1, smallAt + shift, mask)),
  ]
  const coarse = firstRow
  const combined = combineFacets(facets, smallAt)
  facets.push(facet(fine.name, fine.size, fine.at, fine.size - 1))
  const { common, mask } = sparse
  const sparseRows = new Uint8Array(mask + 1).fill(common.length)
  for (const [row, value] of common.entries()) sparseRows[value] = row
  const scratch = new Int32Array(facets.length)
  return { facets, coarse, width: firstRow, slices: at, sparseRows, combined, scratch }
}

/** The row of each facet of a key, until the next call. */
export function readRows({ facets, sparseRows, scratch }: KeyRows<string>, key: number) {
  scratch[0] = sparseRows[key & facets[0]!.mask]!
  for (let at = 1; at < facets.length; at++) {
    const { firstRow, shift, mask } = facets[at]!
    scratch[at] = firstRow + ((key >>> shift) & mask)
  }
  return scratch
}
