import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { isPublic } from '../../shared/listings/listing-life-cycle.ts'
import { markReported, messageToReport } from '../messaging/index.ts'
import { findOpenReport, lockPeople, lockPhone, type ReportSubject } from './reports.store.ts'
import { type Complaint, type Reported, saveReport } from './save-report.ts'

type Target = {
  phoneId: string
  message?: { threadId: string; number: number } | undefined
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
    const phone = await lockPhone(tx, listingId)
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
    if (message) await markReported(tx, message.threadId, deps.clock.now())
    return saveReport(deps, tx, reporter, subject, complaint)
  })
}
