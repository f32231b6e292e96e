import type { Deps } from '../../deps.ts'
import { type Executor, inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { markReported, messageToReport } from '../messaging/index.ts'
import { findPublicRating } from '../orders/index.ts'
import type { Report, ReportedAccount, ReportKind, ReportReason } from './moderation.contract.ts'
import {
  findOpenReport,
  findReport,
  findReportedAccounts,
  hasSellerPage,
  insertReport,
  lockPeople,
  lockPhone,
  type ReportRow,
  type ReportSubject,
} from './reports.store.ts'

type Target = {
  phoneId: string
  message?: { threadId: string; number: number } | undefined
}

/**
 * Reports a phone, or a message about it, to the moderators; repeating it while the report is open
 * changes nothing.
 */
export async function reportPhone(
  deps: Deps,
  reporter: Viewer,
  { phoneId: listingId, message: which }: Target,
  complaint: Complaint,
): Promise<Reported> {
  if (!isId(listingId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Reported> => {
    await lockPeople(tx, [reporter.id])
    const phone = await lockPhone(tx, listingId)
    if (!phone) return { refused: 'not_found' }
    const message = which && (await messageToReport(tx, reporter.id, which))
    if (which && message?.listingId !== listingId) return { refused: 'not_found' }
    const subject: ReportSubject = message
      ? { kind: 'message', ...message, reportedId: message.senderId }
      : { kind: 'listing', listingId, reportedId: phone.sellerId }
    const open = await findOpenReport(tx, subject, reporter.id)
    if (open) return { report: open, again: true }
    if (!message && phone.sellerId === reporter.id) return { refused: 'own_phone' }
    if (!message && !isPublic(phone.state)) return { refused: 'not_found' }
    if (message) await markReported(tx, message.threadId, deps.clock.now())
    return saveReport(deps, tx, reporter, subject, complaint)
  })
}

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

export type Complaint = { reason: ReportReason; note?: string | undefined }

export type ReportRefusal = 'not_found' | 'own_phone' | 'own_account' | 'own_review'
export type Reported = { report: ReportRow; again: boolean } | { refused: ReportRefusal }

const events: Record<ReportKind, EventName> = {
  listing: 'phone_reported',
  message: 'message_reported',
  seller: 'seller_reported',
  review: 'review_reported',
  reply: 'reply_reported',
}

/** Writes a report in the caller's transaction, or returns the open one about the same thing. */
export async function saveReport(
  deps: Deps,
  tx: Tx,
  reporter: Viewer,
  subject: ReportSubject,
  { reason, note = '' }: Complaint,
): Promise<Reported> {
  const at = deps.clock.now()
  const id = await insertReport(tx, { ...subject, reporterId: reporter.id, reason, note }, at)
  if (!id) {
    const open = await findOpenReport(tx, subject, reporter.id)
    if (!open) throw new Error('a report was neither written nor there')
    return { report: open, again: true }
  }
  const action = events[subject.kind]
  await recordEvent(tx, action, at, { reportId: id, ...subject, reason })
  await writeAudit(tx, { actor: reporter, action, subject: ['report', id], at })
  const report = await findReport(tx, id)
  if (!report) throw new Error('a report that was just written is gone')
  return { report, again: false }
}

/** Reports with everything that moderators need to decide them. */
export async function toReports(db: Executor, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = new Set(rows.flatMap(({ reportedId }) => reportedId ?? []))
  const accounts = await findReportedAccounts(db, [...ids])
  return rows.map((row) => ({
    ...toReport(row),
    account: toAccount(row, accounts),
    review: toReview(row),
  }))
}

/** A report as its author gets it back. */
export function toReport(row: ReportRow): Report {
  const reported = row.reportedName ?? row.authorName ?? DELETED_ACCOUNT
  return {
    _id: row.id,
    kind: row.kind,
    phoneId: row.listingId,
    threadId: row.threadId,
    name: row.phoneName ?? reported,
    img: row.img ?? row.reportedImage ?? '',
    seller: row.sellerName ?? reported,
    listingState: row.listingState,
    reason: row.reason,
    note: row.note,
    reporter: row.reporter ?? DELETED_ACCOUNT,
    decision: row.decision,
    createdAt: row.createdAt.toISOString(),
    account: null,
    review: null,
  }
}

function toAccount({ reportedId }: ReportRow, accounts: ReadonlyMap<string, ReportedAccount>) {
  return (reportedId !== null && accounts.get(reportedId)) || null
}

function toReview(row: ReportRow): Report['review'] {
  const { orderId, side, stars, text, authorName, subjectName, reply } = row
  if (orderId === null || side === null || stars === null || text === null) return null
  return {
    orderId,
    side,
    stars,
    text,
    by: authorName ?? DELETED_ACCOUNT,
    about: subjectName ?? DELETED_ACCOUNT,
    reply,
    isHidden: (row.kind === 'reply' ? row.replyHiddenAt : row.hiddenAt) !== null,
  }
}
