import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { ReportDecision } from '../../shared/reports.ts'
import { type Decided, decideOpen } from './reports.store.ts'

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
  at: Date,
) {
  for (const report of await decideOpen(tx, which, { decision, by: admin.id, at })) {
    const { id: reportId, kind, listingId, threadId, reporterId, reportedId, reason: why } = report
    await recordEvent(tx, 'report_decided', at, {
      reportId,
      kind,
      listingId,
      threadId,
      reportedId,
      reporterId,
      decision,
    })
    await writeAudit(tx, {
      actor: admin,
      action: 'report_decided',
      subject: ['report', reportId],
      at,
      // Why it was reported, for the transparency report.
      data: { decision, reason, note, complaint: why, listingId },
    })
  }
}
