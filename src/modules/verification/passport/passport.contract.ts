import { z } from '../../../platform/http/index.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../shared/limits.ts'
import { MAX_IMEI_TEXT } from '../../../shared/listings/imei.ts'
import { repairedParts, repairers } from '../../../shared/listings/passport.ts'
import { formatQuantity } from '../../../shared/quantities.ts'

const day = z.iso.date().openapi({ example: '2026-03-01' })

const common = {
  number: z.int(),
  date: day,
  hash: z.string().openapi({
    description: 'SHA-256 of the hash before, a line feed and the content of the entry.',
  }),
}
const nothing = z.object({})

export const passportEntryBody = z
  .union([
    z.object({
      ...common,
      kind: z.literal('imei_checked'),
      facts: z.object({
        match: z.enum(['confirmed', 'other', 'unknown']),
        model: z.string().nullable(),
        blacklist: z.enum(['clean', 'listed', 'unknown', 'not_checked']),
      }),
    }),
    z.object({
      ...common,
      kind: z.literal('checked_up'),
      facts: z.object({ passed: z.int(), failed: z.int(), notRun: z.int(), system: z.string() }),
    }),
    z.object({
      ...common,
      kind: z.literal('graded'),
      facts: z.object({ grade: z.enum(['A', 'B', 'C', 'D']) }),
    }),
    z.object({
      ...common,
      kind: z.literal('listed'),
      facts: z.object({
        brand: z.string().nullable(),
        model: z.string().nullable(),
        storageGb: z.int().nullable(),
        seller: z.enum(['first', 'same', 'owner', 'other']).openapi({
          description:
            'Who lists it: the first seller here, the same seller as before, the recorded owner, or someone else.',
        }),
      }),
    }),
    z.object({ ...common, kind: z.literal('unlisted'), facts: nothing }),
    z.object({ ...common, kind: z.literal('sold'), facts: nothing }),
    z.object({
      ...common,
      kind: z.literal('sale_undone'),
      facts: z.object({ phoneReturned: z.boolean() }),
    }),
    z.object({
      ...common,
      kind: z.literal('repaired'),
      facts: z.object({ part: z.enum(repairedParts), by: z.enum(repairers) }),
    }),
    z.object({ ...common, kind: z.literal('claimed'), facts: nothing }),
  ])
  .openapi('PassportEntry')
export type PassportEntry = z.infer<typeof passportEntryBody>

export const passportBody = z
  .object({
    _id: z.string(),
    phone: z.object({
      brand: z.string().nullable(),
      model: z.string().nullable(),
      storageGb: z.int().nullable(),
    }),
    owners: z.int().openapi({
      description: 'The first seller here, plus changes of owner since. Others are not known.',
    }),
    listings: z.int(),
    repairs: z.int(),
    lastGrade: z.enum(['A', 'B', 'C', 'D']).nullable(),
    lastCheckupOn: day.nullable(),
    lastImeiCheckOn: day.nullable(),
    head: z.string().openapi({ description: 'Hash of the last entry.' }),
    entries: z.array(passportEntryBody).openapi({ description: 'Oldest first.' }),
  })
  .openapi('Passport')
export type PassportBody = z.infer<typeof passportBody>

export const passportCodeBody = z
  .object({
    url: z
      .string()
      .openapi({ description: 'URL of the passport page, with the current hash of the passport.' }),
    qr: z.string().openapi({ description: 'The URL as a QR code (SVG).' }),
  })
  .openapi('PassportCode')

export const repairBody = z
  .strictObject({
    part: z.enum(repairedParts, 'Choose what was repaired'),
    by: z.enum(repairers, 'Choose who repaired it'),
    date: z.iso.date('Choose a date').openapi({ example: '2026-03-01' }),
  })
  .openapi('NewRepair')

const claimFields = {
  _id: z.string().openapi({ description: 'Also the draft ID to send with the possession photo.' }),
  last4: z.string().openapi({ description: 'Last digits of the IMEI.' }),
  createdAt: z.iso.datetime(),
}

export const newClaimBody = z
  .strictObject({ imei: z.string('Enter the IMEI').max(MAX_IMEI_TEXT, 'An IMEI has 15 digits') })
  .openapi('NewPassportClaim')

export const claimBody = z
  .object({
    ...claimFields,
    passportId: z.string(),
    state: z.enum(['open', 'waiting', 'approved', 'rejected']),
    reason: z.string().nullable(),
  })
  .openapi('PassportClaim')
export type Claim = z.infer<typeof claimBody>

export const myPassportsBody = z
  .object({
    passports: z.array(
      passportBody.extend({
        last4: z.string(),
        img: z.string().nullable().openapi({
          description: 'URL of the cover of its last listing that has a photo.',
        }),
      }),
    ),
    claims: z.array(claimBody).openapi({ description: 'Newest first.' }),
  })
  .openapi('MyPassports')

export const waitingClaimBody = z
  .object({
    ...claimFields,
    passportId: z.string(),
    name: z.string().openapi({ description: 'Name of the person who claims the phone.' }),
    email: z.string(),
    phone: passportBody.shape.phone,
    hasOwner: z.boolean().openapi({ description: 'Whether another person is the recorded owner.' }),
    code: z.string().openapi({ description: 'The code that must be in the photo.' }),
    submittedAt: z.iso.datetime(),
  })
  .openapi('PendingPassportClaim')

export const decideClaimBody = z
  .strictObject({
    decision: z.enum(['approved', 'rejected']),
    reason: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .optional(),
  })
  .refine(
    ({ decision, reason = '' }) => decision === 'approved' || reason.length >= MIN_REASON_LENGTH,
    {
      error: `Enter a reason of at least ${formatQuantity(MIN_REASON_LENGTH, 'character')}`,
      path: ['reason'],
    },
  )
  .openapi('PassportClaimDecision')
