import { z } from '../../../platform/http/index.ts'
import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import { MAX_IMEI_TEXT } from '../../../shared/listings/imei.ts'

const draftId = z.uuid('Must be the ID of a draft').openapi({
  description: 'ID of your draft.',
})
const phoneId = z.string().openapi({ description: 'ID of your listing, instead of a draft.' })

/** Fields that say what a proof is about; exactly one of them is given. */
export const subjectFields = { draftId: draftId.optional(), phoneId: phoneId.optional() }

type Named = { draftId?: string | undefined; phoneId?: string | undefined }

export const hasOneSubject = ({ draftId, phoneId }: Named) =>
  (draftId === undefined) !== (phoneId === undefined)
export const ONE_SUBJECT = { error: 'Send draftId or phoneId', path: ['draftId'] }

/** A listing, or one of the viewer's drafts. */
export const subjectQuery = z.strictObject({
  phone: z.string().optional(),
  draft: z.uuid('Must be the ID of a draft').optional(),
})

export const newPossessionCodeBody = z
  .strictObject(subjectFields)
  .refine(hasOneSubject, ONE_SUBJECT)
  .openapi('NewPossessionCode')

export const possessionCodeBody = z
  .object({
    _id: z.string(),
    code: z.string().openapi({ example: 'amber otter willow' }),
    payload: z.string().openapi({ description: 'Content of the QR code.' }),
    qr: z.string().openapi({ description: 'An SVG image to show on another screen or to print.' }),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.int().openapi({
      description: 'Seconds until it expires, independent of the clock of the client.',
    }),
  })
  .openapi('PossessionCode')

/** In the address, because the body is the photo. */
export const possessionPhotoQuery = z.strictObject(subjectFields).refine(hasOneSubject, ONE_SUBJECT)

export const verifiedPossessionBody = z
  .object({ verifiedAt: z.iso.datetime(), code: z.string() })
  .openapi('VerifiedPossession')

export const myPossessionBody = z
  .object({ possession: z.union([verifiedPossessionBody, z.null()]) })
  .openapi('MyPossession')

export const possessionBody = z
  .object({ phoneId: z.string(), verifiedAt: z.iso.datetime() })
  .openapi('Possession')

export const provenPhoneBody = z
  .object({
    phoneId: z.string(),
    name: z.string(),
    seller: z.string(),
    state: z.string(),
    verifiedAt: z.iso.datetime(),
  })
  .openapi('VerifiedPhone')

const tacVerdicts = ['confirmed', 'other', 'unknown'] as const
const blacklistVerdicts = ['clean', 'listed', 'unknown', 'not_checked'] as const

export const newImeiCheckBody = z
  .strictObject({
    imei: z
      .string('Enter the IMEI')
      .max(MAX_IMEI_TEXT, 'An IMEI has 15 digits')
      .openapi({ example: '35-332210-123456-8' }),
    brand: z.string().trim().min(1, 'Required').max(40).optional(),
    name: z.string().trim().min(1, 'Required').max(80).optional().openapi({
      description: 'Leave it out if it is unknown. The response may then contain the model.',
    }),
    ...subjectFields,
  })
  .refine(hasOneSubject, ONE_SUBJECT)
  .openapi('NewImeiCheck')

const checked = {
  tac: z.enum(tacVerdicts).openapi({
    description: 'Whether the number belongs to the model in the listing.',
  }),
  tacName: z.string().nullable().openapi({ example: 'Apple iPhone 7' }),
  blacklist: z.enum(blacklistVerdicts).openapi({
    description:
      'not_checked: this instance has no blacklist. unknown: the blacklist did not respond.',
  }),
  checkedAt: z.iso.datetime(),
}

export const imeiCheckBody = z
  .object({ _id: z.string(), last4: z.string(), ...checked })
  .openapi('ImeiCheck')

export const imeiOfPhoneBody = z
  .object({ phoneId: z.string(), ...checked })
  .openapi('PhoneImeiCheck')

export const imeiAlarmBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['listed_twice', 'blacklisted']),
    last4: z.string(),
    seller: z.string().openapi({ description: 'Name of the seller.' }),
    sellerId: z.string(),
    sellerEmail: z.string(),
    phone: z
      .object({
        _id: z.string(),
        name: z.string(),
        img: z.string(),
        seller: z.string(),
        sellerId: z.string().nullable(),
        state: z.string(),
      })
      .nullable()
      .openapi({ description: 'The listing that already offers this phone.' }),
    raisedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable().openapi({
      description: 'Null until a moderator has reviewed it.',
    }),
    note: z.string().nullable().openapi({ description: 'Result, as written by the moderator.' }),
  })
  .openapi('ImeiAlarm')

export const settleAlarmBody = z
  .strictObject({
    note: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .optional(),
  })
  .openapi('ImeiAlarmResolution')

export const settledAlarmBody = z.object({ settled: z.literal(true) })
