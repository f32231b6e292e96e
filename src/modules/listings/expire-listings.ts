import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { expireDue } from './listings.store.ts'

const BATCH = 200

/** Ends live listings whose 30 days are over; says how many. */
export function expireListings(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const ids = await expireDue(tx, at, BATCH)
    for (const id of ids) {
      await recordEvent(tx, 'listing_expired', at, { listingId: id })
      await writeAudit(tx, {
        actor: 'system',
        action: 'listing_expired',
        subject: ['listing', id],
        at,
      })
    }
    if (ids.length > 0)
      for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
    return ids.length
  })
}
