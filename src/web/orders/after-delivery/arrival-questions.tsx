import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Api } from '../../api/index.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { deleteStoredDraft, readDraft, storeDraft } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { expandedQuestions, GradingQuestion, useAnswerLabel } from '../../verification/grading.tsx'
import { type Answers, type Arrival, afterDeliveryQueries } from '../order-api.ts'
import { LoadError, SectionPending } from '../order-section.tsx'
import { useOrderTexts } from '../order-texts.ts'

type ArrivalQuestionsProps = {
  api: Api
  orderId: string
  onSaved: (arrival: Arrival) => void
  onCancel: () => void
}

/** The questions that the seller answered, answered again by the buyer. */
export default function ArrivalQuestions({
  api,
  orderId,
  onSaved,
  onCancel,
}: ArrivalQuestionsProps) {
  const t = useTranslations('dispute.arrival')
  const { count } = useOrderTexts()
  const answerLabel = useAnswerLabel()
  const readRefusal = useReadRefusal()
  const query = useQuery(afterDeliveryQueries.questions(api, orderId))
  const [answers, setAnswers] = useState<Answers>({})
  const [changing, change] = useState<string>()
  const compare = useMutation({
    mutationFn: (complete: Answers) =>
      api.put('/api/orders/{id}/arrival', { path: { id: orderId }, body: { answers: complete } }),
    onSuccess(arrival) {
      clearAnswers(orderId)
      onSaved(arrival)
    },
  })
  const refused = compare.error && readRefusal(compare.error)
  const form = useRef<HTMLFormElement>(null)
  const questions = query.data?.questions ?? []
  const open = expandedQuestions(questions, answers, changing)
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length
  const arrived = questions.length > 0

  useEffect(() => setAnswers(loadAnswers(orderId)), [orderId])
  // The start button is gone: move the focus into the form.
  useEffect(() => {
    if (arrived) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [arrived])

  function answer(id: string, given: Answers[string], stays: boolean) {
    const next = { ...answers, [id]: given }
    setAnswers(next)
    saveAnswers(orderId, next)
    compare.reset()
    change(stays ? id : undefined)
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (compare.isPending || answered < questions.length) return
    compare.mutate(Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? null])))
  }

  if (query.error && !arrived) return <LoadError query={query} />
  if (!arrived) return <SectionPending label={t('loadingQuestions')} />
  const left = questions.length - answered
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-label={t('form')}
      className="flex flex-col gap-4"
    >
      <div className="overflow-hidden rounded-box border border-hairline bg-raised">
        <p
          role="status"
          className="border-b border-hairline px-4 py-2.5 text-sm text-muted tabular-nums"
        >
          {t('answered', {
            answered: count(answered).shown,
            total: count(questions.length).shown,
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
          busy={compare.isPending}
          busyLabel={t('comparing')}
          disabledReason={left > 0 ? t('left', count(left)) : undefined}
        >
          {t('compare')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  )
}

const draftName = (orderId: string) => `arrival-${orderId}`

/** Answers so far, kept for this tab. */
export function saveAnswers(orderId: string, answers: Answers) {
  storeDraft(draftName(orderId), { answers: JSON.stringify(answers) })
}

export function loadAnswers(orderId: string): Answers {
  try {
    return JSON.parse(readDraft(draftName(orderId), { answers: '' }).answers ?? '{}') as Answers
  } catch {
    return {}
  }
}

export function clearAnswers(orderId: string) {
  deleteStoredDraft(draftName(orderId))
}
