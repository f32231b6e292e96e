import type { KeyFilter } from './chunk-filters.ts'
import type { Counts } from './count-segment.ts'
import type { KeyRows } from './key-rows.ts'
import type { Layout } from './layout.ts'
import { increment } from './segments.ts'

/** All items by each row of the key and by row, band, group and variant: what a single filter on the key leaves. */
export type Totals = {
  size: number
  /** By row, band, group or variant, then by row of the key. */
  rows: Int32Array
  bands: Int32Array
  groups: Int32Array
  variants: Int32Array
  /** Ids of the groups and of their parents, by number. */
  groupIds: number[]
  parentIds: number[]
}

export function emptyTotals({ bands }: Layout<string>, { width }: KeyRows<string>): Totals {
  return {
    size: 0,
    rows: new Int32Array(width * width),
    bands: new Int32Array(bands.length * width),
    groups: new Int32Array(0),
    variants: new Int32Array(0),
    groupIds: [],
    parentIds: [],
  }
}

/** Adds items with these rows of the key, or removes them with a negative number. */
export function addToTotals(
  totals: Totals,
  width: number,
  own: Int32Array,
  group: number,
  variant: number,
  band: number,
  by: number,
) {
  if (group * width >= totals.groups.length) totals.groups = longer(totals.groups, width, group)
  if (variant * width >= totals.variants.length)
    totals.variants = longer(totals.variants, width, variant)
  const { rows, bands, groups, variants } = totals
  totals.size += by
  for (let a = 0; a < own.length; a++) {
    const row = own[a]!
    bands[band * width + row]! += by
    groups[group * width + row]! += by
    variants[variant * width + row]! += by
    for (let b = 0; b < own.length; b++) rows[row * width + own[b]!]! += by
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

/** Items that pass one filter, or two. */
export function countTotal(
  { rows }: Totals,
  { width }: KeyRows<string>,
  first: KeyFilter<string>,
  second = first,
): number {
  let sum = 0
  if (second === first) for (const row of first.rows) sum += rows[row * (width + 1)]!
  else for (const a of first.rows) for (const b of second.rows) sum += rows[a * width + b]!
  return sum
}

/** Adds the items that pass a filter to a facet, or all items without one. */
export function addFacetTotals<Name extends string>(
  totals: Totals,
  { layout: { sparse }, keys: { width } }: { layout: Layout<Name>; keys: KeyRows<Name> },
  counts: Counts<Name>,
  { facet, filter }: { facet: KeyFilter<Name>['facet']; filter: KeyFilter<Name> | undefined },
) {
  const list = counts.facets[facet.name]
  const isSparse = facet.name === sparse.name
  const size = isSparse ? sparse.common.length : facet.rows
  for (let at = 0; at < size; at++) {
    const row = facet.firstRow + at
    const value = isSparse ? sparse.common[at]! : at
    if (!filter) list[value]! += totals.rows[row * (width + 1)]!
    else for (const other of filter.rows) list[value]! += totals.rows[row * width + other]!
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
  const rows = filter?.rows ?? Array.from({ length: first!.rows }, (_, at) => first!.firstRow + at)
  addRows(counts.bands, totals.bands, rows, width)
  addRows(counts.variants, totals.variants, rows, width)
  addRows(hits, totals.groups, rows, width)
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
