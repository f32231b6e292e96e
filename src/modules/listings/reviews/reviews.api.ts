import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  isId,
  publishChange,
  rollbackOnRefusal,
  type Tx,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  messagesFor,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { keepsApprovedVersion, saleRefusal } from '../../../shared/listings/listing-life-cycle.ts'
import { ALL_PRICES } from '../../../shared/listings/listing-topics.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { translateRiskReason } from '../../../text/risk.ts'
import { findNames, lockSeller } from '../../accounts/index.ts'
import { matchModel } from '../../catalog/index.ts'
import {
  bindPhotosToListing,
  deleteListedPictures,
  findPhotoLocations,
  listPhotosByListing,
  photoAt,
  setPhotos,
} from '../../media/index.ts'
import { judgePrices } from '../../pricing/index.ts'
import { overrideRisk } from '../../risk/index.ts'
import { compareImeiAgain, gradeListing } from '../../verification/index.ts'
import {
  findListing,
  findListings,
  type Listing,
  lockListing,
  rewriteListing,
} from '../listings.store.ts'
import { type PhotoReuse, photosToKeep } from '../photos.ts'
import { refuseListing } from '../refusals.ts'
import { readSellerStandings } from '../sellers.store.ts'
import { toPhone, toPhotos } from '../to-phone.ts'
import { type TransitionRefusal, transitionListing } from '../transition-listing.ts'
import { changedFields, identityFields, isRenamed } from '../versions/changed-fields.ts'
import { noteChanges } from '../versions/changes.ts'
import { type EditCallbacks, recordVersion } from '../versions/versions.ts'
import {
  openReviewBody,
  ownReviewBody,
  type photoReuseBody,
  type ReviewBody,
  reviewDecisionBody,
} from './reviews.contract.ts'
import {
  closeReview,
  type Decision,
  findLastReview,
  findReview,
  listOpenReviews,
  type Proof,
  type Proposed,
  type Review,
} from './reviews.store.ts'

type Decided = {
  decision: Decision
  reason: string
  /**
   * Whether the listing is as the moderator saw it; a review that is decided or a listing that is not is
   * refused.
   */
  isExpected?: (listing: Listing) => boolean
}
type Outcome =
  | { review: Review; listing: Listing }
  | { refused: TransitionRefusal | 'no_review' | 'superseded' | 'decided_otherwise' | 'interest' }

const transitionFor = {
  approved: 'approve',
  changes_requested: 'request_changes',
  refused: 'reject',
} as const

/**
 * Decides the review of a listing or of an edit. Repeating the same decision is harmless. A review
 * that a later edit superseded is refused, because the moderator has not seen that edit.
 */
export async function decideReview(
  deps: Deps,
  admin: Viewer,
  id: string,
  decided: Decided,
  callbacks: EditCallbacks,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'no_review' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    const unlocked = await findReview(tx, id)
    const about = unlocked && (await findListing(tx, unlocked.listingId))
    if (!about) return { refused: 'no_review' }
    // Users are locked before listings, so that a ban cannot interleave.
    if (about.sellerId) await lockSeller(tx, about.sellerId)
    const before = await lockListing(tx, about.id)
    const review = await findReview(tx, id)
    if (!before || !review) return { refused: 'no_review' }
    const { isExpected, ...decision } = decided
    if (isExpected && (review.decision || !isExpected(before))) return { refused: 'superseded' }
    if (review.decision === decided.decision) return { review, listing: before }
    if (review.decision === 'superseded') return { refused: 'superseded' }
    if (review.decision) return { refused: 'decided_otherwise' }
    const now = deps.clock.now()
    const outcome = review.proposed
      ? await decideChange(deps, tx, admin, before, review, { ...decided, ...callbacks, at: now })
      : await decideListing(tx, admin, before, decided, now)
    if ('refused' in outcome) return outcome
    await closeReview(tx, id, { ...decision, by: admin.id, at: now })
    if (decided.decision === 'approved' && review.risk)
      await overrideRisk(tx, admin, before.id, now, decided.reason)
    const mediaIds = review.reuse.map(({ mediaId }) => mediaId)
    if (decided.decision === 'refused') await deleteListedPictures(tx, mediaIds)
    const after = await findReview(tx, id)
    return { review: after ?? review, listing: outcome.listing }
  })
}

function decideListing(
  tx: Tx,
  admin: Viewer,
  listing: Listing,
  { decision, reason }: Decided,
  date: Date,
) {
  const { id, role, staffRole } = admin
  const by = { as: 'moderator', id, role, staffRole } as const
  return transitionListing(tx, by, listing.id, transitionFor[decision], date, { reason })
}

async function decideChange(
  deps: Deps,
  tx: Tx,
  admin: Viewer,
  before: Listing,
  { id: reviewId, proposed }: Review,
  { decision, reason, onChanged, findInterest, at }: Decided & EditCallbacks & { at: Date },
): Promise<{ listing: Listing } | { refused: TransitionRefusal | 'interest' }> {
  const approved = decision === 'approved' ? proposed : null
  // A reserved phone stays as its buyer saw it; a refused edit changes nothing.
  if (approved && !keepsApprovedVersion(before.state)) return { refused: saleRefusal(before.state) }
  let listing = before
  const old = { ...before, photos: await photosToKeep(tx, before) }
  const waiting = before.sellerId && { sellerId: before.sellerId, draftId: reviewId }
  if (waiting && approved) await bindPhotosToListing(deps, tx, waiting, before.id)
  if (waiting && !approved) await setPhotos(deps, tx, waiting, [])
  if (approved) {
    const { categoryId: brandId, name } = approved
    // Matched now, because models may have changed since the edit.
    const { id: modelId } = await matchModel(tx, { brandId, name })
    const next = { ...before, ...approved, modelId }
    if (identityFields(old, next).length > 0 && (await findInterest(tx, before.id)))
      return { refused: 'interest' }
    listing = await rewriteListing(tx, before.id, next, at)
    const differing = [...changedFields(old, next), ...(approved.regraded ? ['answers'] : [])]
    if (isRenamed(differing)) await compareImeiAgain(tx, listing)
    const changes = noteChanges(old, next, differing)
    await recordVersion(tx, listing, { changes, onChanged, at })
    if (approved.regraded && before.sellerId) {
      const to = { sellerId: before.sellerId, listingId: before.id }
      await gradeListing(tx, to, approved.regraded, at)
    }
    for (const topic of ['listings', ALL_PRICES, 'adverts', 'catalog']) publishChange(tx, topic)
  }
  const action = approved ? 'change_approved' : 'change_refused'
  const data = { reviewId, decision, reason }
  await recordEvent(tx, action, at, { listingId: before.id, ...data })
  await writeAudit(tx, { actor: admin, action, subject: ['listing', before.id], at, data })
  return { listing }
}

type OpenReview = z.infer<typeof openReviewBody>

/** Reviews for moderators, with all photos and the matching photos of other sellers. */
async function openReviewsOf(
  deps: Deps,
  reviews: readonly Review[],
  viewer: Viewer,
  language: Language,
): Promise<OpenReview[]> {
  const db = deps.db.kysely
  const listingIds = reviews.map(({ listingId }) => listingId)
  const [listings, photos, reuse] = await Promise.all([
    findListings(db, listingIds),
    listPhotosByListing(db, listingIds),
    loadReuse(db, reviews),
  ])
  const context = { currency: deps.settings.current().currency, now: deps.clock.now() }
  const [prices, standings] = await Promise.all([
    judgePrices(db, listings, context),
    readSellerStandings(
      db,
      listings.flatMap(({ sellerId }) => sellerId ?? []),
    ),
  ])
  const phones = new Map(
    listings.map((one) => [
      one.id,
      toPhone({ ...deps, language }, one, viewer, photos.get(one.id)),
    ]),
  )
  return reviews.flatMap((review) => {
    const phone = phones.get(review.listingId)
    if (!phone) return []
    const { risk } = review
    const shownRisk = risk && {
      score: risk.score,
      reasons: risk.reasons.map((reason) => translateRiskReason(reason, language)),
      actions: risk.actions,
    }
    return {
      ...toReview(review),
      phone,
      priceVerdict: prices.get(phone._id)?.verdict ?? null,
      standing: standings.get(phone.sellerId ?? '') ?? null,
      reuse: review.reuse.map(reuse),
      risk: shownRisk,
    }
  })
}

/** A review for its seller, without the matching photos of others. */
export function toReview(review: Review, translate = (message: string) => message): ReviewBody {
  const { id, proposed, decision, reason, createdAt, decidedAt } = review
  return {
    _id: id,
    kind: proposed ? 'change' : 'listing',
    proposed: toProposed(proposed),
    decision: decision === 'superseded' ? null : decision,
    reason,
    notice: reviewNotice(review).map(translate).join(' '),
    requirements: review.waitsFor,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** An edit that waits for a moderator. */
export function toProposed(proposed: Proposed | null) {
  if (!proposed) return null
  const { brand, name, storageGb, grade, img } = proposed
  const photos = toPhotos(proposed.photos.map(photoAt))
  return { brand, name, storageGb, grade, img, photos }
}

async function loadReuse(db: Executor, reviews: readonly Review[]) {
  const others = reviews.flatMap(({ reuse }) => reuse.map(({ other }) => other))
  const mediaIds = others.map(({ mediaId }) => mediaId)
  const sellerIds = others.flatMap(({ sellerId }) => sellerId ?? [])
  const [places, names] = await Promise.all([
    findPhotoLocations(db, mediaIds),
    findNames(db, sellerIds),
  ])
  return ({ url: src, other }: PhotoReuse): z.infer<typeof photoReuseBody> => ({
    src,
    other: {
      src: places.get(other.mediaId)?.url ?? null,
      phoneId: places.get(other.mediaId)?.listingId ?? null,
      seller: names.get(other.sellerId ?? '') ?? null,
      sellerId: names.has(other.sellerId ?? '') ? other.sellerId : null,
      listedAt: other.listedAt,
    },
    mirrored: other.mirrored,
    similarity: other.similarity,
  })
}

const PHOTO_REUSE_NOTICE =
  'One of your photos looks like a photo in another seller’s listing. A moderator will compare them before yours is shown.'

const RISK_NOTICE =
  'We check some phones before they go up for sale, most often those of new sellers. A moderator looks at yours, usually within a day.'

const proofNotices: Record<Proof, string> = {
  possession:
    'Take a photo of the phone with a one-time code: open the listing under My Products and go to Possession photo.',
  verification:
    'Check the IMEI: open the listing under My Products and type *#06# on the phone to read the number. It has to belong to the model that you list.',
}

const AFTER_PROOF = 'Your phone goes up for sale as soon as this is done.'

type Waiting = Pick<Review, 'reuse' | 'risk' | 'waitsFor' | 'byModerator'>

/**
 * Why a listing waits and what its seller can do, without the rules behind it, one message each; none when there
 * is nothing to say.
 */
export function reviewNotice({ reuse, risk, waitsFor, byModerator }: Waiting): string[] {
  const steps = waitsFor.map((proof) => proofNotices[proof])
  if (!byModerator && steps.length > 0)
    return ['We check some phones before they go up for sale.', ...steps, AFTER_PROOF]
  const why = reuse.length > 0 ? PHOTO_REUSE_NOTICE : risk ? RISK_NOTICE : ''
  return [why, ...steps].filter(Boolean)
}

const reviewTags = ['moderation']
const params = z.object({ id: z.string() })

/** Reviews of listings: the moderators' queue, and the result for the seller. */
export function reviewsApi(deps: Deps, callbacks: EditCallbacks) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('moderateListings', {
        method: 'get',
        path: '/reviews',
        operationId: 'listReviews',
        summary: 'List pending reviews',
        description:
          'For admins. Returns new listings and changes that a moderator has to review, oldest first.',
        tags: reviewTags,
        responses: { 200: json(z.array(openReviewBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const language = pageLanguage(c.req.header('accept-language'))
        const reviews = await listOpenReviews(db)
        return c.json(await openReviewsOf(deps, reviews, requireViewer(c), language), 200)
      },
    )
    .openapi(
      route('moderateListings', {
        method: 'post',
        path: '/reviews/{id}',
        operationId: 'decideReview',
        summary: 'Decide a review',
        description:
          'For admins. Approves a listing or change, requests changes, or rejects it with a reason that the seller can read. Refused with 409 if the seller has edited the listing since, or if another admin decided differently.',
        tags: reviewTags,
        request: {
          params,
          body: jsonBody(reviewDecisionBody),
        },
        responses: { 200: json(openReviewBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { decision, reason = '' } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const outcome = await decideReview(deps, viewer, id, { decision, reason }, callbacks)
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        const language = pageLanguage(c.req.header('accept-language'))
        const [shown] = await openReviewsOf(deps, [outcome.review], viewer, language)
        return shown ? c.json(shown, 200) : refuseListing(c, 'no_review')
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/phones/{id}/review',
        operationId: 'getReview',
        summary: 'Get the review of your phone',
        description:
          'Returns what a moderator decided about your phone, that the decision is pending, or null if it was never reviewed.',
        tags: reviewTags,
        request: { params },
        responses: { 200: json(ownReviewBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const listing = isId(id) ? await findListing(db, id) : undefined
        if (listing?.sellerId !== requireViewer(c).id) return refuseListing(c, 'not_found')
        const review = await findLastReview(db, listing.id)
        return c.json({ review: review ? toReview(review, messagesFor(c)) : null }, 200)
      },
    )
}
