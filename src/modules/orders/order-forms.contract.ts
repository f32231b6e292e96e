import { singleLine, z } from '../../platform/http/index.ts'
import { isCountry, wrongPostalCode } from '../../shared/countries.ts'

/** Characters; a street corner and a landmark, not a letter. */
const PLACE = 120
const LINE = 100

const line = (most: number, required?: string) => {
  const text = singleLine(required).max(most, `At most ${most} characters`)
  return required ? text.min(1, required) : text
}
const optional = (most: number) => line(most).optional().default('')

export const addressForm = z
  .strictObject({
    name: line(LINE, 'Name is required'),
    line1: line(LINE, 'Street and number are required'),
    line2: optional(LINE),
    city: line(LINE, 'City is required'),
    region: optional(LINE),
    postalCode: optional(12),
    country: z
      .string('Country is required')
      .transform((text) => text.trim().toUpperCase())
      .refine(isCountry, 'Not a country code such as NO'),
    phone: line(24)
      .regex(/^$|^\+?[\d ()./-]{5,24}$/, 'Not a phone number')
      .optional()
      .default(''),
  })
  .superRefine((address, context) => {
    const message = wrongPostalCode(address.country, address.postalCode)
    if (message) context.addIssue({ code: 'custom', path: ['postalCode'], message })
  })
  .openapi('NewAddress')

export const deliveryForm = z
  .strictObject({
    method: z.enum(['pick_up', 'shipping'], 'Choose pick_up or shipping'),
    address: addressForm.optional(),
  })
  .superRefine(({ method, address }, context) => {
    if (method === 'shipping' && !address)
      context.addIssue({ code: 'custom', path: ['address'], message: 'Address is required' })
    if (method === 'pick_up' && address)
      context.addIssue({ code: 'custom', path: ['address'], message: 'Not needed for pick-up' })
  })
  .openapi('ChosenDelivery')

export const meetUpForm = z
  .strictObject({
    place: line(PLACE, 'Place is required'),
    at: z.iso.datetime({ offset: true, error: 'Not a date and time' }).openapi({
      description: 'In the future, at most 60 days ahead.',
    }),
  })
  .openapi('NewMeetUp')

export const shipmentForm = z
  .strictObject({
    carrier: line(60, 'Carrier is required'),
    tracking: line(40, 'Tracking number is required')
      .transform((text) => text.toUpperCase())
      .refine((text) => /^[A-Z0-9][A-Z0-9 -]{2,38}[A-Z0-9]$/.test(text), {
        message: 'Not a tracking number: 4 to 40 letters and digits',
      }),
  })
  .openapi('NewShipment')

export const cancelSaleForm = z
  .strictObject({ reason: line(500, 'Say why').min(3, 'Say why in a few words') })
  .openapi('CancelledSale')

export const handOverForm = z
  .strictObject({
    code: z
      .string('Required')
      .max(40, 'That is not the code')
      // People type it as they hear it: "123 456".
      .transform((text) => text.replace(/\s/g, '')),
  })
  .openapi('HandOver')
