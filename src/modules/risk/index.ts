export { closeReviewOfBanned } from './account-reviews.store.ts'
export {
  type Assessment,
  assessListing,
  deleteOldAssessments,
  deleteOldNetworks,
  overruleRisk,
  saveAssessment,
} from './assess-listing.ts'
export { isClearedAccount, reviewBlockedSeller, reviewSignIn } from './review-account.ts'
export { holdsPayout } from './risk.store.ts'
export { riskCasesApi } from './risk-cases.api.ts'
export { riskRulesApi } from './risk-rules.api.ts'
export type { Risk } from './rules.ts'
