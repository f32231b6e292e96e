import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { countryName } from '../../../shared/countries.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { feeOnRest } from '../../payments/index.ts'
import { findCurrentCheck } from '../../verification/index.ts'
import { afterSaleOf } from '../after-sale.ts'
import { findAfterSaleTerms } from '../listing-snapshot.store.ts'
import { type Order, sideOf, totalMinor } from '../order.ts'
import { addressFor } from '../order-view.ts'
import type { Address } from '../orders.contract.ts'
import { findOrder, listEvents, type OrderEvent } from '../orders.store.ts'
import { refundedBefore, refundedFromHeld } from '../transfers/transfers.ts'
import type { Receipt } from './receipts.contract.ts'

/**
 * What was paid for an order, for its buyer or seller, from the payment on. It follows the events
 * of the order, so that it stays true after a refund.
 */
export async function findReceipt(
  { db, env, origin }: Pick<Deps, 'db' | 'env' | 'origin'>,
  viewer: Viewer,
  orderId: string,
): Promise<{ receipt: Receipt } | { refused: 'not_found' | 'not_paid' }> {
  const order = isId(orderId) ? await findOrder(db.kysely, orderId) : undefined
  const side = order && sideOf(order, viewer.id)
  if (!order || !side) return { refused: 'not_found' }
  const events = await listEvents(db.kysely, order.id)
  const paidAt = timeOf(events, 'order_paid')
  if (!paidAt) return { refused: 'not_paid' }
  const [imei, address] = await Promise.all([
    findCurrentCheck(db.kysely, order.listingId),
    addressFor(db.kysely, order, side),
  ])
  const { name, buyerName: buyer, sellerName: seller, priceMinor, postageMinor, currency } = order
  const refundMinor = refundedOf(order, events)
  return {
    receipt: {
      orderId: order.id,
      number: orderNumber(order.id),
      you: side,
      name,
      imeiLast4: imei?.last4 ?? null,
      buyer,
      seller,
      shop: {
        name: 'Redial',
        host: new URL(origin()).host,
        email: env.CONTACT_EMAIL ?? null,
        address: env.CONTACT_ADDRESS ?? null,
      },
      shipTo: address ? addressLines(address) : null,
      payment: order.payment,
      delivery: order.delivery,
      currency,
      priceMinor,
      postageMinor,
      totalMinor: totalMinor(order),
      refundMinor,
      refundConfirmedAt: order.refundConfirmedAt?.toISOString() ?? null,
      feeMinor: side === 'seller' ? feeOf(order, refundedHere(order, events, refundMinor)) : null,
      ...afterSaleOf(order, await findAfterSaleTerms(db.kysely, order.id)),
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

/** What was refunded from money held here: the rest is between buyer and seller. */
function refundedHere(order: Order, events: readonly OrderEvent[], refundMinor: number) {
  const end = events.findLast(({ name }) => name === 'order_refunded')
  const isWhole = order.state === 'refunded' && end?.data.outside !== true
  return isWhole ? refundMinor : Math.min(refundMinor, refundedFromHeld(order, events))
}

/** Only money that passes through this instance bears a fee; a refund returns its share. */
function feeOf(order: Order, refundMinor: number) {
  const { payment, feeMinor, currency } = order
  if (payment !== 'online') return 0
  if (refundMinor === 0) return feeMinor
  const total = totalMinor(order)
  return refundMinor >= total ? 0 : feeOnRest(feeMinor, total, { refundMinor, currency })
}
