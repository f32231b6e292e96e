import type { Grade } from './grades.ts'

/** What the drawn example of each grade shows; it has the most marks that the grade allows. */
export const gradeExamples: Record<Grade, string> = {
  A: 'Front and back of a phone without a visible mark.',
  B: 'A lit screen without marks; on the back four short, fine scratches and a nick in a corner.',
  C: 'Long scratches across the lit screen and the back, and dents along the frame.',
  D: 'Cracks from a corner across the whole screen, cracks and scratches on the back, and a dented frame.',
}

/** The path of the example, drawn by tools/demo-pictures. */
export function gradePicture(grade: Grade): string {
  return `/art/grade-${grade.toLowerCase()}.svg`
}

/** The parts of a phone, each judged by itself, by the ids of their questions. */
export const gradedParts = ['screen', 'body'] as const
export type GradedPart = (typeof gradedParts)[number]

/** The path of a close picture of a part with the marks of a grade; undefined for all other questions. */
export function gradedPartPicture(question: string, grade: Grade): string | undefined {
  const part = gradedParts.find((one) => one === question)
  return part && `/art/graded-${part}-${grade.toLowerCase()}.svg`
}
