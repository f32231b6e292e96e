export { businessApi } from './business/business.api.ts'
export { reputationApi } from './reputation/reputation.api.ts'
export { sellersApi } from './sellers.api.ts'
