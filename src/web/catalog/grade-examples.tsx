import { gradeExamples, gradePicture } from '../../shared/listings/grade-examples.ts'
import { gradeMeanings } from '../../shared/listings/grade-meanings.ts'
import { gradeName, grades } from '../../shared/listings/grades.ts'

/** A drawn example of each grade with what the grade means. */
export function GradeExamples() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4 pb-2">
      {grades.map((grade) => (
        <li key={grade}>
          <img
            src={gradePicture(grade)}
            alt={gradeExamples[grade]}
            width={280}
            height={232}
            className="h-auto w-full max-w-70 rounded-box bg-sand"
          />
          <p className="mt-2 font-semibold">{gradeName(grade)}</p>
          <p className="text-sm text-pretty text-muted">{gradeMeanings[grade]}</p>
        </li>
      ))}
    </ul>
  )
}
