import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import { parsePrice } from '../../../shared/parse-price.ts'
import { findListing, type Listing } from '../listings.store.ts'
import { toPhone } from '../to-phone.ts'
import { setAdvertised } from '../transition-listing.ts'
import { describeChanges, type ListingChanges } from '../versions/changes.ts'
import type { Advert, newAdvertBody } from './advertising.contract.ts'
import {
  countAdvertised,
  deleteAdverts,
  findBooked,
  findLiveCard,
  lockPhone,
  lockSellerAdverts,
  putAdvert,
} from './adverts.store.ts'

type Advertised =
  | { again: boolean }
  | { refused: 'not_found' | 'not_yours' | 'not_live' | 'too_many_adverts' }
type Stopped = { deleted: number; state: Listing['state'] } | { refused: 'not_found' }

/** Advertises a seller's live phone. Repeating the call is harmless. */
export function advertise(deps: Deps, seller: Viewer, listingId: string): Promise<Advertised> {
  return inTransaction(deps.db, async (tx): Promise<Advertised> => {
    await lockSellerAdverts(tx, seller.id)
    const phone = await lockPhone(tx, listingId)
    if (!phone) return { refused: 'not_found' }
    if (phone.sellerId !== seller.id) return { refused: 'not_yours' }
    if (phone.state !== 'live') return { refused: 'not_live' }
    if (phone.advertised) return { again: true }
    if ((await countAdvertised(tx, seller.id)) >= MAX_ADVERTISED)
      return { refused: 'too_many_adverts' }
    const now = deps.clock.now()
    await putAdvert(tx, listingId, 'seller', now)
    await setAdvertised(tx, listingId, true)
    await recordEvent(tx, 'phone_advertised', now, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'phone_advertised',
      subject: ['listing', listingId],
      at: now,
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
    const { state } = phone
    if (!phone.advertised) return { deleted: 0, state }
    const now = deps.clock.now()
    await setAdvertised(tx, listingId, false)
    await recordEvent(tx, 'advert_ended', now, { listingId })
    await writeAudit(tx, {
      actor: seller,
      action: 'advert_ended',
      subject: ['listing', listingId],
      at: now,
    })
    return { deleted: 1, state }
  })
}

type Card = z.infer<typeof newAdvertBody>
type RequestedListing =
  | { listing: Listing }
  | { refused: 'not_found' | 'price_changed' | 'terms_changed' }
  | { refused: 'phone_changed'; fields: Record<string, string> }
  | { wrong: Record<string, string> }

/**
 * The listing of a request: the one it names by id, or the live one that its fields describe. Refused
 * when what was sent of it is no longer so, or it promises less for after the sale; with a version the
 * booking compares that.
 */
export async function findRequestedListing(deps: Deps, card: Card): Promise<RequestedListing> {
  const db = deps.db.kysely
  // Cards repeat the price as the API writes it, '45.500' in KWD, so no confirmation is needed.
  const price =
    card.price === undefined
      ? undefined
      : parsePrice(card.price, deps.settings.current().currency, { isLenient: true })
  const wrongPrice = price && 'wrong' in price ? price.wrong : undefined
  if (card.phoneId !== undefined) {
    if (wrongPrice) return { wrong: { price: wrongPrice } }
    const named = isId(card.phoneId) ? await findListing(db, card.phoneId) : undefined
    return named ? unlessChanged(named, card, price) : { refused: 'not_found' }
  }
  const { name, img, seller, email, location, used } = trimmed(card)
  const wrong = {
    ...(!name && { name: 'Required' }),
    ...(!seller && !email && { seller: 'Required' }),
    ...(wrongPrice && { price: wrongPrice }),
    ...(!price && { price: 'Required' }),
  }
  if (Object.keys(wrong).length > 0 || !price || 'wrong' in price) return { wrong }
  const described = { name, img, seller, email, location, used, priceMinor: price.minor }
  // A repeated request is about the phone that its buyer has booked.
  const listing = (await findLiveCard(db, described)) ?? (await findBooked(db, described))
  return listing ? unlessChanged(listing, card, price) : { refused: 'not_found' }
}

function unlessChanged(
  listing: Listing,
  card: Card,
  price: ReturnType<typeof parsePrice> | undefined,
): RequestedListing {
  if (listing.state !== 'live' || card.version !== undefined) return { listing }
  const isOld = price && 'minor' in price && price.minor !== listing.priceMinor
  if (isOld) return { refused: 'price_changed' }
  if (hasWorseTerms(listing, card)) return { refused: 'terms_changed' }
  const changes = changedTexts(listing, card)
  if (Object.keys(changes).length === 0) return { listing }
  return { refused: 'phone_changed', fields: describeChanges(changes, listing.currency) }
}

/** What the card says differently; a card without an id is found by these fields. */
function changedTexts(listing: Listing, card: Card): ListingChanges {
  const texts = ['name', 'location', 'used'] as const
  const differing = texts.filter((key) => (card[key] ?? listing[key]).trim() !== listing[key])
  return Object.fromEntries(differing.map((key) => [key, [card[key] ?? null, listing[key]]]))
}

/** Better terms are no reason to ask a buyer again. */
function hasWorseTerms(listing: Listing, card: Card): boolean {
  const paysNow = listing.returnDays !== null && listing.returnPostage === 'buyer'
  return (
    (listing.returnDays ?? 0) < (card.returnDays ?? 0) ||
    (listing.warrantyMonths ?? 0) < (card.warrantyMonths ?? 0) ||
    (paysNow && card.returnPostage === 'seller')
  )
}

function trimmed(card: Card) {
  const { name = '', img = '', seller = '', email = '', location = '', used = '' } = card
  return {
    name: name.trim(),
    img,
    seller: seller.trim(),
    email: email.trim(),
    location: location.trim(),
    used: used.trim(),
  }
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
export function toAdvert(
  deps: Parameters<typeof toPhone>[0],
  listing: Listing,
  viewer: Viewer | null,
): Advert {
  const booked = listing.state === 'reserved'
  return { ...toPhone(deps, listing, viewer), phoneId: listing.id, booked }
}
