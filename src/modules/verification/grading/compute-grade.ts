import { type Grade, grades } from '../../../shared/listings/grades.ts'
import type { Answer, Answers } from './grading.contract.ts'
import { type Kind, type Option, type Question, questionsFor } from './rubric.ts'

type Graded = {
  grade: Grade
  /** What holds the grade down, worst first. */
  reasons: string[]
  /** What must be mended before the phone can be listed at all. */
  stops: string[]
}
type Wrong = { wrong: Record<string, string> }

const NO_DEFECTS = 'No defects that lower the grade'

/**
 * The grade of a phone by its answers: the worst that any single answer allows. Every question for
 * this kind of phone must be answered, and no other.
 */
export function computeGrade(answers: Answers, kind: Kind): Graded | Wrong {
  const asked = questionsFor(kind)
  const wrong = findInvalid(answers, asked)
  if (Object.keys(wrong).length > 0) return { wrong }
  const limits = asked
    .flatMap((question) => chosenOptions(question, answers[question.id]!))
    .filter(({ most }) => most !== 'A')
    .sort((a, b) => b.most.localeCompare(a.most))
  return {
    grade: limits[0]?.most ?? 'A',
    reasons: limits.length > 0 ? limits.map(({ why }) => why) : [NO_DEFECTS],
    stops: Object.values(findBlockers(answers, kind)),
  }
}

function findInvalid(answers: Answers, asked: readonly Question[]): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const question of asked) {
    const answer = answers[question.id]
    if (answer === undefined) wrong[question.id] = 'Answer this question'
    else if (!fits(question, answer)) wrong[question.id] = 'Not an answer to this question'
  }
  const ids = new Set(asked.map(({ id }) => id))
  for (const id of Object.keys(answers)) if (!ids.has(id)) wrong[id] = 'Not asked about this phone'
  return wrong
}

function fits(question: Question, answer: Answer): boolean {
  if (question.answer === 'percent') return answer === null || typeof answer === 'number'
  const has = (id: string) => question.options.some((option) => option.id === id)
  if (question.answer === 'one') return typeof answer === 'string' && has(answer)
  return Array.isArray(answer) && answer.every(has) && new Set(answer).size === answer.length
}

/** The options that an answer comes to. */
function chosenOptions(question: Question, answer: Answer): Option[] {
  if (question.answer === 'percent') {
    if (typeof answer !== 'number') return [question.unknown]
    return question.steps.filter(({ from }) => answer >= from).slice(0, 1)
  }
  const ids = Array.isArray(answer) ? answer : [answer]
  return question.options.filter(({ id }) => ids.includes(id))
}

/** What keeps a phone with these answers from being listed at all, by question. */
export function findBlockers(answers: Answers, kind: Kind): Record<string, string> {
  const stops = questionsFor(kind).flatMap((question) => {
    const stop = question.answer === 'one' && question.stops?.[String(answers[question.id])]
    return stop ? [[question.id, stop]] : []
  })
  return Object.fromEntries(stops)
}

/** A difference between two people's answers. */
export type Difference = { question: string; listed: string; received: string; isWorse: boolean }

/**
 * Differences between the buyer's and the seller's answers. Worse means that the buyer's answer
 * excludes the grade that the seller's allows.
 */
export function compareAnswers(listed: Answers, received: Answers, kind: Kind): Difference[] {
  return questionsFor(kind).flatMap((question) => {
    const [before, after] = [listed[question.id], received[question.id]]
    if (before === undefined || after === undefined) return []
    const [one, other] = [describeAnswer(question, before), describeAnswer(question, after)]
    if (one === other) return []
    const isWorse = worstGrade(question, after) > worstGrade(question, before)
    return { question: question.ask, listed: one, received: other, isWorse }
  })
}

/** Answers as text, with their questions. */
export function describeAnswers(
  answers: Answers,
  kind: Kind,
): { question: string; answer: string }[] {
  return questionsFor(kind).flatMap((question) => {
    const answer = answers[question.id]
    return answer === undefined
      ? []
      : { question: question.ask, answer: describeAnswer(question, answer) }
  })
}

function worstGrade(question: Question, answer: Answer): number {
  const all = chosenOptions(question, answer).map(({ most }) => grades.indexOf(most))
  return Math.max(0, ...all)
}

function describeAnswer(question: Question, answer: Answer): string {
  if (question.answer === 'percent')
    return typeof answer === 'number' ? `${answer} %` : question.unknown.label
  const labels = chosenOptions(question, answer).map(({ label }) => label)
  return labels.join(', ') || 'Nothing'
}
