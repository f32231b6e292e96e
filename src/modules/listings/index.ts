export { addListing } from './add-listing.ts'
export { expireListings } from './expire-listings.ts'
export type { Grade, Listing } from './listing.ts'
export { type ListingTables, listingColumns, type Offer } from './listing-columns.ts'
export {
  holdListing,
  releaseListing,
  removeListing,
  renameSeller,
  sellListing,
  setAdvertised,
  withdrawListingsOf,
} from './listing-steps.ts'
export { listingsApi } from './listings.api.ts'
export { findListing, findLiveOffer } from './listings.store.ts'
export { countLiveByCategory, hasOpenListings } from './live-listings.store.ts'
export { parsePrice, toMajor } from './price.ts'
export { toPhone } from './to-phone.ts'
