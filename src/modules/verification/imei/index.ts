export { deleteOldImeiChecks } from './check-imei.ts'
export {
  findListingCheck,
  type ImeiCheck,
  type ImeiCheckJson,
  LISTING_IMEI_CHECK,
} from './checks.store.ts'
export { bindImeiToListing, type ClaimRefusal, claimImei } from './claim-imei.ts'
export { imeiApi } from './imei.api.ts'
export {
  compareWithListed,
  findCurrentCheck,
  findImeiOf,
  hashImei,
  hasImeiCheck,
  type ImeiComparison,
} from './listed-imei.ts'
export { compareKnownTacName, loadTac } from './tac.ts'
