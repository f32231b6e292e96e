import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../platform/events.ts'
import { type StaffPermission, staffMay } from '../../shared/accounts/staff-roles.ts'
import { type Account, lockAccount, lockAdmins } from '../accounts/index.ts'
import { recordSecurityEvent } from '../accounts/security/index.ts'
import { hasOpenListings, withdrawSellerListings } from '../listings/index.ts'
import { closeUserOrders, hasOrdersUnderWay } from '../orders/index.ts'

/** Money that would lose its owner. */
type Unfinished = 'orders_under_way' | 'payout_due'
export type ChangeOutcome =
  | { account: Account; changed: boolean }
  | { refused: 'not_found' | 'last_admin' | 'not_allowed' | 'staff_account' | Unfinished }

/** What a change needs, and what it does to an account of staff. */
type Change = {
  /** The permission of the staff who make it. */
  needs: StaffPermission
  /** Whether the account stops working as an admin: not the last one. */
  removes?: true
  /** Whether the owner of the account may make it too. */
  byOwner?: true
}

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
  const change = { needs: 'decideAppeals' } as const
  const outcome = await changeLocked(deps, tx, actor, id, change, async () => false)
  return 'account' in outcome ? outcome.account : undefined
}

/** Changes an account for staff, in one transaction that locks it. */
export async function changeAccount(
  deps: Deps,
  actor: Actor,
  id: string,
  change: Change,
  apply: (tx: Tx, account: Account, now: Date) => Promise<boolean | Unfinished>,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, (tx) =>
    changeLocked(deps, tx, actor, id, change, (account, now) => apply(tx, account, now)),
  )
}

/** The same in the caller's transaction, which has locked nothing yet. */
export async function changeLocked(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  { needs, removes, byOwner }: Change,
  apply: (account: Account, now: Date) => Promise<boolean | Unfinished>,
): Promise<ChangeOutcome> {
  // Always all staff first: two of them at once then wait for each other in one order.
  const staff = await lockAdmins(tx)
  const isOwner = byOwner === true && actor !== 'system' && actor.id === id
  // Two at once: the second may have been demoted or deleted by the first.
  const mayDo = (permission: StaffPermission) =>
    actor === 'system' ||
    staff.some((one) => one.id === actor.id && !one.bannedAt && staffMay(one, permission))
  if (!isOwner && !mayDo(needs)) return { refused: 'not_allowed' }
  const account = await lockAccount(tx, id)
  if (!account) return { refused: 'not_found' }
  if (account.role === 'admin' && !isOwner && !mayDo('manageStaff'))
    return { refused: 'staff_account' }
  if (removes && isLastAdmin(account, staff)) return { refused: 'last_admin' }
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
  account_promoted: { kind: 'role_changed' },
  staff_role_changed: { kind: 'role_changed' },
  staff_removed: { kind: 'role_changed' },
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
  {
    detail,
    data = {},
  }: {
    /** For the security log. */
    detail?: string
    data?: Record<string, string | null>
  } = {},
) {
  if (name !== 'account_deleted')
    await recordSecurityEvent(deps, tx, {
      userId: account.id,
      ...securityEvents[name],
      ...(detail && { detail }),
    })
  await recordEvent(tx, name, date, { userId: account.id, ...data })
  await writeAudit(tx, { actor, action: name, subject: ['user', account.id], at: date, data })
}

/** Whether nobody could manage staff and settings without this account. */
export function isLastAdmin(account: Account, staff: readonly Account[]): boolean {
  const isActive = (one: Account) => one.staffRole === 'admin' && !one.bannedAt
  return isActive(account) && staff.filter(isActive).length <= 1
}

const reasons = {
  not_found: [404, 'Account not found.'],
  not_allowed: [403, 'Only admins can do this.'],
  staff_account: [403, 'Only admins can change the account of someone on the staff.'],
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
