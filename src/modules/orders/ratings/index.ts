export { publishRatings } from './rate-sale.ts'
export { ratingsApi } from './ratings.api.ts'
