import { OctagonAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Grade } from '../../../shared/listings/grades.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import type { Verifications } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { useReader } from '../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import {
  expandedQuestions,
  type Grading,
  GradingQuestion,
  useAnswerLabel,
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
  const t = useTranslations('sell.condition')
  const language = useLanguage()
  const answerLabel = useAnswerLabel()
  const { questions = [], graded } = grading ?? {}
  const [changing, change] = useState<string>()
  const [all, setAll] = useState(false)
  const open = expandedQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length

  return (
    <SellSection
      title={t('title')}
      done={graded !== undefined || (!grading && Boolean(listed?.graded))}
      lead={leadText(listed, grading !== undefined, { t, reader: useReader() })}
    >
      {listed && !grading ? (
        <GradeOfListing {...listed} />
      ) : (
        <>
          {questions.length > 0 && (!graded || changing || all) && (
            <div className="overflow-hidden rounded-box border border-hairline bg-raised">
              <p className="border-b border-hairline px-4 py-2.5 text-sm text-muted tabular-nums">
                {t(!graded && answered > 0 ? 'answeredSome' : 'answered', {
                  shown: formatCount(answered, language),
                  total: formatCount(questions.length, language),
                })}
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
                  {t('showAnswers')}
                </Button>
              )}
            </GradeResult>
          )}
          {listed && answered > 0 && (
            <Button variant="ghost" className="-mt-2 w-fit px-3 text-sm" onClick={listed.onKeep}>
              {listed.graded ? t('keep', { grade: listed.graded.grade }) : t('clear')}
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

function leadText(
  listed: ListedGrading | undefined,
  hasQuestions: boolean,
  { t, reader }: { t: Translate<'sell.condition'>; reader: ReaderFormat },
) {
  if (listed && !listed.canGrade) return t('leadBooked')
  if (listed?.graded && !hasQuestions)
    return t('leadGraded', { day: reader.day(listed.graded.gradedAt) })
  if (listed?.graded) return t('leadAgain')
  return t('lead')
}

function GradeOfListing({ graded, canGrade, onGradeAgain }: ListedGrading) {
  const t = useTranslations('sell.condition')
  if (!graded) return <p className="text-sm text-muted">{t('notGraded')}</p>
  return (
    <GradeResult graded={{ ...graded, blockers: [] }}>
      {canGrade && (
        <Button variant="ghost" className="-ms-3 px-3 text-sm" onClick={onGradeAgain}>
          {t('again')}
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
  const t = useTranslations('sell.condition')
  return (
    <div role="status" className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-box bg-sage p-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-ink font-display text-xl font-bold text-paper">
          <span className="sr-only">{t('grade')} </span>
          {grade}
        </span>
        <div className="min-w-0 text-sm">
          <p className="text-base font-semibold">{t(`gradeName.${grade}`)}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
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
