import { multiLine, singleLine, z } from '../../../platform/http/index.ts'
import {
  MAX_CLAIM_ANSWER_LENGTH,
  MAX_CLAIM_LENGTH,
  MAX_CLAIM_PHOTOS,
  MIN_CLAIM_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { claimReasons, claimStates, remedies } from './claim.ts'

const moment = z.iso.datetime()

export const newClaimBody = z
  .strictObject({
    reason: z.enum(claimReasons, 'Choose what is wrong'),
    text: multiLine('Describe what is wrong')
      .min(MIN_CLAIM_LENGTH, `Enter at least ${MIN_CLAIM_LENGTH} characters`)
      .max(MAX_CLAIM_LENGTH, `At most ${MAX_CLAIM_LENGTH} characters`),
    photos: z
      .array(z.string().max(500, 'At most 500 characters'))
      .max(MAX_CLAIM_PHOTOS, `At most ${MAX_CLAIM_PHOTOS} photos`)
      .optional()
      .default([])
      .openapi({
        description: 'URLs of your uploads; visible to the buyer, the seller and admins only.',
      }),
  })
  .openapi('NewWarrantyClaim')
export type NewClaim = z.output<typeof newClaimBody>

const answer = singleLine('Enter what happens next')
  .min(3, 'Enter a short text')
  .max(MAX_CLAIM_ANSWER_LENGTH, `At most ${MAX_CLAIM_ANSWER_LENGTH} characters`)
  .openapi({ description: 'Shown to the buyer.' })

export const claimAgreementBody = z
  .strictObject({
    remedy: z.enum(remedies, 'Choose what you agree to'),
    text: answer,
    refundMinor: z
      .number('Must be a number')
      .int('Must be a whole number of minor units')
      .positive('Must be more than 0')
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .openapi({ description: 'Only for refund: what the buyer gets back, in minor units.' }),
  })
  .superRefine(({ remedy, refundMinor }, context) => {
    const isRefund = remedy === 'refund'
    if (isRefund === (refundMinor !== undefined)) return
    const message = isRefund ? 'Enter the refund amount' : 'Only a refund has an amount'
    context.addIssue({ code: 'custom', path: ['refundMinor'], message })
  })
  .openapi('WarrantyClaimAgreement')
export type ClaimAgreement = z.output<typeof claimAgreementBody>

export const claimRefusalBody = z.strictObject({ text: answer }).openapi('WarrantyClaimRefusal')

export const claimActions = ['agree', 'refuse', 'settle', 'withdraw', 'dispute'] as const

export const claimBody = z
  .object({
    _id: z.string(),
    reason: z.enum(claimReasons),
    text: z.string(),
    photos: z.array(z.object({ _id: z.string(), width: z.int(), height: z.int() })),
    state: z.enum(claimStates).openapi({
      description:
        'open: the seller has to answer. unanswered, refused: the buyer can open a dispute. agreed: the seller does what was agreed, and the buyer marks it as settled. disputed: the dispute of the order decides.',
    }),
    madeAt: moment,
    dueAt: moment.nullable().openapi({
      description: 'When the state ends automatically; null once the claim is closed.',
    }),
    remedy: z.enum(remedies).nullable(),
    refundMinor: z.number().int().nullable(),
    answer: z.string().nullable().openapi({ description: 'What the seller wrote.' }),
    answeredAt: moment.nullable(),
    closedAt: moment.nullable(),
    actions: z.array(z.enum(claimActions)).openapi({ description: 'What you can do now.' }),
  })
  .openapi('WarrantyClaim')
export type ClaimBody = z.infer<typeof claimBody>
