import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AppEnv, Viewer } from '../../platform/http/index.ts'
import { sellerLevels } from '../../shared/accounts/seller-levels.ts'
import { staffMay } from '../../shared/accounts/staff-roles.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { pickFields } from '../../shared/listings/field-values.ts'
import { toMajor } from '../../shared/money.ts'
import { offeredTerms, shopDeliveries } from '../../shared/orders/delivery-methods.ts'
import { pageLanguage } from '../../text/errors.ts'
import { translateLocation } from '../catalog/places/index.ts'
import { coverPhoto, type Photo } from '../media/index.ts'
import { colorFamilies } from './color-family.ts'
import type { Phone, PhotoShown } from './listings.contract.ts'
import type { Offer } from './listings.store.ts'
import { toDeliveryTerms } from './terms/terms.contract.ts'

type ShopDeps = {
  settings: Pick<Deps['settings'], 'current'>
  /** The reader's. */
  language?: Language
}

/** What a phone is composed with for the page that sends a request. */
export function forPage<Shop extends ShopDeps>(deps: Shop, c: Context<AppEnv>) {
  return { ...deps, language: pageLanguage(c.req.header('accept-language')) }
}

/**
 * A listing as the API returns it, with its cover or with all of its `photos`, and the delivery that the shop offers. The seller's email
 * address is for the seller and admins only, and only while the account exists.
 */
export function toPhone(
  { settings, language = DEFAULT_LANGUAGE }: ShopDeps,
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
    email: maySeeEmail(listing, viewer) ? listing.sellerEmail : '',
    state: listing.state,
    advertised: listing.advertised,
    createdAt: listing.createdAt.toISOString(),
    version: listing.version,
    slug: toSlug(listing.name),
    model: listing.model,
    colorFamily: colorFamilies[listing.colorFamily - 1] ?? null,
    place: placeFor(listing, language),
    distanceKm: null,
    sellerLevel: sellerLevels[listing.sellerLevel] ?? 'new',
    delivery: toDeliveryTerms(offeredTerms(listing, shopDeliveries(settings.current())), currency),
    takesTransfer: listing.takesTransfer,
    photos: photos.length > 0 ? toPhotos(photos) : coverOf(listing),
  }
}

/** The place of a listing, named for a reader. */
export function placeFor(
  { placeId, location, place }: Pick<Offer, 'placeId' | 'location' | 'place'>,
  language: Language,
): Phone['place'] {
  if (placeId === null) return null
  return { id: placeId, name: place ? translateLocation(location, place, language) : location }
}

/** Whether a viewer sees the seller's email address: its owner and admins do. */
export function maySeeEmail({ sellerId }: Pick<Offer, 'sellerId'>, viewer: Viewer | null): boolean {
  if (!viewer || sellerId === null) return false
  return viewer.id === sellerId || staffMay(viewer, 'seeAccounts')
}

/** The photos of a phone as the API returns them. */
export function toPhotos(photos: readonly Photo[]): PhotoShown[] {
  return photos.map(({ mediaId: _, url: src, ...photo }) => ({ src, ...photo }))
}

function coverOf(listing: Offer): PhotoShown[] {
  if (!listing.img) return []
  const { url: src, ...photo } = coverPhoto(listing.img, listing.cover)
  return [{ src, alt: '', ...photo }]
}

/** A text as part of a URL: 'Galaxy S10+' is 'galaxy-s10-plus'. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
}
