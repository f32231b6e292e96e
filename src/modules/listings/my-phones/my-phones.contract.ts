import { z } from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listing-life-cycle.ts'
import { phoneBody } from '../listings.contract.ts'

/** What a seller can do with a phone, beside looking at it. */
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

/** More than anybody lists; a stop for what must not happen. */
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
      description: 'Null while a moderator has still to look.',
    }),
    reason: z.string(),
  })
  .openapi('OwnPhoneReview')

export const ownPhoneBody = phoneBody
  .extend({
    views: z.number().int().openapi({
      description: 'How many looked at its page: each viewer once a day, without robots.',
    }),
    favourites: z.number().int(),
    bookings: z.number().int().openapi({ description: 'Orders that were ever made for it.' }),
    expiresAt: z.iso.datetime(),
    acts: z.array(z.enum(ownActs)).openapi({ description: 'What can be done with it now.' }),
    review: z.union([decisionBody, z.null()]),
    pausedByVacation: z.boolean(),
  })
  .openapi('OwnPhone')
export type OwnPhone = z.infer<typeof ownPhoneBody>

export const ownPhonesBody = z
  .object({
    items: z.array(ownPhoneBody),
    total: z.number().int().openapi({ description: 'Phones that the filters leave.' }),
    page: z.number().int().openapi({ description: 'From 1; the last one when less is there.' }),
    pageCount: z.number().int(),
    counts: z
      .array(z.object({ state: z.enum(listingStates), count: z.number().int() }))
      .openapi({ description: 'Of the phones that the words leave, by state.' }),
  })
  .openapi('OwnPhones')
export type OwnPhones = z.infer<typeof ownPhonesBody>

/** More than a page of one's own phones shows at once. */
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
