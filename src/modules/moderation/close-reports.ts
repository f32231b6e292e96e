import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { Report } from './moderation.contract.ts'
import { decideOpen } from './reports.store.ts'

export type Decision = {
  decision: NonNullable<Report['decision']>
  reason: string
  /** For admins only. */
  note: string
}

/** Decides open reports; each reporter is notified of the outcome. */
export async function closeReports(
  tx: Tx,
  admin: Viewer,
  which: Parameters<typeof decideOpen>[1],
  { decision, reason, note }: Decision,
  at: Date,
) {
  for (const report of await decideOpen(tx, which, { decision, by: admin.id, at })) {
    const { id: reportId, listingId, threadId, reporterId } = report
    await recordEvent(tx, 'report_decided', at, {
      reportId,
      listingId,
      threadId,
      reporterId,
      decision,
    })
    await writeAudit(tx, {
      actor: admin,
      action: 'report_decided',
      subject: ['report', reportId],
      at,
      data: { decision, reason, note },
    })
  }
}
