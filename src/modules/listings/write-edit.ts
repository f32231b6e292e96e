import type { Deps } from '../../deps.ts'
import { publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { waitsBeside } from '../../shared/listing-life-cycle.ts'
import { setPhotos } from '../media/index.ts'
import {
  changedFields,
  isMaterial,
  materialOf,
  proposedOf,
  type Said,
  sameProposal,
} from './changes.ts'
import { rewriteListing } from './edit.store.ts'
import { holdForReuse } from './hold-for-reuse.ts'
import type { Listing } from './listing.ts'
import { moveAs } from './move-listing.ts'
import { findReused, type PhotoReuse } from './photo-reuse.ts'
import { coverOf, type KeptPhoto } from './read-photos.ts'
import { closeReview, findOpenReview, openReview, type Proposed } from './reviews.store.ts'

/** A listing after an edit, what of the edit waits for a moderator, and which photos look reused. */
export type Edited = { listing: Listing; proposed: Proposed | null; reuse: PhotoReuse[] }
type Before = Listing & { photos: KeptPhoto[] }

/** Writes an edit that may be made: what waits stands beside the listing, the rest goes over it. */
export async function writeEdit(
  deps: Deps,
  tx: Tx,
  seller: Viewer,
  before: Before,
  said: Said,
): Promise<Edited> {
  const at = deps.clock.now()
  const open = await findOpenReview(tx, before.id)
  const { proposed, written, reuse } = await divide(deps, tx, before, said)
  const changes = changedFields(before, written)
  const isNew = !sameProposal(open?.proposed ?? null, proposed)
  const sentAgain = before.state === 'changes_requested'
  if (changes.length === 0 && !isNew && !sentAgain) return { listing: before, proposed, reuse }
  let listing: Listing = before
  if (changes.length > 0) {
    await setPhotos(deps, tx, { listingId: before.id }, written.photos)
    const all = { ...written, ...coverOf(written.photos) }
    listing = await rewriteListing(tx, before.id, all, at)
  }
  await noteEdit(tx, seller, before, listing, { changes, proposed, at })
  if (open) await closeReview(tx, open.id, { decision: 'superseded', by: seller.id, at })
  if (sentAgain) {
    const mover = { as: 'seller', id: seller.id, role: seller.role } as const
    const moved = await moveAs(tx, mover, before.id, 'submit', at)
    if ('listing' in moved) listing = moved.listing
  }
  const about = { listingId: before.id, reuse, at }
  if (sentAgain || before.state === 'pending_review') await openReview(tx, about)
  if (proposed) {
    const reviewId = await openReview(tx, { ...about, proposed })
    await setPhotos(deps, tx, { sellerId: seller.id, draftId: reviewId }, proposed.photos)
  }
  // Last: a picture that the new change shows too is not let go in between.
  if (open?.proposed) await setPhotos(deps, tx, { sellerId: seller.id, draftId: open.id }, [])
  if (reuse.length > 0) await holdForReuse(deps, tx, listing, reuse, at)
  return { listing, proposed, reuse }
}

/** What of an edit is true at once, and what waits while the version that was approved stays. */
async function divide(deps: Deps, tx: Tx, before: Before, said: Said) {
  const beside = waitsBeside(before.state)
  const isShown = ({ url }: KeptPhoto) => before.photos.some((photo) => photo.url === url)
  // What an approved listing shows already was looked at, or needed no look.
  const toCompare = beside ? said.photos.filter((photo) => !isShown(photo)) : said.photos
  const reuse = before.sellerId ? await findReused(tx, toCompare, before.sellerId) : []
  if (beside && deps.env.MODERATION === 'pre' && isMaterial(before, said)) {
    const { categoryId, modelId, photos } = before
    const approved = { categoryId, ...materialOf(before), modelId, photos }
    return { proposed: proposedOf(said), written: { ...said, ...approved }, reuse }
  }
  if (beside && reuse.length > 0)
    return { proposed: proposedOf(said), written: { ...said, photos: before.photos }, reuse }
  return { proposed: null, written: said, reuse }
}

async function noteEdit(
  tx: Tx,
  seller: Viewer,
  before: Listing,
  after: Listing,
  { changes, proposed, at }: { changes: string[]; proposed: Proposed | null; at: Date },
) {
  const listingId = before.id
  const data = { changes, ...(proposed && { proposed }) }
  await recordEvent(tx, 'listing_edited', at, { listingId, ...data })
  await writeAudit(tx, {
    actor: seller,
    action: 'listing_edited',
    subject: ['listing', listingId],
    at,
    data,
  })
  const [fromMinor, toMinor] = [before.priceMinor, after.priceMinor]
  if (before.state === 'live' && toMinor < fromMinor)
    await recordEvent(tx, 'price_dropped', at, { listingId, fromMinor, toMinor })
  for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
}
