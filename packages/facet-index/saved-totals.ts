import type { Chunks } from './chunks.ts'
import type { CellColumns } from './columns.ts'
import { combinationTable } from './combinations.ts'
import { keyRowsFor } from './key-rows.ts'
import { bandFor, type Layout } from './layout.ts'
import {
  addRowTotals,
  countGroups,
  emptyTotals,
  loadTotals,
  makeRoomInTotals,
  PART,
} from './totals.ts'

export const savedLists = [
  'rows',
  'bands',
  'groups',
  'variants',
  'variantBands',
  'combinationKeys',
  'combinationTotals',
  'combinationFine',
  'combinationBands',
  'fine',
] as const

/**
 * The totals of columns of cells, to be stored with them: adding them up takes more time than all else that a start does
 * with cells. Groups, variants and combinations are numbered in the order of the columns.
 */
export type SavedTotals = Record<(typeof savedLists)[number], Int32Array>

/** Adds up the totals of columns, as loading them into an empty index would. Yields in between. */
export function* sumTotals(
  layout: Layout<string>,
  columns: CellColumns,
): Generator<void, SavedTotals, void> {
  const { group, value, variants } = columns
  const keys = keyRowsFor(layout)
  const totals = emptyTotals(layout, keys)
  const sizes = { groups: yield* countGroups(group), variants: variants.length }
  yield* makeRoomInTotals(layout, keys, totals, sizes)
  const table = combinationTable(layout)
  const numbered = { ...columns, band: new Uint8Array(group.length) }
  let number = 0
  for (let from = 0, to = 0; from < group.length; from = to) {
    for (; to < group.length && to < from + PART && group[to] === group[from]; to++)
      numbered.band[to] = bandFor(layout, value[to]!)
    loadTotals(layout, keys, totals, numbered, { group: number, from, to, table })
    if (group[to] !== group[from]) number += 1
    yield
  }
  yield* addRowTotals(layout, keys, totals)
  const { combinations: all } = totals
  const { width } = keys
  return {
    rows: totals.rows,
    bands: totals.bands,
    groups: totals.groups.subarray(0, sizes.groups * width),
    variants: totals.variants.subarray(0, sizes.variants * width),
    variantBands: totals.variantBands.subarray(0, sizes.variants * layout.bands.length),
    combinationKeys: all.keys.subarray(0, all.size),
    combinationTotals: all.totals.subarray(0, all.size),
    combinationFine: all.fine.subarray(0, all.size * layout.fine.size),
    combinationBands: all.bands.subarray(0, all.size * layout.bands.length),
    fine: all.allFine,
  }
}

/**
 * Makes saved totals those of an empty index, whose memory they become. False, without a change, if they have another
 * number of lists or values than this index needs for these cells.
 */
export function restoreTotals(
  layout: Layout<string>,
  { keys: { width }, totals }: Pick<Chunks<string>, 'keys' | 'totals'>,
  saved: SavedTotals,
  sizes: { groups: number; variants: number },
): boolean {
  const { fine, bands } = layout
  const size = saved.combinationKeys.length
  const lengths: Record<keyof SavedTotals, number> = {
    rows: width * width,
    bands: bands.length * width,
    groups: sizes.groups * width,
    variants: sizes.variants * width,
    variantBands: sizes.variants * bands.length,
    combinationKeys: size,
    combinationTotals: size,
    combinationFine: size * fine.size,
    combinationBands: size * bands.length,
    fine: fine.size,
  }
  if (savedLists.some((name) => saved[name].length !== lengths[name])) return false
  totals.rows = saved.rows
  totals.bands = saved.bands
  totals.groups = saved.groups
  totals.variants = saved.variants
  totals.variantBands = saved.variantBands
  totals.combinations = {
    size,
    numbers: new Map(Array.from(saved.combinationKeys, (key, number) => [key, number])),
    keys: saved.combinationKeys,
    totals: saved.combinationTotals,
    fine: saved.combinationFine,
    bands: saved.combinationBands,
    allFine: saved.fine,
  }
  return true
}
