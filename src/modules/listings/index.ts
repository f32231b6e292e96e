export { addListing } from './add-listing.ts'
export {
  type ColourFamily,
  colourFamilies,
  colourFamilyOf,
  isColour,
  isPlainColour,
} from './colour-family.ts'
export { expireListings } from './expire-listings.ts'
export type { Grade, Listing } from './listing.ts'
export {
  listingColumns,
  type Offer,
  offerColumnsWithoutModel,
} from './listing-columns.ts'
export {
  holdListing,
  releaseListing,
  removeListing,
  renameSeller,
  sellListing,
  setAdvertised,
  shelveListing,
  withdrawListingsOf,
} from './listing-steps.ts'
export { listingStock } from './listing-stock.ts'
export { listingsApi } from './listings.api.ts'
export { findListing, findLiveOffer } from './listings.store.ts'
export { hasOpenListings } from './live-listings.store.ts'
export { type Moved, moveOwn, type OwnMove } from './move-listing.ts'
export { EDITABLE, possibleMoves } from './own-moves.ts'
export { placeOldListings } from './place-old-listings.ts'
export { refreshStandings } from './refresh-standings.ts'
export { type Reason, reasons as refusalWords } from './refusal-words.ts'
export { remindSellers } from './remind-sellers.ts'
export { renewalForm } from './renewal-form.ts'
export { slugOf } from './slug.ts'
export { standings } from './standing.ts'
export { noteStandingDue } from './standings.store.ts'
export { toPhone } from './to-phone.ts'
export { sweepVacations } from './vacation.ts'
export { whyNotListed } from './why-not-listed.ts'
