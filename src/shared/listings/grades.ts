/**
 * The condition grades of a phone, best first, with the only names that any page, mail or file uses;
 * what they mean is in grade-meanings.ts. A grade is computed from the seller's answers about the
 * phone; code that does so is in src/modules/verification/grading, and its questions use the same
 * yardsticks.
 */
export const gradeScale = {
  A: { label: 'Like new' },
  B: { label: 'Good' },
  C: { label: 'Fair' },
  D: { label: 'Poor' },
} as const

export type Grade = keyof typeof gradeScale

/** Best first. */
export const grades = Object.keys(gradeScale) as [Grade, ...Grade[]]

/** Shown instead of a grade while the questions are unanswered. */
export const NOT_GRADED = 'Not graded'

/** The value of the grade filter that finds phones without a grade. */
export const UNGRADED = 'none'

/** Values of the grade filter, in the order in which they are offered. */
export const gradeFilters: readonly (Grade | typeof UNGRADED)[] = [...grades, UNGRADED]
export type GradeFilter = (typeof gradeFilters)[number]

/** 'B, good'. */
export function gradeName(grade: Grade): string {
  return `${grade}, ${gradeScale[grade].label.toLowerCase()}`
}

/** 'Grade B, good', or 'Not graded'. */
export function gradeFact(grade: Grade | null): string {
  return grade === null ? NOT_GRADED : `Grade ${gradeName(grade)}`
}

/** The label of a value of the grade filter: 'Grade B', or 'Not graded'. */
export function gradeFilterLabel(value: GradeFilter): string {
  return value === UNGRADED ? NOT_GRADED : `Grade ${value}`
}

/** 1 for A to 4 for D, and 0 without a grade, as listings are indexed. */
export function gradeNumber(value: string): number | undefined {
  const index = gradeFilters.findIndex((one) => one.toLowerCase() === value.toLowerCase())
  if (index < 0) return undefined
  return gradeFilters[index] === UNGRADED ? 0 : index + 1
}

/** The value of the grade filter for such a number. */
export function toGradeFilter(number: number): GradeFilter {
  return grades[number - 1] ?? UNGRADED
}

/** Why a grade that somebody sends is refused. */
export const GRADE_REFUSED =
  'Grades come from the questions about the condition: send their answers, not a grade'
