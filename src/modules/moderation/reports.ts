import type { Deps } from '../../deps.ts'
import {
  type Executor,
  inTransaction,
  isId,
  rollbackOnRefusal,
  type Tx,
} from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { banInTransaction } from '../account-closing/index.ts'
import { findTrader, lockPeople } from '../accounts/index.ts'
import { endAdverts } from '../listings/advertising/index.ts'
import { findListing, type Listing, lockListingState, removeListing } from '../listings/index.ts'
import {
  closeConversation,
  listWriters,
  lockPairOrder,
  markReported,
  messageToReport,
  type ReportedConversation,
  readReported,
} from '../messaging/index.ts'
import { cancelLiveOrder, findPublicRating, hideInTransaction } from '../orders/index.ts'
import {
  canDecide,
  type Report,
  type ReportDecision,
  type ReportedAccount,
  type ReportKind,
  type ReportReason,
} from './moderation.contract.ts'
import {
  type Decided,
  decideOpen,
  findOpenReport,
  findReport,
  findReportedAccounts,
  insertReport,
  lockReport,
  type ReportRow,
  type ReportSubject,
} from './reports.store.ts'

type Target = {
  phoneId: string
  message?: { conversationId: string; number: number } | undefined
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
    const phone = await lockListingState(tx, listingId, 'update')
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
    if (message) await markReported(tx, message.conversationId, deps.clock.now())
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
    if (!(await findTrader(tx, reportedId, 'sell'))) return { refused: 'not_found' }
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
  const now = deps.clock.now()
  const id = await insertReport(tx, { ...subject, reporterId: reporter.id, reason, note }, now)
  if (!id) {
    const open = await findOpenReport(tx, subject, reporter.id)
    if (!open) throw new Error('a report was neither written nor there')
    return { report: open, again: true }
  }
  const action = events[subject.kind]
  await recordEvent(tx, action, now, { reportId: id, ...subject, reason })
  await writeAudit(tx, { actor: reporter, action, subject: ['report', id], at: now })
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
    conversationId: row.conversationId,
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

export type DecisionRefusal =
  | 'not_found'
  | 'decided_otherwise'
  | 'no_conversation'
  | 'wrong_decision'
  | 'own_order'
  | 'account_gone'
  | 'last_admin'
  | 'staff_account'
  | 'not_allowed'
type Outcome = { report: ReportRow } | { refused: DecisionRefusal }

/**
 * A moderator dismisses a report; or removes the phone, which cancels its order, ends its adverts,
 * and decides every open report about it; or closes the conversation of a message or hides a review, with
 * every open report about that. Repeating the decision is safe, and refused with `onlyOpen`.
 */
export async function decideReport(
  deps: Deps,
  admin: Viewer,
  id: string,
  decided: Decision,
  { onlyOpen = false }: { onlyOpen?: boolean } = {},
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  const { decision } = decided
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    const unlocked = await findReport(tx, id)
    if (!unlocked) return { refused: 'not_found' }
    await lockPeopleAndPhone(tx, unlocked, admin)
    const now = deps.clock.now()
    const { listingId, conversationId, orderId, side } = unlocked
    // The order of a review is locked before the report, as when a review is hidden without one.
    if (
      decision === 'hidden' &&
      canDecide(unlocked.kind, decision) &&
      orderId &&
      side &&
      !unlocked.decision
    ) {
      const part = unlocked.kind === 'reply' ? 'reply' : 'review'
      const target = { orderId, side, part, reason: decided.reason } as const
      const hidden = await hideInTransaction(tx, admin, target, now)
      if ('refused' in hidden) return hidden
    }
    await lockReport(tx, id)
    const report = (await findReport(tx, id)) ?? unlocked
    if (report.decision === decision && !onlyOpen) return { report }
    if (report.decision !== null) return { refused: 'decided_otherwise' }
    if (decision === 'closed' && !conversationId) return { refused: 'no_conversation' }
    if (!canDecide(report.kind, decision)) return { refused: 'wrong_decision' }
    if (decision === 'removed' && listingId)
      await takeDown(deps, tx, listingId, admin, now, decided)
    if (decision === 'closed' && conversationId) await closeConversation(tx, conversationId, now)
    await closeReports(tx, admin, reportsDecidedBy(report, decision), decided, now)
    return { report: (await findReport(tx, id)) ?? report }
  })
}

/** Everybody whom a decision is written to, then the phone: the order in which rows are locked. */
async function lockPeopleAndPhone(tx: Tx, report: ReportRow, admin: Viewer) {
  const { listingId, conversationId } = report
  const writers = conversationId ? await listWriters(tx, conversationId) : []
  const others = [report.sellerId, report.reportedId, report.authorId, report.subjectId]
  await lockPeople(tx, [admin.id, ...writers, ...others.flatMap((id) => id ?? [])])
  if (conversationId) await lockPairOrder(tx, writers)
  if (listingId) await lockListingState(tx, listingId, 'update')
}

/** Which open reports a decision about one decides. */
function reportsDecidedBy(report: ReportRow, decision: Decision['decision']): Decided {
  const { id, kind, listingId, conversationId, ratingId } = report
  if (decision === 'removed' && listingId) return { listingId }
  if (decision === 'closed' && conversationId) return { conversationId }
  if (decision === 'hidden' && ratingId && (kind === 'review' || kind === 'reply'))
    return { ratingId, kind }
  return { id }
}

/**
 * A moderator bans the account that a report is about, which decides every open report about it and
 * its listings. Repeating it is safe.
 */
export async function banReported(
  deps: Deps,
  admin: Viewer,
  id: string,
  { reason, note }: { reason: string; note: string },
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    const unlocked = await findReport(tx, id)
    if (!unlocked) return { refused: 'not_found' }
    if (unlocked.decision === 'banned') return { report: unlocked }
    if (unlocked.decision !== null) return { refused: 'decided_otherwise' }
    if (!unlocked.reportedId) return { refused: 'account_gone' }
    const banned = await banInTransaction(deps, tx, admin, unlocked.reportedId, reason)
    if ('refused' in banned) {
      const { refused } = banned
      return {
        refused:
          refused === 'last_admin' || refused === 'not_allowed' || refused === 'staff_account'
            ? refused
            : 'account_gone',
      }
    }
    await lockReport(tx, id)
    const report = (await findReport(tx, id)) ?? unlocked
    if (report.decision === 'banned') return { report }
    if (report.decision !== null) return { refused: 'decided_otherwise' }
    const decided = { decision: 'banned', reason, note } as const
    await closeReports(tx, admin, { accountId: unlocked.reportedId, id }, decided, deps.clock.now())
    return { report: (await findReport(tx, id)) ?? report }
  })
}

/** The conversation of a report, for an admin; every access is recorded. */
export async function readReportedConversation(
  deps: Deps,
  admin: Viewer,
  reportId: string,
): Promise<ReportedConversation | undefined> {
  if (!isId(reportId)) return undefined
  return inTransaction(deps.db, async (tx) => {
    const report = await findReport(tx, reportId)
    if (!report?.conversationId) return undefined
    const { conversationId } = report
    const now = deps.clock.now()
    await recordEvent(tx, 'reported_conversation_read', now, {
      reportId,
      conversationId,
      adminId: admin.id,
    })
    await writeAudit(tx, {
      actor: admin,
      action: 'reported_conversation_read',
      subject: ['conversation', conversationId],
      at: now,
      data: { reportId },
    })
    return readReported(tx, conversationId, report.messageId ?? '')
  })
}

export type Decision = {
  decision: ReportDecision
  reason: string
  /** For admins only. */
  note: string
}

/** Decides open reports; each reporter is notified of the outcome. */
export async function closeReports(
  tx: Tx,
  admin: Viewer,
  which: Decided,
  { decision, reason, note }: Decision,
  date: Date,
) {
  for (const report of await decideOpen(tx, which, { decision, by: admin.id, at: date })) {
    const {
      id: reportId,
      kind,
      listingId,
      conversationId,
      reporterId,
      reportedId,
      reason: why,
    } = report
    await recordEvent(tx, 'report_decided', date, {
      reportId,
      kind,
      listingId,
      conversationId,
      reportedId,
      reporterId,
      decision,
    })
    await writeAudit(tx, {
      actor: admin,
      action: 'report_decided',
      subject: ['report', reportId],
      at: date,
      // Why it was reported, for the transparency report.
      data: { decision, reason, note, complaint: why, listingId },
    })
  }
}

/** `reason` is for the seller, `note` for admins only. */
export type Removal = { reason: string; note: string }

/**
 * A moderator removes a listing: its order is canceled, its adverts end, and every open report about it is
 * closed. Repeating it changes nothing and keeps the first reason. With `isExpected` a listing that is no
 * longer as the moderator saw it stays as it is.
 */
export async function removePhone(
  deps: Deps,
  admin: Viewer,
  listingId: string,
  removal: Removal,
  isExpected?: (listing: Listing) => boolean,
): Promise<'removed' | 'not_found' | 'changed'> {
  if (!isId(listingId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const unlocked = await findListing(tx, listingId)
    if (!unlocked) return 'not_found'
    // People are locked before phones, in every operation.
    await lockPeople(tx, [admin.id, ...(unlocked.sellerId ? [unlocked.sellerId] : [])])
    const phone = await lockListingState(tx, listingId, 'update')
    const current = isExpected && (await findListing(tx, listingId))
    if (current && !isExpected(current)) return 'changed'
    if (phone?.state === 'removed') return 'removed'
    const now = deps.clock.now()
    await takeDown(deps, tx, listingId, admin, now, removal)
    await closeReports(tx, admin, { listingId }, { decision: 'removed', ...removal }, now)
    return 'removed'
  })
}

/** Removes a locked phone, in the caller's transaction. */
export async function takeDown(
  deps: Deps,
  tx: Tx,
  listingId: string,
  admin: Viewer,
  date: Date,
  { reason, note }: Removal,
) {
  await removeListing(tx, listingId, date, reason)
  await cancelLiveOrder(deps, tx, listingId, admin, date)
  await endAdverts(tx, listingId)
  await recordEvent(tx, 'phone_removed', date, { listingId, reason })
  await writeAudit(tx, {
    actor: admin,
    action: 'phone_removed',
    subject: ['listing', listingId],
    at: date,
    data: { reason, note },
  })
}
