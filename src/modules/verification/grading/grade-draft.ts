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
import { DAY } from '../../../shared/time.ts'
import { computeGrade } from './compute-grade.ts'
import type { Answers } from './grading.contract.ts'
import {
  deleteUnlisted,
  findOfDraft,
  findOfListing,
  type Grading,
  keepNewest,
  lockSellerDrafts,
  moveToListing,
  writeGrading,
} from './gradings.store.ts'
import { type Kind, RUBRIC } from './rubric.ts'

/** Draft gradings stored per seller: more than anyone fills in at a time. */
const MAX_DRAFTS = 20

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
  of: { listingId: string } | { sellerId: string; draftId: string },
): Promise<Grading | undefined> {
  return 'listingId' in of
    ? findOfListing(db, of.listingId)
    : findOfDraft(db, of.sellerId, of.draftId)
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
