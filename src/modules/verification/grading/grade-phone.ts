import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  inTransaction,
  newId,
  publishChange,
  type Tx,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Grade, grades } from '../../../shared/listings/grades.ts'
import { MAX_DRAFTS } from '../../../shared/listings/listing-limits.ts'
import { DAY } from '../../../shared/time.ts'
import reasons from '../../../text/en/server/grading.ts'
import texts from '../../../text/en/server/selling/rubric.ts'
import type { Answer, Answers } from './grading.contract.ts'
import {
  deleteUnlisted,
  findOfDraft,
  findOfListing,
  type Grading,
  insertGrading,
  keepNewest,
  lockSellerDrafts,
  moveToListing,
  writeGrading,
} from './gradings.store.ts'
import { type Kind, type Option, type Question, questionsFor, RUBRIC } from './rubric.ts'

type Graded = {
  grade: Grade
  /** What holds the grade down, worst first. */
  reasons: string[]
  /** What must be fixed before the phone can be listed at all. */
  blockers: string[]
}
type Wrong = { wrong: Record<string, string> }

/**
 * The grade of a phone by its answers: the worst that any single answer allows. Every question for
 * this kind of phone must be answered, and no other.
 */
export function computeGrade(answers: Answers, kind: Kind): Graded | Wrong {
  const applicable = questionsFor(kind)
  const wrong = findInvalid(answers, applicable)
  if (Object.keys(wrong).length > 0) return { wrong }
  const limits = applicable
    .flatMap((question) => chosenOptions(question, answers[question.id]!))
    .filter(({ most }) => most !== 'A')
    .sort((a, b) => b.most.localeCompare(a.most))
  return {
    grade: limits[0]?.most ?? 'A',
    reasons: limits.length > 0 ? limits.map(({ why }) => why) : [reasons.none],
    blockers: Object.values(findBlockers(answers, kind)),
  }
}

function findInvalid(answers: Answers, applicable: readonly Question[]): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const question of applicable) {
    const answer = answers[question.id]
    if (answer === undefined) wrong[question.id] = 'Answer this question'
    else if (!fits(question, answer))
      wrong[question.id] = 'Choose one of the answers to this question'
  }
  const ids = new Set(applicable.map(({ id }) => id))
  for (const id of Object.keys(answers))
    if (!ids.has(id)) wrong[id] = 'This question doesn’t apply to this phone'
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
  const blockers = questionsFor(kind).flatMap((question) => {
    const blocker = question.answer === 'one' && question.blockers?.[String(answers[question.id])]
    return blocker ? [[question.id, blocker]] : []
  })
  return Object.fromEntries(blockers)
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
    return { question: question.text, listed: one, received: other, isWorse }
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
      : { question: question.text, answer: describeAnswer(question, answer) }
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
  return labels.join(', ') || texts.nothing
}

type GradingRequest = { answers: Answers; draftId?: string | undefined } & Kind

/** Computes the grade of answers; stored if a draft is named, replacing the earlier one. */
export async function gradeDraft(deps: Deps, seller: Viewer, wanted: GradingRequest) {
  const { answers, os, announced } = wanted
  const graded = computeGrade(answers, { os, announced })
  if ('wrong' in graded || wanted.draftId === undefined) return graded
  const draftId = wanted.draftId.toLowerCase()
  const gradedAt = deps.clock.now()
  const { grade, reasons } = graded
  await inTransaction(deps.db, async (tx) => {
    const grading = {
      id: newId(),
      rubric: RUBRIC,
      os,
      announced,
      answers,
      grade,
      reasons,
      gradedAt,
    }
    const to = { sellerId: seller.id, draftId }
    await lockSellerDrafts(tx, seller.id)
    await writeGrading(tx, to, grading)
    await keepNewest(tx, to, MAX_DRAFTS)
    await recordEvent(tx, 'draft_graded', gradedAt, { draftId, grade })
    const subject: [string, string] = ['draft', draftId]
    await writeAudit(tx, { actor: seller, action: 'draft_graded', subject, at: gradedAt })
  })
  return graded
}

/** The grading of a listing, or of the seller's own draft. */
export function findGrading(
  db: Executor,
  subject: { listingId: string } | { sellerId: string; draftId: string },
): Promise<Grading | undefined> {
  return 'listingId' in subject
    ? findOfListing(db, subject.listingId)
    : findOfDraft(db, subject.sellerId, subject.draftId)
}

/** Moves the grading of a draft to its listing. The caller writes the audit row. */
export async function bindGradingToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}

/** A draft that was never listed. */
const UNLISTED_DAYS = 30
const BATCH = 500

/** Deletes gradings of drafts that were never listed; returns how many. */
export function deleteOldGradings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const count = await deleteUnlisted(tx, new Date(now.getTime() - UNLISTED_DAYS * DAY), BATCH)
    if (count > 0) await recordEvent(tx, 'gradings_forgotten', now, { count })
    return count
  })
}

/** A grade with its answers that belongs to no listing yet. */
export type ComputedGrade = Omit<Grading, 'id' | 'gradedAt'>

/**
 * Grades answers for a listing. Refused by question: an answer that is missing or does not fit, and
 * one with which a phone cannot be sold, such as an account lock.
 */
export function gradeAnswers(
  answers: Answers,
  { os, announced }: Kind,
): { computed: ComputedGrade } | { wrong: Record<string, string> } {
  const graded = computeGrade(answers, { os, announced })
  if ('wrong' in graded) return graded
  const blockers = findBlockers(answers, { os, announced })
  if (Object.keys(blockers).length > 0) return { wrong: blockers }
  const { grade, reasons } = graded
  return { computed: { rubric: RUBRIC, os, announced, answers, grade, reasons } }
}

/** True if the listing was last graded by the same answers to the same questions. */
export async function isGradedBy(tx: Tx, listingId: string, wanted: ComputedGrade) {
  const last = await findOfListing(tx, listingId)
  if (!last) return false
  const { id: _, gradedAt: __, ...computed } = last
  return isDeepStrictEqual(computed, wanted)
}

/** Adds a grading to a listing. The caller sets the listing's grade and writes the audit row. */
export async function gradeListing(
  tx: Tx,
  to: { sellerId: string; listingId: string },
  computed: ComputedGrade,
  date: Date,
): Promise<void> {
  await insertGrading(tx, to, { id: newId(), ...computed, gradedAt: date })
}
