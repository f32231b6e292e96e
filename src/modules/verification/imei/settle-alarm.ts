import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { lockAlarm, markSettled } from './claims.store.ts'

/** A moderator has looked at an alarm and notes what came of it; false when there is none. */
export async function settleAlarm(
  deps: Deps,
  admin: Viewer,
  id: string,
  note: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm) return false
    if (alarm.settled) return true
    await markSettled(tx, id, note, at)
    const subject: [string, string] = ['imei_alarm', id]
    await recordEvent(tx, 'imei_alarm_settled', at, { alarmId: id })
    await writeAudit(tx, {
      actor: admin,
      action: 'imei_alarm_settled',
      subject,
      at,
      data: { note },
    })
    return true
  })
}
