export { hideInTransaction } from './hide-rating.ts'
export { publishRatings } from './rate-sale.ts'
export { ratingsApi } from './ratings.api.ts'
export { findPublicRating, ratingTotals } from './ratings.store.ts'
