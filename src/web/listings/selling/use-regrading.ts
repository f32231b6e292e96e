import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answers, ApiError } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { throwIfStopped, useGrading } from '../../verification/grading.tsx'
import type { PhoneDetail } from '../queries.ts'
import type { ListedGrading } from './condition-section.tsx'
import type { SellFormState } from './use-sell-form.ts'

const UNANSWERED = 'Answer the remaining condition questions, or keep the current grade.'
const UNFINISHED = 'Answer the remaining condition questions, or clear your answers.'

/** Grading of a listed phone: for the first time, or again with the earlier answers to start from. */
export function useRegrading(phone: PhoneDetail, sell: SellFormState) {
  const api = useApi()
  const queryClient = useQueryClient()
  const graded = phone.proofs?.grading ?? null
  const canGrade = phone.state !== 'reserved'
  const [again, setAgain] = useState(false)
  const hasAnswers = Object.keys(sell.answers).length > 0
  const { os = null, announced = null } = sell.model?.facts ?? {}
  const grading = useGrading({ os, announced }, sell.answers, null)
  const asks = canGrade && (!graded || again || hasAnswers)

  async function onGradeAgain() {
    setAgain(true)
    const path = { phoneId: phone._id }
    const last = await queryClient
      .fetchQuery({
        queryKey: ['grading', phone._id],
        queryFn: () => api.get('/api/gradings/{phoneId}', { path }),
      })
      // Without the earlier answers every question is simply asked.
      .catch(() => null)
    if (last) sell.setAnswers((given) => ({ ...last.answers, ...given }))
  }

  function onKeep() {
    setAgain(false)
    sell.setAnswers({})
  }

  /**
   * The answers to save; undefined when nothing was answered.
   * @throws ApiError when some are missing, or one keeps the phone from being sold.
   */
  function answersToSend(): Answers | undefined {
    if (!asks || !hasAnswers) return undefined
    if (!grading.isComplete)
      throw new ApiError(422, { error: 'answers', message: graded ? UNANSWERED : UNFINISHED })
    throwIfStopped(grading)
    return grading.answers
  }

  const listed: ListedGrading = { graded, canGrade, onGradeAgain, onKeep }
  return { grading: asks ? grading : undefined, listed, answersToSend }
}
