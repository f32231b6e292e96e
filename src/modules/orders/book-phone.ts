import type { Deps } from '../../deps.ts'
import { newId, rollbackOnRefusal, type Tx, violatedConstraint } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { formatWait, type Viewer } from '../../platform/http/index.ts'
import {
  isDeliverable,
  offeredTerms,
  shopDeliveries,
} from '../../shared/orders/delivery-methods.ts'
import { MAX_HOLDS, MAX_HOLDS_OF_NEW_BUYERS } from '../../shared/orders/order-limits.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import { isBlockedBetween } from '../accounts/index.ts'
import { postBookingAdvert } from '../listings/advertising/index.ts'
import { findListing, holdListing, type Listing } from '../listings/index.ts'
import { saleFee } from '../payments/index.ts'
import { insertDeadlines } from './deadlines/deadlines.store.ts'
import { automaticEnd, deadlinesFor } from './deadlines/deadlines.ts'
import { noStepFacts } from './life-cycle/next-step.store.ts'
import { saveListingSnapshot } from './listing-snapshot.store.ts'
import { bookingRefusal, type Order } from './order.ts'
import { toOrder, viewOrder } from './order-view.ts'
import { findHold, insertOrder, lockParties, readBookingRecord } from './orders.store.ts'
import { type PhoneChanged, refuseChanged, type SeenVersion } from './phone-changed.ts'

type BookingRefusal =
  | { refused: NonNullable<ReturnType<typeof bookingRefusal>> }
  | { refused: 'not_found' | 'account_gone' | 'blocked' | 'not_deliverable' }
  | PhoneChanged
  | BookingLimit
type Outcome = { order: Order; listing: Listing; again: boolean } | BookingRefusal

/**
 * Books a phone as the buyer has seen it in this version of its listing: an order that holds it for the
 * meet-up, and its advert. Only one buyer can hold a phone: the unique index `one_live_order_per_listing`
 * decides. The same buyer gets the same order again. `receipt` is the order as the buyer may see it.
 */
export async function bookPhone(
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  version = listing.version,
) {
  const outcome = await bookOnce(deps, buyer, listing, version)
  if ('refused' in outcome) return outcome
  const { order, again } = outcome
  // Nothing has been agreed yet about a new booking.
  const receipt = again
    ? await viewOrder(deps, order, buyer)
    : toOrder(deps, order, buyer, noStepFacts)
  return { ...outcome, receipt }
}

async function bookOnce(
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  version: number,
): Promise<Outcome> {
  // The transaction checks this again; checking first saves a transaction for most of the losers.
  const reason = bookingRefusal(listing, buyer)
  if (reason === 'already_booked') return findOwnHold(deps, buyer, listing.id)
  if (reason) return { refused: reason }
  try {
    const now = deps.clock.now()
    const readVersion = { version, concerns: 'booking' } as const
    const wanted = {
      buyer,
      actor: buyer,
      listingId: listing.id,
      unlocked: listing,
      seenVersion: readVersion,
      at: now,
    }
    const booked = await rollbackOnRefusal(deps.db, (tx) => bookInTransaction(deps, tx, wanted))
    if ('order' in booked) return { ...booked, again: false }
    if (booked.refused !== 'already_booked') return booked
    return await findOwnHold(deps, buyer, listing.id)
  } catch (error) {
    if (violatedConstraint(error) === 'one_live_order_per_listing')
      return { refused: 'already_booked' }
    throw error
  }
}

/** A booked phone is refused, unless this buyer is the one who booked it. */
async function findOwnHold(deps: Deps, buyer: Viewer, listingId: string): Promise<Outcome> {
  const db = deps.db.kysely
  const order = await findHold(db, buyer.id, listingId)
  const listing = order && (await findListing(db, listingId))
  return order && listing ? { order, listing, again: true } : { refused: 'already_booked' }
}

type Wanted = {
  buyer: { id: string; name: string }
  /** Who makes the booking: the buyer, or the seller who accepts an offer. */
  actor: { id: string; role: string }
  listingId: string
  /** The listing, if it was just read. */
  unlocked?: Listing
  /** The agreed price in minor units; never more than the current listed price. */
  priceMinor?: number
  /** What the buyer has seen, or what the offer was made for. */
  seenVersion: SeenVersion
  at: Date
}

/**
 * Books a phone for a buyer in the caller's transaction: an order that holds it, its deadlines and
 * its advert. The order keeps the fee and a snapshot of the listing as they are now. Locks people,
 * then the phone. The caller rolls back when it is refused.
 */
export async function bookInTransaction(
  deps: Deps,
  tx: Tx,
  { buyer, actor, listingId, priceMinor, seenVersion, at, ...wanted }: Wanted,
): Promise<{ order: Order; listing: Listing } | BookingRefusal> {
  const unlocked = wanted.unlocked ?? (await findListing(tx, listingId))
  if (!unlocked) return { refused: 'not_found' }
  const reason = bookingRefusal(unlocked, { id: buyer.id, role: 'Buyer' })
  if (reason || !unlocked.sellerId) return { refused: reason ?? 'not_for_sale' }
  const limit = await holdRefusal(tx, { buyerId: buyer.id, byBuyer: actor.id === buyer.id, at })
  if (limit) return limit
  const present = await lockParties(tx, buyer.id, unlocked.sellerId)
  if (!present.buyer) return { refused: 'account_gone' }
  if (!present.seller) return { refused: 'not_for_sale' }
  if (await isBlockedBetween(tx, buyer.id, unlocked.sellerId)) return { refused: 'blocked' }
  const listing = await holdListing(tx, unlocked.id, at)
  if (!listing) return { refused: 'already_booked' }
  const offered = shopDeliveries(deps.settings.current())
  const terms = offeredTerms(listing, offered)
  if (!isDeliverable(terms)) return { refused: 'not_deliverable' }
  // As it is now that it is locked.
  const changed = await refuseChanged(tx, listing, seenVersion)
  if (changed) return changed
  const price = Math.min(priceMinor ?? listing.priceMinor, listing.priceMinor)
  const order = newOrder(deps, terms, buyer, price, at)
  await insertOrder(tx, order)
  await saveListingSnapshot(tx, order.id, listing.id, { offered, at })
  await insertDeadlines(tx, order, deadlinesFor(order.state, order.payment, at))
  await postBookingAdvert(tx, listing.id, at)
  const data = { orderId: order.id, listingId: listing.id, by: 'buyer' } as const
  await recordEvent(tx, 'phone_booked', at, data)
  await writeAudit(tx, { actor, action: 'phone_booked', subject: ['order', order.id], at })
  return { order, listing }
}

function newOrder(
  deps: Deps,
  listing: Listing,
  buyer: Wanted['buyer'],
  priceMinor: number,
  date: Date,
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
    postageMinor: 0,
    feeMinor: saleFee(deps.settings.current(), priceMinor, listing.currency),
    currency: listing.currency,
    payment: 'meet_up',
    // One way to get it is not a question.
    delivery: listing.shippingZones.length === 0 ? 'pick_up' : null,
    state: 'awaiting_payment',
    stateSince: date,
    stateDueAt: automaticEnd(deadlinesFor('awaiting_payment', 'meet_up', date)),
    endedAt: null,
    bankDisputedAt: null,
    confirmingSince: null,
    cancelRequestedAt: null,
    refundConfirmedAt: null,
    receivedAt: null,
    returnUntil: null,
    claimState: null,
    createdAt: date,
  }
}

/** Bookings that a buyer gives back, or lets expire, within a week and without having to wait. */
const FREE_RETURNS = { trusted: 3, new: 1 }
const COUNTED_DAYS = 7
/** How long to wait after each further one, counted from its end; the last wait repeats. */
const WAITS_MS = [15 * MINUTE, HOUR, 6 * HOUR, DAY]

export type BookingLimit =
  | { refused: 'too_many_holds' | 'too_many_holds_of_new_buyer' }
  | { refused: 'cooling_down'; until: Date }

/**
 * Whether a buyer may hold one more phone. Their other bookings wait until commit, so that the count
 * stays true. A seller who accepts an offer does not have to wait for the buyer's cool-down.
 */
export async function holdRefusal(
  tx: Tx,
  { buyerId, byBuyer, at }: { buyerId: string; byBuyer: boolean; at: Date },
): Promise<BookingLimit | undefined> {
  const since = new Date(at.getTime() - COUNTED_DAYS * DAY)
  const { holds, isKnown, returned, lastReturnedAt } = await readBookingRecord(tx, buyerId, since)
  if (isKnown && holds >= MAX_HOLDS) return { refused: 'too_many_holds' }
  if (!isKnown && holds >= MAX_HOLDS_OF_NEW_BUYERS)
    return { refused: 'too_many_holds_of_new_buyer' }
  const excess = returned - FREE_RETURNS[isKnown ? 'trusted' : 'new']
  if (!byBuyer || excess <= 0 || !lastReturnedAt) return undefined
  const wait = WAITS_MS[Math.min(excess, WAITS_MS.length) - 1] ?? 0
  const until = new Date(lastReturnedAt.getTime() + wait)
  return until > at ? { refused: 'cooling_down', until } : undefined
}

/** What a buyer reads who has to wait, and for how many seconds. */
export function coolDown(until: Date, now: Date): { seconds: number; message: string } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND))
  const message = `You’ve canceled or not paid several bookings. You can book again in ${formatWait(seconds)}.`
  return { seconds, message }
}
