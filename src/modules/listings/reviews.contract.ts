import { z } from '../../platform/http/index.ts'
import { phoneBody, photoBody } from './listings.contract.ts'

export const proposedBody = z
  .object({
    brand: z.string(),
    name: z.string(),
    storageGb: z.number().int().nullable(),
    grade: z.enum(['A', 'B', 'C', 'D']).nullable(),
    img: z.string(),
    photos: z.array(photoBody),
  })
  .openapi('ProposedChange')

const notice = z.string().openapi({
  description: 'For its seller, why photos wait although nothing else would; else empty.',
})

/** A phone that was listed; `state` says whether a moderator looks at it first. */
export const listedPhoneBody = phoneBody.extend({ notice }).openapi('ListedPhone')
export type ListedPhone = z.infer<typeof listedPhoneBody>

/** An edited phone as it stands now, and what of the edit waits for a moderator. */
export const editedPhoneBody = phoneBody
  .extend({
    proposed: z
      .union([proposedBody, z.null()])
      .openapi({ description: 'Waits for a moderator; the phone stays as it is until then.' }),
    notice,
  })
  .openapi('EditedPhone')
export type EditedPhone = z.infer<typeof editedPhoneBody>

export const reviewBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['listing', 'change']),
    proposed: z.union([proposedBody, z.null()]),
    decision: z.enum(['approved', 'changes_requested', 'refused']).nullable(),
    reason: z.string(),
    notice,
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .openapi('ListingReview')
export type ReviewBody = z.infer<typeof reviewBody>

/** A photo beside one of another seller that it looks like. */
export const photoReuseBody = z
  .object({
    src: z.string(),
    other: z.object({
      src: z.string().nullable().openapi({ description: 'Null when the picture is gone.' }),
      phoneId: z.string().nullable().openapi({ description: 'A listing that shows it.' }),
      seller: z.string().nullable().openapi({ description: 'Null when the account is deleted.' }),
      sellerId: z.string().nullable(),
      listedAt: z.iso.datetime(),
    }),
    mirrored: z.boolean(),
    likeness: z.number().openapi({ description: '1 is the same.' }),
  })
  .openapi('PhotoReuse')

export const openReviewBody = reviewBody
  .extend({
    phone: phoneBody,
    reuse: z.array(photoReuseBody).openapi({ description: 'To be compared side by side.' }),
  })
  .openapi('OpenListingReview')
export type OpenReview = z.infer<typeof openReviewBody>

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
