import { sumTotals } from '@redial/facet-index'
import type { Deps } from '../../../deps.ts'
import { createTurns, runInTurns } from '../../../platform/concurrency.ts'
import { type Db, inTransaction } from '../../../platform/db/index.ts'
import {
  columnsIn,
  copySegment,
  countCells,
  emptyBlock,
  packBlock,
  SNAPSHOT_FORMAT,
} from './cell-columns.ts'
import { currentIndex, FOLDS_BEFORE_PURGE, replicaState, snapshotCopy } from './facet-cells.ts'
import { phoneFacets } from './facet-counts.ts'
import { type PackedSnapshot, readSnapshotAge, writeSnapshot } from './facets.store.ts'

/** Fewer are read from the table of cells in less than a second. */
const LEAST_CELLS = 50_000
/** Changes that a starting node reads on top of a snapshot. */
const MAX_CHANGED = 20_000
/** A snapshot is useless once cells were purged that it has. */
const MAX_FOLDS = FOLDS_BEFORE_PURGE / 2
/** The counts may change while they are copied, which takes some slices of time. */
const MAX_ATTEMPTS = 5
/** Milliseconds after which requests go first. */
const SLICE_MS = 2

/**
 * Stores this node's counts for the next start of any node, if the last snapshot is far behind. Returns
 * the number of snapshots written: 0 or 1.
 */
export async function snapshotFacets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { leastCells = LEAST_CELLS, mostChanged = MAX_CHANGED } = {},
): Promise<number> {
  const age = await readSnapshotAge(db.kysely, SNAPSHOT_FORMAT, mostChanged)
  if (age.cells < leastCells) return 0
  const isClose = age.changed !== null && age.changed < mostChanged
  if (isClose && age.folds !== null && age.folds < MAX_FOLDS) return 0
  const snapshot = await takeSnapshot(db)
  if (!snapshot) return 0
  const createdAt = clock.now()
  const options = { format: SNAPSHOT_FORMAT, at: createdAt }
  if (!(await inTransaction(db, (tx) => writeSnapshot(tx, snapshot, options)))) return 0
  const { version, packed } = snapshot
  const size = packed.reduce((sum, { length }) => sum + length, 0)
  await snapshotCopy(db)?.write({ version, size, createdAt }, packed)
  return 1
}

/** Undefined when the counts changed whenever they were copied. */
async function takeSnapshot(db: Db): Promise<PackedSnapshot | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await currentIndex(db)
    const copy = await copyReplica(db)
    if (!copy) continue
    const { version, deltas, block } = copy
    const totals = await runInTurns(sumTotals(phoneFacets, columnsIn(block)), SLICE_MS)
    return { version, deltas, cells: block.cells, packed: await packBlock(block, totals) }
  }
  return undefined
}

async function copyReplica(db: Db) {
  const before = replicaState(db)
  if (!before) return undefined
  const { index, version, deltas } = before
  const changes = index.changes()
  const takeTurns = createTurns(SLICE_MS)
  const isSame = () => replicaState(db)?.index === index && index.changes() === changes
  let cells = 0
  for (const segment of index.segments.values()) {
    cells += countCells(segment)
    await takeTurns()
    if (!isSame()) return undefined
  }
  const { places, variants } = phoneFacets
  const block = emptyBlock(cells, { places: places.ids, variants: variants.ids })
  let next = 0
  for (const segment of index.segments.values()) {
    next = copySegment(segment, block, next)
    await takeTurns()
    if (!isSame()) return undefined
  }
  return { version, deltas, block }
}
