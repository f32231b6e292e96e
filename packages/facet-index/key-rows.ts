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
 * Every value of every facet of the key has a row in the sums, in the order sparse, small, fine. The
 * values of the sparse facet that are not common share one.
 */
export type KeyRows<Name extends string> = {
  facets: KeyFacet<Name>[]
  /** Rows of the sparse and the small facets. */
  coarse: number
  /** All rows. */
  width: number
  /** Number of slices. */
  slices: number
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
  facets.push(facet(fine.name, fine.size, fine.at, fine.size - 1))
  return { facets, coarse, width: firstRow, slices: at }
}

/** Writes the row of each facet of a key to `rows`. */
export function readRows(
  { sparse }: Layout<string>,
  { facets }: KeyRows<string>,
  key: number,
  rows: Int32Array,
) {
  rows[0] = sparse.rows.get(key & sparse.mask) ?? sparse.common.length
  for (let at = 1; at < facets.length; at++) {
    const { firstRow, shift, mask } = facets[at]!
    rows[at] = firstRow + ((key >>> shift) & mask)
  }
}
