import type { Executor } from '../../../platform/db/index.ts'

export function findState(db: Executor, listingId: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'sellerId', 'state'])
    .where('id', '=', listingId)
    .executeTakeFirst()
}
