import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { findListing } from '../listings.store.ts'
import { refuseListing } from '../refusals.ts'
import { openReviewBody, ownReviewBody, reviewDecisionBody } from './reviews.contract.ts'
import { findLastReview, listOpenReviews } from './reviews.store.ts'
import { decideReview, openReviewsOf, toReview } from './reviews.ts'

const reviewTags = ['moderation']
const params = z.object({ id: z.string() })

/** Reviews of listings: the moderators' queue, and the result for the seller. */
export function reviewsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/reviews',
        operationId: 'listReviews',
        summary: 'List pending reviews',
        description:
          'Returns new listings and changes that wait for a moderator, longest waiting first. For admins.',
        tags: reviewTags,
        responses: { 200: json(z.array(openReviewBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        return c.json(await openReviewsOf(db, await listOpenReviews(db), requireViewer(c)), 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/reviews/{id}',
        operationId: 'decideReview',
        summary: 'Decide a review',
        description:
          'Approves a listing or change, asks for changes, or rejects it with a reason that the seller can read. For admins. Refused with 409 if the seller has edited the listing since, or if another admin decided differently.',
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
        const outcome = await decideReview(deps, viewer, id, { decision, reason })
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        const [shown] = await openReviewsOf(db, [outcome.review], viewer)
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
        return c.json({ review: review ? toReview(review) : null }, 200)
      },
    )
}
