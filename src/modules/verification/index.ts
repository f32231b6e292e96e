export { checkupApi, toShownCheckup } from './checkup/checkup.api.ts'
export { checkupBody, type TestResult, testResultBody } from './checkup/checkup.contract.ts'
export {
  type CheckupJson,
  type DoneCheckup,
  findDone,
  LISTING_CHECKUP,
  LISTING_CHECKUP_PASSED,
} from './checkup/checkups.store.ts'
export { bindCheckupsToListing } from './checkup/run-checkup.ts'
export {
  bindGradingToListing,
  type ComputedGrade,
  compareAnswers,
  computeGrade,
  type Difference,
  deleteOldGradings,
  describeAnswers,
  findBlockers,
  findGrading,
  gradeAnswers,
  gradeListing,
  isGradedBy,
} from './grading/grade-phone.ts'
export { gradingApi } from './grading/grading.api.ts'
export {
  type Answers,
  answersBody,
  gradingOfPhoneBody,
  rubricBody,
} from './grading/grading.contract.ts'
export {
  type Grading,
  type GradingJson,
  LISTING_GRADINGS,
} from './grading/gradings.store.ts'
export { type Kind, type Question, questionsFor, rubricFor } from './grading/rubric.ts'
export {
  bindImeiToListing,
  type ClaimRefusal,
  claimImei,
  compareImeiAgain,
  compareWithListed,
  deleteOldImeiChecks,
  findCheckedImei,
  findCurrentCheck,
  type ImeiComparison,
} from './imei/check-imei.ts'
export { imeiApi } from './imei/imei.api.ts'
export {
  findListingsWithImei,
  type ImeiCheck,
  type ImeiCheckJson,
  LISTING_IMEI_CHECK,
  LISTING_IMEI_PASSED,
} from './imei/imei.store.ts'
export { compareKnownTacName, loadTac } from './imei/tac.ts'
export { passportApi } from './passport/passport.api.ts'
export { exportListingPassport, passportWriter } from './passport/passport-entries.ts'
export { PASSPORT_SUMS } from './passport/passports.store.ts'
export { possessionApi } from './possession/possession.api.ts'
export {
  countProvenPhones,
  findVerified,
  findVerifiedDraft,
  LISTING_PROVEN_AT,
} from './possession/possession.store.ts'
export { bindPossessionToListing, deleteOldPossession } from './possession/prove-possession.ts'
export { imeiOfPhoneBody, possessionBody } from './proof/proof.contract.ts'
export type { ChangeImei } from './proof/proof-subject.ts'
export { verifyPage } from './verifier/verify-page.ts'
