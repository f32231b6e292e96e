import type { Viewer } from '../../platform/http/index.ts'
import { colourFamilies } from './colour-family.ts'
import type { Offer } from './listing-columns.ts'
import type { Phone } from './listings.contract.ts'
import { toMajor } from './price.ts'
import { slugOf } from './slug.ts'
import { standings } from './standing.ts'

/** A listing as the API answers it. Addresses are for people who signed in, and of living accounts. */
export function toPhone(listing: Offer, viewer: Viewer | null): Phone {
  const { currency, originalPriceMinor } = listing
  return {
    _id: listing.id,
    brand: listing.brand,
    name: listing.name,
    img: listing.img,
    price: toMajor(listing.priceMinor, currency),
    priceMinor: listing.priceMinor,
    originalPrice: originalPriceMinor === null ? '' : toMajor(originalPriceMinor, currency),
    originalPriceMinor,
    currency,
    location: listing.location,
    used: listing.used,
    usedMonths: listing.usedMonths,
    grade: listing.grade,
    storageGb: listing.storageGb,
    colour: listing.colour,
    description: listing.description,
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
    photos: listing.img ? [{ src: listing.img, alt: `${listing.name}, photo by the seller` }] : [],
  }
}
