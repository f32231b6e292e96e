export { offersApi } from './offers.api.ts'
export { cancelOvertakenOffers, expireOffers } from './offers.ts'
