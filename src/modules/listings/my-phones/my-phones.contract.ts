import { z } from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import {
  MAX_BULK_PHONES,
  MAX_CSV_MB,
  MAX_QUERY_LENGTH,
  VIEW_DAYS,
} from '../../../shared/listings/listing-limits.ts'
import { MEGABYTE } from '../../../shared/quantities.ts'
import { offeredPhoneBody, phoneBody } from '../listings.contract.ts'
import { computedColumns, readColumns } from './csv.ts'

/** Actions of a seller on a phone. */
export const ownActions = [
  'edit',
  'pause',
  'resume',
  'renew',
  'advertise',
  'stop_advertising',
  'withdraw',
] as const
export type OwnAction = (typeof ownActions)[number]

export const bulkActions = [
  'pause',
  'resume',
  'renew',
  'withdraw',
  'advertise',
  'stop_advertising',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const ownSorts = ['newest', 'ending', 'views', 'price_up', 'price_down', 'name'] as const

/** A safety limit; far more than anyone lists. */
const LAST_PAGE = 10_000

export const ownPhonesQuery = z.strictObject({
  state: z.enum(listingStates, 'Unknown listing state').optional(),
  q: z.string().max(MAX_QUERY_LENGTH, `At most ${MAX_QUERY_LENGTH} characters`).optional(),
  sort: z.enum(ownSorts, 'Unknown sort order').optional(),
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
    favorites: z.number().int(),
    bookings: z.number().int().openapi({ description: 'Number of orders for it.' }),
    expiresAt: z.iso.datetime(),
    actions: z
      .array(z.enum(ownActions))
      .openapi({ description: 'What can be done with the phone now.' }),
    review: z.union([decisionBody, z.null()]),
    pausedByVacation: z.boolean(),
    removalReason: z.string().nullable().openapi({
      description: 'Why a moderator removed it; null for every other state.',
    }),
    isDeliverable: z.boolean().openapi({
      description:
        'False where you offer only a delivery method that the shop does not: nobody can book it until you change that.',
    }),
  })
  .openapi('OwnPhone')
export type OwnPhone = z.infer<typeof ownPhoneBody>

/** What a table of many phones shows: a fifth of the whole, with the price beside the market and the views by day. */
export const ownPhoneSummaryBody = ownPhoneBody
  .pick({
    _id: true,
    slug: true,
    brand: true,
    name: true,
    storageGb: true,
    grade: true,
    img: true,
    priceMinor: true,
    currency: true,
    state: true,
    advertised: true,
    views: true,
    favorites: true,
    bookings: true,
    expiresAt: true,
    actions: true,
    review: true,
    pausedByVacation: true,
    removalReason: true,
    isDeliverable: true,
  })
  .extend({
    version: phoneBody.shape.version,
    priceVerdict: offeredPhoneBody.shape.priceVerdict,
    lowerToMinor: z.number().int().nullable().openapi({
      description: 'The highest price that would be fair, where `priceVerdict` is `high`.',
    }),
    viewsByDay: z.array(z.number().int()).openapi({
      description: `Views on each of the last ${VIEW_DAYS} days in the time zone of the shop, today last.`,
    }),
  })
  .openapi('OwnPhoneSummary')
export type OwnPhoneSummary = z.infer<typeof ownPhoneSummaryBody>

const pageOfOwn = {
  total: z.number().int().openapi({ description: 'Phones that match the filters.' }),
  page: z.number().int().openapi({ description: 'From 1; the last page if fewer exist.' }),
  pageCount: z.number().int(),
  counts: z
    .array(z.object({ state: z.enum(listingStates), count: z.number().int() }))
    .openapi({ description: 'Phones that match the text, by state.' }),
}

export const ownPhonesBody = z
  .object({ items: z.array(ownPhoneBody), ...pageOfOwn })
  .openapi('OwnPhones')

export const ownPhoneSummariesBody = z
  .object({ items: z.array(ownPhoneSummaryBody), ...pageOfOwn })
  .openapi('OwnPhoneSummaries')

export const bulkBody = z
  .strictObject({
    ids: z
      .array(z.string())
      .min(1, 'Choose a phone')
      .max(MAX_BULK_PHONES, `At most ${MAX_BULK_PHONES} phones`),
    action: z.enum(
      bulkActions,
      'Choose pause, resume, renew, withdraw, advertise or stop_advertising',
    ),
  })
  .openapi('BulkAction')

export const bulkResultsBody = z
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
  .openapi('BulkResults')
export type BulkResult = z.infer<typeof bulkResultsBody>['results'][number]

export const MAX_FILE_BYTES = MAX_CSV_MB * MEGABYTE

const problemBody = z.object({
  column: z
    .enum(readColumns)
    .nullable()
    .openapi({ description: 'Null when the line itself is malformed.' }),
  message: z.string(),
})

const warningBody = z.object({ column: z.enum(computedColumns), message: z.string() })

export const checkedLineBody = z
  .object({
    line: z.number().int().openapi({ description: 'Line number in the file, from 1.' }),
    phone: z.string().openapi({ description: 'Brand and name from the line.' }),
    price: z.string(),
    verdict: z.enum(['valid', 'duplicate', 'invalid']),
    problems: z.array(problemBody),
    warnings: z
      .array(warningBody)
      .openapi({ description: 'Cells that the import ignores. The line can still be imported.' }),
    duplicateReason: z
      .string()
      .nullable()
      .openapi({ description: 'Why a duplicate is not listed again.' }),
  })
  .openapi('CheckedLine')
export type CheckedLine = z.infer<typeof checkedLineBody>

export const checkedFileBody = z
  .object({
    file: z.string().openapi({ description: 'SHA-256 of the file; send it with the import.' }),
    valid: z.number().int(),
    duplicates: z.number().int(),
    invalid: z.number().int(),
    unknownColumns: z
      .array(z.string())
      .openapi({ description: 'Names of columns that the import does not know and ignores.' }),
    emptyRows: z
      .number()
      .int()
      .openapi({ description: 'Rows without any text, which the import skips.' }),
    lines: z.array(checkedLineBody),
  })
  .openapi('CheckedFile')
export type CheckedFile = z.infer<typeof checkedFileBody>

export const importQuery = z.strictObject({
  file: z.string('Required').regex(/^[0-9a-f]{64}$/, 'Must be the SHA-256 of a file'),
  from: z.coerce.number('Must be a line number').int().min(1).default(1).openapi({
    description: 'The line to continue with: `next` of the previous call.',
  }),
})

export const importedBody = z
  .object({
    added: z.array(z.object({ line: z.number().int(), phoneId: z.string() })),
    duplicates: z.number().int(),
    rejected: z.array(z.object({ line: z.number().int(), problems: z.array(problemBody) })),
    next: z.number().int().nullable().openapi({ description: 'Null at the end of the file.' }),
  })
  .openapi('ImportedPhones')
export type ImportedPhones = z.infer<typeof importedBody>
