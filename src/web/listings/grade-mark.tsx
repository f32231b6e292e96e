import { gradeFact, NOT_GRADED } from '../../shared/listings/grades.ts'
import type { Phone } from '../api/index.ts'
import { CircleDashed } from '../ui/circle-dashed.tsx'

/** The grade of a phone, or that it has none: the two never look alike. */
export function GradeMark({ grade }: Pick<Phone, 'grade'>) {
  if (grade) return <b className="grade-mark">{gradeFact(grade)}</b>
  return (
    <span className="whitespace-nowrap">
      <CircleDashed aria-hidden="true" className="me-1 inline size-3.5 align-[-0.125em]" />
      {NOT_GRADED}
    </span>
  )
}
