import { singleLine, z } from '../../../platform/http/index.ts'
import {
  type DeliveryTerms,
  isDestination,
  MAX_CARRIER_LENGTH,
  MAX_HANDLING_DAYS,
  MAX_ZONES,
} from '../../../shared/listings/delivery-terms.ts'
import { toMajor } from '../../../shared/money.ts'

const destinations = 'ISO 3166-1 country codes, `EU` for its members, or `WORLD` for everywhere.'

export const deliveryTermsBody = z
  .object({
    pickUp: z
      .boolean()
      .openapi({ description: 'Whether the buyer can pick it up at its location.' }),
    shipping: z
      .union([
        z.object({
          zones: z
            .array(
              z.object({
                to: z.array(z.string()).openapi({ description: destinations }),
                price: z.string().openapi({ example: '5.00' }),
                priceMinor: z.number().int().openapi({ description: '0 for free shipping.' }),
              }),
            )
            .openapi({ description: 'Cheapest first. The most specific zone applies.' }),
          handlingDays: z
            .number()
            .int()
            .openapi({ description: 'Working days until it is sent, at most.' }),
          carrier: z.string().openapi({ description: 'Empty when the seller names none.' }),
        }),
        z.null(),
      ])
      .openapi({ description: 'Null when it is not shipped.' }),
  })
  .openapi('DeliveryTerms')
type DeliveryTermsBody = z.infer<typeof deliveryTermsBody>

const workingDays = `Must be a whole number from 1 to ${MAX_HANDLING_DAYS}`

const zoneForm = z.strictObject({
  to: z
    .array(
      z
        .string()
        .transform((code) => code.trim().toUpperCase())
        .refine(isDestination, 'Must be a country code such as NO, EU or WORLD'),
    )
    .min(1, 'Choose at least one country')
    .max(250, 'Too many countries. Choose a region instead')
    .openapi({ description: destinations }),
  price: z
    .union([z.string(), z.number()], 'Enter a price, or 0 for free shipping')
    .openapi({ description: 'In major units, as text or a number; 0 for free shipping.' }),
})

export const deliveryTermsForm = z
  .strictObject({
    pickUp: z.boolean('Choose whether buyers can pick it up'),
    shipping: z
      .union([
        z.strictObject({
          zones: z
            .array(zoneForm)
            .min(1, 'Add a country or region that you ship to')
            .max(MAX_ZONES, `At most ${MAX_ZONES} prices`),
          handlingDays: z
            .number(workingDays)
            .int(workingDays)
            .min(1, workingDays)
            .max(MAX_HANDLING_DAYS, workingDays),
          carrier: singleLine()
            .max(MAX_CARRIER_LENGTH, `At most ${MAX_CARRIER_LENGTH} characters`)
            .optional()
            .default(''),
        }),
        z.null(),
      ])
      .optional()
      .default(null),
  })
  .refine(({ pickUp, shipping }) => pickUp || shipping, 'Offer pick-up, shipping or both')
  .openapi('NewDeliveryTerms')
export type DeliveryTermsForm = z.input<typeof deliveryTermsForm>

/** Delivery terms as the API returns them. */
export function toDeliveryTerms(terms: DeliveryTerms, currency: string): DeliveryTermsBody {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  if (shippingZones.length === 0) return { pickUp, shipping: null }
  const zones = shippingZones.map(({ to, priceMinor }) => ({
    to,
    price: toMajor(priceMinor, currency),
    priceMinor,
  }))
  return { pickUp, shipping: { zones, handlingDays: handlingDays ?? 1, carrier } }
}

export const defaultTermsBody = z
  .object({
    delivery: deliveryTermsBody,
    isSaved: z.boolean().openapi({ description: 'False while you have saved no terms.' }),
    canShip: z.boolean().openapi({ description: 'Whether buyers can pay before you ship.' }),
  })
  .openapi('DefaultTerms')

export const newDefaultTermsBody = z
  .strictObject({
    delivery: deliveryTermsForm,
    applyToLive: z.boolean().optional().default(false),
  })
  .openapi('NewDefaultTerms')

export const savedTermsBody = z
  .object({
    delivery: deliveryTermsBody,
    changed: z.number().int().openapi({ description: 'Live listings that were changed.' }),
    tooCheap: z.number().int().openapi({
      description: 'Live listings whose price is too low for this postage. They are unchanged.',
    }),
  })
  .openapi('SavedTerms')
