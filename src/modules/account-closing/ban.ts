import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/events.ts'
import { type Account, deleteSessions, updateAccount } from '../accounts/index.ts'
import { restartInspections } from '../orders/index.ts'
import { closeReviewOfBanned } from '../risk/index.ts'
import {
  type ChangeOutcome,
  changeLocked,
  endMarketActivity,
  recordChange,
} from './change-account.ts'

/**
 * Bans the account: ends its sessions, withdraws its listings, cancels open orders. Orders under
 * way continue with their deadlines and the help of admins; a banned buyer's silence releases no
 * money. The person reads the `reason`.
 */
export function ban(deps: Deps, actor: Actor, id: string, reason = ''): Promise<ChangeOutcome> {
  return inTransaction(deps.db, (tx) => banInTransaction(deps, tx, actor, id, reason))
}

/**
 * Bans the account in the caller's transaction, which has locked nothing yet. With `isExpected` an account that
 * is no longer as the moderator saw it stays as it is.
 */
export async function banInTransaction(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  isExpected: (account: Account) => boolean = () => true,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return changeLocked(
    deps,
    tx,
    actor,
    id,
    { needs: 'banAccounts', removes: true },
    async (account, now) => {
      if (account.bannedAt || !isExpected(account)) return false
      await endMarketActivity(deps, tx, account, actor, now)
      await updateAccount(tx, id, { bannedAt: now, banReason: reason || null }, now)
      await deleteSessions(tx, id)
      await closeReviewOfBanned(tx, id, actor === 'system' ? null : actor.id, now)
      await recordChange(deps, tx, actor, 'account_banned', account, now, { data: { reason } })
      return true
    },
  )
}

/**
 * Unbans an account; a buyer gets the full inspection period again for phones that arrived
 * meanwhile.
 */
export function unban(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return inTransaction(deps.db, (tx) => unbanInTransaction(deps, tx, actor, id))
}

/** Unbans the account in the caller's transaction, which has locked nothing yet. */
export async function unbanInTransaction(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  /** For the person. */
  data: { reason?: string } = {},
  /** An accepted appeal ends a ban too. */
  needs: 'banAccounts' | 'decideAppeals' = 'banAccounts',
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return changeLocked(deps, tx, actor, id, { needs }, async (account, now) => {
    if (!account.bannedAt) return false
    await updateAccount(tx, id, { bannedAt: null, banReason: null }, now)
    await restartInspections(tx, id, now)
    await recordChange(deps, tx, actor, 'account_unbanned', account, now, { data })
    return true
  })
}
