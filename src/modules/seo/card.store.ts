import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { type Listing, listingColumns } from '../listings/index.ts'

/** A listing that everybody may see a page of. */
export function findShown(db: Executor, id: string): Promise<Listing | undefined> {
  return db
    .selectFrom('listings')
    .select(listingColumns)
    .where('id', '=', id)
    .where(sql<boolean>`state in ('live', 'reserved', 'sold', 'paused', 'expired', 'withdrawn')`)
    .executeTakeFirst()
}
