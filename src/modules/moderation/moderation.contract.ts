import { z } from '../../platform/http/index.ts'

export const reportReasons = ['stolen', 'counterfeit', 'misleading', 'offensive', 'other'] as const

export const newReportBody = z
  .strictObject({
    phoneId: z.string('Required'),
    reason: z.enum(reportReasons, 'Choose a reason'),
    note: z.string().trim().max(1000, 'At most 1000 characters').optional(),
  })
  .openapi('NewReport')

export const reportBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    seller: z.string(),
    listingState: z.string(),
    reason: z.enum(reportReasons),
    note: z.string(),
    reporter: z.string(),
    decision: z.enum(['dismissed', 'removed']).nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Report')
export type Report = z.infer<typeof reportBody>

export const decisionBody = z
  .strictObject({
    decision: z.enum(['dismissed', 'removed'], 'Choose dismissed or removed'),
    reason: z.string().trim().max(500, 'At most 500 characters').optional(),
  })
  .openapi('Decision')
