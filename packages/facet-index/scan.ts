import type { BestRows } from './best-rows.ts'
import { countRows, countSingleFails, type Sums } from './counts.ts'
import { FAILS, type FailTable, type Filter, NOT_COMPUTED, OUTSIDE } from './filter.ts'
import type { BrandRows } from './item-rows.ts'
import type { NearestRows } from './nearest.ts'

/** What is done with the rows that are scanned. */
export type Scan = {
  filter: Filter
  /** Rows that pass all filters. */
  total: number
  /** Null if no facet is counted. */
  sums: Sums | null
  best: BestRows | null
  nearest: NearestRows | null
}

/** Some rows of a brand: those from `from` to `to`, of the list if there is one. */
export type Range = {
  rows: BrandRows
  list: Int32Array | null
  from: number
  to: number
  /** Whether they are searched beside those of `Query.models`. */
  isBeside: boolean
  /** Rows of the brand that are left out; null for none. */
  without: ReadonlySet<number> | null
}

/** Rows that are scanned at once: their numbers fit into the first cache of a processor. */
export const SLICE = 4_096

// The scan of a slice ends in the turn in which it began, so that all share these.
const rowsInSlice = new Int32Array(SLICE)
const failsInSlice = new Int32Array(SLICE)
const passing = new Int32Array(SLICE)
const failingOne = new Int32Array(SLICE)

/**
 * Scans a slice of rows, a column at a time, which is several times as fast as row by row (Boncz, Zukowski,
 * Nes: MonetDB/X100, CIDR 2005). Each row gets the bits of the filters that it fails: with none it is a result
 * and counts in all facets, with a single one it counts in the facet of that filter.
 */
export function scanSlice(scan: Scan, range: Range): void {
  const { filter, sums, best, nearest } = scan
  const { rows, from, to } = range
  if (!filter.isFiltered && isSelected(filter, rows)) {
    // All of them are results.
    for (let index = from; index < to; index++) passing[index - from] = index
    const all = passing.subarray(0, to - from)
    scan.total += all.length
    best?.offer(rows, all)
    if (sums) countRows(sums, rows, all, { arePlacesCounted: false })
    return
  }
  const size = findFails(filter, range)
  if (nearest) {
    for (let index = 0; index < size; index++)
      nearest.offer(rows, rowsInSlice[index]!, failsInSlice[index]!)
    return
  }
  let passed = 0
  for (let index = 0; index < size; index++) {
    passing[passed] = rowsInSlice[index]!
    // Without a branch, which half of the rows would mispredict.
    passed += failsInSlice[index] === 0 ? 1 : 0
  }
  scan.total += passed
  best?.offer(rows, passing.subarray(0, passed))
  if (!sums) return
  const arePlacesCounted = filter.places !== null
  countRows(sums, rows, passing.subarray(0, passed), { arePlacesCounted })
  let failed = 0
  for (let index = 0; index < size; index++) {
    const fails = failsInSlice[index]!
    failingOne[failed] = index
    failed += fails !== 0 && (fails & (fails - 1)) === 0 ? 1 : 0
  }
  countSingleFails(sums, rows, {
    indexes: failingOne.subarray(0, failed),
    rows: rowsInSlice,
    fails: failsInSlice,
  })
}

/** Fills `rowsInSlice` and `failsInSlice`; returns the number of rows. */
function findFails(filter: Filter, { rows, list, from, to, isBeside, without }: Range): number {
  const size = to - from
  const { min, max } = filter
  failsInSlice.fill(isSelected(filter, rows) ? 0 : FAILS.brand, 0, size)
  if (list) rowsInSlice.set(list.subarray(from, to))
  else for (let index = 0; index < size; index++) rowsInSlice[index] = from + index
  const models = isBeside ? filter.modelsBeside : filter.models
  if (models) addFails(models, rows.model, size)
  if (filter.combinations) addFails(filter.combinations, rows.combination, size)
  if (filter.places) addFails(filter.places, rows.place, size)
  if (filter.variants) addFails(filter.variants, rows.variant, size)
  if (filter.used !== null) {
    const { used } = rows
    const most = filter.used
    for (let index = 0; index < size; index++)
      failsInSlice[index]! |= used[rowsInSlice[index]!]! > most ? FAILS.used : 0
  }
  if (filter.isPriced) {
    const { price } = rows
    for (let index = 0; index < size; index++) {
      const amount = price[rowsInSlice[index]!]!
      failsInSlice[index]! |= amount < min || amount > max ? FAILS.price : 0
    }
  }
  if (without)
    for (let index = 0; index < size; index++)
      if (without.has(rowsInSlice[index]!)) failsInSlice[index]! |= OUTSIDE
  return size
}

/** @param table The bits by what a column has. */
function addFails({ bits, compute }: FailTable, column: Int32Array, size: number) {
  for (let index = 0; index < size; index++) {
    const value = column[rowsInSlice[index]!]!
    const fails = bits[value]!
    failsInSlice[index]! |= fails === NOT_COMPUTED ? compute(value) : fails
  }
}

export function isSelected({ selectedBrands }: Filter, { brand }: BrandRows): boolean {
  return selectedBrands.size === 0 || selectedBrands.has(brand)
}

/** Whether a brand has rows of any model that is searched. */
export function hasSearchedModel({ models }: BrandRows, { models: table }: Filter): boolean {
  if (!table) return true
  for (const model of models.keys()) if (table.compute(model) !== OUTSIDE) return true
  return false
}
