import { z } from '../../../platform/http/index.ts'
import { offerStates } from './offer.ts'

const price = z
  .union([z.string('Price is required').max(40, 'At most 40 characters'), z.number()])
  .refine((typed) => typed !== '', 'Price is required')
  .openapi({
    description: 'A price as people type it, in the currency of the phone.',
    example: '420',
  })

export const newOfferBody = z
  .strictObject({ phoneId: z.string('Required').max(64), price })
  .openapi('NewOffer')

export const counterBody = z.strictObject({ price }).openapi('CounterOffer')

export const offerActions = ['accept', 'decline', 'counter', 'withdraw'] as const

export const offerBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    slug: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    askingPrice: z.string().openapi({ description: 'The listed price at that time.' }),
    askingMinor: z.number().int(),
    currency: z.string(),
    by: z.enum(['buyer', 'seller']),
    you: z.enum(['buyer', 'seller']),
    with: z.string().openapi({ description: 'Name of the other person.' }),
    state: z.enum(offerStates),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    orderId: z
      .string()
      .nullable()
      .openapi({ description: 'The order that was made when the offer was accepted.' }),
    actions: z.array(z.enum(offerActions)).openapi({ description: 'What you can do now.' }),
  })
  .openapi('Offer')
export type OfferBody = z.infer<typeof offerBody>

export const offersBody = z
  .object({
    items: z.array(offerBody).openapi({ description: 'Newest first.' }),
    left: z.number().int().nullable().openapi({
      description: 'How many more offers a buyer can make for this phone.',
    }),
  })
  .openapi('Offers')
export type Offers = z.infer<typeof offersBody>
