import type { Deps } from '../../deps.ts'
import { newId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { postBookingAdvert } from '../listings/advertising/index.ts'
import { findListing, holdListing, type Listing } from '../listings/index.ts'
import { feesOf } from '../payments/index.ts'
import { keepAsSold } from './as-sold.store.ts'
import { putClocks } from './clocks.store.ts'
import { clocksOf, endOf } from './clocks.ts'
import { countHolds, lockParties } from './locks.store.ts'
import { type Order, whyNotBookable } from './order.ts'
import { insertOrder } from './orders.store.ts'

/** Nobody needs more unpaid phones at a time, and nobody may take the market off sale. */
export const MAX_HOLDS = 10

export type BookingRefusal =
  | NonNullable<ReturnType<typeof whyNotBookable>>
  | 'not_found'
  | 'account_gone'
  | 'too_many_holds'
type Wanted = {
  buyer: { id: string; name: string }
  /** Who made the booking: the buyer, or the seller who takes an offer. */
  actor: { id: string; role: string }
  listingId: string
  /** What was agreed on, in minor units; nobody pays more than the phone is listed for now. */
  priceMinor?: number
  at: Date
  idempotencyKey?: string | null
}

/**
 * Books a phone for a buyer in the caller's transaction: one order that holds it, its clock and its
 * advert. The fee is frozen on the order, and so is what the phone was offered as. Locks people, then
 * the phone.
 */
export async function bookAt(
  deps: Deps,
  tx: Tx,
  { buyer, actor, listingId, priceMinor, at, idempotencyKey = null }: Wanted,
): Promise<{ order: Order; listing: Listing } | { refused: BookingRefusal }> {
  const seen = await findListing(tx, listingId)
  if (!seen) return { refused: 'not_found' }
  const reason = whyNotBookable(seen, { id: buyer.id, role: 'Buyer' })
  if (reason || !seen.sellerId) return { refused: reason ?? 'not_for_sale' }
  if ((await countHolds(tx, buyer.id)) >= MAX_HOLDS) return { refused: 'too_many_holds' }
  const present = await lockParties(tx, buyer.id, seen.sellerId)
  if (!present.buyer) return { refused: 'account_gone' }
  if (!present.seller) return { refused: 'not_for_sale' }
  if (!(await holdListing(tx, seen.id, at))) return { refused: 'already_booked' }
  // Read again behind the lock: the price may have changed since the first look.
  const listing = await findListing(tx, seen.id)
  if (!listing) throw new Error('a held phone is gone')
  const price = Math.min(priceMinor ?? listing.priceMinor, listing.priceMinor)
  const order = newOrder(deps, listing, buyer, price, at)
  await insertOrder(tx, order, idempotencyKey)
  await keepAsSold(tx, order.id, listing.id, at)
  await putClocks(tx, order, clocksOf(order.state, order.payment, at))
  await postBookingAdvert(tx, listing.id, at)
  const about = { orderId: order.id, listingId: listing.id }
  await recordEvent(tx, 'phone_booked', at, { ...about, by: 'buyer' })
  await writeAudit(tx, { actor, action: 'phone_booked', subject: ['order', order.id], at })
  return { order, listing }
}

function newOrder(
  { env }: Deps,
  listing: Listing,
  buyer: Wanted['buyer'],
  priceMinor: number,
  at: Date,
): Order {
  return {
    id: newId(),
    listingId: listing.id,
    buyerId: buyer.id,
    sellerId: listing.sellerId,
    buyerName: buyer.name,
    sellerName: listing.sellerName,
    name: listing.name,
    img: listing.img,
    priceMinor,
    feeMinor: feesOf(env, priceMinor, listing.currency),
    currency: listing.currency,
    payment: 'meet_up',
    delivery: null,
    state: 'awaiting_payment',
    stateSince: at,
    stateDueAt: endOf(clocksOf('awaiting_payment', 'meet_up', at)),
    endedAt: null,
    bankDisputedAt: null,
    confirmingSince: null,
    createdAt: at,
  }
}
