export {
  compareAnswers,
  computeGrade,
  type Difference,
  describeAnswers,
  findBlockers,
} from './compute-grade.ts'
export {
  bindGradingToListing,
  deleteOldGradings,
  findGrading,
} from './grade-draft.ts'
export { type ComputedGrade, gradeAnswers, gradeListing, isGradedBy } from './grade-listing.ts'
export { gradingApi } from './grading.api.ts'
export type { Answers } from './grading.contract.ts'
export { type Grading, type GradingJson, LISTING_GRADINGS } from './gradings.store.ts'
export { type Kind, type Question, questionsFor, rubricFor } from './rubric.ts'
