import { z } from '../../../platform/http/index.ts'
import { orderStates, payments } from '../../../shared/orders/order-life-cycle.ts'
import { afterSaleBody } from '../../listings/terms/after-sale.contract.ts'

const providers = z.enum(['stripe', 'demo'])

const paymentBody = z
  .object({
    _id: z.string(),
    provider: providers,
    state: z.enum(['open', 'closing', 'cancelled', 'paid', 'returned']).openapi({
      description:
        'open: waiting for payment. closing, cancelled: no longer needed. returned: paid too late and refunded in full.',
    }),
    failure: z
      .string()
      .nullable()
      .openapi({ description: 'Why the last attempt was declined, as text for the buyer.' }),
    confirming: z.boolean().openapi({
      description:
        "True while the buyer's bank is confirming the payment; it cannot be changed until then.",
    }),
    clientSecret: z.string().nullable().openapi({
      description: "For Stripe's Payment Element; null unless the payment is open.",
    }),
    publishableKey: z.string().nullable(),
    cards: z.array(z.object({ number: z.string(), says: z.string() })).openapi({
      description: 'Test cards of the demo provider. No money moves.',
    }),
  })
  .openapi('Payment')

export const checkoutBody = z
  .object({
    orderId: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    seller: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    postage: z.string().openapi({ description: 'Shipping cost on top of the price.' }),
    postageMinor: z.number().int(),
    total: z.string().openapi({ description: 'Price and postage.' }),
    totalMinor: z.number().int(),
    currency: z.string(),
    afterSale: afterSaleBody.openapi({
      description: 'Returns and warranty as they were at booking.',
    }),
    state: z.enum(orderStates),
    way: z.enum(payments).openapi({ description: 'The chosen way to pay.' }),
    dueAt: z.iso.datetime().nullable().openapi({ description: 'Until when the phone is held.' }),
    ways: z
      .array(z.object({ way: z.enum(payments), provider: providers.nullable() }))
      .openapi({ description: 'How this order can be paid; only what can be completed.' }),
    holdUntil: z.iso.datetime().nullable().openapi({
      description: 'Until when the phone is reserved if an online payment is left.',
    }),
    payment: z
      .union([paymentBody, z.null()])
      .openapi({ description: 'The newest online payment.' }),
  })
  .openapi('Checkout')
export type Checkout = z.infer<typeof checkoutBody>

export const chooseBody = z.strictObject({ way: z.enum(payments) }).openapi('ChooseWay')
