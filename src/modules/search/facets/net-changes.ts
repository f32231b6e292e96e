import type { Cell } from '@redial/facet-index'
import { BYTES_PER_CELL, type CellChanges } from './facets.store.ts'

/** Cells of a model to set to a number of listings, and cells to add a number to. */
export type ModelChanges = { set: Cell[]; add: Cell[] }

/** What identifies a cell: everything but its number. */
const KEY_BYTES = BYTES_PER_CELL - 4
/** Cells after which the caller may pause. */
const STEP = 512

type Change = { model: number; cell: Cell; isSet: boolean }

/**
 * How counts differ from those that a node has, by model. `before` are the pending changes that it has applied already:
 * most of them are still pending or folded into the cells, which changes nothing. Every cell is changed once.
 */
export function* netChanges(
  before: Buffer | null,
  { cells, deltas }: Pick<CellChanges, 'cells' | 'deltas'>,
): Generator<void, Map<number, ModelChanges>, void> {
  const changes = new Map<string, Change>()
  for (const [packed, kind] of [
    [before, 'undo'],
    [cells, 'set'],
    [deltas, 'add'],
  ] as const) {
    for (let at = 0; packed && at < packed.length; at += BYTES_PER_CELL) {
      const key = packed.toString('latin1', at, at + KEY_BYTES)
      const count = packed.readInt32BE(at + KEY_BYTES)
      const known = changes.get(key)
      if (!known)
        changes.set(key, readChange(packed, at, kind === 'undo' ? -count : count, kind === 'set'))
      else if (kind === 'set') Object.assign(known, { isSet: true }).cell.count = count
      else known.cell.count += kind === 'undo' ? -count : count
      if ((at / BYTES_PER_CELL) % STEP === 0) yield
    }
  }
  const byModel = new Map<number, ModelChanges>()
  for (const { model, cell, isSet } of changes.values()) {
    if (!isSet && cell.count === 0) continue
    const own = byModel.get(model) ?? { set: [], add: [] }
    byModel.set(model, own)
    own[isSet ? 'set' : 'add'].push(cell)
  }
  return byModel
}

function readChange(packed: Buffer, at: number, count: number, isSet: boolean): Change {
  return {
    model: packed.readInt32BE(at),
    cell: {
      key: packed.readInt32BE(at + 4),
      value: packed.readInt32BE(at + 8),
      place: packed.readInt32BE(at + 12),
      variant: packed.readInt32BE(at + 16),
      count,
    },
    isSet,
  }
}
