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
import { gradeOf } from './grade-of.ts'
import type { Answers } from './grading.contract.ts'
import {
  findOfDraft,
  findOfListing,
  type Grading,
  keepNewest,
  lockDrafts,
  moveToListing,
  writeGrading,
} from './gradings.store.ts'
import { type Kind, RUBRIC } from './rubric.ts'

/** Drafts of one seller whose grading is kept: more than anybody fills in at a time. */
const KEPT = 20

type Wanted = { answers: Answers; draftId?: string | undefined } & Kind

/** The grade that answers come to; kept when a draft is named, over what it had before. */
export async function gradeDraft(deps: Deps, seller: Viewer, wanted: Wanted) {
  const { answers, os, announced } = wanted
  const graded = gradeOf(answers, { os, announced })
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
    await lockDrafts(tx, seller.id)
    await writeGrading(tx, to, grading)
    await keepNewest(tx, to, KEPT)
    await recordEvent(tx, 'draft_graded', gradedAt, { draftId, grade })
    const subject: [string, string] = ['draft', draftId]
    await writeAudit(tx, { actor: seller, action: 'draft_graded', subject, at: gradedAt })
  })
  return graded
}

/** The grading of a listing, or of the seller's own draft. */
export function gradingOf(
  db: Executor,
  of: { listingId: string } | { sellerId: string; draftId: string },
): Promise<Grading | undefined> {
  return 'listingId' in of
    ? findOfListing(db, of.listingId)
    : findOfDraft(db, of.sellerId, of.draftId)
}

/** The draft has become a listing: its grading goes along. The caller writes the audit row. */
export async function bindGradingToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}
