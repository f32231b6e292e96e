import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { type Actor, type EventName, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { hasOpenListings, renameSeller, withdrawListingsOf } from '../listings/index.ts'
import {
  closeOrdersOf,
  hasOpenOrders,
  hasOrdersUnderWay,
  restartInspections,
} from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import type { User } from './accounts.contract.ts'
import {
  type Account,
  deleteAccountRow,
  deleteSessions,
  findAccountByEmail,
  lockAccount,
  lockAdmins,
  updateAccount,
} from './accounts.store.ts'

/** Money that would lose its owner. */
type Unfinished = 'orders_under_way' | 'payout_due'
type ChangeOutcome =
  | { account: Account; changed: boolean }
  | { refused: 'not_found' | 'last_admin' | 'not_allowed' | Unfinished }

/**
 * Makes the account an admin; harmless when it is one. Admins neither sell nor buy, so its listings
 * are withdrawn and its open orders cancelled: nobody waits for a deal that cannot end. Not while a
 * paid phone is on its way or in dispute, nor while a payout is to come, which only a Seller can set
 * up: that has to end first.
 */
export function promote(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return change(deps, actor, id, 'keeps', async (tx, account, now) => {
    if (account.role === 'admin') return false
    if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
    if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
    await leaveMarket(deps, tx, account, actor, now)
    await updateAccount(tx, id, { role: 'admin' }, now)
    await recordChange(tx, actor, 'account_promoted', account, now)
    return true
  })
}

/** Makes the account behind an e-mail an admin, by the operator's command. */
export async function promoteByEmail(deps: Deps, email: string): Promise<ChangeOutcome> {
  const account = await findAccountByEmail(deps.db.kysely, email)
  return account ? promote(deps, 'system', account.id) : { refused: 'not_found' }
}

/**
 * Deletes the account and its sessions at once, withdraws its listings, cancels its live orders.
 * Orders and the log stay. The last admin stays too, and so does whoever has a paid phone on its way
 * or in dispute, or a payout to come:
 * the money would lose its owner.
 */
export function deleteAccount(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return change(deps, actor, id, 'removes', async (tx, account, now) => {
    if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
    if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
    await leaveMarket(deps, tx, account, actor, now)
    await recordChange(tx, actor, 'account_deleted', account, now)
    await deleteAccountRow(tx, id)
    return true
  })
}

/**
 * Shuts the account out: sessions end, listings are withdrawn, live orders cancelled. Orders of phones
 * on their way go on, with the clocks and the admins for the one who is shut out; a buyer's silence
 * releases no money then.
 */
export function ban(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return change(deps, actor, id, 'removes', async (tx, account, now) => {
    if (account.bannedAt) return false
    await leaveMarket(deps, tx, account, actor, now)
    await updateAccount(tx, id, { bannedAt: now }, now)
    await deleteSessions(tx, id)
    await recordChange(tx, actor, 'account_banned', account, now)
    return true
  })
}

/** Lets an account in again; a buyer has all the time again to look at a phone that came meanwhile. */
export function unban(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return change(deps, actor, id, 'keeps', async (tx, account, now) => {
    if (!account.bannedAt) return false
    await updateAccount(tx, id, { bannedAt: null }, now)
    await restartInspections(tx, id, now)
    await recordChange(tx, actor, 'account_unbanned', account, now)
    return true
  })
}

async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  kind: 'keeps' | 'removes',
  apply: (tx: Tx, account: Account, now: Date) => Promise<boolean | Unfinished>,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<ChangeOutcome> => {
    // Always all admins first: two admins at once then wait for each other in one order.
    const admins = await lockAdmins(tx)
    // Two admins at once: whoever came second may be none any more.
    const still =
      actor === 'system' || admins.some(({ id, bannedAt }) => id === actor.id && !bannedAt)
    if (!still) return { refused: 'not_allowed' }
    const account = await lockAccount(tx, id)
    if (!account) return { refused: 'not_found' }
    const active = admins.filter((admin) => !admin.bannedAt).length
    if (kind === 'removes' && removalRefusal(account, active)) return { refused: 'last_admin' }
    const changed = await apply(tx, account, deps.clock.now())
    if (typeof changed === 'string') return { refused: changed }
    return { account, changed }
  })
}

async function leaveMarket(deps: Deps, tx: Tx, account: Account, actor: Actor, now: Date) {
  await closeOrdersOf(deps, tx, account.id, actor, now)
  await withdrawListingsOf(tx, account.id, now)
  publishChange(tx, 'listings')
  publishChange(tx, 'adverts')
}

async function recordChange(tx: Tx, actor: Actor, name: EventName, account: Account, at: Date) {
  await recordEvent(tx, name, at, { userId: account.id })
  await writeAudit(tx, { actor, action: name, subject: ['user', account.id], at })
}

type Profile = { name: string; email: string; role: 'Buyer' | 'Seller' }
type ProfileOutcome =
  | { account: Account }
  | { refused: 'not_found' | 'not_yours' | 'has_listings' | 'has_orders' | 'own_payout_due' }

/** Completes one's own profile; safe to repeat, and never a way to become an admin. */
export async function completeProfile(
  deps: Deps,
  viewer: Viewer,
  profile: Profile,
): Promise<ProfileOutcome> {
  if (profile.email.toLowerCase() !== viewer.email) return { refused: 'not_yours' }
  return inTransaction(deps.db, async (tx): Promise<ProfileOutcome> => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) return { refused: 'not_found' }
    const role = roleAfterProfile(account.role, profile.role)
    // Nobody walks away from what they are in the middle of.
    if (account.role === 'Seller' && role === 'Buyer' && (await hasOpenListings(tx, viewer.id)))
      return { refused: 'has_listings' }
    if (account.role !== role && (await hasOpenOrders(tx, viewer.id)))
      return { refused: 'has_orders' }
    // Only a Seller sees what is due and can say where it goes. Asked after the orders: each that
    // ends leaves its payout behind in the same moment.
    if (account.role !== role && (await listOpenPayouts(tx, viewer.id)).length > 0)
      return { refused: 'own_payout_due' }
    if (account.name === profile.name && account.role === role) return { account }
    const now = deps.clock.now()
    await updateAccount(tx, viewer.id, { name: profile.name, role }, now)
    if (account.name !== profile.name) {
      await renameSeller(tx, viewer.id, profile.name)
      publishChange(tx, 'listings')
      publishChange(tx, 'adverts')
    }
    await recordEvent(tx, 'profile_completed', now, { userId: viewer.id, role })
    await writeAudit(tx, {
      actor: viewer,
      action: 'profile_completed',
      subject: ['user', viewer.id],
      at: now,
    })
    return { account: { ...account, name: profile.name, role } }
  })
}

/** An account as the API answers it. */
export function toUser(account: Account): User {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    photoURL: account.image,
    banned: account.bannedAt !== null,
    createdAt: account.createdAt.toISOString(),
  }
}

/** Why an admin may not delete or ban this account; the lists show it on the button. */
function removalRefusal(account: Account, admins: number): 'last_admin' | undefined {
  if (account.role === 'admin' && admins <= 1) return 'last_admin'
}

/** The role a profile ends up with: an admin stays one, whatever the form says. */
function roleAfterProfile(current: Viewer['role'], wanted: 'Buyer' | 'Seller') {
  return current === 'admin' ? current : wanted
}
