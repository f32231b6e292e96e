export { reputationApi } from './reputation/reputation.api.ts'
export { sellersApi } from './sellers.api.ts'
