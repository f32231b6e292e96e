import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answers, ApiError, type Rubric } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'

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
  const known = { os: kind.os ?? undefined, announced: kind.announced ?? undefined }
  const { data: rubric, isError } = useQuery({
    queryKey: ['rubric', kind],
    queryFn: () => api.get('/api/grading/rubric', { query: known }),
    placeholderData: keepPreviousData,
  })
  const questions = rubric?.questions ?? []
  const relevant = pickAnswers(questions, answers)
  const isComplete = questions.length > 0 && questions.every((one) => isAnswered(one, answers))
  const grade = () => api.post('/api/gradings', { body: { ...known, answers: relevant, draftId } })
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
  const [stop] = graded?.stops ?? []
  if (stop) throw new ApiError(422, { error: 'stopped', message: stop })
}

export function isAnswered({ id }: Question, answers: Answers): boolean {
  return answers[id] !== undefined
}

/** The answers to these questions; another kind of phone may have others. */
export function pickAnswers(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

/** The expanded questions: the one being changed, and the first unanswered one. */
export function openQuestions(
  questions: readonly Question[],
  answers: Answers,
  changing: string | undefined,
): Set<string> {
  const next = questions.find((question) => !isAnswered(question, answers))
  return new Set([changing, next?.id].filter((id) => id !== undefined))
}

/** An answer as text. */
export function answerLabel(question: Question, answers: Answers): string {
  const given = answers[question.id]
  if (typeof given === 'number') return `${given} %`
  const chosen = Array.isArray(given) ? given : [given]
  if (question.answer === 'some' && chosen.length === 0) return 'Everything works'
  const labels = question.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return labels.join(', ') || (question.options[0]?.label ?? '')
}
