import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { waitsBeside, whyNotOnSale } from '../../shared/listing-life-cycle.ts'
import { matchModel } from '../catalog/index.ts'
import { bindPhotosToListing, deleteListedPictures, setPhotos } from '../media/index.ts'
import { rewriteListing } from './edit.store.ts'
import type { Listing } from './listing.ts'
import { reviewMail } from './listing-mails.ts'
import { findListing, lockListing } from './listings.store.ts'
import { type MoveRefusal, moveAs } from './move-listing.ts'
import { closeReview, type Decision, findReview, type Review } from './reviews.store.ts'
import { lockSeller } from './sellers.store.ts'

type Decided = { decision: Decision; reason: string }
type Outcome =
  | { review: Review; listing: Listing }
  | { refused: MoveRefusal | 'no_review' | 'superseded' | 'decided_otherwise' }

const moveOf = { approved: 'approve', changes_requested: 'ask', refused: 'reject' } as const

/**
 * A moderator decides about a new listing, or about a change of one. The same decision again is
 * harmless; what was edited since is not decided, for the moderator did not see it.
 */
export async function decideReview(
  deps: Deps,
  admin: Viewer,
  id: string,
  decided: Decided,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'no_review' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const seen = await findReview(tx, id)
    const about = seen && (await findListing(tx, seen.listingId))
    if (!about) return { refused: 'no_review' }
    // People before phones: whoever bans the seller waits, or was first.
    if (about.sellerId) await lockSeller(tx, about.sellerId)
    const before = await lockListing(tx, about.id)
    const review = await findReview(tx, id)
    if (!before || !review) return { refused: 'no_review' }
    if (review.decision === decided.decision) return { review, listing: before }
    if (review.decision === 'superseded') return { refused: 'superseded' }
    if (review.decision) return { refused: 'decided_otherwise' }
    const at = deps.clock.now()
    const outcome = review.proposed
      ? await decideChange(deps, tx, admin, before, review, decided, at)
      : await decideListing(tx, admin, before, decided, at)
    if ('refused' in outcome) return outcome
    await closeReview(tx, id, { ...decided, by: admin.id, at })
    const looks = review.reuse.map(({ mediaId }) => mediaId)
    if (decided.decision === 'refused') await deleteListedPictures(tx, looks)
    if (before.sellerId)
      await queueMail(
        tx,
        reviewMail(deps, before, { ...decided, isChange: Boolean(review.proposed) }),
        at,
      )
    const after = await findReview(tx, id)
    return { review: after ?? review, listing: outcome.listing }
  })
}

function decideListing(
  tx: Tx,
  admin: Viewer,
  listing: Listing,
  { decision, reason }: Decided,
  at: Date,
) {
  const mover = { as: 'moderator', id: admin.id, role: admin.role } as const
  return moveAs(tx, mover, listing.id, moveOf[decision], at, { reason })
}

async function decideChange(
  deps: Deps,
  tx: Tx,
  admin: Viewer,
  before: Listing,
  { id: reviewId, proposed }: Review,
  { decision, reason }: Decided,
  at: Date,
): Promise<{ listing: Listing } | { refused: MoveRefusal }> {
  const approved = decision === 'approved' ? proposed : null
  // A booked phone stays what its buyer saw; a change that is refused touches nothing.
  if (approved && !waitsBeside(before.state)) return { refused: whyNotOnSale(before.state) }
  let listing = before
  const waiting = before.sellerId && { sellerId: before.sellerId, draftId: reviewId }
  if (waiting && approved) await bindPhotosToListing(deps, tx, waiting, before.id)
  if (waiting && !approved) await setPhotos(deps, tx, waiting, [])
  if (approved) {
    const { categoryId: brandId, name } = approved
    // Matched now: the models may have changed since it was proposed.
    const { id: modelId } = await matchModel(tx, { brandId, name })
    listing = await rewriteListing(tx, before.id, { ...before, ...approved, modelId }, at)
    for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
  }
  const action = approved ? 'change_approved' : 'change_refused'
  const data = { reviewId, reason }
  await recordEvent(tx, action, at, { listingId: before.id, ...data })
  await writeAudit(tx, { actor: admin, action, subject: ['listing', before.id], at, data })
  return { listing }
}
