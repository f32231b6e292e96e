import { z } from '../../platform/http/index.ts'

export const reportReasons = ['stolen', 'counterfeit', 'misleading', 'offensive', 'other'] as const

export const decisions = ['dismissed', 'removed', 'closed'] as const

export const newReportBody = z
  .strictObject({
    phoneId: z.string('Required'),
    reason: z.enum(reportReasons, 'Choose a reason'),
    note: z.string().trim().max(1000, 'At most 1000 characters').optional(),
    message: z
      .strictObject({ threadId: z.string().max(100), number: z.number().int().positive() })
      .optional()
      .openapi({ description: 'ID of a message about this phone that the other person sent you.' }),
  })
  .openapi('NewReport')

export const reportBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    threadId: z.string().nullable().openapi({ description: 'Of a report about a message.' }),
    name: z.string(),
    img: z.string(),
    seller: z.string(),
    listingState: z.string(),
    reason: z.enum(reportReasons),
    note: z.string(),
    reporter: z.string(),
    decision: z.enum(decisions).nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Report')
export type Report = z.infer<typeof reportBody>

const reason = z.string().trim().max(500, 'At most 500 characters')
const note = reason.optional().openapi({
  description: 'For admins only; kept in the audit log.',
})
const NO_REASON = 'Enter a reason; the seller can read it'

export const decisionBody = z
  .strictObject({
    decision: z.enum(decisions, 'Choose dismissed, removed or closed').openapi({
      description: '`removed`: the phone. `closed`: the thread of a reported message.',
    }),
    reason: reason
      .optional()
      .openapi({ description: 'Required for `removed`, where the seller can read it.' }),
    note,
  })
  .refine(({ decision, reason }) => decision !== 'removed' || reason, {
    path: ['reason'],
    message: NO_REASON,
  })
  .openapi('Decision')

export const newRemovalBody = z
  .strictObject({
    reason: z
      .string(NO_REASON)
      .trim()
      .min(1, NO_REASON)
      .max(500, 'At most 500 characters')
      .openapi({ description: 'Why it is removed. The seller can read it.' }),
    note,
  })
  .openapi('NewRemoval')

export const removalBody = z
  .object({ phoneId: z.string(), state: z.literal('removed') })
  .openapi('Removal')
