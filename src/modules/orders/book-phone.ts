import type { Deps } from '../../deps.ts'
import { inTransaction, violatedConstraint } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findListing, type Listing } from '../listings/index.ts'
import { type BookingRefusal, bookAt } from './book-at.ts'
import { inTurn } from './booking-turns.ts'
import { type Order, whyNotBookable } from './order.ts'
import { findByKey, findHold } from './orders.store.ts'
import { toOrder } from './to-order.ts'

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
