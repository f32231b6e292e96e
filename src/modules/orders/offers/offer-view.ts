import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { toMajor } from '../../../shared/money.ts'
import { findListing, slugOf } from '../../listings/index.ts'
import { type Offer, type OfferMove, sideOf, whyNot } from './offer.ts'
import { type OfferBody, offerActions } from './offers.contract.ts'
import { namesOf } from './offers.store.ts'

/** Offers as one of their two sides sees them. */
export async function toOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  offers: readonly Offer[],
  viewer: Viewer,
): Promise<OfferBody[]> {
  const db = deps.db.kysely
  const now = deps.clock.now()
  const names = await namesOf(
    db,
    offers.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  )
  const phones = new Map<string, { name: string; img: string }>()
  for (const id of new Set(offers.map(({ listingId }) => listingId))) {
    const listing = await findListing(db, id)
    if (listing) phones.set(id, listing)
  }
  return offers.map((offer): OfferBody => {
    const phone = phones.get(offer.listingId)
    const you = sideOf(offer, viewer) ?? 'buyer'
    // An unanswered offer is expired after its time, even if the job has not run.
    const isOver = offer.state === 'open' && offer.expiresAt <= now
    return {
      _id: offer.id,
      phoneId: offer.listingId,
      name: phone?.name ?? '',
      img: phone?.img ?? '',
      slug: slugOf(phone?.name ?? ''),
      price: toMajor(offer.priceMinor, offer.currency),
      priceMinor: offer.priceMinor,
      askingPrice: toMajor(offer.askingMinor, offer.currency),
      askingMinor: offer.askingMinor,
      currency: offer.currency,
      by: offer.madeBy,
      you,
      with: names.get(you === 'buyer' ? offer.sellerId : offer.buyerId) ?? '',
      state: isOver ? 'expired' : offer.state,
      expiresAt: offer.expiresAt.toISOString(),
      createdAt: offer.createdAt.toISOString(),
      orderId: offer.orderId,
      actions: offerActions.filter((action) => can(offer, action, viewer, now)),
    }
  })
}

function can(offer: Offer, move: OfferMove, viewer: Viewer, now: Date) {
  // A buyer who wants another price than the counter-offer makes a new offer.
  if (move === 'counter' && offer.madeBy === 'seller') return false
  return whyNot(offer, move, viewer, now) === undefined
}
