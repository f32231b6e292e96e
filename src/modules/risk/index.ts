export {
  type Assessment,
  assessListing,
  deleteOldAssessments,
  deleteOldNetworks,
  overrideRisk,
  saveAssessment,
} from './assess-listing.ts'
export { isClearedAccount, reviewBlockedSeller, reviewSignIn } from './review-account.ts'
export { riskCasesApi, riskRulesApi } from './risk.api.ts'
export { closeReviewOfBanned, holdsPayout } from './risk.store.ts'
export type { Risk } from './rules.ts'
