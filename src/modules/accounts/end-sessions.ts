import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { deleteSessions, lockAccount } from './accounts.store.ts'
import { forgetTrustedDevices } from './second-factor/second-factor.store.ts'
import { recordSecurityEvent } from './security/index.ts'

/** Ends every session of an account for an admin; how many, or undefined without such an account. */
export async function endSessionsOf(
  deps: Deps,
  admin: Viewer,
  userId: string,
): Promise<number | undefined> {
  if (!isId(userId)) return
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockAccount(tx, userId))) return
    const ended = await deleteSessions(tx, userId)
    await forgetTrustedDevices(tx, userId)
    const at = deps.clock.now()
    const detail = 'All devices, by an admin'
    await recordSecurityEvent(deps, tx, { userId, kind: 'session_ended', detail })
    await recordEvent(tx, 'sessions_ended', at, { userId })
    const data = { ended }
    await writeAudit(tx, {
      actor: admin,
      action: 'sessions_ended',
      subject: ['user', userId],
      at,
      data,
    })
    return ended
  })
}
