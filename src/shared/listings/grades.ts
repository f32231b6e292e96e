/**
 * The condition grades of a phone, best first, with the only names and explanations that any page,
 * mail or file uses. A grade is computed from the seller's answers about the phone; code that does
 * so is in src/modules/verification/grading, and its questions use the same yardsticks.
 */
export const gradeScale = {
  A: {
    label: 'Like new',
    meaning: 'No marks visible at arm’s length in normal light. Everything works.',
  },
  B: {
    label: 'Good',
    meaning:
      'Light marks at arm’s length, none that show while the screen is on. Everything works.',
  },
  C: {
    label: 'Fair',
    meaning:
      'Scratches that show while the screen is on, dents, a weak battery, or one part such as a camera that doesn’t work.',
  },
  D: {
    label: 'Poor',
    meaning:
      'Cracks or bent parts, a worn-out battery, or something essential such as charging that doesn’t work.',
  },
} as const

export type Grade = keyof typeof gradeScale

/** Best first. */
export const grades = Object.keys(gradeScale) as [Grade, ...Grade[]]

/** What stands in the place of a grade while the questions are unanswered. */
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
  const at = gradeFilters.findIndex((one) => one.toLowerCase() === value.toLowerCase())
  if (at < 0) return undefined
  return gradeFilters[at] === UNGRADED ? 0 : at + 1
}

/** The value of the grade filter for such a number. */
export function gradeFilterOf(number: number): GradeFilter {
  return grades[number - 1] ?? UNGRADED
}

/** Why a grade that somebody sends is refused. */
export const GRADE_REFUSED =
  'Grades come from the questions about the condition: send their answers, not a grade'
