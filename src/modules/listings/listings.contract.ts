import { singleLine, z } from '../../platform/http/index.ts'
import { sellerLevels } from '../../shared/accounts/seller-levels.ts'
import { mapFields, mapInputs } from '../../shared/listings/field-values.ts'
import { GRADE_REFUSED } from '../../shared/listings/grades.ts'
import {
  type FieldKey,
  type FieldValues,
  type InputKey,
  type ListingField,
  listingFields,
} from '../../shared/listings/listing.fields.ts'
import { listingStates } from '../../shared/listings/listing-life-cycle.ts'
import { MAX_ALT_LENGTH, MAX_PHOTOS } from '../../shared/listings/listing-limits.ts'
import { proofKinds } from '../../shared/listings/proof-kinds.ts'
import { paymentMethods } from '../../shared/orders/order-life-cycle.ts'
import { priceVerdicts } from '../../shared/pricing/judge-price.ts'
import { modelFactsBody } from '../catalog/index.ts'
import {
  answersBody,
  checkupBody,
  gradingOfPhoneBody,
  imeiOfPhoneBody,
  possessionBody,
} from '../verification/index.ts'
import { colorFamilies } from './color-family.ts'
import { deliveryTermsBody, deliveryTermsForm } from './terms/terms.contract.ts'

const stored = storedShape()

const imei = imeiOfPhoneBody.shape
const grading = gradingOfPhoneBody.shape
const checkup = checkupBody.shape

const orNull = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.null()])

/** The verification results of a phone; null where nothing was checked. */
export const verificationsBody = z
  .object({
    imei: orNull(
      z.object({
        tac: imei.tac,
        tacName: imei.tacName,
        blacklist: imei.blacklist,
        checkedAt: imei.checkedAt,
      }),
    ),
    grading: orNull(
      z.object({
        grade: grading.grade,
        reasons: grading.reasons,
        gradedAt: grading.gradedAt,
        earlier: z
          .array(z.object({ grade: grading.grade, gradedAt: grading.gradedAt }))
          .openapi({ description: 'Earlier grades, newest first.' }),
      }),
    ),
    checkup: orNull(
      z.object({
        madeAt: checkup.madeAt,
        claimed: checkup.claimed,
        results: checkup.results,
        system: checkup.system,
        isClaimedSystem: checkup.isClaimedSystem,
        browser: checkup.browser,
      }),
    ),
    possession: orNull(z.object({ verifiedAt: possessionBody.shape.verifiedAt })),
  })
  .openapi('Verifications')
export type Proofs = z.infer<typeof verificationsBody>

const typed = (max: number) => singleLine().max(max, `At most ${max} characters`)

type StoredShape = {
  [Key in FieldKey]: FieldValues[Key] extends string
    ? z.ZodString
    : z.ZodType<FieldValues[Key], FieldValues[Key]>
}

/** The fields of a listing as the API answers them. */
export function storedShape(): StoredShape {
  return mapFields((_, field) => storedSchema(field)) as unknown as StoredShape
}

function storedSchema(field: ListingField): z.ZodType {
  if (field.kind === 'number') return z.number().int().nullable()
  if (field.kind === 'choice') return z.enum(Object.keys(field.options)).nullable()
  const text = field.example ? z.string().openapi({ example: field.example }) : z.string()
  return field.nullable ? text.nullable() : text
}

type RequiredKey = 'brand' | 'name'
type SentShape = { [Key in RequiredKey]: z.ZodType<string, string> } & {
  [Key in Exclude<InputKey, RequiredKey>]: z.ZodOptional<
    z.ZodType<FieldValues[Key], Key extends 'used' ? string | number : FieldValues[Key]>
  >
}

/** The fields of a listing as a form sends them; optional fields may be omitted. */
function sentShape(): SentShape {
  return mapInputs((_, field) => sentSchema(field)) as unknown as SentShape
}

function sentSchema(field: ListingField): z.ZodType {
  if (field.kind === 'number') {
    const { min, max } = field
    if (field.hasDefault) return numberOrNone(field)
    const range = `Must be a whole number from ${min} to ${max}`
    return z.number('Must be a number').int(range).min(min, range).max(max, range).nullish()
  }
  if (field.kind === 'choice') {
    const options = Object.keys(field.options)
    const names = `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
    return z.enum(options, `Choose ${names}`).nullable().optional()
  }
  const required = `${field.label} is required`
  if (field.required) return typedText(field, required).min(1, required)
  if (field.acceptsNumber)
    return z.union([typedText(field), z.number().transform(String)]).optional()
  return field.nullable ? typedText(field).nullable().optional() : typedText(field).optional()
}

/** A number that may be "none", as 0 or null, so that it differs from one that is left out. */
function numberOrNone({ min, max, values }: ListingField & { kind: 'number' }) {
  const range = values
    ? `Must be 0, ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
    : `Must be a whole number from 0 to ${max}`
  const isKnown = (number: number) =>
    number === 0 || (values ? values.includes(number) : number >= min)
  return z
    .number('Must be a number')
    .int(range)
    .min(0, range)
    .max(max, range)
    .refine(isKnown, range)
    .nullish()
}

function typedText(field: ListingField & { kind: 'text' }, missing?: string) {
  const text = field.multiline ? z.string().trim() : singleLine(missing)
  return text.max(field.max, `At most ${field.max} characters`)
}

/** A photo; null values are unknown for pictures on a trusted host. */
export const photoBody = z
  .object({
    src: z.string(),
    alt: z
      .string()
      .openapi({ description: 'What the seller wrote; empty where they wrote nothing.' }),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    placeholder: z.string().nullable().openapi({ description: 'A blurred preview.' }),
    sources: z.union([z.object({ avif: z.string(), webp: z.string() }), z.null()]).openapi({
      description: 'A `srcset` by format.',
    }),
  })
  .openapi('Photo')
export type PhotoShown = z.infer<typeof photoBody>

/** A phone. Prices are decimal text in major units, and integers in minor units. */
export const phoneBody = z
  .object({
    _id: z.string(),
    ...storedShape(),
    img: z.string().openapi({ description: 'URL of the cover photo; empty when there is none.' }),
    price: z.string().openapi({ example: '450.00' }),
    priceMinor: z.number().int(),
    originalPrice: z.string().openapi({ description: 'Empty when not given.' }),
    originalPriceMinor: z.number().int().nullable(),
    currency: z.string().openapi({ example: 'USD' }),
    usedMonths: z.number().int().nullable(),
    seller: z.string(),
    sellerId: z.string().nullable(),
    email: z.string().openapi({
      description: "The seller's email address; empty for visitors who are not logged in.",
    }),
    state: z.enum(listingStates),
    advertised: z.boolean(),
    createdAt: z.iso.datetime(),
    version: z.number().int().openapi({
      description: 'Incremented whenever what buyers see of the phone changes.',
    }),
    slug: z.string().openapi({ description: 'The name as part of a URL.' }),
    model: z.object({ slug: z.string(), name: z.string() }).nullable().openapi({
      description: 'Null when the model is unknown.',
    }),
    colorFamily: z.enum(colorFamilies).nullable(),
    place: z
      .object({
        id: z.number().int(),
        name: z.string().openapi({
          description:
            'The location; in the language of the page if it is the name of a known place.',
        }),
      })
      .nullable(),
    distanceKm: z
      .number()
      .nullable()
      .openapi({ description: 'Set only when searching near a place.' }),
    sellerLevel: z.enum(sellerLevels).openapi({ description: 'The level of the seller.' }),
    takesTransfer: z.boolean().openapi({
      description:
        'Whether the seller has saved payment instructions. Where `shippingPayment` of the settings is `instructions`, only such phones can be shipped.',
    }),
    delivery: deliveryTermsBody,
    photos: z.array(photoBody).openapi({
      description: 'All photos, cover first, for a single phone; only the cover in lists.',
    }),
  })
  .openapi('Phone')
export type Phone = z.infer<typeof phoneBody>

/** A phone in a list, with what its card says of its price and its checks. */
export const offeredPhoneBody = phoneBody
  .extend({
    priceVerdict: z.enum(priceVerdicts).nullable().openapi({
      description:
        'How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either.',
    }),
    proofs: z.array(z.enum(proofKinds)).openapi({
      description:
        'Checks that found nothing against the phone: of its IMEI, its check-up in the browser, and that the seller has it.',
    }),
  })
  .openapi('OfferedPhone')
export type OfferedPhone = z.infer<typeof offeredPhoneBody>

/** A phone in answers that don't always judge it: `GET /phones` judges only the phones that were named. */
export const phoneInListBody = phoneBody
  .extend(offeredPhoneBody.pick({ priceVerdict: true, proofs: true }).partial().shape)
  .openapi('PhoneInList')

export const marketBody = z.object({
  count: z
    .number()
    .int()
    .openapi({ description: 'Number of phones for sale that the figures are based on.' }),
  lowestMinor: z.number().int(),
  medianMinor: z.number().int(),
  highestMinor: z.number().int(),
  basis: z
    .enum(['model', 'model_and_storage'])
    .openapi({ description: 'What the phones have in common.' }),
})
export type Market = z.infer<typeof marketBody>

/** One phone with the facts of its model and the prices of similar phones. */
export const phoneDetailBody = phoneBody
  .extend({
    facts: z.union([modelFactsBody, z.null()]),
    descriptionLanguage: z
      .object({
        code: z.string().openapi({ description: 'ISO 639-1.' }),
        name: z.string().openapi({ description: 'In the language of `Accept-Language`.' }),
      })
      .nullable()
      .openapi({ description: 'The language that the description is clearly in, or null.' }),
    market: marketBody.nullable(),
    verifications: verificationsBody,
    prices: z
      .array(z.object({ priceMinor: z.number().int(), since: z.iso.datetime() }))
      .openapi({ description: 'What the phone has cost since it was listed, oldest first.' }),
    paymentMethods: z.array(z.enum(paymentMethods)).openapi({
      description:
        'The payment methods for this phone. Without online payment or transfer, it cannot be shipped.',
    }),
    sellerPhoto: z.string().nullable().openapi({ description: 'Photo of the seller, or null.' }),
    sellerPhoneNumberConfirmed: z.boolean().nullable().openapi({
      description:
        'Whether the seller has a confirmed phone number; null if the shop does not confirm phone numbers.',
    }),
    sellerCompany: z.string().nullable().openapi({
      description:
        'The name of the company, if the seller trades as a business; `/sellers/{id}` has its details.',
    }),
    awayUntil: z.iso.datetime().nullable().openapi({
      description: 'When the seller is back from vacation, or null.',
    }),
  })
  .openapi('PhoneDetail')
export type PhoneDetail = z.infer<typeof phoneDetailBody>

// Numbers stay numbers: the text "1.250" may mean 1250, the number 1.25 cannot.
const priceAsTyped = z.union([typed(40), z.number()])

const photosAsSent = z
  .array(
    z.strictObject({
      url: z.string().trim().min(1, 'Required').max(500, 'At most 500 characters'),
      alt: singleLine()
        .max(MAX_ALT_LENGTH, `At most ${MAX_ALT_LENGTH} characters`)
        .optional()
        .openapi({
          description: 'Description; generated if empty.',
        }),
    }),
  )
  .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos`)

/** The version of a phone that a request was made for. */
export function listingVersion(description: string) {
  return z.number('Must be a number').int().min(1).optional().openapi({ description })
}

/** What the form for a new phone sends. */
export const newPhoneBody = z
  .strictObject({
    ...sentShape(),
    name: singleLine('Name is required')
      .min(1, 'Name is required')
      // PostgreSQL counts an emoji as one.
      .refine((value) => [...value].length >= 2, 'At least 2 characters')
      .max(listingFields.name.max, `At most ${listingFields.name.max} characters`)
      .regex(/[\p{L}\p{N}]/u, 'Needs a letter or a digit'),
    price: z
      .union([typed(40), z.number()], 'Price is required')
      .refine((value) => value !== '', 'Price is required'),
    img: z.string().max(500, 'At most 500 characters').optional().openapi({
      description: 'A single photo; ignored when `photos` is sent.',
    }),
    photos: photosAsSent
      .optional()
      .openapi({ description: 'In this order; the first is the cover.' }),
    originalPrice: priceAsTyped.optional(),
    delivery: deliveryTermsForm.optional().openapi({
      description:
        'Pick-up, shipping or both. If left out, a new listing has your default terms, and an edited one keeps its own.',
    }),
    answers: answersBody.optional().openapi({
      description:
        'Answers to the questions of `GET /grading/rubric` for this model; the grade is computed from them. Without answers the phone is not graded, or keeps its grade.',
    }),
    grade: z.null(GRADE_REFUSED).optional().openapi({
      description: 'Cannot be sent: the grade is computed from `answers`.',
    }),
    seller: z.string().max(80).optional(),
    email: z.string().max(254).optional(),
    draftId: z.uuid('Must be the ID of a draft').optional().openapi({
      description: 'The draft to publish; it is deleted.',
    }),
  })
  .openapi('NewPhone')

/** What the form for an existing phone sends. */
export const phoneFormBody = newPhoneBody
  .omit({ draftId: true })
  .extend({
    version: listingVersion(
      'The `version` of the phone that the form was filled from. An older one is refused with 409 `phone_changed`, and `fields` says what changed.',
    ),
  })
  .openapi('PhoneForm')
export type PhoneForm = z.input<typeof phoneFormBody>

export type NewPhone = z.input<typeof newPhoneBody>

const sent = newPhoneBody.shape

export const afterSaleBody = z
  .object({
    returnDays: stored.returnDays.openapi({
      description:
        'Number of days after delivery or hand-over in which the buyer can return the phone; null for no returns.',
    }),
    returnPostage: stored.returnPostage.openapi({
      description: 'Who pays the return postage; null without returns.',
    }),
    warrantyMonths: stored.warrantyMonths.openapi({
      description: 'Length in months from delivery or hand-over; null without a warranty.',
    }),
    warrantyText: stored.warrantyText.openapi({ description: 'What the warranty covers.' }),
  })
  .openapi('AfterSaleTerms')

const afterSaleForm = z
  .strictObject({
    returnDays: sent.returnDays,
    returnPostage: sent.returnPostage,
    warrantyMonths: sent.warrantyMonths,
    warrantyText: sent.warrantyText,
  })
  .openapi('NewAfterSaleTerms')
export type AfterSaleForm = z.input<typeof afterSaleForm>

export const defaultAfterSaleBody = z
  .object({ terms: afterSaleBody })
  .openapi('DefaultAfterSaleTerms')

export const newDefaultAfterSaleBody = z
  .strictObject({
    terms: afterSaleForm,
    applyToLive: z.boolean().optional().default(false),
  })
  .openapi('NewDefaultAfterSaleTerms')

export const savedAfterSaleBody = z
  .object({
    terms: afterSaleBody,
    changed: z.number().int().openapi({ description: 'Live listings that were changed.' }),
  })
  .openapi('SavedAfterSaleTerms')

/** Characters of a draft as JSON; a full form takes a quarter of it. */
const LONGEST = 20_000

const values = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  additionalProperties: true,
  description: 'Values by field. They are not validated before the draft is published.',
})

export const draftBody = z
  .object({
    _id: z.string(),
    version: z.number().int(),
    values,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Draft')

export const newDraftBody = z
  .strictObject({
    version: z
      .number('Required')
      .int()
      .min(0)
      .openapi({ description: 'The version that the client last read; 0 for a new draft.' }),
    values: values.refine((form) => JSON.stringify(form).length <= LONGEST, 'Too long to be saved'),
  })
  .openapi('NewDraft')

export const deletedDraftBody = z.object({ deleted: z.number().int() })

export const vacationBody = z
  .object({
    until: z.iso.datetime().nullable().openapi({ description: 'Null if you are not on vacation.' }),
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
    priceMinor: z.number().int(),
    currency: z.string(),
    state: z.enum(listingStates),
    expiresAt: z.iso.datetime(),
    refusal: z.string().nullable().openapi({
      description: 'Why it cannot be renewed now; null when it can be or was.',
    }),
    renewed: z.boolean().openapi({ description: 'True once the link was used.' }),
  })
  .openapi('Renewal')
