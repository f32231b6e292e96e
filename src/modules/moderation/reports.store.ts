import type { Executor, Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/db/index.ts'
import type { ListingState } from '../../shared/listing-life-cycle.ts'
import type { Report } from './moderation.contract.ts'

type Tables = {
  reports: {
    id: string
    listing_id: string
    /** Of a report about a message. */
    thread_id: string | null
    message_id: string | null
    reporter_id: string | null
    reason: Report['reason']
    note: string
    decision: Report['decision']
    decided_by: string | null
    decided_at: Date | null
    created_at: Date
  }
  listings: {
    id: string
    seller_id: string | null
    seller_name: string
    name: string
    img: string
    state: ListingState
  }
  users: { id: string; name: string }
}
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

/** Reports that the queue shows at most; a moderator decides the open ones and sees the next. */
const LISTED = 200

/** Keeps these accounts until commit. People are locked in one order everywhere, and before phones. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .withTables<Tables>()
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** The phone as it is until commit: everything about one phone's reports happens in a row. */
export function lockPhone(tx: Tx, listingId: string): Promise<LockedPhone | undefined> {
  return tx
    .withTables<Tables>()
    .selectFrom('listings')
    .select(['seller_id as sellerId', 'state'])
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
    .where('listing_id', '=', listingId)
    .where('reporter_id', '=', reporterId)
    .where('thread_id', 'is not distinct from', threadId)
    .where('decision', 'is', null)
    .executeTakeFirst()
}

/** Open ones first, each newest first. */
export function listReports(db: Executor): Promise<ReportRow[]> {
  return reports(db)
    .orderBy((is) => is('decision', 'is', null), 'desc')
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(LISTED)
    .execute()
}

export async function insertReport(tx: Tx, report: NewReport, now: Date): Promise<string> {
  const id = newId()
  await tx
    .withTables<Tables>()
    .insertInto('reports')
    .values({
      id,
      listing_id: report.listingId,
      thread_id: report.message?.threadId ?? null,
      message_id: report.message?.messageId ?? null,
      reporter_id: report.reporterId,
      reason: report.reason,
      note: report.note,
      decision: null,
      decided_by: null,
      decided_at: null,
      created_at: now,
    })
    .execute()
  return id
}

/** Decides open reports: one, or all of a phone or a thread. Returns the ids of those it decided. */
export async function decideOpen(
  tx: Tx,
  which: { id: string } | { listingId: string } | { threadId: string },
  decision: { decision: NonNullable<Report['decision']>; by: string; at: Date },
): Promise<string[]> {
  const { by, at } = decision
  const update = tx
    .withTables<Tables>()
    .updateTable('reports')
    .set({ decision: decision.decision, decided_by: by, decided_at: at })
    .where('decision', 'is', null)
  const rows: { id: string }[] = await ('id' in which
    ? update.where('id', '=', which.id)
    : 'threadId' in which
      ? update.where('thread_id', '=', which.threadId)
      : update.where('listing_id', '=', which.listingId)
  )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

function reports(db: Executor) {
  return db
    .withTables<Tables>()
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'reports.listing_id as listingId',
      'reports.thread_id as threadId',
      'reports.message_id as messageId',
      'listings.name',
      'listings.img',
      'listings.seller_name as seller',
      'listings.seller_id as sellerId',
      'listings.state as listingState',
      'reports.reason',
      'reports.note',
      'users.name as reporter',
      'reports.decision',
      'reports.created_at as createdAt',
    ])
}
