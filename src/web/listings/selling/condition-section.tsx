import { OctagonAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listingFields } from '../../../shared/listing.fields.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { GradingQuestion } from '../../verification/grading/grading-question.tsx'
import { answerLabel, type Grading, openQuestions } from '../../verification/grading/use-grading.ts'
import { gradeLabels, gradeMeanings } from '../listing-labels.ts'
import { FieldInputs, gradeOptions, SellSection } from './sell-section.tsx'
import type { SellFormState } from './use-sell-form.ts'

type ConditionSectionProps = {
  sell: SellFormState
  grading?: Grading | undefined
  /** The grade of a listing that is on sale; it is not calculated again. */
  listedGrade?: { grade: string; reasons: readonly string[] } | undefined
}

/** Questions about the condition, from which the grade is calculated. */
export function ConditionSection({ sell, grading, listedGrade }: ConditionSectionProps) {
  const { form, answers, answer } = sell
  const { questions = [], graded } = grading ?? {}
  const [changing, change] = useState<string>()
  const [all, setAll] = useState(false)
  const open = openQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length

  return (
    <SellSection
      title="Condition"
      done={graded !== undefined}
      lead={leadText(listedGrade !== undefined, grading !== undefined)}
    >
      {listedGrade ? (
        <GradeResult graded={{ ...listedGrade, stops: [] }} />
      ) : (
        <>
          {questions.length > 0 && (!graded || changing || all) && (
            <div className="overflow-hidden rounded-box border border-hairline bg-raised">
              <p className="border-b border-hairline px-4 py-2.5 text-sm text-muted tabular-nums">
                {answered} of {questions.length} answered
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
                        // The same figure is a fact of the listing: nobody types it twice.
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
        </>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        {!graded && !listedGrade && (
          <SelectField
            {...form.field('grade')}
            label={listingFields.grade.label}
            optional
            help={
              questions.length > 0
                ? 'Your own rating, if you don’t answer the questions.'
                : undefined
            }
            placeholder="Choose a grade"
            options={gradeOptions}
          />
        )}
        <FieldInputs form={form} section="condition" />
      </div>
    </SellSection>
  )
}

function leadText(isListed: boolean, hasQuestions: boolean) {
  if (isListed) return 'The grade was calculated from your answers when you listed it.'
  if (hasQuestions)
    return 'A few quick questions. The grade is calculated from your answers, so buyers trust it.'
}

type GradeResultProps = {
  graded: { grade: string; reasons: readonly string[]; stops: readonly string[] }
  /** Buttons below the reasons. */
  children?: ReactNode
}

/** The calculated grade with its reasons, and what keeps the phone from being listed. */
export function GradeResult({ graded, children }: GradeResultProps) {
  const { grade, reasons, stops } = graded
  const known = grade as keyof typeof gradeLabels
  return (
    <div role="status" className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-box bg-sage p-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink font-display text-xl font-bold text-paper">
          <span className="sr-only">Grade </span>
          {grade}
        </span>
        <div className="min-w-0 text-sm">
          <p className="text-base font-semibold">{gradeLabels[known]}</p>
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
