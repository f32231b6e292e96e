import { singleLine, z } from '../../platform/http/index.ts'
import { mapFields } from '../../shared/field-values.ts'
import {
  type FieldKey,
  type FieldValues,
  type ListingField,
  listingFields,
} from '../../shared/listing.fields.ts'
import { listingStates } from '../../shared/listing-life-cycle.ts'
import { MAX_ALT_LENGTH, MAX_PHOTOS } from '../../shared/listing-photos.ts'
import { modelFactsBody } from '../catalog/models.contract.ts'
import { colourFamilies } from './colour-family.ts'
import { proofsBody } from './proofs.contract.ts'
import { standings } from './standing.ts'

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
  [Key in Exclude<FieldKey, RequiredKey>]: z.ZodOptional<
    z.ZodType<FieldValues[Key], Key extends 'used' ? string | number : FieldValues[Key]>
  >
}

/** The fields of a listing as a form sends them; what is not required may be left out. */
function sentShape(): SentShape {
  return mapFields((_, field) => sentSchema(field)) as unknown as SentShape
}

function sentSchema(field: ListingField): z.ZodType {
  if (field.kind === 'number')
    return z.number('Must be a number').int().min(field.min).max(field.max).nullable().optional()
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

function typedText(field: ListingField & { kind: 'text' }, missing?: string) {
  const text = field.multiline ? z.string().trim() : singleLine(missing)
  return text.max(field.max, `At most ${field.max} characters`)
}

/** A photo as pages show it; what is null is not known of a picture on a trusted host. */
export const photoBody = z
  .object({
    src: z.string(),
    alt: z.string().openapi({ description: 'As the seller wrote it, or a proposal.' }),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    placeholder: z
      .string()
      .nullable()
      .openapi({ description: 'A blurred picture, to show first.' }),
    sources: z.union([z.object({ avif: z.string(), webp: z.string() }), z.null()]).openapi({
      description: 'What srcset takes, by format.',
    }),
  })
  .openapi('Photo')
export type PhotoShown = z.infer<typeof photoBody>

/** A phone as everybody sees it. Prices are decimal text in major units beside integer minor units. */
export const phoneBody = z
  .object({
    _id: z.string(),
    ...storedShape(),
    img: z.string().openapi({ description: 'Address of the photo; empty when there is none.' }),
    price: z.string().openapi({ example: '450.00' }),
    priceMinor: z.number().int(),
    originalPrice: z.string().openapi({ description: 'Empty when it was not given.' }),
    originalPriceMinor: z.number().int().nullable(),
    currency: z.string().openapi({ example: 'USD' }),
    usedMonths: z.number().int().nullable(),
    seller: z.string(),
    sellerId: z.string().nullable(),
    email: z.string().openapi({
      description: "The seller's e-mail; empty for visitors, so that nobody harvests it.",
    }),
    state: z.enum(listingStates),
    advertised: z.boolean(),
    createdAt: z.iso.datetime(),
    slug: z.string().openapi({ description: 'Of the name, for the address.' }),
    model: z.object({ slug: z.string(), name: z.string() }).nullable().openapi({
      description: 'Null when the phone is of no known model.',
    }),
    colourFamily: z.enum(colourFamilies).nullable(),
    place: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    distanceKm: z.number().nullable().openapi({ description: 'Only when near was asked for.' }),
    standing: z.enum(standings).openapi({ description: "The seller's." }),
    photos: z.array(photoBody).openapi({
      description: 'Where one phone is asked for all of them, cover first; in lists the cover.',
    }),
  })
  .openapi('Phone')
export type Phone = z.infer<typeof phoneBody>

export const marketBody = z.object({
  count: z.number().int().openapi({ description: 'Live offers that these figures are of.' }),
  lowestMinor: z.number().int(),
  medianMinor: z.number().int(),
  highestMinor: z.number().int(),
  of: z.enum(['model', 'model_and_storage']),
})
export type Market = z.infer<typeof marketBody>

/** One phone with what is known of its model, and what others like it are offered for. */
export const phoneDetailBody = phoneBody
  .extend({
    facts: z.union([modelFactsBody, z.null()]),
    market: marketBody.nullable(),
    proofs: proofsBody,
    awayUntil: z.iso.datetime().nullable().openapi({
      description: 'When its seller is back from vacation; null while they are here.',
    }),
  })
  .openapi('PhoneDetail')

// Prices stay numbers when they come as numbers: the text "1.250" may mean 1250, the number cannot.
const priceAsTyped = z.union([typed(40), z.number()])

const photosAsSent = z
  .array(
    z.strictObject({
      url: z.string().trim().min(1, 'Required').max(500, 'At most 500 characters'),
      alt: singleLine()
        .max(MAX_ALT_LENGTH, `At most ${MAX_ALT_LENGTH} characters`)
        .optional()
        .openapi({
          description: 'Description; a proposal stands in where it is empty.',
        }),
    }),
  )
  .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos`)

/** What the add-product form sends: the seed's fields, and what we ask beyond them. */
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
      description: 'The one photo; not read where photos are sent.',
    }),
    photos: photosAsSent
      .optional()
      .openapi({ description: 'In their order; the first is the cover.' }),
    originalPrice: priceAsTyped.optional(),
    seller: z.string().max(80).optional(),
    email: z.string().max(254).optional(),
    draftId: z.uuid('Not the id of a draft').optional().openapi({
      description: 'The draft that this was; it is done with then.',
    }),
  })
  .openapi('NewPhone')

/** The same form when a phone is edited: it is no draft any more. */
export const phoneFormBody = newPhoneBody.omit({ draftId: true }).openapi('PhoneForm')

export type NewPhone = z.input<typeof newPhoneBody>
