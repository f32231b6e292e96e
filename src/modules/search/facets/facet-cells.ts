import { type Cell, type CellColumns, createFacetIndex, type Parents } from '@redial/facet-index'
import type { Deps } from '../../../deps.ts'
import { createTurns, runInTurns } from '../../../platform/concurrency.ts'
import { type Db, inTransaction, perDatabase, publishChange } from '../../../platform/db/index.ts'
import type { Shipping } from '../../../shared/listings/delivery-terms.ts'
import { PHONE_LISTS, topicsOfListings } from '../../../shared/listings/listing-topics.ts'
import { vocabulary } from '../query/vocabulary.ts'
import { countPassing } from '../results/results.store.ts'
import type { Facts, Variants } from '../variants.ts'
import { collectColumns, decodeCells, SNAPSHOT_FORMAT, unpackBlock } from './cell-columns.ts'
import { type PhoneIndex, phoneFacets, type UncountedFilters } from './facet-counts.ts'
import {
  type CellChanges,
  countFacetDrift,
  deleteSnapshot,
  foldDeltas,
  liftTimeLimit,
  purgeCells,
  readAllCells,
  readChanges,
  readPacked,
  readSnapshotHead,
  readVariants,
  type SnapshotHead,
} from './facets.store.ts'
import { netChanges } from './net-changes.ts'
import { createSnapshotCopy, type SnapshotCopy } from './snapshot-copy.ts'

/** This node's copy of the counts in the database. */
type Replica = {
  index: PhoneIndex
  version: number
  /** The brands of the models by which items are stored. */
  brands: Parents | undefined
  /** Unfolded changes applied on top of the folded cells. */
  deltas: Buffer | null
  stale: boolean
  reading: Promise<PhoneIndex> | undefined
  /** Indexes of what passes uncounted filters, by these; valid until a listing changes. */
  passing: Map<string, Promise<PhoneIndex>>
  /** Never change once they are stored. */
  variants: Map<number, Facts>
  /** Shipping of the variants by its JSON: many ship alike, and share one object, so that it is counted once. */
  shippings: Map<string, Shipping>
  /** How many of the numbered variants were looked up since listings changed. */
  variantsRead: number
  /** Where this node keeps the newest snapshot, if it does. */
  copy: SnapshotCopy | undefined
}

/** About 40 bytes for each listing that passes. */
const MAX_PASSING = 8

/**
 * The current counts, from memory. Changes since the last call are read first, in one statement shared
 * by concurrent callers.
 */
export function currentIndex(db: Db): Promise<PhoneIndex> | PhoneIndex {
  const replica = replicaFor(db)
  const { reading } = replica
  if (!isOld(db, replica)) return reading ?? replica.index
  // What is being read may be older than the change that this caller must see.
  return reading ? reading.catch(() => {}).then(() => read(db, replica)) : read(db, replica)
}

const isOld = ({ changes }: Db, { stale }: Replica) => stale || !changes.connected

function read(db: Db, replica: Replica): Promise<PhoneIndex> | PhoneIndex {
  if (!isOld(db, replica)) return replica.reading ?? replica.index
  replica.reading ??= refresh(db, replica).finally(() => {
    replica.reading = undefined
  })
  return replica.reading
}

const replicaFor = perDatabase((db) => {
  const index = createFacetIndex(phoneFacets)
  const replica: Replica = {
    index,
    version: 0,
    brands: undefined,
    deltas: null,
    stale: true,
    reading: undefined,
    passing: new Map(),
    variants: new Map(),
    shippings: new Map(),
    variantsRead: 0,
    copy: undefined,
  }
  db.changes.onChange((topic) => {
    if (topic === PHONE_LISTS || topic === 'listings' || topic === 'all') replica.stale = true
  })
  return replica
})

async function refresh(db: Db, replica: Replica): Promise<PhoneIndex> {
  // Set before reading: a change during the read marks them stale again.
  replica.stale = false
  replica.passing = new Map()
  replica.variantsRead = 0
  try {
    if (replica.version === 0) return await reload(db, replica)
    const brands = await readBrands(db)
    // The same object as long as no model changes.
    if (brands === replica.brands || !hasMoved(replica.index, brands)) {
      replica.brands = brands
      const changes = await readChanges(db.kysely, replica.version)
      // Else cells were deleted that this node still has.
      if (replica.version >= changes.purged) {
        await applyChanges(replica, changes, brands)
        return replica.index
      }
    }
    return await reload(db, replica)
  } catch (error) {
    replica.stale = true
    throw error
  }
}

/** The brands of all models, by id: the same object until a model changes. */
async function readBrands(db: Db): Promise<Parents> {
  return (await vocabulary(db.kysely)).brandNumbers
}

/** Reads everything again: from a snapshot and what changed since, or from the table of cells. */
async function reload(db: Db, replica: Replica): Promise<PhoneIndex> {
  // The database reads the models at the same time. The snapshot is decompressed in another thread.
  const [columns, brands] = await Promise.all([
    readSnapshotColumns(db, replica.copy),
    readBrands(db),
  ])
  const loaded = columns
    ? { ...columns, index: await fill(columns.cells, brands) }
    : await loadAll(db, brands)
  const { index, version, deltas } = loaded
  Object.assign(replica, { index, version, deltas, brands })
  completeLater(index)
  if (columns) await applyChanges(replica, await readChanges(db.kysely, version), brands)
  return index
}

/** Milliseconds in which a node that starts can answer first: until then filters are counted cell by cell. */
const COMPLETE_AFTER_MS = 1_000

function completeLater(index: PhoneIndex) {
  setTimeout(() => void runInTurns(index.complete(), SLICE_MS), COMPLETE_AFTER_MS).unref()
}

/** Items are stored by brand, so a model that changes brand invalidates the index. */
function hasMoved({ segments }: PhoneIndex, brands: Parents): boolean {
  for (const { group, parent } of segments.values())
    if ((brands.get(group) ?? 0) !== parent) return true
  return false
}

/** Milliseconds after which other requests go first. */
const SLICE_MS = 2

/** Cells that are changed at once: a change takes about 10 µs. */
const CELLS_AT_ONCE = 128

/** Brings the index up to date in small steps: each cell is right at any moment. */
async function applyChanges(replica: Replica, changes: CellChanges, brands: Parents) {
  const byModel = await runInTurns(netChanges(replica.deltas, changes), SLICE_MS)
  const takeTurns = createTurns(SLICE_MS)
  for (const [model, own] of byModel)
    for (const change of ['set', 'add'] as const)
      for (let from = 0; from < own[change].length; from += CELLS_AT_ONCE) {
        const some = own[change].slice(from, from + CELLS_AT_ONCE)
        // Otherwise the change would complete the index in one step, without letting requests in between.
        if (replica.index.progress() === 'completing')
          await runInTurns(replica.index.complete(), SLICE_MS)
        replica.index.apply(model, some, change, brands)
        await takeTurns()
      }
  replica.deltas = changes.deltas
  replica.version = changes.version
}

/** What a snapshot consists of; undefined while it is being changed. */
export function replicaState(
  db: Db,
): { index: PhoneIndex; version: number; deltas: Buffer | null } | undefined {
  const { reading, index, version, deltas } = replicaFor(db)
  return reading || version === 0 ? undefined : { index, version, deltas }
}

/** Where this node keeps a copy of the newest snapshot, if it does. */
export function snapshotCopy(db: Db): SnapshotCopy | undefined {
  return replicaFor(db).copy
}

/**
 * Reads the counts, so that the first search does not wait for them. The newest snapshot is kept in `folder`,
 * so that the next start of this node reads it from there.
 */
export async function loadSearchCounts({ db }: Pick<Deps, 'db'>, folder?: string): Promise<void> {
  if (folder) replicaFor(db).copy = createSnapshotCopy(folder)
  await currentIndex(db)
  await currentVariants(db)
}

/** Whether this node has read the counts. If it has not, it begins, unless it is reading them. */
export function hasSearchCounts(db: Db): boolean {
  const replica = replicaFor(db)
  if (replica.version > 0) return true
  // It is tried again with the next call.
  Promise.resolve(currentIndex(db)).catch(() => {})
  return false
}

/** Waits until counts with filters are as fast as they become. */
export async function completeSearchCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  const index = await currentIndex(db)
  await runInTurns(index.complete(), SLICE_MS)
}

/**
 * The live listings that pass filters for which the counts in memory have no room.
 * Read in one statement, and cached until a listing changes; call `currentIndex` first.
 */
export async function indexPassing(db: Db, filters: UncountedFilters): Promise<PhoneIndex> {
  const { passing } = replicaFor(db)
  const key = JSON.stringify(filters)
  const known = passing.get(key)
  if (known) return known
  if (passing.size >= MAX_PASSING) passing.delete(passing.keys().next().value ?? '')
  const reading = countPassing(db.pool, filters).then((cells) => indexCells(decodeCells(cells)))
  passing.set(key, reading)
  reading.catch(() => passing.delete(key))
  return reading
}

/** The facts of all variants that any index counts; call it after the indexes are read. */
export async function currentVariants(db: Db): Promise<Variants> {
  const replica = replicaFor(db)
  const { ids } = phoneFacets.variants
  const until = ids.length
  const unknown = ids.slice(replica.variantsRead, until).filter((id) => !replica.variants.has(id))
  if (unknown.length > 0)
    for (const { id, facts } of await readVariants(db.kysely, unknown))
      replica.variants.set(id, shareShipping(replica, facts))
  replica.variantsRead = Math.max(replica.variantsRead, until)
  return replica.variants
}

function shareShipping({ shippings }: Replica, facts: Facts): Facts {
  if (!facts.shipping) return facts
  const key = JSON.stringify(facts.shipping)
  const shipping = shippings.get(key) ?? facts.shipping
  shippings.set(key, shipping)
  return { ...facts, shipping }
}

/** An index of cells that were counted for a single query. */
export function indexRows(rows: (Cell & { modelId: number })[]): PhoneIndex {
  return indexCells(Map.groupBy(rows, (row) => row.modelId))
}

function indexCells(cellsByModel: Iterable<[modelId: number, Cell[]]>): PhoneIndex {
  const index = createFacetIndex(phoneFacets, { chunks: false })
  for (const [modelId, cells] of cellsByModel) index.apply(modelId, cells, 'add', new Map())
  return index
}

/** Changes folded at once: more than a second of bulk loading. */
const FOLD_BATCH = 20_000
/** Folds (an hour or longer) for which an empty combination is still sent to other nodes. */
export const FOLDS_BEFORE_PURGE = 3_600

/** Folds changes into the counts and returns their number. What shows counts, or phones of these models, is
 * read again, also when a listing was changed with SQL. */
export function foldFacets({ db }: Pick<Deps, 'db'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { taken, models } = await foldDeltas(tx, FOLD_BATCH)
    if (taken > 0) for (const topic of topicsOfListings(models)) publishChange(tx, topic)
    return taken
  })
}

/** Deletes long-empty combinations and returns their number. */
export function purgeFacets(deps: Deps): Promise<number> {
  return inTransaction(deps.db, (tx) => purgeCells(tx, FOLDS_BEFORE_PURGE))
}

/** Compares the counts with the listings; 0 means that they agree. */
export function reconcileFacets(deps: Deps): Promise<number> {
  return countFacetDrift(deps.db.kysely)
}

/** Counts as of a version, with the changes that they contain beyond it. */
type Loaded = { index: PhoneIndex; version: number; deltas: Buffer | null }

/** Milliseconds in which a node that starts can answer first. */
const COPY_AFTER_MS = 2_000

/** The counts of the newest snapshot, and what they are; undefined without a usable one. */
async function readSnapshotColumns(db: Db, copy: SnapshotCopy | undefined) {
  const known = copy && (await readSnapshotHead(db.kysely, SNAPSHOT_FORMAT))
  const copied = known && (await copy.read(known))
  if (copied)
    try {
      return { ...known, cells: await unpackBlock(copied, known.cells) }
    } catch {
      await copy.delete(known)
    }
  const stored = await readStoredSnapshot(db)
  if (!stored) return undefined
  const { head, packed } = stored
  try {
    const cells = await unpackBlock(packed, head.cells)
    // Without a copy the next start reads the database again.
    if (copy) setTimeout(() => copy.write(head, packed).catch(() => {}), COPY_AFTER_MS).unref()
    return { ...head, cells }
  } catch {
    // Damaged: another one is written within minutes.
    return void (await deleteSnapshot(db.kysely, head.version))
  }
}

function readStoredSnapshot(db: Db): Promise<{ head: SnapshotHead; packed: Buffer } | undefined> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await liftTimeLimit(tx)
      const head = await readSnapshotHead(tx, SNAPSHOT_FORMAT)
      return head && { head, packed: await readPacked(tx, head) }
    })
}

/** All counts from the table of cells. */
async function loadAll(db: Db, brands: Parents): Promise<Loaded> {
  const packed: Buffer[] = []
  const { version, deltas } = await db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await liftTimeLimit(tx)
      return readAllCells(tx, (cells) => void packed.push(cells))
    })
  const columns = await runInTurns(collectColumns(packed), SLICE_MS)
  const index = await fill(columns, brands)
  for (const [model, cells] of decodeCells(deltas)) index.apply(model, cells, 'add', brands)
  return { index, version, deltas }
}

async function fill(columns: CellColumns, brands: Parents): Promise<PhoneIndex> {
  const index = createFacetIndex(phoneFacets)
  await runInTurns(index.load(columns, brands), SLICE_MS)
  return index
}
