import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { OTHER_BRAND } from '../../shared/brands.ts'
import { ALL_PRICES } from '../../shared/listings/listing-topics.ts'
import { brandAtStart, brandById } from './brands.ts'
import type { ModelPage } from './catalog.contract.ts'
import { matchName, nameIndexFor } from './match-model.ts'
import {
  claimMatching,
  finishMatching,
  listMergedModels,
  saveMatchingProgress,
} from './models.store.ts'

type Prices = {
  lowestMinor: number | null
  medianMinor: number | null
  highestMinor: number | null
}

type PriceGroup = ModelPage['offers'][number]

/** What the catalog needs of the listings module. Passed in, because listings import the catalog. */
export type ListingStock = {
  cheapestOfModels: (
    db: Executor,
    modelIds: number[],
  ) => Promise<Map<number, { priceMinor: number; img: string }>>
  countLiveByCategory: (db: Executor) => Promise<Map<string, number>>
  countLiveByModel: (db: Executor) => Promise<Map<number, number>>
  countLiveOfModels: (db: Executor, modelIds: number[]) => Promise<Map<number, number>>
  stockOfModel: (db: Executor, modelId: number) => Promise<Prices & { live: number }>
  pricesByStorageAndGrade: (db: Executor, modelId: number) => Promise<PriceGroup[]>
  listingsOfModel: (
    tx: Tx,
    modelId: number,
    page: { after: string | null; limit: number },
  ) => Promise<{ id: string; name: string }[]>
  /** Moves up to `limit` listings to another model; returns how many. */
  moveListings: (tx: Tx, from: number, to: number, limit: number) => Promise<number>
  assignModels: (
    tx: Tx,
    from: number,
    assignments: { id: string; modelId: number }[],
  ) => Promise<number>
  updateSupportEnd: (tx: Tx, brandId: string, limit: number) => Promise<number>
}

/** Listings matched in one transaction. */
const BATCH_SIZE = 500
/** Batches in one run of the job: about a second of work. */
const MAX_BATCHES = 20

/**
 * Job: after models were added, corrected, merged or imported, assigns the listings of their brands
 * to the models that fit them now, in batches, and those of another brand to the brand if it is
 * known. Returns how many listings changed their model.
 */
export async function matchListings(deps: Deps, stock: ListingStock): Promise<number> {
  let moved = 0
  for (let n = 0; n < MAX_BATCHES; n += 1) {
    const batch = await inTransaction(deps.db, (tx) => matchBatch(tx, stock, deps.clock.now()))
    if (batch === 'nothing left') break
    moved += batch
  }
  return moved
}

async function matchBatch(
  tx: Tx,
  stock: ListingStock,
  date: Date,
): Promise<number | 'nothing left'> {
  const claimed = await claimMatching(tx)
  if (!claimed) return 'nothing left'
  const { brandId, after } = claimed
  const updated =
    (await moveMerged(tx, stock, brandId)) ||
    (await stock.updateSupportEnd(tx, brandId, BATCH_SIZE))
  if (updated > 0) {
    publishChange(tx, 'listings')
    publishChange(tx, ALL_PRICES)
    return updated
  }
  const index = await nameIndexFor(tx, brandId)
  const { id: catchAll } = index.catchAll
  const listings = await stock.listingsOfModel(tx, catchAll, { after, limit: BATCH_SIZE })
  const isOther = (await brandById(tx, brandId))?.brand === OTHER_BRAND
  const matches: { id: string; modelId: number }[] = []
  for (const { id, name } of listings) {
    // The name of a phone of no known brand begins with its brand, which may be known by now.
    const brand = isOther ? await brandAtStart(tx, name) : undefined
    const names = brand ? await nameIndexFor(tx, brand.id) : index
    matches.push({ id, modelId: matchName(names, name).id })
  }
  const assignments = matches.filter(({ modelId }) => modelId !== catchAll)
  const moved = await stock.assignModels(tx, catchAll, assignments)
  const last = listings.at(-1)
  if (last && listings.length === BATCH_SIZE) await saveMatchingProgress(tx, brandId, last.id)
  else await finishMatching(tx, brandId)
  if (moved > 0) {
    await recordEvent(tx, 'listings_matched', date, { brandId, moved })
    publishChange(tx, 'listings')
    publishChange(tx, ALL_PRICES)
    publishChange(tx, 'catalog')
  }
  return moved
}

async function moveMerged(tx: Tx, stock: ListingStock, brandId: string) {
  for (const { id, mergedInto } of await listMergedModels(tx, brandId)) {
    const moved = await stock.moveListings(tx, id, mergedInto, BATCH_SIZE)
    if (moved > 0) return moved
  }
  return 0
}
