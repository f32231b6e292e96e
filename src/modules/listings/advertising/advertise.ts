import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { parsePrice } from '../../../shared/money.ts'
import { findListing, findLiveOffer, type Listing, setAdvertised, toPhone } from '../index.ts'
import type { Advert, newAdvertBody, Receipt } from './advertising.contract.ts'
import { deleteAdverts, findBooked, lockPhone, putAdvert } from './adverts.store.ts'

type BookingRefusal =
  | 'not_found'
  | 'buyers_only'
  | 'own_phone'
  | 'already_booked'
  | 'not_for_sale'
  | 'key_reused'
  | 'account_gone'
  | 'too_many_holds'

/** Books a phone. Passed in, because the orders module already depends on this one. */
export type Book = (
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  idempotencyKey?: string,
) => Promise<{ receipt: Receipt; listing: Listing; again: boolean } | { refused: BookingRefusal }>

type Advertised = { again: boolean } | { refused: 'not_found' | 'not_yours' | 'not_live' }
type Stopped = { deleted: number; state: Listing['state'] } | { refused: 'not_found' }

/** Advertises a seller's live phone. Repeating the call is harmless. */
export function advertise(deps: Deps, seller: Viewer, listingId: string): Promise<Advertised> {
  return inTransaction(deps.db, async (tx): Promise<Advertised> => {
    const phone = await lockPhone(tx, listingId)
    if (!phone) return { refused: 'not_found' }
    if (phone.sellerId !== seller.id) return { refused: 'not_yours' }
    if (phone.state !== 'live') return { refused: 'not_live' }
    if (phone.advertised) return { again: true }
    const at = deps.clock.now()
    await putAdvert(tx, listingId, 'seller', at)
    await setAdvertised(tx, listingId, true)
    await recordEvent(tx, 'phone_advertised', at, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'phone_advertised',
      subject: ['listing', listingId],
      at,
    })
    return { again: false }
  })
}

/** Ends a seller's advert in any state of the phone. Repeating the call is harmless. */
export async function stopAdvertising(
  deps: Deps,
  seller: Viewer,
  listingId: string,
): Promise<Stopped> {
  if (!isId(listingId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Stopped> => {
    const phone = await lockPhone(tx, listingId)
    if (!phone || phone.sellerId !== seller.id) return { refused: 'not_found' }
    await deleteAdverts(tx, listingId, ['seller'])
    const { state } = phone
    if (!phone.advertised) return { deleted: 0, state }
    const at = deps.clock.now()
    await setAdvertised(tx, listingId, false)
    await recordEvent(tx, 'advert_ended', at, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'advert_ended',
      subject: ['listing', listingId],
      at,
    })
    return { deleted: 1, state }
  })
}

type Card = z.infer<typeof newAdvertBody>
type Meant = { listing: Listing } | { refused: 'not_found' } | { wrong: Record<string, string> }

/** The listing of a request: the one it names by id, or the live one that its fields describe. */
export async function listingMeant(deps: Deps, card: Card): Promise<Meant> {
  const db = deps.db.kysely
  if (card.phoneId !== undefined) {
    const named = isId(card.phoneId) ? await findListing(db, card.phoneId) : undefined
    return named ? { listing: named } : { refused: 'not_found' }
  }
  const { email = '', name = '', img = '' } = card
  const price =
    card.price === undefined ? { wrong: 'Required' } : parsePrice(card.price, deps.env.CURRENCY)
  const wrong = {
    ...(!name && { name: 'Required' }),
    ...(!email && { email: 'Required' }),
    ...('wrong' in price && { price: price.wrong }),
  }
  if (!name || !email || 'wrong' in price) return { wrong }
  const described = { email, name, img, priceMinor: price.minor }
  const live = await findLiveOffer(db, described)
  if (live) return { listing: live }
  // A buyer who repeats the request means the phone that they have booked.
  const booked = await findBooked(db, described)
  return booked ? { listing: booked } : { refused: 'not_found' }
}

/** Lists a phone that was just booked as booked, until the hold ends. */
export async function postBookingAdvert(tx: Tx, listingId: string, now: Date): Promise<void> {
  await putAdvert(tx, listingId, 'booking', now)
  publishChange(tx, 'adverts')
}

/** Removes the booking from the list; the seller's own advert, if any, is shown again. */
export async function endBookingAdvert(tx: Tx, listingId: string): Promise<void> {
  await deleteAdverts(tx, listingId, ['booking'])
  publishChange(tx, 'adverts')
}

/** Removes all adverts of a phone that was sold or taken down. */
export async function endAdverts(tx: Tx, listingId: string): Promise<void> {
  await deleteAdverts(tx, listingId, ['booking', 'seller'])
  publishChange(tx, 'adverts')
}

/** An advert: the phone as the viewer may see it, and whether it is booked. */
export function toAdvert(listing: Listing, viewer: Viewer | null): Advert {
  const booked = listing.state === 'reserved'
  return { ...toPhone(listing, viewer), phoneId: listing.id, booked }
}
