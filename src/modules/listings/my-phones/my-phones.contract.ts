import { z } from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { phoneBody } from '../listings.contract.ts'

/** Actions of a seller on a phone. */
export const ownActs = [
  'edit',
  'pause',
  'resume',
  'renew',
  'advertise',
  'stop_advertising',
  'withdraw',
] as const
export type OwnAct = (typeof ownActs)[number]

export const bulkMoves = [
  'pause',
  'resume',
  'renew',
  'withdraw',
  'advertise',
  'stop_advertising',
] as const
export type BulkMove = (typeof bulkMoves)[number]

export const ownSorts = ['newest', 'ending', 'views', 'price_up', 'price_down', 'name'] as const

/** A safety limit; far more than anyone lists. */
const LAST_PAGE = 10_000

export const ownPhonesQuery = z.strictObject({
  state: z.enum(listingStates, 'Not a state of a listing').optional(),
  q: z.string().max(100, 'At most 100 characters').optional(),
  sort: z.enum(ownSorts, 'Not an order').optional(),
  page: z.coerce.number('Must be a number').int().min(1).max(LAST_PAGE).optional(),
})
export type OwnPhonesQuery = z.infer<typeof ownPhonesQuery>

const decisionBody = z
  .object({
    kind: z.enum(['listing', 'change']),
    decision: z.enum(['changes_requested', 'refused']).nullable().openapi({
      description: 'Null while a moderator has not decided.',
    }),
    reason: z.string(),
  })
  .openapi('OwnPhoneReview')

export const ownPhoneBody = phoneBody
  .extend({
    views: z.number().int().openapi({
      description: 'Views of its page, once per viewer and day, without bots.',
    }),
    favourites: z.number().int(),
    bookings: z.number().int().openapi({ description: 'Number of orders for it.' }),
    expiresAt: z.iso.datetime(),
    acts: z.array(z.enum(ownActs)).openapi({ description: 'The possible actions.' }),
    review: z.union([decisionBody, z.null()]),
    pausedByVacation: z.boolean(),
    removalReason: z.string().nullable().openapi({
      description: 'Why a moderator removed it; null for every other state.',
    }),
  })
  .openapi('OwnPhone')
export type OwnPhone = z.infer<typeof ownPhoneBody>

export const ownPhonesBody = z
  .object({
    items: z.array(ownPhoneBody),
    total: z.number().int().openapi({ description: 'Phones that match the filters.' }),
    page: z.number().int().openapi({ description: 'From 1; the last page if fewer exist.' }),
    pageCount: z.number().int(),
    counts: z
      .array(z.object({ state: z.enum(listingStates), count: z.number().int() }))
      .openapi({ description: 'Phones that match the text, by state.' }),
  })
  .openapi('OwnPhones')
export type OwnPhones = z.infer<typeof ownPhonesBody>

/** Phones per call. */
const MOST = 100

export const bulkBody = z
  .strictObject({
    ids: z.array(z.string()).min(1, 'Choose a phone').max(MOST, `At most ${MOST} phones`),
    move: z.enum(bulkMoves, 'Choose pause, resume, renew, withdraw, advertise or stop_advertising'),
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
export type BulkResult = z.infer<typeof bulkMovesBody>['results'][number]
