import { gradePicture } from '../../shared/listings/grade-examples.ts'
import { grades } from '../../shared/listings/grades.ts'
import { useTranslations } from '../ui/text.ts'

/** A drawn example of each grade with what the grade means. */
export function GradeExamples() {
  const t = useTranslations('search')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4 pb-2">
      {grades.map((grade) => (
        <li key={grade}>
          <img
            src={gradePicture(grade)}
            alt={t(`gradeExample.${grade}`)}
            width={280}
            height={232}
            className="h-auto w-full max-w-70 rounded-box bg-sand"
          />
          <p className="mt-2 font-semibold">{t(`gradeOption.${grade}`)}</p>
          <p className="text-sm text-pretty text-muted">{t(`gradeMeaning.${grade}`)}</p>
        </li>
      ))}
    </ul>
  )
}
