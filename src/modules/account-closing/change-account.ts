import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../platform/events.ts'
import { type Account, lockAccount, lockAdmins } from '../accounts/index.ts'
import { recordSecurityEvent } from '../accounts/security/index.ts'
import { hasOpenListings, withdrawSellerListings } from '../listings/index.ts'
import { closeUserOrders, hasOrdersUnderWay } from '../orders/index.ts'

/** Money that would lose its owner. */
type Unfinished = 'orders_under_way' | 'payout_due'
export type ChangeOutcome =
  | { account: Account; changed: boolean }
  | { refused: 'not_found' | 'last_admin' | 'not_allowed' | Unfinished }

/**
 * Locks an account in the order in which bans lock, so that what is decided about its ban waits for
 * them. The caller's transaction has locked nothing yet.
 */
export async function lockForBan(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Account | undefined> {
  const outcome = await changeLocked(deps, tx, actor, id, 'keeps', async () => false)
  return 'account' in outcome ? outcome.account : undefined
}

/**
 * Changes an account for an admin, in one transaction that locks it. `removes`: not the last admin.
 * `closes`: the same, and its owner may do it too.
 */
export async function changeAccount(
  deps: Deps,
  actor: Actor,
  id: string,
  kind: 'keeps' | 'removes' | 'closes',
  apply: (tx: Tx, account: Account, now: Date) => Promise<boolean | Unfinished>,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, (tx) =>
    changeLocked(deps, tx, actor, id, kind, (account, now) => apply(tx, account, now)),
  )
}

/** The same in the caller's transaction, which has locked nothing yet. */
export async function changeLocked(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  kind: 'keeps' | 'removes' | 'closes',
  apply: (account: Account, now: Date) => Promise<boolean | Unfinished>,
): Promise<ChangeOutcome> {
  // Always all admins first: two admins at once then wait for each other in one order.
  const admins = await lockAdmins(tx)
  // Two admins at once: the second may have been demoted or deleted by the first.
  const still =
    actor === 'system' ||
    (kind === 'closes' && actor.id === id) ||
    admins.some((admin) => admin.id === actor.id && !admin.bannedAt)
  if (!still) return { refused: 'not_allowed' }
  const account = await lockAccount(tx, id)
  if (!account) return { refused: 'not_found' }
  const active = admins.filter((admin) => !admin.bannedAt).length
  if (kind !== 'keeps' && removalRefusal(account, active)) return { refused: 'last_admin' }
  const changed = await apply(account, deps.clock.now())
  if (typeof changed === 'string') return { refused: changed }
  return { account, changed }
}

/** Whether phones or orders depend on an account. */
export async function isAccountInUse(tx: Tx, id: string): Promise<boolean> {
  return (await hasOpenListings(tx, id)) || (await hasOrdersUnderWay(tx, id))
}

/** Cancels the open orders of an account and withdraws its listings. */
export async function endMarketActivity(
  deps: Deps,
  tx: Tx,
  account: Account,
  actor: Actor,
  now: Date,
) {
  await closeUserOrders(deps, tx, account.id, actor, now)
  await withdrawSellerListings(tx, account.id, now)
  publishChange(tx, 'listings')
  publishChange(tx, 'adverts')
}

/** What the person finds in their security log about a change by an admin. */
const securityEvents = {
  account_promoted: { kind: 'role_changed', detail: 'Admin' },
  account_banned: { kind: 'banned' },
  account_unbanned: { kind: 'unbanned' },
} as const

export async function recordChange(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  name: keyof typeof securityEvents | 'account_deleted',
  account: Account,
  date: Date,
  data: { reason?: string } = {},
) {
  if (name !== 'account_deleted')
    await recordSecurityEvent(deps, tx, { userId: account.id, ...securityEvents[name] })
  await recordEvent(tx, name, date, { userId: account.id, ...data })
  await writeAudit(tx, { actor, action: name, subject: ['user', account.id], at: date, data })
}

/** Why an admin may not delete or ban this account; the lists show it on the button. */
function removalRefusal(account: Account, admins: number): 'last_admin' | undefined {
  if (account.role === 'admin' && admins <= 1) return 'last_admin'
}

const reasons = {
  not_found: [404, 'Account not found.'],
  not_allowed: [403, 'Only admins can do this.'],
  last_admin: [409, 'This is the last admin. Make someone else an admin first.'],
  orders_under_way: [
    409,
    'This account has an order that is under way or in dispute. Wait until it has ended.',
  ],
  payout_due: [409, 'This account is still owed money from a sale. Wait until it is paid out.'],
} as const

/** Status, code and message of a refused change of an account. */
export function changeRefusal(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}
