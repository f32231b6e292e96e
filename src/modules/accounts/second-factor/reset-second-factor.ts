import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { deleteSessions, findAccountByEmail } from '../accounts.store.ts'
import { removeAllPasskeys } from '../passkeys/manage-passkeys.ts'
import { turnOff } from './second-factor.ts'

/**
 * Turns two-step login off for an account whose owner has lost phone and recovery codes, by the
 * operator's command. Their sessions end.
 */
export async function resetSecondFactor(deps: Deps, email: string) {
  const account = await findAccountByEmail(deps.db.kysely, email)
  if (!account) return 'not_found' as const
  const wasOn = await turnOff(deps, 'system', account.id)
  const hadPasskeys = await inTransaction(deps.db, async (tx) => {
    await deleteSessions(tx, account.id)
    return removeAllPasskeys(deps, tx, account.id)
  })
  return wasOn || hadPasskeys ? ('done' as const) : ('was_off' as const)
}
