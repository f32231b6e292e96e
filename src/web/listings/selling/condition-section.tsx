import { useState } from 'react'
import { listingFields } from '../../../shared/listing.fields.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FieldInputs, gradeOptions } from './field-inputs.tsx'
import { GradeResult } from './grade-result.tsx'
import { GradingQuestion } from './grading-question.tsx'
import { SellSection } from './sell-section.tsx'
import { answerWords, type Grading, openQuestions } from './use-grading.ts'
import type { SellForm } from './use-sell-form.ts'

type ConditionSectionProps = {
  sell: SellForm
  grading?: Grading | undefined
  /** Why the published phone has the grade it has; it is not computed again. */
  kept?: { grade: string; reasons: readonly string[] } | undefined
}

/** Plain questions with answers of one press, from which the grade is computed. */
export function ConditionSection({ sell, grading, kept }: ConditionSectionProps) {
  const { form, answers, answer } = sell
  const { questions = [], graded } = grading ?? {}
  const [changing, change] = useState<string>()
  const [all, setAll] = useState(false)
  const open = openQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length

  return (
    <SellSection
      title="Its condition"
      done={graded !== undefined}
      lead={leadOf(kept !== undefined, grading !== undefined)}
    >
      {kept ? (
        <GradeResult graded={{ ...kept, stops: [] }} />
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
                      words={answerWords(question, answers)}
                      open={open.has(question.id)}
                      problem={grading?.problemOf(question.id)}
                      onOpen={() => change(question.id)}
                      onDone={() => change(undefined)}
                      onAnswer={(given, stays) => {
                        answer(question.id, given)
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
        {!graded && !kept && (
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

function leadOf(isKept: boolean, isAsked: boolean) {
  if (isKept) return 'The grade was calculated from your answers when you listed it.'
  if (isAsked)
    return 'A few quick questions. The grade is calculated from your answers, so buyers trust it.'
}
