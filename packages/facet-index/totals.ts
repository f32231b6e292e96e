import type { KeyFilter } from './chunk-filters.ts'
import type { Counts } from './count-segment.ts'
import type { KeyFacet, KeyRows } from './key-rows.ts'
import type { Layout } from './layout.ts'
import { increment } from './segments.ts'

/** All items by each row of the key and by row, band, group and variant: what a single filter on the key leaves. */
export type Totals = {
  size: number
  /** By row, band, group or variant, then by row of the key. */
  rows: Int32Array
  /** By three rows of the key in ascending order. Only the fine facet, which is the last, is not coarse. */
  triples: Int32Array
  bands: Int32Array
  groups: Int32Array
  variants: Int32Array
  /** By variant, then by band. */
  variantBands: Int32Array
  /** Ids of the groups and of their parents, by number. */
  groupIds: number[]
  parentIds: number[]
}

export function emptyTotals({ bands }: Layout<string>, { width, coarse }: KeyRows<string>): Totals {
  return {
    size: 0,
    rows: new Int32Array(width * width),
    triples: new Int32Array(coarse * coarse * width),
    bands: new Int32Array(bands.length * width),
    groups: new Int32Array(0),
    variants: new Int32Array(0),
    variantBands: new Int32Array(0),
    groupIds: [],
    parentIds: [],
  }
}

/** Adds items with these rows of the key, or removes them with a negative number. */
export function addToTotals(
  totals: Totals,
  { keys: { width, coarse }, bandCount }: { keys: KeyRows<string>; bandCount: number },
  own: Int32Array,
  { group, variant, band }: { group: number; variant: number; band: number },
  by: number,
) {
  if (group * width >= totals.groups.length) totals.groups = longer(totals.groups, width, group)
  if (variant * width >= totals.variants.length)
    totals.variants = longer(totals.variants, width, variant)
  if (variant * bandCount >= totals.variantBands.length)
    totals.variantBands = longer(totals.variantBands, bandCount, variant)
  const { rows, triples, bands, groups, variants } = totals
  totals.size += by
  totals.variantBands[variant * bandCount + band]! += by
  for (let a = 0; a < own.length; a++) {
    const row = own[a]!
    bands[band * width + row]! += by
    groups[group * width + row]! += by
    variants[variant * width + row]! += by
    for (let b = 0; b < own.length; b++) rows[row * width + own[b]!]! += by
    for (let b = a + 1; b < own.length - 1; b++) {
      const from = (row * coarse + own[b]!) * width
      for (let c = b + 1; c < own.length; c++) triples[from + own[c]!]! += by
    }
  }
}

function longer(table: Int32Array, width: number, number: number) {
  const larger = new Int32Array(Math.ceil((number + 16) * 1.5) * width)
  larger.set(table)
  return larger
}

/** True when no two sparse values share a row, so that the totals tell all values apart. */
export function areExact({ rows }: Totals, { sparse }: Layout<string>, { width }: KeyRows<string>) {
  return rows[sparse.common.length * (width + 1)] === 0
}

/** Items that pass up to three filters. */
export function countTotal(
  { size, rows, triples }: Totals,
  { width, coarse }: KeyRows<string>,
  filters: readonly Pick<KeyFilter<string>, 'rows'>[],
): number {
  // Rows ascend with the facets, as they do in the table of triples.
  const [first, second, third] = filters.toSorted((a, b) => a.rows[0]! - b.rows[0]!)
  let sum = 0
  if (!first) sum = size
  else if (!second) for (const row of first.rows) sum += rows[row * (width + 1)]!
  else if (!third)
    for (const a of first.rows) for (const b of second.rows) sum += rows[a * width + b]!
  else
    for (const a of first.rows)
      for (const b of second.rows) {
        const from = (a * coarse + b) * width
        for (const c of third.rows) sum += triples[from + c]!
      }
  return sum
}

/** Adds the items that pass up to two filters on other facets to a facet. */
export function addFacetTotals<Name extends string>(
  totals: Totals,
  { layout: { sparse }, keys }: { layout: Layout<Name>; keys: KeyRows<Name> },
  counts: Counts<Name>,
  { facet, filters }: { facet: KeyFilter<Name>['facet']; filters: readonly KeyFilter<Name>[] },
) {
  const list = counts.facets[facet.name]
  const isSparse = facet.name === sparse.name
  const size = isSparse ? sparse.common.length : facet.rows
  for (let at = 0; at < size; at++) {
    const value = isSparse ? sparse.common[at]! : at
    list[value]! += countTotal(totals, keys, [...filters, { rows: [facet.firstRow + at] }])
  }
}

/** Adds the items that pass a filter to what is not a facet of the key; without one, all of them. */
export function addOtherTotals<Name extends string>(
  totals: Totals,
  { facets, width }: KeyRows<Name>,
  counts: Counts<Name>,
  { filter, hits }: { filter: KeyFilter<Name> | undefined; hits: Int32Array },
) {
  // Every item has exactly one value of each facet, so the rows of one add up to all items.
  const [first] = facets
  const rows = filter?.rows ?? rowsOf(first!)
  addRows(counts.bands, totals.bands, rows, width)
  addRows(counts.variants, totals.variants, rows, width)
  addRows(hits, totals.groups, rows, width)
}

/** Adds all items to the counts by variant. */
export function addAllVariants<Name extends string>(
  { variants }: Totals,
  { facets, width }: KeyRows<Name>,
  counts: Counts<Name>,
) {
  addRows(counts.variants, variants, rowsOf(facets[0]!), width)
}

/** Adds the items of the variants that the table has a 0 for to the facets and bands. */
export function addVariantTotals<Name extends string>(
  { variants, variantBands }: Totals,
  { layout: { sparse, bands }, keys }: { layout: Layout<Name>; keys: KeyRows<Name> },
  counts: Counts<Name>,
  table: Uint8Array,
) {
  const { width } = keys
  const sums = new Int32Array(width)
  const known = Math.min(table.length, Math.floor(variants.length / width))
  for (let variant = 0; variant < known; variant++) {
    if (table[variant] !== 0) continue
    for (let row = 0; row < width; row++) sums[row]! += variants[variant * width + row]!
    const from = variant * bands.length
    for (let band = 0; band < bands.length; band++)
      counts.bands[band]! += variantBands[from + band]!
  }
  for (const facet of keys.facets) {
    const list = counts.facets[facet.name]
    const isSparse = facet.name === sparse.name
    const size = isSparse ? sparse.common.length : facet.rows
    for (let at = 0; at < size; at++)
      list[isSparse ? sparse.common[at]! : at]! += sums[facet.firstRow + at]!
  }
}

function rowsOf({ firstRow, rows }: KeyFacet<string>): number[] {
  return Array.from({ length: rows }, (_, at) => firstRow + at)
}

function addRows(list: Int32Array, table: Int32Array, rows: readonly number[], width: number) {
  const size = Math.min(list.length, Math.floor(table.length / width))
  for (let at = 0; at < size; at++) {
    let sum = 0
    const from = at * width
    for (let index = 0; index < rows.length; index++) sum += table[from + rows[index]!]!
    list[at]! += sum
  }
}

/** Fills in the results by group and by parent. */
export function nameTotals(
  { groupIds, parentIds }: Totals,
  counts: Counts<string>,
  hits: Int32Array,
) {
  for (let at = 0; at < groupIds.length; at++) {
    const count = hits[at]!
    if (count === 0) continue
    counts.hits.set(groupIds[at]!, count)
    counts.groups.set(groupIds[at]!, count)
    increment(counts.parents, parentIds[at]!, count)
  }
}
