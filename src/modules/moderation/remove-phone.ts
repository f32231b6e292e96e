import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { endAdverts } from '../listings/advertising/index.ts'
import { findListing, removeListing } from '../listings/index.ts'
import { cancelLiveOrder } from '../orders/index.ts'
import { closeReports } from './close-reports.ts'
import { lockPeople, lockPhone } from './reports.store.ts'

/** `reason` is for the seller, `note` for admins only. */
export type Removal = { reason: string; note: string }

/**
 * A moderator removes a listing: its order is canceled, its adverts end, and every open report about
 * it is closed. Repeating it changes nothing and keeps the first reason.
 */
export async function removePhone(
  deps: Deps,
  admin: Viewer,
  listingId: string,
  removal: Removal,
): Promise<'removed' | 'not_found'> {
  if (!isId(listingId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const seen = await findListing(tx, listingId)
    if (!seen) return 'not_found'
    // People are locked before phones, in every operation.
    await lockPeople(tx, [admin.id, ...(seen.sellerId ? [seen.sellerId] : [])])
    const phone = await lockPhone(tx, listingId)
    if (phone?.state === 'removed') return 'removed'
    const at = deps.clock.now()
    await takeDown(deps, tx, listingId, admin, at, removal)
    await closeReports(tx, admin, { listingId }, { decision: 'removed', ...removal }, at)
    return 'removed'
  })
}

/** Removes a locked phone, in the caller's transaction. */
export async function takeDown(
  deps: Deps,
  tx: Tx,
  listingId: string,
  admin: Viewer,
  at: Date,
  { reason, note }: Removal,
) {
  await removeListing(tx, listingId, at, reason)
  await cancelLiveOrder(deps, tx, listingId, admin, at)
  await endAdverts(tx, listingId)
  await recordEvent(tx, 'phone_removed', at, { listingId, reason })
  await writeAudit(tx, {
    actor: admin,
    action: 'phone_removed',
    subject: ['listing', listingId],
    at,
    data: { reason, note },
  })
}
