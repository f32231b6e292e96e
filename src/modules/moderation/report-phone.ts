import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { isPublic } from '../../shared/listing-life-cycle.ts'
import { markReported, messageToReport } from '../messaging/index.ts'
import type { Report } from './moderation.contract.ts'
import {
  findOpenReport,
  findReport,
  insertReport,
  lockPeople,
  lockPhone,
  type ReportRow,
} from './reports.store.ts'

type Complaint = {
  phoneId: string
  reason: Report['reason']
  note?: string | undefined
  message?: { threadId: string; number: number } | undefined
}
type Outcome = { report: ReportRow; again: boolean } | { refused: 'not_found' | 'own_phone' }

/**
 * Reports a phone, or a message about it, to the moderators; repeating it while the report is open
 * changes nothing.
 */
export async function reportPhone(
  deps: Deps,
  reporter: Viewer,
  { phoneId: listingId, reason, note = '', message: which }: Complaint,
): Promise<Outcome> {
  if (!isId(listingId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    await lockPeople(tx, [reporter.id])
    const phone = await lockPhone(tx, listingId)
    if (!phone) return { refused: 'not_found' }
    const message = which && (await messageToReport(tx, reporter.id, which))
    if (which && message?.listingId !== listingId) return { refused: 'not_found' }
    const open = await findOpenReport(tx, listingId, reporter.id, message?.threadId ?? null)
    if (open) return { report: open, again: true }
    if (!message && phone.sellerId === reporter.id) return { refused: 'own_phone' }
    if (!message && !isPublic(phone.state)) return { refused: 'not_found' }
    const at = deps.clock.now()
    const complaint = { listingId, reporterId: reporter.id, reason, note, message }
    const id = await insertReport(tx, complaint, at)
    if (message) await markReported(tx, message.threadId, at)
    const action = message ? 'message_reported' : 'phone_reported'
    const about = {
      reportId: id,
      listingId,
      reason,
      ...(message && { threadId: message.threadId }),
    }
    await recordEvent(tx, action, at, about)
    await writeAudit(tx, { actor: reporter, action, subject: ['report', id], at })
    const report = await findReport(tx, id)
    if (!report) throw new Error('a report that was just written is gone')
    return { report, again: false }
  })
}
