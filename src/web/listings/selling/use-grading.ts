import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answers, ApiError, type Rubric } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'

export type Question = Rubric['questions'][number]
/** Which questions fit the phone: by its system and year; null where they are unknown. */
type Kind = { os: string | null; announced: string | null }

/** The questions for a kind of phone, and the grade once all of them are answered. */
export function useGrading(kind: Kind, answers: Answers, draftId: string | undefined) {
  const api = useApi()
  const known = { os: kind.os ?? undefined, announced: kind.announced ?? undefined }
  const { data: rubric, isError } = useQuery({
    queryKey: ['rubric', kind],
    queryFn: () => api.get('/api/grading/rubric', { query: known }),
    placeholderData: keepPreviousData,
  })
  const questions = rubric?.questions ?? []
  const asked = answersTo(questions, answers)
  const isComplete = questions.length > 0 && questions.every((one) => isAnswered(one, answers))
  const grade = () => api.post('/api/gradings', { body: { ...known, answers: asked, draftId } })
  const { data: graded, error } = useQuery({
    queryKey: ['grade', draftId, kind, asked],
    queryFn: grade,
    enabled: isComplete && draftId !== undefined,
    placeholderData: keepPreviousData,
    // Asking keeps the answer on the server: what was answered before must be asked again.
    staleTime: 0,
  })
  const problems = error instanceof ApiError ? error.fields : {}
  return {
    questions,
    unreachable: isError,
    isComplete,
    graded: isComplete ? graded : undefined,
    problemOf: (id: string) => problems[`answers.${id}`],
    /** Keeps the newest answers on the server, for a form that is sent at once. */
    settle: async () => {
      if (isComplete && draftId !== undefined) await grade()
    },
  }
}
export type Grading = ReturnType<typeof useGrading>

export function isAnswered({ id }: Question, answers: Answers): boolean {
  return answers[id] !== undefined
}

/** What was answered of these questions; another kind of phone may have others. */
export function answersTo(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

/** The questions that are shown in full: the one that is being changed, and the first open one. */
export function openQuestions(
  questions: readonly Question[],
  answers: Answers,
  changing: string | undefined,
): Set<string> {
  const next = questions.find((question) => !isAnswered(question, answers))
  return new Set([changing, next?.id].filter((id) => id !== undefined))
}

/** An answer in the words of its question. */
export function answerWords(question: Question, answers: Answers): string {
  const given = answers[question.id]
  if (typeof given === 'number') return `${given} %`
  const chosen = Array.isArray(given) ? given : [given]
  if (question.answer === 'some' && chosen.length === 0) return 'Everything works'
  const labels = question.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return labels.join(', ') || (question.options[0]?.label ?? '')
}
