import type { Deps } from '../../deps.ts'
import { inTransaction, isId, noteChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type Listing, whyNotWithdrawable } from './listing.ts'
import { findListing, moveListing } from './listings.store.ts'

type Outcome =
  | { listing: Listing }
  | { refused: 'not_found' | NonNullable<ReturnType<typeof whyNotWithdrawable>> }

/** Its seller takes a phone off the market; again is harmless. For anyone else it is not there. */
export async function withdrawListing(deps: Deps, viewer: Viewer, id: string): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const before = await findListing(tx, id)
    if (!before || before.sellerId !== viewer.id) return { refused: 'not_found' }
    const listing = await moveListing(tx, id, 'withdraw', at)
    if (!listing) {
      // Read again: the state may have changed since, under a buyer's hand.
      const now = (await findListing(tx, id)) ?? before
      if (now.state === 'withdrawn') return { listing: now }
      return { refused: whyNotWithdrawable(now) ?? 'not_on_sale' }
    }
    await recordEvent(tx, 'listing_withdrawn', at, { listingId: id })
    await writeAudit(tx, {
      actor: viewer,
      action: 'listing_withdrawn',
      subject: ['listing', id],
      at,
    })
    for (const topic of ['listings', 'adverts', 'catalog']) noteChange(tx, topic)
    return { listing }
  })
}
