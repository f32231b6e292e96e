export { expireOffers } from './answer-offer.ts'
export { offersApi } from './offers.api.ts'
export { voidOvertaken } from './void-overtaken.ts'
