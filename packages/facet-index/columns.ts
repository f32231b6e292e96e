import type { SavedTotals } from './saved-totals.ts'

/**
 * Cells as columns of equal length: groups together, and cells of a group sorted by key. `place` and `variant`
 * are positions in the lists of ids.
 */
export type CellColumns = {
  group: Int32Array
  key: Int32Array
  value: Int32Array
  place: Int32Array
  variant: Int32Array
  count: Int32Array
  places: ArrayLike<number>
  variants: ArrayLike<number>
  /** What `sumTotals` makes of the other columns, if that is known. */
  totals?: SavedTotals
}

/** Cells with their bands and the numbers of their places and variants. */
export type NumberedColumns = Pick<CellColumns, 'key' | 'value' | 'place' | 'variant' | 'count'> & {
  band: Uint8Array
}

/** The same with the numbers of their groups. */
export type GroupedColumns = NumberedColumns & { group: Int32Array }
