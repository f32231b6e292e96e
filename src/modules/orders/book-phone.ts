import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { inTransaction, isId, newId, violatedConstraint } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { postBookingAdvert } from '../advertising/index.ts'
import { findListing, holdListing, type Listing } from '../listings/index.ts'
import { holdEnds } from './life-cycle.ts'
import { countHolds, lockParties } from './locks.store.ts'
import { type Order, whyNotBookable } from './order.ts'
import { findByKey, findHold, insertOrder } from './orders.store.ts'
import { toOrder } from './to-order.ts'

export type Refusal =
  | NonNullable<ReturnType<typeof whyNotBookable>>
  | 'not_found'
  | 'key_reused'
  | 'account_gone'
  | 'too_many_holds'
/** Nobody needs more unpaid phones at a time, and nobody may take the market off sale. */
export const MAX_HOLDS = 10
type Held = { order: Order; listing: Listing; again: boolean }
type Outcome = Held | { refused: Refusal }

/**
 * Books a phone: one order that holds it for the meet-up, and its advert. Whoever comes second is
 * told so; the same buyer again, or the same idempotency key, gets the same order.
 * `receipt` is the order as the buyer may see it.
 */
export async function bookPhone(
  deps: Deps,
  buyer: Viewer,
  listingId: string,
  idempotencyKey?: string,
) {
  const outcome = await book(deps, buyer, listingId, idempotencyKey ?? null)
  if ('refused' in outcome) return outcome
  return { ...outcome, receipt: toOrder(deps, outcome.order, buyer) }
}

async function book(
  deps: Deps,
  buyer: Viewer,
  listingId: string,
  key: string | null,
): Promise<Outcome> {
  const db = deps.db.kysely
  const listing = isId(listingId) ? await findListing(db, listingId) : undefined
  if (!listing) return { refused: 'not_found' }
  const earlier = key ? await findByKey(db, buyer.id, key) : undefined
  if (earlier && earlier.listingId !== listing.id) return { refused: 'key_reused' }
  if (earlier) return { order: earlier, listing, again: true }
  const reason = whyNotBookable(listing, buyer)
  if (reason === 'already_booked') return ownHoldOr(deps, buyer, listing, reason)
  if (reason) return { refused: reason }
  try {
    const taken = await inTransaction(deps.db, (tx) => take(deps, tx, buyer, listing, key))
    return taken ?? (await ownHoldOr(deps, buyer, listing, 'already_booked'))
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'one_live_order_per_listing') return { refused: 'already_booked' }
    if (constraint === 'one_order_per_idempotency_key') return { refused: 'key_reused' }
    throw error
  }
}

/** Undefined when the phone was taken a moment before. */
async function take(
  deps: Deps,
  tx: Tx,
  buyer: Viewer,
  seen: Listing,
  key: string | null,
): Promise<Outcome | undefined> {
  const now = deps.clock.now()
  if (!seen.sellerId) return { refused: 'not_for_sale' }
  if ((await countHolds(tx, buyer.id)) >= MAX_HOLDS) return { refused: 'too_many_holds' }
  const present = await lockParties(tx, buyer.id, seen.sellerId)
  if (!present.buyer) return { refused: 'account_gone' }
  if (!present.seller) return { refused: 'not_for_sale' }
  if (!(await holdListing(tx, seen.id, now))) return
  // Read again behind the lock: the price may have changed since the first look.
  const listing = await findListing(tx, seen.id)
  if (!listing) throw new Error('a held phone is gone')
  const order = newOrder(listing, buyer, now)
  await insertOrder(tx, order, key)
  await postBookingAdvert(tx, listing.id, now)
  await recordEvent(tx, 'phone_booked', now, { orderId: order.id, listingId: listing.id })
  await writeAudit(tx, {
    actor: buyer,
    action: 'phone_booked',
    subject: ['order', order.id],
    at: now,
  })
  return { order, listing, again: false }
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

function newOrder(listing: Listing, buyer: Viewer, now: Date): Order {
  return {
    id: newId(),
    listingId: listing.id,
    buyerId: buyer.id,
    sellerId: listing.sellerId,
    buyerName: buyer.name,
    sellerName: listing.sellerName,
    name: listing.name,
    img: listing.img,
    priceMinor: listing.priceMinor,
    currency: listing.currency,
    payment: 'meet_up',
    state: 'awaiting_payment',
    stateDueAt: holdEnds('meet_up', now),
    createdAt: now,
  }
}
