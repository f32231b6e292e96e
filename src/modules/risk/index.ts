export {
  type Assessment,
  assessListing,
  deleteOldAssessments,
  deleteOldNetworks,
  isClearedAccount,
  overrideRisk,
  reviewBlockedSeller,
  reviewLogin,
  saveAssessment,
} from './assessments.ts'
export { personRiskBody, readPersonRisk } from './person-risk.ts'
export { riskCasesApi, riskRulesApi } from './risk.api.ts'
export { closeReviewOfBanned, holdsPayout } from './risk.store.ts'
export type { Risk } from './rules.ts'
