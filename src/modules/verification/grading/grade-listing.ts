import { isDeepStrictEqual } from 'node:util'
import { newId, type Tx } from '../../../platform/db/index.ts'
import { computeGrade, findBlockers } from './compute-grade.ts'
import type { Answers } from './grading.contract.ts'
import { findOfListing, type Grading, insertGrading } from './gradings.store.ts'
import { type Kind, RUBRIC } from './rubric.ts'

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
  at: Date,
): Promise<void> {
  await insertGrading(tx, to, { id: newId(), ...computed, gradedAt: at })
}
