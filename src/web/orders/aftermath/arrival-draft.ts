import { forgetDraft, keepDraft, readDraft } from '../../forms/draft.ts'
import type { Answers } from './calls.ts'

const nameOf = (orderId: string) => `arrival-${orderId}`

/** What was answered about a phone so far, kept for this tab. */
export function keepAnswers(orderId: string, answers: Answers) {
  keepDraft(nameOf(orderId), { answers: JSON.stringify(answers) })
}

export function readAnswers(orderId: string): Answers {
  try {
    return JSON.parse(readDraft(nameOf(orderId), { answers: '' }).answers ?? '{}') as Answers
  } catch {
    return {}
  }
}

export function forgetAnswers(orderId: string) {
  forgetDraft(nameOf(orderId))
}
