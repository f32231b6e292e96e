import type { Deps } from '../../../deps.ts'
import {
  inTransaction,
  isId,
  rollbackOnRefusal,
  type Tx,
  violatedConstraint,
} from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type BookingLimit, bookInTransaction } from '../index.ts'
import { type OfferRefusal, recordOfferEvent } from './make-offer.ts'
import { type Offer, offerMoves, whyNot } from './offer.ts'

import {
  buyerOf,
  closeOffer,
  findOffer,
  lockExpiredOffers,
  supersedeOthers,
  supersedeOvertaken,
} from './offers.store.ts'

type Answered = { offer: Offer } | { refused: OfferRefusal | 'price_changed' } | BookingLimit

/**
 * The other side agrees: the phone is booked for the buyer at that price, or at the listing's when
 * that is lower by now, and every other offer for it is void, in one transaction. Accepting again
 * gives the same order.
 */
export async function acceptOffer(deps: Deps, viewer: Viewer, id: string): Promise<Answered> {
  if (!isId(id)) return { refused: 'not_found' }
  try {
    return await rollbackOnRefusal(deps.db, async (tx): Promise<Answered> => {
      const at = deps.clock.now()
      const offer = await findOffer(tx, id)
      const refused = offer ? whyNot(offer, 'accept', viewer, at) : 'not_found'
      if (offer?.state === 'accepted' && refused === 'answered') return { offer }
      if (!offer || refused) return { refused: refused ?? 'not_found' }
      const buyer = await buyerOf(tx, offer.buyerId)
      if (!buyer) return { refused: 'account_gone' }
      // People and the phone are locked before offers, here as everywhere.
      const { listingId, priceMinor } = offer
      const booked = await bookInTransaction(deps, tx, {
        buyer,
        actor: viewer,
        listingId,
        priceMinor,
        at,
      })
      if ('refused' in booked) return booked
      const { id: orderId, priceMinor: bookedMinor } = booked.order
      // Undone, booking and all, when the offer was withdrawn a moment before.
      if (!(await closeOffer(tx, id, 'accepted', { at, orderId }))) return { refused: 'answered' }
      const accepted: Offer = { ...offer, state: 'accepted', orderId }
      await recordOfferEvent(tx, offerMoves.accept.event, accepted, {
        actor: viewer,
        at,
        facts: { orderId, priceMinor: bookedMinor },
      })
      for (const other of await supersedeOthers(tx, listingId, at))
        await recordOfferEvent(tx, 'offer_superseded', other, { actor: 'system', at })
      return { offer: accepted }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'one_live_order_per_listing')
      return { refused: 'already_booked' }
    throw error
  }
}

/** The other side declines an offer, or its maker withdraws it; repeating it changes nothing. */
export async function closeOpenOffer(
  deps: Deps,
  viewer: Viewer,
  id: string,
  move: 'decline' | 'withdraw',
): Promise<Answered> {
  if (!isId(id)) return { refused: 'not_found' }
  const { to, event } = offerMoves[move]
  return rollbackOnRefusal(deps.db, async (tx): Promise<Answered> => {
    const at = deps.clock.now()
    const offer = await findOffer(tx, id)
    const refused = offer ? whyNot(offer, move, viewer, at) : 'not_found'
    if (offer?.state === to && refused === 'answered') return { offer }
    if (!offer || refused) return { refused: refused ?? 'not_found' }
    if (!(await closeOffer(tx, id, to, { at }))) return { refused: 'answered' }
    await recordOfferEvent(tx, event, offer, { actor: viewer, at })
    return { offer: { ...offer, state: to } }
  })
}

/** Offers that one run of the job expires. */
const BATCH = 50

/** Expires offers that were not answered in time. Returns how many. */
export function expireOffers(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const due = await lockExpiredOffers(tx, at, BATCH)
    for (const offer of due) {
      await closeOffer(tx, offer.id, offerMoves.expire.to, { at })
      await recordOfferEvent(tx, offerMoves.expire.event, offer, { actor: 'system', at })
    }
    return due.length
  })
}

/**
 * Part of lowering a price, with the phone locked: closes offers that are no longer below it, and
 * both sides are notified that the phone can be booked for less.
 */
export async function cancelOvertakenOffers(
  tx: Tx,
  { id, priceMinor }: { id: string; priceMinor: number },
  at: Date,
) {
  for (const offer of await supersedeOvertaken(tx, id, priceMinor, at))
    await recordOfferEvent(tx, 'offer_overtaken', offer, {
      actor: 'system',
      at,
      facts: { listedMinor: priceMinor },
    })
}
