import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { gradeMeanings, gradeWords } from '../listing-labels.ts'

type GradeResultProps = {
  graded: { grade: string; reasons: readonly string[]; stops: readonly string[] }
  /** What can be done about it. */
  children?: ReactNode
}

/** The computed grade, what holds it down, and what must be mended first. */
export function GradeResult({ graded, children }: GradeResultProps) {
  const { grade, reasons, stops } = graded
  const known = grade as keyof typeof gradeWords
  return (
    <div role="status" className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-box bg-sage p-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink font-display text-xl font-bold text-paper">
          <span className="sr-only">Grade </span>
          {grade}
        </span>
        <div className="min-w-0 text-sm">
          <p className="text-base font-semibold">{gradeWords[known]}</p>
          {reasons.length === 0 ? (
            <p>{gradeMeanings[known]}</p>
          ) : (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
      {stops.map((stop) => (
        <p key={stop} className="flex gap-3 rounded-field bg-red-wash p-4 text-sm">
          <OctagonAlert className="size-5 shrink-0 text-red" />
          {stop}
        </p>
      ))}
    </div>
  )
}
