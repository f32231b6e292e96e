import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { ReportKind, ReportReason } from '../../shared/reports.ts'
import {
  findOpenReport,
  findReport,
  insertReport,
  type ReportRow,
  type ReportSubject,
} from './reports.store.ts'

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
