import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { GradingQuestion } from '../../listings/selling/grading-question.tsx'
import { answerWords, openQuestions } from '../../listings/selling/use-grading.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { forgetAnswers, keepAnswers, readAnswers } from './arrival-draft.ts'
import { type AftermathApi, type Answers, type Arrival, aftermathCalls } from './calls.ts'
import { Failed } from './failed.tsx'
import { aftermathQueries } from './queries.ts'
import { SectionWait } from './section-frame.tsx'

type ArrivalQuestionsProps = {
  api: AftermathApi
  orderId: string
  onNoted: (arrival: Arrival) => void
  onCancel: () => void
}

/** The seller's questions, answered by the buyer; what was answered lasts as long as the tab. */
export function ArrivalQuestions({ api, orderId, onNoted, onCancel }: ArrivalQuestionsProps) {
  const query = useQuery(aftermathQueries.questions(api, orderId))
  const [answers, setAnswers] = useState<Answers>({})
  const [changing, change] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>()
  const form = useRef<HTMLFormElement>(null)
  const questions = query.data?.questions ?? []
  const open = openQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length
  const arrived = questions.length > 0

  useEffect(() => setAnswers(readAnswers(orderId)), [orderId])
  // Whoever began goes on inside.
  useEffect(() => {
    if (arrived) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [arrived])

  function answer(id: string, given: Answers[string], stays: boolean) {
    const next = { ...answers, [id]: given }
    setAnswers(next)
    keepAnswers(orderId, next)
    setRefused(undefined)
    change(stays ? id : undefined)
  }

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (busy || answered < questions.length) return
    setBusy(true)
    try {
      const asked = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? null]))
      const arrival = await aftermathCalls(api).noteArrival(orderId, asked)
      forgetAnswers(orderId)
      onNoted(arrival)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (query.error && !arrived) return <Failed query={query} />
  if (!arrived) return <SectionWait label="Loading the questions" />
  const left = questions.length - answered
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-label="Look your phone over"
      className="flex flex-col gap-4"
    >
      <div className="overflow-hidden rounded-box border border-hairline bg-raised">
        <p
          role="status"
          className="border-b border-hairline px-4 py-2.5 text-sm text-muted tabular-nums"
        >
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
                problem={refused?.fields[`answers.${question.id}`]}
                onOpen={() => change(question.id)}
                onDone={() => change(undefined)}
                onAnswer={(given, stays) => answer(question.id, given, stays)}
              />
            </li>
          ))}
        </ul>
      </div>
      <FormError title={refused?.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel="Comparing"
          disabledReason={left > 0 ? leftWords(left) : undefined}
        >
          Compare with the listing
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  )
}

function leftWords(left: number) {
  return left === 1 ? 'One question is left' : `${left} questions are left`
}
