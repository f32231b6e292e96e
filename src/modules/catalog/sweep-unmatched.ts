import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { indexOf } from './match-model.ts'
import { matchName } from './match-name.ts'
import { claimBrand, finishBrand, mergedModels, noteMatchedTo } from './matching.store.ts'
import type { ListingMoves } from './stock.ts'

const BATCH = 500
/** Batches of one sweep: about a second's work. */
const BATCHES = 20

/**
 * After models were added, corrected, merged or imported: moves the listings of their brands to
 * where they belong now, in batches. Answers how many were moved.
 */
export async function sweepUnmatched(deps: Deps, moves: ListingMoves): Promise<number> {
  let moved = 0
  for (let n = 0; n < BATCHES; n += 1) {
    const batch = await inTransaction(deps.db, (tx) => matchBatch(tx, moves, deps.clock.now()))
    if (batch === 'nothing left') break
    moved += batch
  }
  return moved
}

async function matchBatch(tx: Tx, moves: ListingMoves, at: Date): Promise<number | 'nothing left'> {
  const work = await claimBrand(tx)
  if (!work) return 'nothing left'
  const { brandId, after } = work
  const late =
    (await moveMerged(tx, moves, brandId)) || (await moves.noteSupport(tx, brandId, BATCH))
  if (late > 0) {
    publishChange(tx, 'listings')
    return late
  }
  const index = await indexOf(tx, brandId)
  const { id: catchAll } = index.catchAll
  const listings = await moves.listingsOfModel(tx, catchAll, { after, limit: BATCH })
  const found = listings.map(({ id, name }) => ({ id, modelId: matchName(index, name).id }))
  const fitting = found.filter(({ modelId }) => modelId !== catchAll)
  const moved = await moves.assignModels(tx, catchAll, fitting)
  const last = listings.at(-1)
  if (last && listings.length === BATCH) await noteMatchedTo(tx, brandId, last.id)
  else await finishBrand(tx, brandId)
  if (moved > 0) {
    await recordEvent(tx, 'listings_matched', at, { brandId, moved })
    publishChange(tx, 'listings')
    publishChange(tx, 'catalog')
  }
  return moved
}

async function moveMerged(tx: Tx, moves: ListingMoves, brandId: string) {
  for (const { id, mergedInto } of await mergedModels(tx, brandId)) {
    const moved = await moves.moveListings(tx, id, mergedInto, BATCH)
    if (moved > 0) return moved
  }
  return 0
}
