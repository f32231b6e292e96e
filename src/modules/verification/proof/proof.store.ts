import type { Executor } from '../../../platform/db/index.ts'
import type { ListingState } from '../../../shared/listing-life-cycle.ts'

type Tables = { listings: { id: string; seller_id: string | null; state: ListingState } }

export function findState(db: Executor, listingId: string) {
  return db
    .withTables<Tables>()
    .selectFrom('listings')
    .select(['id', 'seller_id as sellerId', 'state'])
    .where('id', '=', listingId)
    .executeTakeFirst()
}
