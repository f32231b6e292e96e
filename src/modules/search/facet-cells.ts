import { type Cell, createFacetIndex } from '@redial/facet-index'
import type { Deps } from '../../deps.ts'
import { type Db, inTransaction, publishChange } from '../../platform/db/index.ts'
import {
  BYTES_PER_CELL,
  countFacetDrift,
  foldDeltas,
  liftTimeLimit,
  purgeCells,
  readCells,
  readVariants,
} from './facet-cells.store.ts'
import {
  brandsByModel,
  type PhoneIndex,
  phoneFacets,
  type UncountedFilters,
} from './facet-counts.ts'
import { vocabulary } from './query/vocabulary.ts'
import { countPassing } from './results.store.ts'
import type { Facts, Variants } from './variants.ts'

/** This node's copy of the counts in the database. */
type Replica = {
  index: PhoneIndex
  version: number
  /** Unfolded changes applied on top of the folded cells. */
  deltas: Buffer | null
  stale: boolean
  reading: Promise<PhoneIndex> | undefined
  /** Indexes of what passes uncounted filters, by these; valid until a listing changes. */
  passing: Map<string, Promise<PhoneIndex>>
  /** Never change once they are stored. */
  variants: Map<number, Facts>
  /** How many of the numbered variants were looked up since listings changed. */
  variantsRead: number
}

/** About 40 bytes for each listing that passes. */
const MAX_PASSING = 8

const replicas = new WeakMap<Db, Replica>()

/**
 * The current counts, from memory. Changes since the last call are read first, in one statement shared
 * by concurrent callers.
 */
export function currentIndex(db: Db): Promise<PhoneIndex> | PhoneIndex {
  const replica = replicaFor(db)
  if (db.changes.connected && !replica.stale) return replica.index
  replica.reading ??= refresh(db, replica).finally(() => {
    replica.reading = undefined
  })
  return replica.reading
}

function replicaFor(db: Db): Replica {
  const known = replicas.get(db)
  if (known) return known
  const index = createFacetIndex(phoneFacets)
  const replica: Replica = {
    index,
    version: 0,
    deltas: null,
    stale: true,
    reading: undefined,
    passing: new Map(),
    variants: new Map(),
    variantsRead: 0,
  }
  replicas.set(db, replica)
  db.changes.onChange((topic) => {
    if (topic === 'listings' || topic === 'all') replica.stale = true
  })
  return replica
}

async function refresh(db: Db, replica: Replica): Promise<PhoneIndex> {
  // Set before reading: a change during the read marks them stale again.
  replica.stale = false
  replica.passing = new Map()
  replica.variantsRead = 0
  try {
    const brands = brandsByModel(await vocabulary(db.kysely))
    let { index } = replica
    let read = await readFrom(db, replica.version)
    const isOutdated = replica.version > 0 && replica.version < read.purged
    // Pair counts are stored per brand, so a model that changes brand invalidates them.
    const hasMoved = [...index.segments.values()].some(
      ({ group, parent }) => (brands.get(group) ?? 0) !== parent,
    )
    if (isOutdated || hasMoved) {
      index = createFacetIndex(phoneFacets)
      replica.index = index
      replica.deltas = null
      read = await readFrom(db, 0)
    }
    for (const [model, cells] of decodeCells(replica.deltas))
      index.apply(model, cells, 'subtract', brands)
    replica.deltas = null
    for (const [model, cells] of decodeCells(read.cells)) index.apply(model, cells, 'set', brands)
    for (const [model, cells] of decodeCells(read.deltas)) index.apply(model, cells, 'add', brands)
    replica.deltas = read.deltas
    replica.version = read.version
    return index
  } catch (error) {
    replica.stale = true
    throw error
  }
}

/** All counts of a large market take seconds to read, on a busy machine longer than a statement may run. */
function readFrom(db: Db, version: number) {
  if (version > 0) return readCells(db.kysely, version)
  return db.kysely.transaction().execute(async (tx) => {
    await liftTimeLimit(tx)
    return readCells(tx, version)
  })
}

/** Reads the counts, so that the first search does not wait for them. */
export async function prepareSearch({ db }: Pick<Deps, 'db'>): Promise<void> {
  await currentIndex(db)
  await currentVariants(db)
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
      replica.variants.set(id, facts)
  replica.variantsRead = Math.max(replica.variantsRead, until)
  return replica.variants
}

function* decodeCells(packed: Buffer | null): Generator<[modelId: number, Cell[]]> {
  let modelId = 0
  let cells: Cell[] = []
  for (let at = 0; packed && at < packed.length; at += BYTES_PER_CELL) {
    const id = packed.readInt32BE(at)
    if (id !== modelId && cells.length > 0) {
      yield [modelId, cells]
      cells = []
    }
    modelId = id
    cells.push({
      key: packed.readInt32BE(at + 4),
      value: packed.readInt32BE(at + 8),
      place: packed.readInt32BE(at + 12),
      variant: packed.readInt32BE(at + 16),
      n: packed.readInt32BE(at + 20),
    })
  }
  if (cells.length > 0) yield [modelId, cells]
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
const FOLDS_BEFORE_PURGE = 3_600

/** Folds changes into the counts and returns their number. Pages that show counts are invalidated. */
export function foldFacets(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const taken = await foldDeltas(tx, FOLD_BATCH)
    if (taken > 0) publishChange(tx, 'listings')
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
