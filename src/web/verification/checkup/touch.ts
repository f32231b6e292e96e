import type { Judged } from './judged.ts'

/** About the width of a finger on a screen, in CSS pixels. */
const CELL_PX = 44
/** Corners under a case's edge are hard to reach: this share of the cells is enough. */
const ENOUGH = 0.98
/** Two-finger gestures need two; a broken digitiser often still sees two, rarely three. */
export const FINGERS = 3

export type Grid = { columns: number; rows: number }

/** The cells of a screen, each about a finger wide. */
export function gridOf(width: number, height: number): Grid {
  return {
    columns: Math.max(1, Math.round(width / CELL_PX)),
    rows: Math.max(1, Math.round(height / CELL_PX)),
  }
}

/**
 * The cells that a finger crosses on its way between two events: browsers report some 60 a second,
 * and a quick finger skips cells that it did touch.
 */
export function cellsBetween(
  { columns, rows }: Grid,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number[] {
  const steps =
    Math.ceil(Math.max(Math.abs(to.x - from.x) * columns, Math.abs(to.y - from.y) * rows) * 4) + 1
  const cells = new Set<number>()
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps
    const y = from.y + ((to.y - from.y) * step) / steps
    if (x < 0 || y < 0 || x >= 1 || y >= 1) continue
    cells.add(Math.floor(y * rows) * columns + Math.floor(x * columns))
  }
  return [...cells]
}

/** Passed when practically every cell was touched; only asked when the person is done. */
export function judgeTouch({ columns, rows }: Grid, touched: ReadonlySet<number>): Judged {
  const ofCells = columns * rows
  const outcome = touched.size >= ofCells * ENOUGH ? 'passed' : 'failed'
  return { outcome, measured: { cells: touched.size, ofCells } }
}

/** `most`: fingers that were seen at once. `possible`: what the browser says it can tell apart. */
export function judgeMultiTouch(most: number, possible: number): Judged {
  if (possible < 2) return { outcome: 'not_possible' }
  return {
    outcome: most >= Math.min(FINGERS, possible) ? 'passed' : 'failed',
    measured: { points: most },
  }
}
