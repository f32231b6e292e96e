import type { Tx } from '../../../platform/db/index.ts'
import { type RecordedEvent, writeAudit } from '../../../platform/events.ts'
import { waitsBeside } from '../../../shared/listings/listing-life-cycle.ts'
import type { Listing } from '../listing.ts'
import { findListing, lockListing } from '../listings.store.ts'
import { moveAs } from '../move-listing.ts'
import type { PhotoReuse } from '../photos.ts'
import { changeReview, closeReview, findOpenReview, openReview } from '../reviews/reviews.store.ts'
import { lockSeller } from '../sellers.store.ts'
import { assessPhone, type Demands, isHeld, riskShown, saveDemands } from './assess.ts'

/**
 * Continues with a listing when its seller proves something about it, in the same transaction: one that
 * waited for the proof goes on sale, one whose new IMEI is suspicious goes off it.
 */
export async function followProofs(tx: Tx, { name, at, data }: RecordedEvent): Promise<void> {
  if (name !== 'possession_proven' && name !== 'imei_checked') return
  const { listingId } = data
  const seen = typeof listingId === 'string' ? await findListing(tx, listingId) : undefined
  if (!seen?.sellerId || !(await lockSeller(tx, seen.sellerId))) return
  const listing = await lockListing(tx, seen.id)
  if (!listing?.sellerId) return
  if (listing.state === 'pending_review') return continueWaiting(tx, listing, at)
  if (name === 'imei_checked' && waitsBeside(listing.state)) await reassess(tx, listing, at)
}

async function continueWaiting(tx: Tx, listing: Listing, at: Date) {
  const open = await findOpenReview(tx, listing.id)
  if (!open) return
  const demands = await assess(tx, listing, open.reuse, at)
  await saveDemands(tx, listing.id, demands, at)
  const byModerator = open.byModerator || demands.byModerator || demands.isBlocked
  const { waitsFor } = demands
  const goesOn = !byModerator && waitsFor.length === 0
  if (goesOn && (await approveProved(tx, listing.id, open.id, at))) return
  // Whatever else keeps it from going on sale is for a moderator.
  await changeReview(tx, open.id, { waitsFor, byModerator: byModerator || goesOn })
}

/** Puts a listing on sale that waited for nothing but its seller; false when it cannot be. */
export async function approveProved(tx: Tx, listingId: string, reviewId: string, at: Date) {
  const moved = await moveAs(tx, { as: 'clock' }, listingId, 'approve', at)
  if ('refused' in moved) return false
  await closeReview(tx, reviewId, { decision: 'approved', by: null, at })
  return true
}

async function reassess(tx: Tx, listing: Listing, at: Date) {
  const demands = await assess(tx, listing, [], at)
  await saveDemands(tx, listing.id, demands, at)
  if (!isHeld(demands) && !demands.isBlocked) return
  await flagListing(tx, listing, demands, { reuse: [], at })
}

function assess(tx: Tx, listing: Listing, reuse: readonly PhotoReuse[], at: Date) {
  const subject = { sellerId: listing.sellerId!, listingId: listing.id }
  return assessPhone(tx, subject, { phone: listing, reuse }, at)
}

/** Takes a listing off sale until it is proved or reviewed. An edit that waits is replaced. */
export async function flagListing(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'sellerId'>,
  demands: Demands,
  { reuse, at, byModerator = false }: { reuse: PhotoReuse[]; at: Date; byModerator?: boolean },
) {
  const { id: listingId, sellerId } = listing
  const open = await findOpenReview(tx, listingId)
  if (open) await closeReview(tx, open.id, { decision: 'superseded', by: sellerId, at })
  const moved = await moveAs(tx, { as: 'clock' }, listingId, 'flag', at)
  if ('refused' in moved) throw new Error(`listing ${listingId} cannot be flagged`)
  const review = {
    listingId,
    reuse,
    risk: riskShown(demands),
    waitsFor: demands.waitsFor,
    byModerator: byModerator || demands.byModerator || demands.isBlocked,
    at,
  }
  await openReview(tx, review)
  await writeAudit(tx, {
    actor: 'system',
    action: 'risk_flagged',
    subject: ['listing', listingId],
    at,
    data: { score: demands.assessed.risk.score, rules: demands.assessed.risk.rules },
  })
  return { listing: moved.listing, review }
}
