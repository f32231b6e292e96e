import type { Viewer } from '../../platform/http/index.ts'
import { pickFields } from '../../shared/field-values.ts'
import { proposedAlt } from '../../shared/listing-photos.ts'
import { toMajor } from '../../shared/money.ts'
import { coverPhoto, type Photo } from '../media/index.ts'
import { colourFamilies } from './colour-family.ts'
import type { Offer } from './listing-columns.ts'
import type { Phone, PhotoShown } from './listings.contract.ts'
import { withAlts } from './photo-words.ts'
import { slugOf } from './slug.ts'
import { standings } from './standing.ts'

/**
 * A listing as the API answers it, with its cover or with all of its `photos`. Addresses are for
 * people who signed in, and of living accounts.
 */
export function toPhone(
  listing: Offer,
  viewer: Viewer | null,
  photos: readonly Photo[] = [],
): Phone {
  const { currency, originalPriceMinor } = listing
  return {
    _id: listing.id,
    ...pickFields(listing),
    img: listing.img,
    price: toMajor(listing.priceMinor, currency),
    priceMinor: listing.priceMinor,
    originalPrice: originalPriceMinor === null ? '' : toMajor(originalPriceMinor, currency),
    originalPriceMinor,
    currency,
    usedMonths: listing.usedMonths,
    seller: listing.sellerName,
    sellerId: listing.sellerId,
    email: viewer && listing.sellerId ? listing.sellerEmail : '',
    state: listing.state,
    advertised: listing.advertised,
    createdAt: listing.createdAt.toISOString(),
    slug: slugOf(listing.name),
    model: listing.model,
    colourFamily: colourFamilies[listing.colourFamily - 1] ?? null,
    place: listing.placeId === null ? null : { id: listing.placeId, name: listing.location },
    distanceKm: null,
    standing: standings[listing.standing] ?? 'new',
    photos: photos.length > 0 ? toPhotos(listing, photos) : coverOf(listing),
  }
}

/** Photos of a phone as the API answers them. */
export function toPhotos(
  phone: Pick<Offer, 'name' | 'storageGb' | 'colour'>,
  photos: readonly Photo[],
): PhotoShown[] {
  return withAlts(phone, photos).map(({ mediaId: _, url: src, ...photo }) => ({ src, ...photo }))
}

function coverOf(listing: Offer): PhotoShown[] {
  if (!listing.img) return []
  const { url: src, ...photo } = coverPhoto(listing.img, listing.cover)
  return [{ src, alt: proposedAlt(listing, { at: 0, of: 1 }), ...photo }]
}
