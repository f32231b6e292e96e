export { ratingsApi } from './ratings.api.ts'
export { findPublicRating, ratingTotals } from './ratings.store.ts'
export { eraseAuthor, hideInTransaction, publishRatings } from './ratings.ts'
