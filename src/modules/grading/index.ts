export { bindGradingToListing, gradingOf } from './grade-draft.ts'
export { compareAnswers, type Difference, gradeOf } from './grade-of.ts'
export { gradingApi } from './grading.api.ts'
export type { Grading } from './gradings.store.ts'
