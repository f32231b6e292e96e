import type { Deps } from '../../deps.ts'
import { inTransaction, newId, type Tx, violatedConstraint } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { postBookingAdvert } from '../listings/advertising/index.ts'
import { findListing, holdListing, type Listing } from '../listings/index.ts'
import { feesOf } from '../payments/index.ts'
import { keepAsSold } from './as-sold.store.ts'
import { putClocks } from './clocks.store.ts'
import { automaticEnd, deadlinesFor } from './deadlines.ts'
import { countHolds, lockParties } from './locks.store.ts'
import { type Order, whyNotBookable } from './order.ts'
import { toOrder } from './order-view.ts'
import { findByKey, findHold, insertOrder } from './orders.store.ts'

type Held = { order: Order; listing: Listing; again: boolean }
type Outcome = Held | { refused: BookingRefusal | 'key_reused' }

/**
 * Books a phone as the buyer has just seen it: one order that holds it for the meet-up, and its advert. Whoever comes second is
 * told so; the same buyer again, or the same idempotency key, gets the same order.
 * `receipt` is the order as the buyer may see it.
 */
export async function bookPhone(
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  idempotencyKey?: string,
) {
  const outcome = await book(deps, buyer, listing, idempotencyKey ?? null)
  if ('refused' in outcome) return outcome
  return { ...outcome, receipt: toOrder(deps, outcome.order, buyer) }
}

async function book(
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  key: string | null,
): Promise<Outcome> {
  const db = deps.db.kysely
  const earlier = key ? await findByKey(db, buyer.id, key) : undefined
  if (earlier && earlier.listingId !== listing.id) return { refused: 'key_reused' }
  if (earlier) return { order: earlier, listing, again: true }
  // The transaction asks again; this spares it most of those who come second.
  const reason = whyNotBookable(listing, buyer)
  if (reason === 'already_booked') return ownHoldOr(deps, buyer, listing, reason)
  if (reason) return { refused: reason }
  try {
    const taken = await inTurn(listing.id, () =>
      inTransaction(deps.db, (tx) =>
        bookAt(deps, tx, {
          buyer,
          actor: buyer,
          listingId: listing.id,
          at: deps.clock.now(),
          idempotencyKey: key,
        }),
      ),
    )
    if ('order' in taken) return { ...taken, again: false }
    if ('refused' in taken && taken.refused !== 'already_booked') return taken
    if ('lostTo' in taken && taken.lostTo !== buyer.id) return { refused: 'already_booked' }
    return await ownHoldOr(deps, buyer, listing, 'already_booked')
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'one_live_order_per_listing') return { refused: 'already_booked' }
    if (constraint === 'one_order_per_idempotency_key') return { refused: 'key_reused' }
    throw error
  }
}

async function ownHoldOr(
  deps: Deps,
  buyer: Viewer,
  seen: Listing,
  reason: 'already_booked',
): Promise<Outcome> {
  const db = deps.db.kysely
  const order = await findHold(db, buyer.id, seen.id)
  const listing = order && (await findListing(db, seen.id))
  return order && listing ? { order, listing, again: true } : { refused: reason }
}

/** Nobody needs more unpaid phones at a time, and nobody may take the market off sale. */
export const MAX_HOLDS = 10

export type BookingRefusal =
  | NonNullable<ReturnType<typeof whyNotBookable>>
  | 'not_found'
  | 'account_gone'
  | 'too_many_holds'
type Wanted = {
  buyer: { id: string; name: string }
  /** Who made the booking: the buyer, or the seller who jsonBody an offer. */
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
  await putClocks(tx, order, deadlinesFor(order.state, order.payment, at))
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
    stateDueAt: automaticEnd(deadlinesFor('awaiting_payment', 'meet_up', at)),
    endedAt: null,
    bankDisputedAt: null,
    confirmingSince: null,
    createdAt: at,
  }
}

const underway = new Map<string, Promise<{ order: Order } | object>>()

/**
 * One booking of a phone at a time in this process. Whoever waited while somebody else got it is
 * told whose it is now, without a transaction that would find the same. Nothing rests on this: the
 * database decides, also between processes; it only is not asked in vain by a crowd.
 */
export async function inTurn<T extends { order: Order } | object>(
  listingId: string,
  book: () => Promise<T>,
): Promise<T | { lostTo: string | null }> {
  for (let before = underway.get(listingId); before; before = underway.get(listingId)) {
    const outcome = await before
    if ('order' in outcome) return { lostTo: outcome.order.buyerId }
  }
  const booking = book()
  // Its failure is for its own buyer; the next one tries.
  const told = booking.catch(() => ({}))
  underway.set(listingId, told)
  try {
    return await booking
  } finally {
    underway.delete(listingId)
  }
}
