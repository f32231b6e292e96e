import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import { gradedPartPicture } from '../../shared/listings/grade-examples.ts'
import { plainLine } from '../../shared/plain-line.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Answer, type Answers, ApiError, type Rubric, useApi } from '../api/index.ts'
import { FieldError } from '../ui/form/fields.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

type GradingQuestionProps = {
  question: Question
  given: Answer | undefined
  /** The answer as text. */
  answerLabel: string
  open: boolean
  problem: string | undefined
  onOpen: () => void
  onDone: () => void
  /** `stays`: there may be more to choose, or arrow keys are still choosing. */
  onAnswer: (given: Answer, stays: boolean) => void
}

/** One question: expanded while open, then one line with its answer. */
export function GradingQuestion(props: GradingQuestionProps) {
  const { question, given, answerLabel, open, problem, onOpen, onDone, onAnswer } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef(false)
  const tabbed = useRef(false)
  const reopened = useRef(false)
  const t = useTranslations('questions')

  // A reopened question takes the focus.
  useEffect(() => {
    if (open && reopened.current) group.current?.querySelector('input')?.focus()
    reopened.current = false
  }, [open])

  if (!open)
    return given === undefined ? (
      <p className="px-4 py-3 text-sm text-muted">{question.text}</p>
    ) : (
      <button
        type="button"
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start text-sm -outline-offset-2 hover:bg-sand"
        onClick={() => {
          reopened.current = true
          onOpen()
        }}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-muted">{question.text}</span>
          <span className="block font-medium">{answerLabel}</span>
        </span>
        <Pencil className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{t('change')}</span>
      </button>
    )

  /** Closes on Tab only: closing on a tap would move the page under the finger. */
  function leave(event: FocusEvent) {
    const left = !event.currentTarget.contains(event.relatedTarget)
    if (given !== undefined && left && tabbed.current) onDone()
  }

  return (
    <fieldset
      ref={group}
      className="px-4 py-4"
      aria-describedby={`${question.id}-hint`}
      onBlur={leave}
      onPointerDown={() => {
        pressed.current = true
        tabbed.current = false
      }}
      onKeyDown={({ key }) => {
        pressed.current = false
        tabbed.current = key === 'Tab'
      }}
    >
      <legend className="float-start w-full font-medium">{question.text}</legend>
      <p id={`${question.id}-hint`} className="clear-both mb-3 text-sm text-muted">
        {question.hint}
      </p>
      <GradingAnswer
        question={question}
        given={given}
        onAnswer={(next, more) => onAnswer(next, more || !pressed.current)}
      />
      <FieldError id={`${question.id}-error`} error={problem} />
    </fieldset>
  )
}

type GradingAnswerProps = {
  question: Question
  given: Answer | undefined
  /** `more`: there may be more to choose or to type. */
  onAnswer: (given: Answer, more: boolean) => void
}

/** The choices of a question, or a field for a percentage. */
function GradingAnswer({ question, given, onAnswer }: GradingAnswerProps) {
  const t = useTranslations('questions')
  if (question.answer === 'percent')
    return <PercentAnswer question={question} given={given} onAnswer={onAnswer} />
  const several = question.answer === 'some'
  const chosen = Array.isArray(given) ? given : [given]

  function toggle(id: string) {
    if (!several) return onAnswer(id, false)
    const before = Array.isArray(given) ? given : []
    onAnswer(before.includes(id) ? before.filter((one) => one !== id) : [...before, id], true)
  }

  if (gradedPartPicture(question.id, 'A'))
    return <PicturedAnswers {...{ question, chosen, onAnswer }} />
  return (
    <div className="flex flex-wrap gap-2">
      {several && (
        <label className="pill">
          <input
            type="checkbox"
            checked={Array.isArray(given) && given.length === 0}
            onChange={() => onAnswer([], false)}
          />
          {t('allWorks')}
        </label>
      )}
      {question.options.map(({ id, label }) => (
        <label key={id} className="pill py-1.5">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`grading-${question.id}`}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

type PicturedAnswersProps = {
  question: Question
  chosen: readonly unknown[]
  onAnswer: GradingAnswerProps['onAnswer']
}

/** Choices with a picture of the worst that each allows. The label says the same, so the pictures have no text. */
function PicturedAnswers({ question, chosen, onAnswer }: PicturedAnswersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {question.options.map(({ id, label, most }) => (
        <label key={id} className="pill pill-picture">
          <input
            type="radio"
            name={`grading-${question.id}`}
            checked={chosen.includes(id)}
            onChange={() => onAnswer(id, false)}
          />
          <img
            src={gradedPartPicture(question.id, most)}
            alt=""
            width={120}
            height={132}
            loading="lazy"
            decoding="async"
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function PercentAnswer({ question, given, onAnswer }: GradingAnswerProps) {
  const [text, setText] = useState(typeof given === 'number' ? String(given) : '')
  const t = useTranslations('questions')
  const [unknown] = question.options
  const problem = Number(text) > 100 ? t('upTo100') : undefined

  function type(next: string) {
    const digits = plainLine(next).replace(/\D/g, '').slice(0, 3)
    setText(digits)
    const percent = Number(digits)
    // One digit may be the start of two.
    if (digits.length > 1 && percent <= 100) onAnswer(percent, true)
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="control-box w-28">
        <input
          className="control tabular-nums"
          inputMode="numeric"
          aria-label={t('inPercent', { question: question.text })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${question.id}-percent`}
          placeholder="87"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            const percent = Number(text)
            if (text && percent >= 1 && percent <= 100 && percent !== given) onAnswer(percent, true)
          }}
        />
        <span className="pe-3 text-muted">%</span>
      </div>
      {unknown && (
        <label className="pill">
          <input
            type="checkbox"
            checked={given === null}
            onChange={() => {
              setText('')
              onAnswer(null, false)
            }}
          />
          {unknown.label}
        </label>
      )}
      <div className="w-full">
        <FieldError id={`${question.id}-percent`} error={problem} />
      </div>
    </div>
  )
}

export type Question = Rubric['questions'][number]
/** Selects the questions: the system and year of the phone; null where unknown. */
type PhoneKind = { os: string | null; announced: string | null }

/**
 * The questions for a kind of phone, and the grade once all are answered. The answers are stored with
 * a draft, once it has an id; without a draft the grade is only computed.
 */
export function useGrading(
  kind: PhoneKind,
  answers: Answers,
  draft: { id: string | undefined } | null,
) {
  const api = useApi()
  const draftId = draft?.id
  const modelFacts = { os: kind.os ?? undefined, announced: kind.announced ?? undefined }
  const { data: rubric, isError } = useQuery({
    queryKey: ['rubric', kind],
    queryFn: () => api.get('/api/grading/rubric', { query: modelFacts }),
    placeholderData: keepPreviousData,
  })
  const questions = rubric?.questions ?? []
  const relevant = pickAnswers(questions, answers)
  const isComplete = questions.length > 0 && questions.every((one) => isAnswered(one, answers))
  const grade = () =>
    api.post('/api/gradings', { body: { ...modelFacts, answers: relevant, draftId } })
  const { data: graded, error } = useQuery({
    queryKey: ['grade', draftId, kind, relevant],
    queryFn: grade,
    enabled: isComplete && (draft === null || draftId !== undefined),
    placeholderData: keepPreviousData,
    // The request also stores the answers with the draft, so a cached result is not enough.
    staleTime: 0,
  })
  const problems = error instanceof ApiError ? error.fields : {}
  return {
    questions,
    unreachable: isError,
    isComplete,
    /** The answers that belong to these questions. */
    answers: relevant,
    graded: isComplete ? graded : undefined,
    problemOf: (id: string) => problems[`answers.${id}`],
    /** Stores the latest answers with the draft before the form is submitted. */
    settle: async () => {
      if (isComplete && draftId !== undefined) await grade()
    },
  }
}
export type Grading = ReturnType<typeof useGrading>

/** @throws ApiError when an answer keeps the phone from being listed. */
export function throwIfStopped({ graded }: Pick<Grading, 'graded'>): void {
  const [blocker] = graded?.blockers ?? []
  if (blocker) throw new ApiError(422, { error: 'stopped', message: blocker })
}

function isAnswered({ id }: Question, answers: Answers): boolean {
  return answers[id] !== undefined
}

/** The answers to these questions; another kind of phone may have others. */
export function pickAnswers(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

/** The expanded questions: the one being changed, and the first unanswered one. */
export function expandedQuestions(
  questions: readonly Question[],
  answers: Answers,
  changing: string | undefined,
): Set<string> {
  const next = questions.find((question) => !isAnswered(question, answers))
  return new Set([changing, next?.id].filter((id) => id !== undefined))
}

/** An answer as text. */
export function useAnswerLabel(): (question: Question, answers: Answers) => string {
  const t = useTranslations('questions')
  const language = useLanguage()
  return (question, answers) => answerLabel(question, answers, t, language)
}

export function answerLabel(
  question: Question,
  answers: Answers,
  t: Translate<'questions'>,
  language: Language,
): string {
  const given = answers[question.id]
  if (typeof given === 'number') return t('percent', { shown: formatCount(given, language) })
  const chosen = Array.isArray(given) ? given : [given]
  if (question.answer === 'some' && chosen.length === 0) return t('allWorks')
  const labels = question.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return labels.join(t('comma')) || (question.options[0]?.label ?? '')
}
