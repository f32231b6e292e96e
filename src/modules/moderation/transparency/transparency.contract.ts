import { z } from '../../../platform/http/index.ts'

const count = z.number().int().min(0)
const hours = z
  .number()
  .min(0)
  .nullable()
  .openapi({ description: 'Hours; null when nothing was decided.' })

export const quarterBody = z
  .object({
    quarter: z.string().openapi({ example: '2026-Q4', description: 'In UTC.' }),
    removedListings: z.object({
      total: count,
      byReason: z.record(z.string(), count).openapi({
        description:
          'By the reason of the report that led to it; `unreported` when there was none. Reasons that never occurred are left out.',
      }),
    }),
    hiddenReviews: count.openapi({ description: 'With hidden answers to reviews.' }),
    bans: count,
    reports: z.object({
      received: count,
      decided: z.record(z.string(), count).openapi({
        description:
          'In this quarter, by outcome: dismissed, listing removed, conversation closed, account banned, review hidden.',
      }),
      medianHours: hours,
    }),
    appeals: z.object({ received: count, accepted: count, rejected: count, medianHours: hours }),
  })
  .openapi('TransparencyQuarter')
export type Quarter = z.infer<typeof quarterBody>

export const transparencyBody = z
  .object({
    asOf: z.iso.datetime(),
    waiting: z.object({ reports: count, appeals: count }).openapi({
      description: 'Not decided yet.',
    }),
    quarters: z.array(quarterBody).openapi({
      description: 'Newest first, from the first quarter in which anything happened; empty before.',
    }),
  })
  .openapi('Transparency')
export type Transparency = z.infer<typeof transparencyBody>
