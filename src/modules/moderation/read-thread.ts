import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { readReported } from '../messaging/index.ts'
import type { ReportedThread } from '../messaging/messaging.contract.ts'
import { findReport } from './reports.store.ts'

/** The thread that a report is about, for an admin; nobody reads others' messages unwritten. */
export async function readThread(
  deps: Deps,
  admin: Viewer,
  reportId: string,
): Promise<ReportedThread | undefined> {
  if (!isId(reportId)) return undefined
  return inTransaction(deps.db, async (tx) => {
    const report = await findReport(tx, reportId)
    if (!report?.threadId) return undefined
    const { threadId } = report
    const at = deps.clock.now()
    await recordEvent(tx, 'reported_thread_read', at, { reportId, threadId, adminId: admin.id })
    await writeAudit(tx, {
      actor: admin,
      action: 'reported_thread_read',
      subject: ['thread', threadId],
      at,
      data: { reportId },
    })
    return readReported(tx, threadId, report.messageId ?? '')
  })
}
