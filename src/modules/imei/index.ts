export type { ImeiCheck } from './checks.store.ts'
export { bindImeiToListing, type ClaimRefusal, claimImei } from './claim-imei.ts'
export { imeiApi } from './imei.api.ts'
export { loadTac } from './load-tac.ts'
