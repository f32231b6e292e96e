import type { Deps } from '../../../deps.ts'
import { type Db, inTransaction, publishChange } from '../../../platform/db/index.ts'
import { type Vocabulary, vocabulary } from '../query/vocabulary.ts'
import {
  BYTES_PER_CELL,
  countFacetDrift,
  foldDeltas,
  purgeCells,
  readCells,
} from './cells.store.ts'
import { dropDerived } from './count.ts'
import {
  applyCells,
  type Cell,
  emptyPairs,
  emptySegment,
  type Pairs,
  type Segment,
} from './segments.ts'

export type Cells = Map<number, Segment>

/** Ids of all places that listings have had, by index; index 0 is 'no place'. */
export const placeIds: number[] = [0]
const placeIndexes = new Map([[0, 0]])

function indexOfPlace(id: number): number {
  const known = placeIndexes.get(id)
  if (known !== undefined) return known
  placeIndexes.set(id, placeIds.length)
  return placeIds.push(id) - 1
}

type Memory = {
  cells: Cells
  version: number
  /** Unfolded changes applied on top of the folded cells. */
  deltas: Buffer | null
  stale: boolean
  /** By brand. */
  pairs: Map<number, Pairs>
  reading: Promise<Cells> | undefined
}

const memories = new WeakMap<Db, Memory>()

/**
 * The current counts, from memory: 20 bytes for each combination on sale. Changes since the last
 * call are read first, in one statement shared by concurrent callers.
 */
export function currentCells(db: Db): Promise<Cells> | Cells {
  const memory = memoryFor(db)
  if (db.changes.connected && !memory.stale) return memory.cells
  memory.reading ??= refresh(db, memory).finally(() => {
    memory.reading = undefined
  })
  return memory.reading
}

function memoryFor(db: Db): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = {
    cells: new Map(),
    version: 0,
    deltas: null,
    stale: true,
    pairs: new Map(),
    reading: undefined,
  }
  memories.set(db, memory)
  db.changes.onChange((topic) => {
    if (topic === 'listings' || topic === 'all') memory.stale = true
  })
  return memory
}

async function refresh(db: Db, memory: Memory): Promise<Cells> {
  // Set before reading: a change during the read marks them stale again.
  memory.stale = false
  try {
    const words = await vocabulary(db.kysely)
    let read = await readCells(db.kysely, memory.version)
    const outdated = memory.version > 0 && memory.version < read.purged
    if (outdated || hasMovedBrand(memory.cells, words)) {
      memory.cells = new Map()
      memory.pairs = new Map()
      memory.deltas = null
      read = await readCells(db.kysely, 0)
    }
    dropDerived(memory.cells)
    applyDeltas(memory, words, null)
    for (const [modelId, cells] of decodeCells(read.cells))
      applyCells(segmentFor(memory, words, modelId), cells, 'set')
    applyDeltas(memory, words, read.deltas)
    memory.version = read.version
    return memory.cells
  } catch (error) {
    memory.stale = true
    throw error
  }
}

// Pairs are stored per brand, so a model that changes brand invalidates them.
function hasMovedBrand(cells: Cells, { byId }: Vocabulary) {
  for (const [id, { brand }] of cells) if ((byId.get(id)?.brand.number ?? 0) !== brand) return true
  return false
}

function applyDeltas(memory: Memory, words: Vocabulary, over: Buffer | null) {
  const takeBack = memory.deltas
  for (const [modelId, cells] of decodeCells(takeBack))
    applyCells(segmentFor(memory, words, modelId), cells, 'subtract')
  for (const [modelId, cells] of decodeCells(over))
    applyCells(segmentFor(memory, words, modelId), cells, 'add')
  memory.deltas = over
}

function segmentFor({ cells, pairs }: Memory, words: Vocabulary, modelId: number): Segment {
  const known = cells.get(modelId)
  if (known) return known
  const segment = emptySegment(modelId)
  const brand = words.byId.get(modelId)?.brand.number ?? 0
  segment.brand = brand
  segment.pairs = pairs.get(brand) ?? emptyPairs()
  pairs.set(brand, segment.pairs)
  cells.set(modelId, segment)
  return segment
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
      traits: packed.readInt32BE(at + 4),
      price: packed.readInt32BE(at + 8),
      place: indexOfPlace(packed.readInt32BE(at + 12)),
      n: packed.readInt32BE(at + 16),
    })
  }
  if (cells.length > 0) yield [modelId, cells]
}

/** Cells counted for a single query. */
export function cellsFromRows(rows: (Cell & { modelId: number })[]): Cells {
  const all: Cells = new Map()
  const own = rows.map((row) => ({ ...row, place: indexOfPlace(row.place) }))
  for (const [modelId, cells] of Map.groupBy(own, (row) => row.modelId)) {
    const segment = emptySegment(modelId)
    applyCells(segment, cells, 'add')
    all.set(modelId, segment)
  }
  return all
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
