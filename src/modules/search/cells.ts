import type { Db } from '../../platform/db/index.ts'
import { BYTES_A_CELL, readCells } from './cells.store.ts'
import { forgetCounts } from './count.ts'
import { emptyPairs, type Pairs } from './pairs.ts'
import { type Cell, emptySegment, put, type Segment } from './segments.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

export type Cells = Map<number, Segment>

/** Ids of the places that listings have ever lain in, by their index; the first is 'no place'. */
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
  /** Changes that were laid over the folded cells. */
  over: Buffer | null
  stale: boolean
  /** By brand. */
  pairs: Map<number, Pairs>
  reading: Promise<Cells> | undefined
}

const memories = new WeakMap<Db, Memory>()

/**
 * The counts as they are now, from memory: 20 bytes for each combination that is on sale. What
 * changed since they were last asked for is read first, in one statement for all who wait.
 */
export function currentCells(db: Db): Promise<Cells> | Cells {
  const memory = memoryOf(db)
  if (db.changes.connected && !memory.stale) return memory.cells
  memory.reading ??= bringUpToDate(db, memory).finally(() => {
    memory.reading = undefined
  })
  return memory.reading
}

function memoryOf(db: Db): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = {
    cells: new Map(),
    version: 0,
    over: null,
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

async function bringUpToDate(db: Db, memory: Memory): Promise<Cells> {
  // Asked before: what changes while we read makes them stale again.
  memory.stale = false
  try {
    const words = await vocabulary(db.kysely)
    let read = await readCells(db.kysely, memory.version)
    const outdated = memory.version > 0 && memory.version < read.purged
    if (outdated || hasMovedBrand(memory.cells, words)) {
      memory.cells = new Map()
      memory.pairs = new Map()
      memory.over = null
      read = await readCells(db.kysely, 0)
    }
    forgetCounts(memory.cells)
    layOver(memory, words, null)
    for (const [modelId, cells] of cellsIn(read.cells))
      put(segmentOf(memory, words, modelId), cells, 'set')
    layOver(memory, words, read.deltas)
    memory.version = read.version
    return memory.cells
  } catch (error) {
    memory.stale = true
    throw error
  }
}

// Pairs are kept by brand: a model that went over to another takes its counts along.
function hasMovedBrand(cells: Cells, { byId }: Vocabulary) {
  for (const [id, { brand }] of cells) if ((byId.get(id)?.brand.number ?? 0) !== brand) return true
  return false
}

function layOver(memory: Memory, words: Vocabulary, over: Buffer | null) {
  const takeBack = memory.over
  for (const [modelId, cells] of cellsIn(takeBack))
    put(segmentOf(memory, words, modelId), cells, 'subtract')
  for (const [modelId, cells] of cellsIn(over)) put(segmentOf(memory, words, modelId), cells, 'add')
  memory.over = over
}

function segmentOf({ cells, pairs }: Memory, words: Vocabulary, modelId: number): Segment {
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

function* cellsIn(packed: Buffer | null): Generator<[modelId: number, Cell[]]> {
  let modelId = 0
  let cells: Cell[] = []
  for (let at = 0; packed && at < packed.length; at += BYTES_A_CELL) {
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

/** Cells that were counted for one question only. */
export function cellsOf(rows: (Cell & { modelId: number })[]): Cells {
  const all: Cells = new Map()
  const own = rows.map((row) => ({ ...row, place: indexOfPlace(row.place) }))
  for (const [modelId, cells] of Map.groupBy(own, (row) => row.modelId)) {
    const segment = emptySegment(modelId)
    put(segment, cells, 'add')
    all.set(modelId, segment)
  }
  return all
}
