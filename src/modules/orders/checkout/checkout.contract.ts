import { z } from '../../../platform/http/index.ts'
import { orderStates } from '../../../shared/order-life-cycle.ts'

export const moneyBody = z
  .object({
    amount: z.string().openapi({ description: 'In major units.', example: '450.00' }),
    amountMinor: z.number().int(),
    currency: z.string(),
  })
  .openapi('Money')
/** A null beside a reference is written as a choice of the two. */
export const moneyOrNone = z.union([moneyBody, z.null()])
export type Money = z.infer<typeof moneyBody>

const providers = z.enum(['stripe', 'demo'])

const paymentBody = z
  .object({
    _id: z.string(),
    provider: providers,
    state: z.enum(['open', 'closing', 'cancelled', 'paid', 'returned']).openapi({
      description:
        'open: to be paid. closing, cancelled: no longer wanted. returned: it came too late and goes back in full.',
    }),
    failure: z
      .string()
      .nullable()
      .openapi({ description: 'Why the last attempt was declined, in words for the buyer.' }),
    confirming: z.boolean().openapi({
      description: "The buyer's bank has yet to confirm it; until then nothing can be done.",
    }),
    clientSecret: z.string().nullable().openapi({
      description: "For Stripe's Payment Element; null unless the payment is open.",
    }),
    publishableKey: z.string().nullable(),
    cards: z
      .array(z.object({ number: z.string(), says: z.string() }))
      .openapi({ description: 'Of the demo provider: the cards that it takes. No money moves.' }),
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
    currency: z.string(),
    state: z.enum(orderStates),
    way: z.enum(['online', 'meet_up']).openapi({ description: 'The way that is chosen.' }),
    dueAt: z.iso.datetime().nullable().openapi({ description: 'Until when the phone is held.' }),
    ways: z.array(
      z.object({
        way: z.enum(['online', 'meet_up']),
        provider: providers.nullable(),
        available: z.boolean(),
        why: z.string().nullable().openapi({ description: 'Why it is not available.' }),
      }),
    ),
    payment: z
      .union([paymentBody, z.null()])
      .openapi({ description: 'The newest online payment.' }),
  })
  .openapi('Checkout')
export type Checkout = z.infer<typeof checkoutBody>

export const chooseBody = z
  .strictObject({ way: z.enum(['online', 'meet_up']) })
  .openapi('ChooseWay')

export const confirmBody = z
  .strictObject({
    card: z.string('Enter a card number').trim().min(1, 'Enter a card number').max(40, 'Too long'),
    approved: z
      .boolean()
      .optional()
      .openapi({ description: "The buyer's answer to the bank, when it asked." }),
  })
  .openapi('DemoCardPayment')

export const confirmedBody = z
  .object({
    state: z.enum(['paid', 'declined', 'needs_confirmation', 'cancelled', 'returned']),
    message: z.string().openapi({ description: 'What happened, in words for the buyer.' }),
  })
  .openapi('DemoPaymentOutcome')
export type ConfirmedBody = z.infer<typeof confirmedBody>

export const heardBody = z.object({ received: z.literal(true) }).openapi('EventReceived')
