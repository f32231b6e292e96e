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
} from './grade-phone.ts'
export { gradingApi } from './grading.api.ts'
export type { Answers } from './grading.contract.ts'
export { type Grading, type GradingJson, LISTING_GRADINGS } from './gradings.store.ts'
export { type Kind, type Question, questionsFor, rubricFor } from './rubric.ts'
