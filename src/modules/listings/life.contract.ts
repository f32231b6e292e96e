import { z } from '../../platform/http/index.ts'
import { listingStates } from '../../shared/listing-life-cycle.ts'

export const vacationBody = z
  .object({
    until: z.iso.datetime().nullable().openapi({ description: 'Null for who is here.' }),
  })
  .openapi('Vacation')

export const newVacationBody = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true, error: 'Must be a time such as 2026-08-01T00:00:00Z' })
      .nullable(),
  })
  .openapi('NewVacation')

export const renewalBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    img: z.string(),
    price: z.string(),
    currency: z.string(),
    state: z.enum(listingStates),
    expiresAt: z.iso.datetime(),
    refusal: z.string().nullable().openapi({
      description: 'Why it cannot be renewed now, in words; null when it can, or was.',
    }),
    renewed: z.boolean().openapi({ description: 'The link has done what it is for.' }),
  })
  .openapi('Renewal')
export type Renewal = z.infer<typeof renewalBody>
