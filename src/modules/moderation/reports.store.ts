import type { Executor, Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/db/index.ts'
import type { ListingState } from '../../shared/listing-life-cycle.ts'
import type { Report } from './moderation.contract.ts'

type NewReport = {
  listingId: string
  reporterId: string
  reason: Report['reason']
  note: string
  message: { threadId: string; messageId: string } | undefined
}
type LockedPhone = { sellerId: string | null; state: ListingState }

/** A report with what its phone and its reporter are called now. */
export type ReportRow = Pick<
  Report,
  'name' | 'img' | 'seller' | 'listingState' | 'reason' | 'note' | 'decision' | 'threadId'
> & {
  id: string
  listingId: string
  sellerId: string | null
  messageId: string | null
  reporter: string | null
  createdAt: Date
}

type DecidedReport = {
  id: string
  listingId: string
  threadId: string | null
  /** Null when that account was deleted. */
  reporterId: string | null
}

/** Reports that the queue shows at most; a moderator decides the open ones and sees the next. */
const MAX_LISTED = 200

/** Keeps these accounts until commit. People are locked in one order everywhere, and before phones. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** Locks the phone until commit, so that its reports are processed one after another. */
export function lockPhone(tx: Tx, listingId: string): Promise<LockedPhone | undefined> {
  return tx
    .selectFrom('listings')
    .select(['sellerId', 'state'])
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

export function findReport(db: Executor, id: string): Promise<ReportRow | undefined> {
  return reports(db).where('reports.id', '=', id).executeTakeFirst()
}

export function findOpenReport(
  db: Executor,
  listingId: string,
  reporterId: string,
  threadId: string | null,
): Promise<ReportRow | undefined> {
  return reports(db)
    .where('listingId', '=', listingId)
    .where('reporterId', '=', reporterId)
    .where('threadId', 'is not distinct from', threadId)
    .where('decision', 'is', null)
    .executeTakeFirst()
}

/** Open ones first, each newest first. */
export function listReports(db: Executor): Promise<ReportRow[]> {
  return reports(db)
    .orderBy((is) => is('decision', 'is', null), 'desc')
    .orderBy('reports.createdAt', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export async function insertReport(tx: Tx, report: NewReport, now: Date): Promise<string> {
  const id = newId()
  await tx
    .insertInto('reports')
    .values({
      id,
      listingId: report.listingId,
      threadId: report.message?.threadId ?? null,
      messageId: report.message?.messageId ?? null,
      reporterId: report.reporterId,
      reason: report.reason,
      note: report.note,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: now,
    })
    .execute()
  return id
}

/** Decides open reports: one, or all of a phone or a thread. Returns those it decided. */
export async function decideOpen(
  tx: Tx,
  which: { id: string } | { listingId: string } | { threadId: string },
  decision: { decision: NonNullable<Report['decision']>; by: string; at: Date },
): Promise<DecidedReport[]> {
  const { by, at } = decision
  const update = tx
    .updateTable('reports')
    .set({ decision: decision.decision, decidedBy: by, decidedAt: at })
    .where('decision', 'is', null)
  return (
    'id' in which
      ? update.where('id', '=', which.id)
      : 'threadId' in which
        ? update.where('threadId', '=', which.threadId)
        : update.where('listingId', '=', which.listingId)
  )
    .returning(['id', 'listingId', 'threadId', 'reporterId'])
    .execute()
}

function reports(db: Executor) {
  return db
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listingId')
    .leftJoin('users', 'users.id', 'reports.reporterId')
    .select([
      'reports.id',
      'reports.listingId',
      'reports.threadId',
      'reports.messageId',
      'listings.name',
      'listings.img',
      'listings.sellerName as seller',
      'listings.sellerId',
      'listings.state as listingState',
      'reports.reason',
      'reports.note',
      'users.name as reporter',
      'reports.decision',
      'reports.createdAt',
    ])
}
