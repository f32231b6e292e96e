import type { Executor } from '../../platform/db/index.ts'
import type { Report, ReportedAccount } from './moderation.contract.ts'
import { findReportedAccounts, type ReportRow } from './reports.store.ts'

const DELETED = 'A deleted account'

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
  const reported = row.reportedName ?? row.authorName ?? DELETED
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
    reporter: row.reporter ?? DELETED,
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
    by: authorName ?? DELETED,
    about: subjectName ?? DELETED,
    reply,
    isHidden: (row.kind === 'reply' ? row.replyHiddenAt : row.hiddenAt) !== null,
  }
}
