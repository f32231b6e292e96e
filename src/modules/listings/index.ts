export { sellerLevels } from '../../shared/accounts/seller-levels.ts'
export { addListing } from './add-listing.ts'
export { followProofs } from './assessment/assess.ts'
export { judgeListings } from './assessment/judge-listings.ts'
export {
  type ColorFamily,
  colorFamilies,
  isColor,
  isPlainColor,
  toColorFamily,
} from './color-family.ts'
export { type OfferRow, readOffers } from './listed-offers.store.ts'
export { type ListNewest, listingsApi } from './listings.api.ts'
export {
  afterSaleBody,
  listingVersion,
  offeredPhoneBody,
  phoneBody,
  photoBody,
  storedShape,
} from './listings.contract.ts'
export {
  findListing,
  findListings,
  type Listing,
  listingColumns,
  type Offer,
} from './listings.store.ts'
export {
  countOpenListings,
  hasListings,
  hasOpenListings,
  listingStock,
} from './live-listings.store.ts'
export { listingReader, lockListingState } from './lookups.store.ts'
export { placeOldListings } from './place-old-listings.ts'
export type { Reason } from './refusals.ts'
export { expireListings, remindSellers, renewalForm } from './renewals/renewals.api.ts'
export { decideReview } from './reviews/reviews.api.ts'
export { computeSellerLevel, refreshSellerLevels } from './seller-level.ts'
export { findLastPlace, findVacation, queueSellerLevel, readSalesRecord } from './sellers.store.ts'
export { deliveryTermsBody, toDeliveryTerms } from './terms/terms.contract.ts'
export { findDefaultAfterSale } from './terms/terms.store.ts'
export { forPage, placeFor, toPhone, toSlug } from './to-phone.ts'
export {
  eraseSeller,
  followEmailChange,
  holdListing,
  type OwnTransition,
  pauseReservedListing,
  releaseListing,
  removeListing,
  renameSeller,
  sellListing,
  type Transitioned,
  withdrawSellerListings,
} from './transition-listing.ts'
export { applyVacations } from './vacation/vacation.api.ts'
export { changesOfOffer, describeChanges, type ListingChanges } from './versions/changes.ts'
export { listPriceDrops, type PriceDrop } from './versions/price-drops.store.ts'
export {
  changesSince,
  createImeiChange,
  type EditCallbacks,
  type OnChanged,
} from './versions/versions.ts'
export { deleteOldViewDays, viewsApi, writeQueuedViews } from './views/views.api.ts'
