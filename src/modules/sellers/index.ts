export { businessApi } from './business/business.api.ts'
export { deleteOldBusinesses, keepFormerBusiness } from './business/former-businesses.ts'
export { reputationApi } from './reputation/reputation.api.ts'
export { sellersApi } from './sellers.api.ts'
