import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { Reader } from '../../shared/reader-format.ts'
import { type Account, lockAccount, updateAccount } from './accounts.store.ts'

/** Sets how the viewer reads dates; does nothing if that is set. Undefined without an account. */
export function chooseDateSettings(
  deps: Deps,
  viewer: Viewer,
  { locale, timeZone }: Reader,
): Promise<Account | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account || (account.locale === locale && account.timeZone === timeZone)) return account
    const at = deps.clock.now()
    await updateAccount(tx, viewer.id, { locale, timeZone }, at)
    await recordEvent(tx, 'date_settings_changed', at, { userId: viewer.id })
    await writeAudit(tx, {
      actor: viewer,
      action: 'date_settings_changed',
      subject: ['user', viewer.id],
      at,
    })
    return { ...account, locale, timeZone }
  })
}
