import type { Executor } from '../../../platform/db/index.ts'
import {
  betterTerms,
  type DeliveryTerms,
  pickUpOnly,
  postageTo,
} from '../../../shared/listings/delivery-terms.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import type { Order } from '../order.ts'
import type { Address } from '../orders.contract.ts'
import { findTerms } from './delivery.store.ts'

/**
 * How the phone of an order can be had: as offered at booking, or better if the seller has improved
 * the terms since. Pick-up only for orders from before terms were kept.
 */
export async function offeredTerms(
  db: Executor,
  order: Pick<Order, 'id' | 'listingId'>,
): Promise<DeliveryTerms> {
  const { booked, now } = await findTerms(db, order)
  return booked && now ? betterTerms(booked, now) : (booked ?? now ?? pickUpOnly)
}

export type PostageRefusal =
  | 'not_offered'
  | 'not_shipped_there'
  | 'postage_changed'
  | 'postage_paid'
  | 'confirming'

/**
 * The postage of an order with this delivery, in minor units. The buyer has to have seen it, and once
 * a payment is confirmed or received the sum cannot rise. What was paid online and is no longer due
 * goes back to the buyer when the order ends; after a transfer nothing can be returned from here.
 */
export async function postageFor(
  db: Executor,
  order: Order,
  chosen: { method: Delivery; address?: Address | undefined; seenMinor: number },
): Promise<{ postageMinor: number } | { refused: PostageRefusal }> {
  const { method, address, seenMinor } = chosen
  const terms = await offeredTerms(db, order)
  const isOffered = method === 'pick_up' ? terms.pickUp : terms.shippingZones.length > 0
  if (!isOffered) return { refused: 'not_offered' }
  const postageMinor = address ? postageTo(terms, address.country) : 0
  if (postageMinor === undefined) return { refused: 'not_shipped_there' }
  if (postageMinor !== order.postageMinor) {
    if (order.confirmingSince) return { refused: 'confirming' }
    const isPaid = order.state !== 'awaiting_payment'
    if (isPaid && (order.payment !== 'online' || postageMinor > order.postageMinor))
      return { refused: 'postage_paid' }
  }
  if (postageMinor !== seenMinor) return { refused: 'postage_changed' }
  return { postageMinor }
}
