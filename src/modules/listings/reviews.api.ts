import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  route,
  viewerOf,
  z,
} from '../../platform/http/index.ts'
import { decideReview } from './decide-review.ts'
import { findListing, findListings } from './listings.store.ts'
import { turnedDown } from './refusal-words.ts'
import {
  openReviewBody,
  ownReviewBody,
  type ReviewBody,
  reviewDecisionBody,
} from './reviews.contract.ts'
import { findLastReview, listOpenReviews, type Proposed, type Review } from './reviews.store.ts'
import { toPhone } from './to-phone.ts'

const tags = ['moderation']
const params = z.object({ id: z.string() })

/** What moderators look at before it is on sale, and what its seller hears of it. */
export function reviewsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/reviews',
        operationId: 'listReviews',
        summary: 'New listings and changes that wait for a moderator, longest first',
        tags,
        responses: { 200: json(z.array(openReviewBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const reviews = await listOpenReviews(db)
        const listings = await findListings(
          db,
          reviews.map((review) => review.listingId),
        )
        const phones = new Map(
          listings.map((listing) => [listing.id, toPhone(listing, viewerOf(c))]),
        )
        const shown = reviews.flatMap((review) => {
          const phone = phones.get(review.listingId)
          return phone ? { ...toReview(review), phone } : []
        })
        return c.json(shown, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/reviews/{id}',
        operationId: 'decideReview',
        summary: 'Approves a listing or a change, asks for changes, or refuses with a reason',
        tags,
        request: {
          params,
          body: {
            content: { 'application/json': { schema: reviewDecisionBody } },
            required: true,
          },
        },
        responses: { 200: json(openReviewBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const { decision, reason = '' } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const outcome = await decideReview(deps, viewer, id, { decision, reason })
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        const { review, listing } = outcome
        return c.json({ ...toReview(review), phone: toPhone(listing, viewer) }, 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/phones/{id}/review',
        operationId: 'getReview',
        summary: 'What a moderator decided about one’s own phone, or has still to decide',
        tags,
        request: { params },
        responses: { 200: json(ownReviewBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const listing = isId(id) ? await findListing(db, id) : undefined
        if (listing?.sellerId !== viewerOf(c).id) return refuse(c, ...turnedDown('not_found'))
        const review = await findLastReview(db, listing.id)
        return c.json({ review: review ? toReview(review) : null }, 200)
      },
    )
}

function toReview(review: Review): ReviewBody {
  const { id, proposed, decision, reason, createdAt, decidedAt } = review
  return {
    _id: id,
    kind: proposed ? 'change' : 'listing',
    proposed: toProposed(proposed),
    decision: decision === 'superseded' ? null : decision,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** A change as its seller and the moderators see it. */
export function toProposed(proposed: Proposed | null) {
  if (!proposed) return null
  const { brand, name, storageGb, grade, img } = proposed
  return { brand, name, storageGb, grade, img }
}
