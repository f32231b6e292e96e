import { z } from '../../../platform/http/index.ts'
import { listingVersion, phoneInListBody } from '../listings.contract.ts'

export const advertBody = phoneInListBody
  .extend({
    phoneId: z.string().openapi({ description: 'The listing that is advertised.' }),
    booked: z.boolean().openapi({ description: 'True while a buyer has booked the phone.' }),
  })
  .openapi('Advert')
export type Advert = z.infer<typeof advertBody>

const price = z.union([z.string(), z.number()])

/** The original payload has no id; `phoneId` names the listing exactly. */
export const newAdvertBody = z
  .strictObject({
    phoneId: z.string().optional(),
    version: listingVersion('The `version` of the phone that the buyer has read.'),
    name: z.string().optional(),
    img: z.string().optional(),
    price: price.optional(),
    originalPrice: price.optional(),
    location: z.string().optional(),
    used: z.string().optional(),
    seller: z.string().optional(),
    email: z.string().optional(),
    returnDays: z.number().int().nullish().openapi({
      description:
        'The return period shown to the buyer, in days. Refused with 409 if it is shorter now.',
    }),
    returnPostage: z.enum(['buyer', 'seller']).nullish(),
    warrantyMonths: z.number().int().nullish().openapi({
      description:
        'The warranty shown to the buyer, in months. Refused with 409 if it is shorter now.',
    }),
  })
  .openapi('NewAdvert')

export const stoppedBody = z
  .object({ acknowledged: z.literal(true), deletedCount: z.number().int() })
  .openapi('StoppedAdvertising')
