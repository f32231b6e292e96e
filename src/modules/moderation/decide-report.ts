import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { closeThread, listWriters, lockPairOrder, readReported } from '../messaging/index.ts'
import type { ReportedThread } from '../messaging/messaging.contract.ts'
import { closeReports, type Decision } from './close-reports.ts'
import { takeDown } from './remove-phone.ts'
import { findReport, lockPeople, lockPhone, type ReportRow } from './reports.store.ts'

type Outcome = { report: ReportRow } | { refused: 'not_found' | 'decided_otherwise' | 'no_thread' }

/**
 * A moderator dismisses a report, or removes the phone, which cancels its order, ends its adverts,
 * and decides every open report about it; or closes the thread of a message, with every open report
 * about that. Repeating the decision is safe.
 */
export async function decideReport(
  deps: Deps,
  admin: Viewer,
  id: string,
  decided: Decision,
): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  const { decision } = decided
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const seen = await findReport(tx, id)
    if (!seen) return { refused: 'not_found' }
    await lockInvolved(tx, seen, admin)
    const report = (await findReport(tx, id)) ?? seen
    if (report.decision === decision) return { report }
    if (report.decision !== null) return { refused: 'decided_otherwise' }
    const at = deps.clock.now()
    if (decision === 'removed') await takeDown(deps, tx, report.listingId, admin, at, decided)
    if (decision === 'closed' && !report.threadId) return { refused: 'no_thread' }
    if (decision === 'closed' && report.threadId) await closeThread(tx, report.threadId, at)
    await closeReports(tx, admin, reportsDecidedBy(report, decision), decided, at)
    return { report: (await findReport(tx, id)) ?? report }
  })
}

/** Everybody whom a decision is written to, then the phone: the order in which rows are locked. */
async function lockInvolved(tx: Tx, { listingId, sellerId, threadId }: ReportRow, admin: Viewer) {
  const writers = threadId ? await listWriters(tx, threadId) : []
  await lockPeople(tx, [admin.id, ...writers, ...(sellerId ? [sellerId] : [])])
  if (threadId) await lockPairOrder(tx, writers)
  await lockPhone(tx, listingId)
}

/** Which open reports a decision about one decides. */
function reportsDecidedBy({ id, listingId, threadId }: ReportRow, decision: Decision['decision']) {
  if (decision === 'removed') return { listingId }
  return decision === 'closed' && threadId ? { threadId } : { id }
}

/** The thread of a report, for an admin; every access is recorded. */
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
