import { z } from '../../../platform/http/index.ts'
import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import { priceVerdicts } from '../../../shared/pricing/judge-price.ts'
import { phoneBody, photoBody } from '../listings.contract.ts'

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
  description: 'Text for the seller about photos that a moderator has to review; otherwise empty.',
})

/** A new listing; `state` says whether a moderator reviews it first. */
export const listedPhoneBody = phoneBody.extend({ notice }).openapi('CreatedPhone')
export type ListedPhone = z.infer<typeof listedPhoneBody>

/** An edited phone, and the part of the edit that waits for a moderator. */
export const editedPhoneBody = phoneBody
  .extend({
    proposed: z.union([proposedBody, z.null()]).openapi({
      description: 'The change that a moderator has to approve; the phone is unchanged until then.',
    }),
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
    requirements: z.array(z.enum(['possession', 'verification'])).openapi({
      description: 'What the seller still has to provide: a photo with a code, or the IMEI.',
    }),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .openapi('ListingReview')
export type ReviewBody = z.infer<typeof reviewBody>

/** A photo, and the matching one of another seller. */
export const photoReuseBody = z
  .object({
    src: z.string(),
    other: z.object({
      src: z.string().nullable().openapi({ description: 'Null when the photo was deleted.' }),
      phoneId: z.string().nullable().openapi({ description: 'A listing with this photo.' }),
      seller: z.string().nullable().openapi({ description: 'Null when the account was deleted.' }),
      sellerId: z.string().nullable(),
      listedAt: z.iso.datetime(),
    }),
    mirrored: z.boolean(),
    similarity: z.number().openapi({ description: 'From 0 to 1, where 1 is the same picture.' }),
  })
  .openapi('PhotoReuse')

export const openReviewBody = reviewBody
  .extend({
    phone: phoneBody,
    priceVerdict: z.enum(priceVerdicts).nullable().openapi({
      description: 'How the price compares with the fair price; null where none is known.',
    }),
    standing: z
      .object({
        sales: z.number().int().openapi({ description: 'Sales that count.' }),
        openDisputes: z.number().int(),
        removed: z.number().int().openapi({ description: 'Listings that moderators removed.' }),
      })
      .nullable()
      .openapi({ description: 'Of the seller; null once the account is deleted.' }),
    reuse: z.array(photoReuseBody).openapi({ description: 'Matching photos to compare.' }),
    risk: z
      .union([
        z.object({
          score: z.number().int(),
          reasons: z.array(z.string()),
          actions: z.array(
            z.enum([
              'review',
              'hold_payout',
              'require_possession',
              'require_verification',
              'block',
            ]),
          ),
        }),
        z.null(),
      ])
      .openapi({ description: 'The risk rules that required this review; for moderators only.' }),
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
    reason: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .optional(),
  })
  .refine(({ decision, reason }) => decision === 'approved' || Boolean(reason), {
    path: ['reason'],
    message: 'Enter a reason; the seller can read it',
  })
  .openapi('ReviewDecision')
