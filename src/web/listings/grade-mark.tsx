import { gradeFact, NOT_GRADED } from '../../shared/listings/grades.ts'
import type { Phone } from '../api/index.ts'

/** The grade of a phone, or that it has none: the two never look alike. */
export function GradeMark({ grade }: Pick<Phone, 'grade'>) {
  if (grade) return <b>{gradeFact(grade)}</b>
  return <span className="not-graded">{NOT_GRADED}</span>
}
