import type { Executor, Tx } from '../../platform/db/index.ts'

/** What a listing offers, whose it is and in which state. */
const columns = ['id', 'sellerId', 'state', 'brand', 'name', 'modelId', 'storageGb'] as const

export function findListingState(db: Executor, id: string) {
  return listing(db, id).executeTakeFirst()
}

/**
 * Locks a listing until commit. With 'update' what refers to the listing waits too, such as a favorite that is
 * being added: for callers that change the listing.
 */
export function lockListingState(tx: Tx, id: string, strength: 'update' | 'noKeyUpdate') {
  const locked = listing(tx, id)
  return (strength === 'update' ? locked.forUpdate() : locked.forNoKeyUpdate()).executeTakeFirst()
}

function listing(db: Executor, id: string) {
  return db.selectFrom('listings').select(columns).where('id', '=', id)
}

/** How verification, which listings depend on, reads and locks them. */
export const listingReader = {
  find: findListingState,
  lock: (tx: Tx, id: string) => lockListingState(tx, id, 'noKeyUpdate'),
}
