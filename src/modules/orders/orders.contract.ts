import { multiLine, plainValue, singleLine, z } from '../../platform/http/index.ts'
import { isCountry, wrongPostalCode } from '../../shared/countries.ts'
import { MAX_CARRIER_LENGTH } from '../../shared/listings/delivery-terms.ts'
import {
  orderActors,
  orderStates,
  ownTransitions,
  paymentMethods,
} from '../../shared/orders/order-life-cycle.ts'
import {
  MAX_CANCELLATION_REASON_LENGTH,
  MAX_MEET_UP_PLACE_LENGTH,
  MAX_RETURN_PLACE_LENGTH,
  MEET_UP_DAYS,
} from '../../shared/orders/order-limits.ts'
import {
  CARRIER_REQUIRED,
  isTrackingNumber,
  MAX_TRACKING_LENGTH,
  TRACKING_INVALID,
  TRACKING_REQUIRED,
} from '../../shared/orders/parcel.ts'
import { plainCode } from '../../shared/plain-line.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { afterSaleBody, deliveryTermsBody, photoBody, storedShape } from '../listings/index.ts'
import { testResultBody } from '../verification/index.ts'
import { openClaimStates } from './warranty/claim.ts'
import { claimBody } from './warranty/claims.contract.ts'

export { type ClaimBody, claimBody } from './warranty/claims.contract.ts'

const moment = z.iso.datetime()

export const nextBody = z
  .object({
    actor: z.enum(['buyer', 'seller', 'admin']),
    action: z
      .enum([
        'pay',
        'send_payment',
        'confirm_payment',
        'answer_cancellation',
        'meet',
        'choose_delivery',
        'accept_meet_up',
        'ship',
        'wait_for_parcel',
        'find_parcel',
        'inspect',
        'approve_return',
        'send_return',
        'wait_for_return',
        'answer_dispute',
        'send_back',
        'receive_return',
        'decide',
        'answer_bank',
        'wait_for_bank',
        'answer_claim',
        'decide_claim',
        'settle_claim',
      ])
      .openapi({ description: 'The next thing to do.' }),
    dueAt: moment.nullable().openapi({ description: 'When it is due; null without a deadline.' }),
  })
  .openapi('OrderNext')
export type Next = z.infer<typeof nextBody>

export const orderBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    postage: z.string().openapi({ description: 'Shipping cost on top of the price.' }),
    postageMinor: z.number().int(),
    total: z.string().openapi({ description: 'Price and shipping cost.' }),
    totalMinor: z.number().int(),
    currency: z.string(),
    paymentMethod: z.enum(paymentMethods).openapi({ description: 'How it is paid.' }),
    state: z.enum(orderStates),
    dueAt: z.iso.datetime().nullable().openapi({
      description:
        'When the state ends automatically; the end of the hold while payment is awaited.',
    }),
    buyer: z.string(),
    seller: z.string(),
    confirming: z.boolean().openapi({
      description: "True while the buyer's bank is confirming the payment.",
    }),
    handOverCode: z.string().nullable().openapi({
      description: 'For the buyer only, to give to the seller after checking the phone.',
    }),
    delivery: z.enum(['pick_up', 'shipping']).nullable().openapi({
      description:
        'How the phone gets to the buyer. Null until the buyer chooses, which means pick-up.',
    }),
    transitions: z
      .array(z.enum(ownTransitions))
      .openapi({ description: 'Transitions that you can make now.' }),
    claimState: z.enum(openClaimStates).nullable().openapi({
      description: 'The state of the open warranty claim; null without one.',
    }),
    next: z
      .union([nextBody, z.null()])
      .openapi({ description: 'What happens next; null when it is over.' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Order')
export type Order = z.infer<typeof orderBody>

const side = z.enum(['buyer', 'seller'])

const timelineEntryBody = z
  .object({
    event: z.string().openapi({
      description: 'What happened, in the past tense.',
      example: 'order_shipped',
    }),
    at: moment,
    by: z.enum(orderActors).nullable().openapi({
      description:
        'Who did it: "system" when a deadline passed, "provider" for a bank; null for events without an actor.',
    }),
    reminded: z
      .enum(['buyer', 'seller', 'admin'])
      .nullable()
      .openapi({ description: 'Who was reminded, for order_reminded.' }),
    reason: z.string().nullable(),
  })
  .openapi('OrderTimelineEntry')

const deadlineBody = z
  .object({
    at: moment,
    action: z
      .enum([
        'remind_buyer',
        'remind_seller',
        'remind_admin',
        'expire',
        'cancel_sale',
        'confirm',
        'refund',
        'keep_phone',
        'receive_return',
        'end_return_period',
      ])
      .openapi({ description: 'Who is reminded then, or what happens automatically.' }),
  })
  .openapi('OrderDeadline')

const meetUpBody = z
  .object({
    number: z.number().int(),
    place: z.string(),
    masked: z.boolean().openapi({
      description: 'True if contact details in the message are hidden until the phone is paid for.',
    }),
    at: moment,
    by: side,
    proposedAt: moment,
    state: z.enum(['proposed', 'agreed', 'superseded']),
  })
  .openapi('MeetUp')

const shipmentBody = z
  .object({
    carrier: z.string(),
    tracking: z.string(),
    trackingUrl: z.string().nullable(),
    shippedAt: moment,
  })
  .openapi('Shipment')

export const addressBody = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string().openapi({ description: 'ISO 3166-1 alpha-2', example: 'NO' }),
    phone: z.string(),
  })
  .openapi('Address')
export type Address = z.infer<typeof addressBody>

const transferBody = z
  .object({
    reference: z.string().openapi({
      description: 'Reference to include in the payment, so that the seller can match it.',
      example: 'RD7K3M9QXW',
    }),
    payee: z
      .enum(['seller', 'shop'])
      .openapi({ description: 'Who the payment instructions belong to.' }),
    name: z.string(),
    text: z.string(),
    sentAt: moment.nullable().openapi({
      description: 'When the buyer marked the payment as sent.',
    }),
  })
  .openapi('Transfer')

const cancellationBody = z
  .object({
    reason: z.string(),
    requestedAt: moment,
    declinedAt: moment.nullable(),
    declineReason: z.string().nullable(),
  })
  .openapi('CancellationRequest')

const returnBody = z
  .object({
    reason: z.string(),
    requestedAt: moment,
    place: z.string().nullable().openapi({
      description: 'The return address; null until the seller gives it.',
    }),
    shipment: z
      .union([shipmentBody, z.null()])
      .openapi({ description: 'The parcel on its way back.' }),
  })
  .openapi('OrderReturn')

const refundOwedBody = z
  .object({
    refundMinor: z.number().int().openapi({
      description: 'What the seller pays back, in minor units.',
    }),
    confirmedAt: moment.nullable().openapi({
      description: 'When the buyer confirmed that it arrived.',
    }),
  })
  .openapi('OwedRefund')

export const orderDetailBody = orderBody
  .extend({
    viewerRole: z
      .enum(['buyer', 'seller', 'admin'])
      .openapi({ description: 'Your role in this order.' }),
    sellerId: z.string().nullable(),
    sellerPhoto: z.string().nullable(),
    offered: deliveryTermsBody.openapi({
      description:
        'Delivery options: those offered at booking, or better ones if the seller has added them since.',
    }),
    fee: z
      .string()
      .nullable()
      .openapi({ description: "The marketplace's share; for the seller and admins." }),
    feeMinor: z.number().int().nullable(),
    stateSince: moment,
    endedAt: moment.nullable(),
    actions: z
      .array(
        z.enum([
          'pay',
          'choose_delivery',
          'propose_meet_up',
          'accept_meet_up',
          'correct_shipment',
          'request_cancellation',
          'answer_cancellation',
          'confirm_refund',
          'claim_warranty',
        ]),
      )
      .openapi({ description: 'What you can do now, besides the transitions.' }),
    deadlines: z.array(deadlineBody),
    timeline: z.array(timelineEntryBody).openapi({ description: 'Oldest first.' }),
    meetUps: z.array(meetUpBody).openapi({ description: 'Newest first.' }),
    shipment: z.union([shipmentBody, z.null()]),
    address: z.union([addressBody, z.null()]).openapi({
      description: 'For the buyer, and for the seller once a shipping order is paid.',
    }),
    carriers: z
      .array(z.string())
      .openapi({ description: 'Suggested carriers. Any other name is accepted too.' }),
    number: z.string().openapi({
      description: 'The short number of the order, also the reference for a transfer.',
      example: 'RD7K3M9QXW',
    }),
    paymentMethods: z.array(z.enum(paymentMethods)).openapi({
      description: 'The payment methods to choose from; empty once one is final.',
    }),
    provider: z.enum(['stripe', 'demo']).nullable().openapi({
      description: 'The provider of online payments on this instance.',
    }),
    holdUntil: moment.nullable().openapi({
      description:
        'When the reservation of an unpaid phone ends, also if an open online payment is canceled.',
    }),
    transfer: z.union([transferBody, z.null()]).openapi({
      description:
        'How to pay outside this instance. For the buyer who chose it, and once it is marked as sent, for the seller and admins too.',
    }),
    cancellation: z.union([cancellationBody, z.null()]).openapi({
      description: 'The request of the buyer to cancel the paid order.',
    }),
    refund: z.union([refundOwedBody, z.null()]).openapi({
      description:
        'What the seller has to pay back because no money is held here for the order: it was not paid through this instance, or was paid out before a dispute about the warranty.',
    }),
    afterSale: afterSaleBody.openapi({
      description: 'Returns and warranty as they were at booking.',
    }),
    receivedAt: moment.nullable().openapi({ description: 'When the buyer got the phone.' }),
    returnUntil: moment.nullable().openapi({
      description:
        'The last time at which the buyer can request a return; null if returns are not accepted.',
    }),
    warrantyUntil: moment.nullable().openapi({
      description: 'When the warranty of the seller ends; null before it begins or without one.',
    }),
    return: z.union([returnBody, z.null()]).openapi({ description: 'The newest return.' }),
    warrantyClaims: z.array(claimBody).openapi({ description: 'Newest first.' }),
    refundable: z.object({
      minor: z.number().int().openapi({
        description: 'The amount that can still be refunded, in minor units.',
      }),
      isHeld: z.boolean().openapi({
        description:
          'True while the money is held here. Otherwise the seller pays warranty refunds directly.',
      }),
    }),
    payout: z
      .enum(['not_set_up', 'waiting', 'held', 'return_period', 'on_its_way', 'sent'])
      .nullable()
      .openapi({
        description:
          'For the seller of an order that was paid online: the state of the payout. not_set_up: the seller has no payout account. waiting: a bank disputes the payment. return_period: the buyer can still return the phone.',
      }),
    handOverLocked: z.boolean().openapi({
      description: 'True after 30 wrong hand-over codes, until an admin allows new attempts.',
    }),
    handOverQr: z.string().nullable().openapi({
      description: 'For the buyer only: the hand-over code as a QR code (SVG).',
    }),
  })
  .openapi('OrderDetail')
export type OrderDetail = z.infer<typeof orderDetailBody>

const orNull = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.null()])

const listingSnapshotBody = z
  .object({
    at: z.iso.datetime().openapi({ description: 'When it was booked.' }),
    ...storedShape(),
    model: z.string().nullable(),
    price: z.string().openapi({ description: 'The listed price.', example: '450.00' }),
    originalPrice: z.string().openapi({ description: 'Empty when it was not given.' }),
    currency: z.string(),
    delivery: deliveryTermsBody,
    photos: z.array(photoBody),
    answers: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .openapi({ description: 'The grading answers of the seller; empty if it was not graded.' }),
    checkup: orNull(z.object({ madeAt: z.iso.datetime(), results: z.array(testResultBody) })),
    isChanged: z.boolean().openapi({
      description: 'True when the listing has changed since, apart from its price and photos.',
    }),
  })
  .openapi('ListingSnapshot')
export type ListingSnapshotBody = z.infer<typeof listingSnapshotBody>

/** Null for orders from before snapshots. */
export const snapshotResponseBody = z.object({ snapshot: orNull(listingSnapshotBody) })

/** Characters. */
const LINE = 100

const line = (most: number, required?: string) => {
  const text = singleLine(required).max(most, `At most ${most} characters`)
  return required ? text.min(1, required) : text
}
const plainLineAtMost = (most: number, required?: string) =>
  plainValue(required).max(most, `At most ${most} characters`)
const optional = (most: number) => line(most).optional().default('')

export const addressForm = z
  .strictObject({
    name: line(LINE, 'Name is required'),
    line1: line(LINE, 'Street and number are required'),
    line2: optional(LINE),
    city: line(LINE, 'City is required'),
    region: optional(LINE),
    postalCode: plainLineAtMost(12).optional().default(''),
    country: z
      .string('Country is required')
      .transform((text) => text.trim().toUpperCase())
      .refine(isCountry, 'Must be a country code such as NO'),
    phone: plainLineAtMost(24)
      .regex(/^$|^\+?[\d ()./-]{5,24}$/, 'Enter a valid phone number')
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
    postageMinor: z.number().int().min(0).optional().openapi({
      description:
        'The shipping cost shown to the buyer, in minor units; 0 if left out. If shipping to the address costs a different amount, the response is 409 `postage_changed` and nothing changes.',
    }),
  })
  .superRefine(({ method, address }, context) => {
    if (method === 'shipping' && !address)
      context.addIssue({ code: 'custom', path: ['address'], message: 'Address is required' })
    if (method === 'pick_up' && address)
      context.addIssue({ code: 'custom', path: ['address'], message: 'Not needed for pick-up' })
  })
  .openapi('DeliveryChoice')

export const meetUpForm = z
  .strictObject({
    place: line(MAX_MEET_UP_PLACE_LENGTH, 'Place is required'),
    at: z.iso
      .datetime({ offset: true, error: 'Must be a date and time, such as 2026-08-01T14:00:00Z' })
      .openapi({
        description: `In the future, at most ${formatQuantity(MEET_UP_DAYS, 'day')} ahead.`,
      }),
  })
  .openapi('NewMeetUp')

/** A parcel: of a sale, of a return or of a phone that is sent back in a dispute. */
export const shipmentForm = z
  .strictObject({
    carrier: line(MAX_CARRIER_LENGTH, CARRIER_REQUIRED),
    tracking: plainLineAtMost(MAX_TRACKING_LENGTH, TRACKING_REQUIRED)
      .min(1, TRACKING_REQUIRED)
      .transform((text) => text.toUpperCase())
      .refine(isTrackingNumber, { message: TRACKING_INVALID }),
  })
  .openapi('NewShipment')

export const cancelSaleForm = z
  .strictObject({
    reason: line(MAX_CANCELLATION_REASON_LENGTH, 'Enter a reason').min(3, 'Enter a short reason'),
  })
  .openapi('SaleCancellation')

export const cancellationForm = z
  .strictObject({
    reason: line(MAX_CANCELLATION_REASON_LENGTH, 'Enter a reason')
      .min(3, 'Enter a short reason')
      .openapi({
        description: 'Shown to the other side.',
      }),
  })
  .openapi('CancellationReason')

export const returnPlaceForm = z
  .strictObject({
    place: multiLine('Enter where to return the phone')
      .min(3, 'Enter an address or a place')
      .max(MAX_RETURN_PLACE_LENGTH, `At most ${MAX_RETURN_PLACE_LENGTH} characters`)
      .openapi({ description: 'An address, or a place to meet; shown to the buyer.' }),
  })
  .openapi('ReturnPlace')

export const handOverForm = z
  .strictObject({
    code: z
      .string('Required')
      .max(40, 'This code is not correct')
      // People type it in groups: "123 456".
      .transform(plainCode),
  })
  .openapi('HandOver')
