import type { Row } from './chunk.ts'
import type { KeyFilter } from './chunk-filters.ts'
import type { NumberedColumns } from './columns.ts'
import {
  type Combinations,
  changeCombination,
  emptyCombinations,
  loadCombinations,
} from './combinations.ts'
import type { Counts } from './counting/count-segment.ts'
import { type KeyFacet, type KeyRows, readRows } from './key-rows.ts'
import { bandFor, type Layout } from './layout.ts'
import { increment } from './segments.ts'

/**
 * All items by combination of their facets, and by row, band, group and variant: what filters on the key leave.
 */
export type Totals = {
  /** By row, band, group or variant, then by row of the key: what a single filter leaves. */
  rows: Int32Array
  bands: Int32Array
  groups: Int32Array
  variants: Int32Array
  /** By variant, then by band. */
  variantBands: Int32Array
  combinations: Combinations
  /** Ids of the groups and of their parents, by number. */
  groupIds: number[]
  parentIds: number[]
}

export function emptyTotals(layout: Layout<string>, { width }: KeyRows<string>): Totals {
  return {
    rows: new Int32Array(width * width),
    bands: new Int32Array(layout.bands.length * width),
    groups: new Int32Array(0),
    variants: new Int32Array(0),
    variantBands: new Int32Array(0),
    combinations: emptyCombinations(layout),
    groupIds: [],
    parentIds: [],
  }
}

/** Adds items with this key, or removes them with a negative number. */
export function changeTotals(
  layout: Layout<string>,
  keys: KeyRows<string>,
  totals: Totals,
  { key, value, group, variant }: Pick<Row, 'key' | 'value' | 'group' | 'variant'>,
  by: number,
) {
  const { width } = keys
  const bandCount = layout.bands.length
  const band = bandFor(layout, value)
  const own = readRows(keys, key)
  if (group * width >= totals.groups.length) totals.groups = growTable(totals.groups, width, group)
  if (variant * width >= totals.variants.length)
    totals.variants = growTable(totals.variants, width, variant)
  if (variant * bandCount >= totals.variantBands.length)
    totals.variantBands = growTable(totals.variantBands, bandCount, variant)
  const { rows, bands, groups, variants } = totals
  totals.variantBands[variant * bandCount + band]! += by
  for (let at = 0; at < own.length; at++) {
    const row = own[at]!
    for (let other = 0; other < own.length; other++) rows[row * width + own[other]!]! += by
    bands[band * width + row]! += by
    groups[group * width + row]! += by
    variants[variant * width + row]! += by
  }
  changeCombination(layout, totals.combinations, { key, band }, by)
}

/** Makes room for so many groups and variants, so that loading them copies nothing. */
export function* makeRoomInTotals(
  layout: Layout<string>,
  { width }: KeyRows<string>,
  totals: Totals,
  { groups, variants }: { groups: number; variants: number },
): Generator<void, void, void> {
  totals.groups = growTable(totals.groups, width, groups)
  yield
  totals.variants = growTable(totals.variants, width, variants)
  totals.variantBands = growTable(totals.variantBands, layout.bands.length, variants)
}

/** Cells after which the caller may pause. */
const COUNTED_AT_ONCE = 4_096

/** How many groups columns of cells have. Yields in between. */
export function* countGroups(group: Int32Array): Generator<void, number, void> {
  let count = 0
  for (let at = 0; at < group.length; at++) {
    if (at === 0 || group[at] !== group[at - 1]) count += 1
    if (at % COUNTED_AT_ONCE === 0) yield
  }
  return count
}

/** Cells after which whoever calls `loadTotals` may pause: it changes all totals for each. */
export const PART = 1_024

/** Adds the cells of a group, given by its number, to all totals but `rows`: see `addRowTotals`. */
export function loadTotals(
  layout: Layout<string>,
  keys: KeyRows<string>,
  { bands, groups, variants, variantBands, combinations }: Totals,
  columns: NumberedColumns,
  range: { group: number; from: number; to: number; table: Int32Array },
) {
  const { width } = keys
  const { key, variant, band, count } = columns
  for (let at = range.from; at < range.to; at++) {
    const items = count[at]!
    if (items <= 0) continue
    const own = readRows(keys, key[at]!)
    const inGroups = range.group * width
    const inVariants = variant[at]! * width
    const inBands = band[at]! * width
    for (let facet = 0; facet < own.length; facet++) {
      const row = own[facet]!
      groups[inGroups + row]! += items
      variants[inVariants + row]! += items
      bands[inBands + row]! += items
    }
    variantBands[variant[at]! * layout.bands.length + band[at]!]! += items
  }
  loadCombinations(layout, keys, combinations, columns, range)
}

/** Combinations after which the caller may pause: each is spread over some hundred totals. */
const STEP = 32

/** Adds up the combinations by pair of rows: what a single filter on the key leaves. */
export function* addRowTotals(
  { fine }: Layout<string>,
  keys: KeyRows<string>,
  { rows, combinations }: Totals,
): Generator<void, void, void> {
  const { width, coarse } = keys
  for (let number = 0; number < combinations.size; number++) {
    // Without the last one, which is the fine facet.
    const own = readRows(keys, combinations.keys[number]!).subarray(0, -1)
    const total = combinations.totals[number]!
    for (const a of own) for (const b of own) rows[a * width + b]! += total
    for (let value = 0; value < fine.size; value++) {
      const count = combinations.fine[number * fine.size + value]!
      if (count === 0) continue
      const row = coarse + value
      for (let facet = 0; facet < own.length; facet++) {
        rows[own[facet]! * width + row]! += count
        rows[row * width + own[facet]!]! += count
      }
      rows[row * (width + 1)]! += count
    }
    if (number % STEP === 0) yield
  }
}

function growTable(table: Int32Array, width: number, number: number) {
  const larger = new Int32Array(Math.ceil((number + 16) * 1.5) * width)
  larger.set(table)
  return larger
}

/** Items that pass a filter; without one, all of them. */
export function countFiltered(
  { rows }: Totals,
  { facets, width }: KeyRows<string>,
  filter: Pick<KeyFilter<string>, 'rows'> | undefined,
): number {
  let sum = 0
  for (const row of filter?.rows ?? rowsOfAll(facets)) sum += rows[row * (width + 1)]!
  return sum
}

/**
 * Counts the facets of the key and the total for a single filter on one of them, or without one. Only while
 * the rows identify all values.
 */
export function addFacetTotals<Name extends string>(
  totals: Totals,
  { layout: { sparse }, keys }: { layout: Layout<Name>; keys: KeyRows<Name> },
  counts: Counts<Name>,
  filter: KeyFilter<Name> | undefined,
) {
  const { facets, width } = keys
  counts.total = countFiltered(totals, keys, filter)
  for (const facet of facets) {
    // The facet of the filter ignores it: all items, by the rows of any facet.
    const rows = filter && filter.facet !== facet ? filter.rows : rowsOf(facet)
    const isSparse = facet.name === sparse.name
    const list = counts.facets[facet.name]
    const size = isSparse ? sparse.common.length : facet.rows
    for (let at = 0; at < size; at++) {
      const value = isSparse ? sparse.common[at]! : at
      for (const row of rows) list[value]! += totals.rows[row * width + facet.firstRow + at]!
    }
  }
}

/** True when no two sparse values share a row, so that each row identifies its value. */
export function identifyValues(
  { rows }: Totals,
  { sparse }: Layout<string>,
  { width }: KeyRows<string>,
) {
  return rows[sparse.common.length * (width + 1)] === 0
}

/** Adds the items that pass a filter to what is not a facet of the key; without one, all of them. */
export function addOtherTotals<Name extends string>(
  totals: Totals,
  { facets, width }: KeyRows<Name>,
  { bands, variants, hits }: { bands: Int32Array; variants: Int32Array; hits: Int32Array },
  filter: KeyFilter<Name> | undefined,
) {
  const rows = filter?.rows ?? rowsOfAll(facets)
  addBandTotals(totals, { facets, width }, bands, filter)
  addRows(variants, totals.variants, rows, width)
  addRows(hits, totals.groups, rows, width)
}

/** Adds all items to a list by group. */
export function addGroupTotals<Name extends string>(
  { groups }: Totals,
  { facets, width }: KeyRows<Name>,
  hits: Int32Array,
) {
  addRows(hits, groups, rowsOfAll(facets), width)
}

/** Adds the items that pass a filter to a list by band; without one, all of them. */
export function addBandTotals<Name extends string>(
  totals: Totals,
  { facets, width }: Pick<KeyRows<Name>, 'facets' | 'width'>,
  bands: Int32Array,
  filter: KeyFilter<Name> | undefined,
) {
  addRows(bands, totals.bands, filter?.rows ?? rowsOfAll(facets), width)
}

/** Adds the items of the variants that the table has a 0 for to a list by band. */
export function addVariantBands(
  { variantBands }: Totals,
  { bands }: Layout<string>,
  list: Int32Array,
  table: Uint8Array,
) {
  const known = Math.min(table.length, Math.floor(variantBands.length / bands.length))
  for (let variant = 0; variant < known; variant++) {
    if (table[variant] !== 0) continue
    const from = variant * bands.length
    for (let band = 0; band < bands.length; band++) list[band]! += variantBands[from + band]!
  }
}

/** Adds the items that pass a filter to a list by variant; without one, all of them. */
export function addFilteredVariants<Name extends string>(
  { variants }: Totals,
  { facets, width }: KeyRows<Name>,
  list: Int32Array,
  filter: KeyFilter<Name> | undefined,
) {
  addRows(list, variants, filter?.rows ?? rowsOfAll(facets), width)
}

/** Items of the variants that the table has a 0 for, of those that pass a filter or of all. */
export function countVariantTotals<Name extends string>(
  totals: Totals,
  keys: KeyRows<Name>,
  table: Uint8Array,
  filter: KeyFilter<Name> | undefined,
): number {
  const list = new Int32Array(table.length)
  addFilteredVariants(totals, keys, list, filter)
  let sum = 0
  for (let variant = 0; variant < list.length; variant++)
    if (table[variant] === 0) sum += list[variant]!
  return sum
}

/** Adds the items of the variants that the table has a 0 for to some facets. */
export function addVariantFacets<Name extends string>(
  { variants }: Totals,
  { layout: { sparse }, keys: { width } }: { layout: Layout<Name>; keys: KeyRows<Name> },
  counts: Counts<Name>,
  { table, facets }: { table: Uint8Array; facets: readonly KeyFacet<Name>[] },
) {
  const sums = new Int32Array(width)
  const known = Math.min(table.length, Math.floor(variants.length / width))
  for (let variant = 0; variant < known; variant++) {
    if (table[variant] !== 0) continue
    for (let row = 0; row < width; row++) sums[row]! += variants[variant * width + row]!
  }
  for (const facet of facets) {
    const list = counts.facets[facet.name]
    const isSparse = facet.name === sparse.name
    const size = isSparse ? sparse.common.length : facet.rows
    for (let at = 0; at < size; at++)
      list[isSparse ? sparse.common[at]! : at]! += sums[facet.firstRow + at]!
  }
}

/** Every item has exactly one value of each facet, so the rows of the one with the fewest add up to all items. */
function rowsOfAll(facets: readonly KeyFacet<string>[]): number[] {
  return rowsOf(facets.reduce((least, facet) => (facet.rows < least.rows ? facet : least)))
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

/** Groups after which the caller may pause. */
const NAMED_AT_ONCE = 2_048

/** Fills in the results by group and by parent, of a search without a filter on either. */
export function* nameTotals(
  { groupIds, parentIds }: Totals,
  counts: Counts<string>,
  hits: Int32Array,
): Generator<void, void, void> {
  counts.groups = counts.hits
  // Neighbors mostly have the same parent, which is then looked up once.
  let parent = 0
  let sum = 0
  for (let at = 0; at < groupIds.length; at++) {
    if (at % NAMED_AT_ONCE === 0) yield
    const count = hits[at]!
    if (count === 0) continue
    counts.hits.set(groupIds[at]!, count)
    const own = parentIds[at]!
    if (own !== parent) {
      if (sum > 0) increment(counts.parents, parent, sum)
      parent = own
      sum = 0
    }
    sum += count
  }
  if (sum > 0) increment(counts.parents, parent, sum)
}
