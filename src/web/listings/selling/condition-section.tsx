import { OctagonAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { gradeMeanings } from '../../../shared/listings/grade-meanings.ts'
import { type Grade, gradeScale, NOT_GRADED } from '../../../shared/listings/grades.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import type { Verifications } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { useReader } from '../../ui/reader.tsx'
import {
  answerLabel,
  expandedQuestions,
  type Grading,
  GradingQuestion,
} from '../../verification/grading.tsx'
import type { SellFormState } from './sell-form.tsx'
import { FieldInputs, SellSection } from './sell-section.tsx'

type ConditionSectionProps = {
  sell: SellFormState
  /** The questions; absent while the phone keeps the grade that it has. */
  grading: Grading | undefined
  listed?: ListedGrading | undefined
}

/** The grade of a phone that is listed already. */
export type ListedGrading = {
  /** Null when it was never graded. */
  graded: Verifications['grading']
  /** False while a buyer has booked the phone. */
  canGrade: boolean
  /** Asks the questions again. */
  onGradeAgain: () => void
  /** Forgets answers that were not saved. */
  onKeep: () => void
}

/** Questions about the condition, from which the grade is calculated. */
export function ConditionSection({ sell, grading, listed }: ConditionSectionProps) {
  const { form, answers, answer } = sell
  const { questions = [], graded } = grading ?? {}
  const [changing, change] = useState<string>()
  const [all, setAll] = useState(false)
  const open = expandedQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length

  return (
    <SellSection
      title="Condition"
      done={graded !== undefined || (!grading && Boolean(listed?.graded))}
      lead={leadText(listed, grading !== undefined, useReader())}
    >
      {listed && !grading ? (
        <GradeOfListing {...listed} />
      ) : (
        <>
          {questions.length > 0 && (!graded || changing || all) && (
            <div className="overflow-hidden rounded-box border border-hairline bg-raised">
              <p className="border-b border-hairline px-4 py-2.5 text-sm text-muted tabular-nums">
                {answered} of {questions.length} answered
                <span>
                  {!graded && answered > 0 && `. ${NOT_GRADED} until you answer them all.`}
                </span>
              </p>
              <ul className="divide-y divide-hairline">
                {questions.map((question) => (
                  <li key={question.id}>
                    <GradingQuestion
                      question={question}
                      given={answers[question.id]}
                      answerLabel={answerLabel(question, answers)}
                      open={open.has(question.id)}
                      problem={grading?.problemOf(question.id)}
                      onOpen={() => change(question.id)}
                      onDone={() => change(undefined)}
                      onAnswer={(given, stays) => {
                        answer(question.id, given)
                        // The same figure is a fact of the listing, so it is copied instead of typed twice.
                        if (question.id === 'battery_health' && typeof given === 'number')
                          form.set({ batteryPercent: String(given) })
                        change(stays ? question.id : undefined)
                      }}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {graded && (
            <GradeResult graded={graded}>
              {!all && !changing && (
                <Button variant="ghost" className="-ms-3 px-3 text-sm" onClick={() => setAll(true)}>
                  Show answers
                </Button>
              )}
            </GradeResult>
          )}
          {listed && answered > 0 && (
            <Button variant="ghost" className="-mt-2 w-fit px-3 text-sm" onClick={listed.onKeep}>
              {listed.graded ? `Keep grade ${listed.graded.grade}` : 'Clear the answers'}
            </Button>
          )}
        </>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <FieldInputs form={form} section="condition" />
      </div>
    </SellSection>
  )
}

function leadText(listed: ListedGrading | undefined, hasQuestions: boolean, { day }: ReaderFormat) {
  if (listed && !listed.canGrade)
    return 'A buyer has booked this phone: it can’t be graded until the order ends.'
  if (listed?.graded && !hasQuestions)
    return `Calculated from your answers on ${day(listed.graded.gradedAt)}. Grade it again if its condition has changed.`
  if (listed?.graded) return 'Buyers see the new grade, the date, and the previous grade.'
  return 'A few quick questions. The grade is calculated from your answers, so buyers trust it. Without them the phone is shown as not graded.'
}

function GradeOfListing({ graded, canGrade, onGradeAgain }: ListedGrading) {
  if (!graded) return <p className="text-sm text-muted">{NOT_GRADED}</p>
  return (
    <GradeResult graded={{ ...graded, blockers: [] }}>
      {canGrade && (
        <Button variant="ghost" className="-ms-3 px-3 text-sm" onClick={onGradeAgain}>
          Grade again
        </Button>
      )}
    </GradeResult>
  )
}

type GradeResultProps = {
  graded: { grade: Grade; reasons: readonly string[]; blockers: readonly string[] }
  /** Buttons below the reasons. */
  children?: ReactNode
}

/** The calculated grade with its reasons, and what keeps the phone from being listed. */
export function GradeResult({ graded, children }: GradeResultProps) {
  const { grade, reasons, blockers } = graded
  const { label } = gradeScale[grade]
  return (
    <div role="status" className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-box bg-sage p-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink font-display text-xl font-bold text-paper">
          <span className="sr-only">Grade </span>
          {grade}
        </span>
        <div className="min-w-0 text-sm">
          <p className="text-base font-semibold">{label}</p>
          {reasons.length === 0 ? (
            <p>{gradeMeanings[grade]}</p>
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
      {blockers.map((blocker) => (
        <p key={blocker} className="flex gap-3 rounded-field bg-red-wash p-4 text-sm">
          <OctagonAlert className="size-5 shrink-0 text-red" />
          {blocker}
        </p>
      ))}
    </div>
  )
}
