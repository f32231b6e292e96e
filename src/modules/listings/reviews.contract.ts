import { z } from '../../platform/http/index.ts'
import { phoneBody } from './listings.contract.ts'

export const proposedBody = z
  .object({
    brand: z.string(),
    name: z.string(),
    storageGb: z.number().int().nullable(),
    grade: z.enum(['A', 'B', 'C', 'D']).nullable(),
    img: z.string(),
  })
  .openapi('ProposedChange')

/** An edited phone as it stands now, and what of the edit waits for a moderator. */
export const editedPhoneBody = phoneBody
  .extend({
    proposed: z
      .union([proposedBody, z.null()])
      .openapi({ description: 'Waits for a moderator; the phone stays as it is until then.' }),
  })
  .openapi('EditedPhone')

export const reviewBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['listing', 'change']),
    proposed: z.union([proposedBody, z.null()]),
    decision: z.enum(['approved', 'changes_requested', 'refused']).nullable(),
    reason: z.string(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .openapi('ListingReview')
export type ReviewBody = z.infer<typeof reviewBody>

export const openReviewBody = reviewBody.extend({ phone: phoneBody }).openapi('OpenListingReview')

export const ownReviewBody = z.object({ review: z.union([reviewBody, z.null()]) })

export const reviewDecisionBody = z
  .strictObject({
    decision: z.enum(
      ['approved', 'changes_requested', 'refused'],
      'Choose approved, changes_requested or refused',
    ),
    reason: z.string().trim().max(500, 'At most 500 characters').optional(),
  })
  .refine(({ decision, reason }) => decision === 'approved' || Boolean(reason), {
    path: ['reason'],
    message: 'Say why: the seller reads it',
  })
  .openapi('ReviewDecision')
