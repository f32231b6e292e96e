import { type CellColumns, createFacetIndex, type Parents } from '@redial/facet-index'
import { runInTurns } from '../../../platform/concurrency.ts'
import type { Db } from '../../../platform/db/index.ts'
import { columnsOf, decodeCells, SNAPSHOT_FORMAT, unpackBlock } from './cell-columns.ts'
import { type PhoneIndex, phoneFacets } from './facet-counts.ts'
import { deleteSnapshot, liftTimeLimit, readAllCells, readSnapshot } from './facets.store.ts'

/** Counts as of a version, with the changes that they contain beyond it. */
type Loaded = { index: PhoneIndex; version: number; deltas: Buffer | null }

/** Milliseconds after which requests go first. */
const SLICE_MS = 3

/**
 * The counts of the newest snapshot; undefined without a usable one.
 * @param brands Needed last: they may still be read.
 */
export async function loadSnapshot(db: Db, brands: Promise<Parents>): Promise<Loaded | undefined> {
  const snapshot = await db.kysely.transaction().execute(async (tx) => {
    await liftTimeLimit(tx)
    return readSnapshot(tx, SNAPSHOT_FORMAT)
  })
  if (!snapshot) return undefined
  const { version, deltas, packed, cells } = snapshot
  const columns = await unpackBlock(packed, cells).catch(() => undefined)
  if (columns) return { index: await fill(columns, await brands), version, deltas }
  // Damaged: another one is written within minutes.
  await deleteSnapshot(db.kysely, version)
  return undefined
}

/** All counts from the table of cells. */
export async function loadAll(db: Db, brands: Parents): Promise<Loaded> {
  const packed: Buffer[] = []
  const { version, deltas } = await db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await liftTimeLimit(tx)
      return readAllCells(tx, (cells) => void packed.push(cells))
    })
  const columns = await runInTurns(columnsOf(packed), SLICE_MS)
  const index = await fill(columns, brands)
  for (const [model, cells] of decodeCells(deltas)) index.apply(model, cells, 'add', brands)
  return { index, version, deltas }
}

async function fill(columns: CellColumns, brands: Parents): Promise<PhoneIndex> {
  const index = createFacetIndex(phoneFacets)
  await runInTurns(index.load(columns, brands), SLICE_MS)
  return index
}
