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
