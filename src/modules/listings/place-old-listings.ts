import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import {
  claimPlaceLookup,
  findPlace,
  finishPlaceLookup,
  type Place,
  savePlaceLookupProgress,
} from '../catalog/places/index.ts'
import { type Placed, placeListings, withoutPlace } from './listings.store.ts'

const BATCH = 1_000
/** Batches per run: about a second of work. */
const BATCHES = 10

/**
 * Finds the places of listings that have none, from the location that their sellers typed, in batches.
 * Returns how many were found.
 */
export async function placeOldListings(deps: Deps): Promise<number> {
  let total = 0
  for (let n = 0; n < BATCHES; n += 1) {
    const batch = await inTransaction(deps.db, (tx) => placeBatch(tx, deps.clock.now()))
    if (batch === 'nothing left') break
    total += batch
  }
  return total
}

async function placeBatch(tx: Tx, date: Date): Promise<number | 'nothing left'> {
  const after = await claimPlaceLookup(tx)
  if (after === undefined) return 'nothing left'
  const { last, lost } = await withoutPlace(tx, { after, limit: BATCH })
  const places = new Map<string, Place | undefined>()
  const placed: Placed[] = []
  for (const { id, location } of lost) {
    if (!places.has(location)) places.set(location, await findPlace(tx, location))
    const place = places.get(location)
    if (place) placed.push({ id, location, placeId: place.id, lat: place.lat, lon: place.lon })
  }
  const count = await placeListings(tx, placed)
  if (last) await savePlaceLookupProgress(tx, last)
  else await finishPlaceLookup(tx)
  if (count > 0) {
    await recordEvent(tx, 'listings_placed', date, { count })
    publishChange(tx, 'listings')
  }
  return count
}
