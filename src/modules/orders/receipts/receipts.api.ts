import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { countryName } from '../../../shared/countries.ts'
import { accountLanguage } from '../../../shared/languages.ts'
import { paymentMethods } from '../../../shared/orders/order-life-cycle.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { formatForPerson, NEUTRAL_READER, readReaderCookie } from '../../../shared/reader-format.ts'
import { findReader } from '../../accounts/index.ts'
import { afterSaleBody, listingReader } from '../../listings/index.ts'
import { readShopImage } from '../../media/index.ts'
import { feeOnRest, feeVatBody, findChargedFee } from '../../payments/index.ts'
import { findCurrentCheck } from '../../verification/index.ts'
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import { describeAfterSale, type Order, orderSide, totalMinor } from '../order.ts'
import { addressFor } from '../order-view.ts'
import type { Address } from '../orders.contract.ts'
import { findOrder, listEvents, type OrderEvent } from '../orders.store.ts'
import { refundedBefore, refundedFromHeld } from '../transfers/refunds.ts'
import { receiptTexts } from './receipt-texts.ts'

const moment = z.iso.datetime()
const minor = z.number().int()

const receiptBody = z
  .object({
    orderId: z.string(),
    number: z.string().openapi({ example: 'RD7K3M9QXW' }),
    viewerRole: z.enum(['buyer', 'seller']),
    name: z.string(),
    imeiLast4: z.string().nullable().openapi({
      description: 'The last digits of the IMEI, if the seller entered it.',
    }),
    shop: z.object({
      name: z.string(),
      host: z.string(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    buyer: z.string(),
    seller: z.string(),
    shipTo: z.array(z.string()).nullable().openapi({
      description: 'The lines of the shipping address, while the order page shows it to you.',
    }),
    paymentMethod: z.enum(paymentMethods),
    delivery: z.enum(['pick_up', 'shipping']).nullable(),
    currency: z.string(),
    priceMinor: minor,
    postageMinor: minor,
    totalMinor: minor.openapi({ description: 'Price and shipping cost.' }),
    refundMinor: minor.openapi({
      description: 'The amount refunded, or to be refunded, to the buyer.',
    }),
    refundConfirmedAt: moment.nullable().openapi({
      description: 'When the buyer confirmed that the seller paid it back.',
    }),
    feeMinor: minor
      .nullable()
      .openapi({ description: 'The fee of this instance, with VAT; for the seller.' }),
    feeVat: z.union([feeVatBody, z.null()]),
    isFeeCharged: z.boolean().openapi({
      description:
        'For the seller: whether the fee has been charged. Until the order ends it is an estimate without VAT details.',
    }),
    afterSale: afterSaleBody.openapi({
      description: 'Returns and warranty as they were at booking.',
    }),
    returnUntil: moment.nullable(),
    warrantyUntil: moment.nullable(),
    bookedAt: moment,
    paidAt: moment,
    completedAt: moment.nullable(),
    refundedAt: moment.nullable(),
  })
  .openapi('Receipt')
export type Receipt = z.infer<typeof receiptBody>

/**
 * What was paid for an order, for its buyer or seller, from the payment on. It follows the events
 * of the order, so that it stays true after a refund.
 */
export async function findReceipt(
  { db, settings, origin }: Pick<Deps, 'db' | 'settings' | 'origin'>,
  viewer: Viewer,
  orderId: string,
): Promise<{ receipt: Receipt } | { refused: 'not_found' | 'not_paid' }> {
  const order = isId(orderId) ? await findOrder(db.kysely, orderId) : undefined
  const side = order && orderSide(order, viewer.id)
  if (!order || !side) return { refused: 'not_found' }
  const events = await listEvents(db.kysely, order.id)
  const paidAt = timeOf(events, 'order_paid')
  if (!paidAt) return { refused: 'not_paid' }
  const [imei, address, charged] = await Promise.all([
    findCurrentCheck(db.kysely, listingReader, order.listingId),
    addressFor(db.kysely, order, side),
    side === 'seller' ? findChargedFee(db.kysely, order.id) : undefined,
  ])
  const { name, buyerName: buyer, sellerName: seller, priceMinor, postageMinor, currency } = order
  const refundMinor = refundedOf(order, events)
  const shop = settings.current()
  return {
    receipt: {
      orderId: order.id,
      number: orderNumber(order.id),
      viewerRole: side,
      name,
      imeiLast4: imei?.last4 ?? null,
      buyer,
      seller,
      shop: {
        name: shop.name,
        host: new URL(origin()).host,
        email: shop.contactEmail,
        address: shop.contactAddress,
      },
      shipTo: address ? addressLines(address) : null,
      paymentMethod: order.payment,
      delivery: order.delivery,
      currency,
      priceMinor,
      postageMinor,
      totalMinor: totalMinor(order),
      refundMinor,
      refundConfirmedAt: order.refundConfirmedAt?.toISOString() ?? null,
      feeMinor:
        side === 'seller'
          ? (charged?.feeMinor ?? feeOf(order, refundedHere(order, events, refundMinor)))
          : null,
      feeVat: charged?.vat ?? null,
      isFeeCharged: charged !== undefined,
      ...describeAfterSale(order, await findAfterSaleTerms(db.kysely, order.id)),
      bookedAt: order.createdAt.toISOString(),
      paidAt,
      completedAt: timeOf(events, 'order_completed'),
      refundedAt: timeOf(events, 'order_refunded'),
    },
  }
}

function addressLines({ name, line1, line2, city, region, postalCode, country }: Address) {
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [name, line1, line2, place, region, countryName(country)].filter(Boolean)
}

function timeOf(events: readonly OrderEvent[], name: string): string | null {
  return events.findLast((event) => event.name === name)?.at.toISOString() ?? null
}

function refundedOf(order: Order, events: readonly OrderEvent[]) {
  const total = totalMinor(order)
  return order.state === 'refunded' ? total : Math.min(total, refundedBefore(events))
}

/** Refunds of money held here. Payments between buyer and seller are not included. */
function refundedHere(order: Order, events: readonly OrderEvent[], refundMinor: number) {
  const end = events.findLast(({ name }) => name === 'order_refunded')
  const isWhole = order.state === 'refunded' && end?.data.outside !== true
  return isWhole ? refundMinor : Math.min(refundMinor, refundedFromHeld(order, events))
}

/** The fee before it is charged. Only money that passes through this instance bears one; a refund returns its share. */
function feeOf(order: Order, refundMinor: number) {
  const { payment, feeMinor, currency } = order
  if (payment !== 'online') return 0
  if (refundMinor === 0) return feeMinor
  const total = totalMinor(order)
  return refundMinor >= total ? 0 : feeOnRest(feeMinor, total, { refundMinor, currency })
}

const refuseReceipt = refusalResponses({
  not_found: [404, 'Order not found.'],
  not_paid: [409, 'There is a receipt once the order is paid.'],
})

/** Drawing one takes a tenth of a second of the processor, with names in many scripts up to a second. */
const PDFS_PER_HOUR = 60

/** What was paid for an order. */
export function receiptsApi(deps: Deps) {
  const drawings = createLimiter(deps.db.pool, 'receipt-pdf', PDFS_PER_HOUR, 3_600)
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/orders/{id}/receipt',
        operationId: 'getReceipt',
        summary: 'Get the receipt of an order',
        description:
          'For the buyer and the seller, once the order is paid, also after a refund. An unpaid order is refused with 409.',
        tags: ['orders'],
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(receiptBody), ...refusals(401, 404, 409) },
      }),
      async (c) => {
        const outcome = await findReceipt(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseReceipt(c, outcome.refused)
        c.header('Cache-Control', 'no-store')
        return c.json(outcome.receipt, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/orders/{id}/receipt.pdf',
        operationId: 'getReceiptPdf',
        summary: 'Get the receipt of an order as PDF',
        description:
          'Returns the receipt as a PDF file, in the language of your account, with times in your time zone, or else in that of the shop. For the buyer and the seller, once the order is paid.',
        tags: ['orders'],
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: {
            description: 'The file',
            content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 404, 409, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await findReceipt(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseReceipt(c, outcome.refused)
        const tooMany = await limitAttempts(c, drawings, viewer.id)
        if (tooMany) return tooMany
        const { receipt } = outcome
        const account = await findReader(deps.db.kysely, viewer.id)
        const reader = account?.timeZone ? account : readReaderCookie(c.req.header('cookie'))
        const shop = deps.settings.current()
        const unknown = { locale: NEUTRAL_READER.locale, timeZone: null }
        const language = accountLanguage({ language: account?.language ?? null }, shop.languages)
        const format = formatForPerson(reader ?? unknown, shop)
        // With its libraries only once it is needed: most processes draw none.
        const { drawReceipt } = await import('./receipt-pdf.ts')
        const logo = await readShopImage(deps, shop.logo)
        const pdf = await drawReceipt(receipt, {
          texts: receiptTexts(language, format),
          now: deps.clock.now(),
          logo,
        })
        return c.body(new Uint8Array(pdf), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="receipt-${receipt.number}.pdf"`,
          'cache-control': 'private, no-store',
        }) as never
      },
    )
}
