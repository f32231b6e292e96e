export {
  compareWithListed,
  deleteOldImeiChecks,
  findCurrentCheck,
  findImeiOf,
  hashImei,
  hasImeiCheck,
  type ImeiComparison,
} from './check-imei.ts'
export { bindImeiToListing, type ClaimRefusal, claimImei } from './claim-imei.ts'
export { imeiApi } from './imei.api.ts'
export {
  findListingCheck,
  type ImeiCheck,
  type ImeiCheckJson,
  LISTING_IMEI_CHECK,
} from './imei.store.ts'
export { compareKnownTacName, loadTac } from './tac.ts'
