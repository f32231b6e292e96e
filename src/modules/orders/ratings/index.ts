export { hideInTransaction } from './hide-rating.ts'
export { publishRatings } from './rate-sale.ts'
export { ratingsApi } from './ratings.api.ts'
export { findPublicRating } from './ratings.store.ts'
