import type { Rubric } from './grading.contract.ts'
import { type Question, questionsFor, RUBRIC } from './rubric.ts'

/** The questions that make sense for a kind of phone, as people are asked them. */
export function rubricFor(kind: Parameters<typeof questionsFor>[0]): Rubric {
  return { version: RUBRIC, questions: questionsFor(kind).map(toBody) }
}

function toBody(question: Question): Rubric['questions'][number] {
  const { id, ask, hint, answer } = question
  const options = question.answer === 'percent' ? [question.unknown] : question.options
  return {
    id,
    ask,
    hint,
    answer,
    options: options.map(({ id, label, most }) => ({ id, label, most })),
  }
}
