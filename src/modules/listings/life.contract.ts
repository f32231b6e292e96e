import { z } from '../../platform/http/index.ts'
import { listingStates } from './listings.contract.ts'
import { ownMoves } from './move-listing.ts'

/** More than a page of one's own phones shows at once. */
const MOST = 100

export const bulkBody = z
  .strictObject({
    ids: z.array(z.string()).min(1, 'Choose a phone').max(MOST, `At most ${MOST} phones`),
    move: z.enum(ownMoves, 'Choose pause, resume, renew or withdraw'),
  })
  .openapi('BulkMove')

export const bulkMovesBody = z
  .object({
    results: z.array(
      z.object({
        id: z.string(),
        ok: z.boolean(),
        state: z.enum(listingStates).nullable().openapi({ description: 'Null when refused.' }),
        error: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  })
  .openapi('BulkMoves')

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
    state: z.enum(listingStates),
    expiresAt: z.iso.datetime(),
    renewed: z.boolean().openapi({ description: 'The link has done what it is for.' }),
  })
  .openapi('Renewal')
