import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findPublicRating } from '../orders/ratings/index.ts'
import { hasSellerPage, lockPeople } from './reports.store.ts'
import { type Complaint, type Reported, saveReport } from './save-report.ts'

/**
 * Reports a seller to the moderators; repeating it while the report is open changes nothing.
 * Accounts without a public page are not found, so that nobody can probe for them.
 */
export async function reportSeller(
  deps: Deps,
  reporter: Viewer,
  sellerId: string,
  complaint: Complaint,
): Promise<Reported> {
  if (!isId(sellerId)) return { refused: 'not_found' }
  const reportedId = sellerId.toLowerCase()
  if (reportedId === reporter.id) return { refused: 'own_account' }
  return inTransaction(deps.db, async (tx): Promise<Reported> => {
    await lockPeople(tx, [reporter.id, reportedId])
    if (!(await hasSellerPage(tx, reportedId))) return { refused: 'not_found' }
    return saveReport(deps, tx, reporter, { kind: 'seller', reportedId }, complaint)
  })
}

/** Reports a published review, or the reply to it, in the same way. */
export async function reportReview(
  deps: Deps,
  reporter: Viewer,
  { ratingId, kind }: { ratingId: string; kind: 'review' | 'reply' },
  complaint: Complaint,
): Promise<Reported> {
  if (!isId(ratingId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Reported> => {
    const rating = await findPublicRating(tx, ratingId)
    const isThere = kind === 'review' || (rating?.reply && !rating.replyHiddenAt)
    if (!rating || !isThere) return { refused: 'not_found' }
    const reportedId = kind === 'review' ? rating.authorId : rating.subjectId
    if (reportedId === reporter.id) return { refused: 'own_review' }
    await lockPeople(tx, [reporter.id, ...(reportedId ? [reportedId] : [])])
    return saveReport(deps, tx, reporter, { kind, ratingId: rating.id, reportedId }, complaint)
  })
}
