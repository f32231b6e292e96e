export { cancelOvertakenOffers, expireOffers } from './answer-offer.ts'
export { offersApi } from './offers.api.ts'
