import { singleLine, z } from '../../platform/http/index.ts'
import { listingStates } from '../../shared/listing-life-cycle.ts'
import { modelFactsBody } from '../catalog/models.contract.ts'
import { colourFamilies } from './colour-family.ts'
import { proofsBody } from './proofs.contract.ts'
import { standings } from './standing.ts'

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
    brand: z.string().openapi({ example: 'Iphone' }),
    name: z.string().openapi({ example: 'iPhone 13 Pro' }),
    img: z.string().openapi({ description: 'Address of the photo; empty when there is none.' }),
    price: z.string().openapi({ example: '450.00' }),
    priceMinor: z.number().int(),
    originalPrice: z.string().openapi({ description: 'Empty when it was not given.' }),
    originalPriceMinor: z.number().int().nullable(),
    currency: z.string().openapi({ example: 'USD' }),
    location: z.string(),
    used: z.string().openapi({ example: '2 years' }),
    usedMonths: z.number().int().nullable(),
    grade: z.enum(['A', 'B', 'C', 'D']).nullable(),
    storageGb: z.number().int().nullable(),
    colour: z.string().nullable(),
    description: z.string(),
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

const typed = (max: number) => singleLine().max(max, `At most ${max} characters`)

// Prices stay numbers when they come as numbers: the text "1.250" may mean 1250, the number cannot.
const priceAsTyped = z.union([typed(40), z.number()])

/** Photos that one phone may have, and characters of what each shows. */
const MOST_PHOTOS = 12
export const LONGEST_ALT = 200

const photosAsSent = z
  .array(
    z.strictObject({
      url: z.string().trim().min(1, 'Required').max(500, 'At most 500 characters'),
      alt: singleLine().max(LONGEST_ALT, `At most ${LONGEST_ALT} characters`).optional().openapi({
        description: 'What it shows; a proposal stands in where it is empty.',
      }),
    }),
  )
  .max(MOST_PHOTOS, `At most ${MOST_PHOTOS} photos`)

/** What the add-product form sends: the seed's fields, and what we ask beyond them. */
export const newPhoneBody = z
  .strictObject({
    brand: z
      .string('Brand is required')
      .trim()
      .min(1, 'Brand is required')
      .max(40, 'At most 40 characters'),
    name: singleLine('Name is required')
      .min(1, 'Name is required')
      // PostgreSQL counts an emoji as one.
      .refine((value) => [...value].length >= 2, 'At least 2 characters')
      .max(80, 'At most 80 characters')
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
    location: typed(80).optional(),
    used: z.union([typed(40), z.number().transform(String)]).optional(),
    seller: z.string().max(80).optional(),
    email: z.string().max(254).optional(),
    grade: z.enum(['A', 'B', 'C', 'D'], 'Choose A, B, C or D').nullable().optional(),
    storageGb: z.number('Must be a number').int().min(1).max(4096).nullable().optional(),
    colour: typed(40).nullable().optional(),
    description: z.string().trim().max(2000, 'At most 2000 characters').optional(),
    draftId: z.uuid('Not the id of a draft').optional().openapi({
      description: 'The draft that this was; it is done with then.',
    }),
  })
  .openapi('NewPhone')

/** The same form when a phone is edited: it is no draft any more. */
export const phoneFormBody = newPhoneBody.omit({ draftId: true }).openapi('PhoneForm')

export type NewPhone = z.input<typeof newPhoneBody>
