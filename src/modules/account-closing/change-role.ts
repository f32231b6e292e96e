import type { Deps } from '../../deps.ts'
import { inTransaction, isId, publishChange, type Tx } from '../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type StaffRole, staffRoleLabels } from '../../shared/accounts/staff-roles.ts'
import {
  type Account,
  acceptSellerTerms,
  findAccountByEmail,
  findSellerTermsVersion,
  lockAccount,
  updateAccount,
} from '../accounts/index.ts'
import { hasOpenListings, renameSeller } from '../listings/index.ts'
import { hasOpenSales, hasOrdersUnderWay } from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import { SETTINGS_TOPIC } from '../settings/index.ts'
import {
  type ChangeOutcome,
  changeAccount,
  changeLocked,
  endMarketActivity,
  recordChange,
} from './change-account.ts'

/**
 * Gives the account a role on the staff; does nothing if it has it. Staff cannot sell or buy, so its listings
 * are withdrawn and its open orders canceled. Refused while a paid phone is under way or in
 * dispute, while a payout is due, which only a Seller can set up, and for the last admin.
 */
export function setStaffRole(
  deps: Deps,
  actor: Actor,
  id: string,
  staffRole: StaffRole,
): Promise<ChangeOutcome> {
  return inTransaction(deps.db, (tx) => setStaffRoleInTransaction(deps, tx, actor, id, staffRole))
}

/** The same in the caller's transaction, which has locked nothing yet. */
export async function setStaffRoleInTransaction(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  staffRole: StaffRole,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  const removes = staffRole === 'admin' ? undefined : (true as const)
  const change = { needs: 'manageStaff', ...(removes && { removes }) } as const
  return changeLocked(deps, tx, actor, id, change, async (account, now) => {
    if (account.staffRole === staffRole) return false
    const detail = staffRoleLabels[staffRole]
    if (account.role === 'admin') {
      await updateAccount(tx, id, { staffRole }, now)
      await recordChange(deps, tx, actor, 'staff_role_changed', account, now, {
        detail,
        data: { from: account.staffRole, to: staffRole },
      })
      return true
    }
    if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
    if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
    await endMarketActivity(deps, tx, account, actor, now)
    await updateAccount(tx, id, { role: 'admin', staffRole, adminSince: now }, now)
    await recordChange(deps, tx, actor, 'account_promoted', account, now, {
      detail,
      data: { to: staffRole },
    })
    // With the first one, the pages stop saying that the shop is not open yet.
    publishChange(tx, SETTINGS_TOPIC)
    return true
  })
}

/**
 * Makes someone on the staff a Buyer again; does nothing for others. Their open sessions lose all rights at
 * once.
 */
export function removeFromStaff(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  const change = { needs: 'manageStaff', removes: true } as const
  return changeAccount(deps, actor, id, change, async (tx, account, now) => {
    if (account.role !== 'admin') return false
    await updateAccount(tx, id, { role: 'Buyer', staffRole: null, adminSince: null }, now)
    await recordChange(deps, tx, actor, 'staff_removed', account, now, {
      detail: 'Buyer',
      data: { from: account.staffRole },
    })
    return true
  })
}

/** Gives the account behind an email a role on the staff, by the operator's command. */
export async function promoteByEmail(
  deps: Deps,
  email: string,
  staffRole: StaffRole = 'admin',
): Promise<ChangeOutcome> {
  const account = await findAccountByEmail(deps.db.kysely, email)
  return account ? setStaffRole(deps, 'system', account.id, staffRole) : { refused: 'not_found' }
}

type Profile = { name: string; email: string; role: 'Buyer' | 'Seller' }
type ProfileOutcome =
  | { account: Account }
  | { refused: 'not_found' | 'not_yours' | 'has_listings' | 'has_sales' | 'own_payout_due' }

/**
 * Completes the viewer's own profile; safe to repeat, and never a way to become an admin. The role
 * Seller accepts the current seller terms. A Seller with anything left to sell, to hand over or to
 * be paid for stays one.
 */
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
    if (account.role === 'Seller' && role === 'Buyer') {
      const unfinished = await findUnfinishedSelling(tx, viewer.id)
      if (unfinished) return { refused: unfinished }
    }
    if (account.name === profile.name && account.role === role) return { account }
    const now = deps.clock.now()
    if (account.role === 'Buyer' && role === 'Seller')
      await acceptSellerTerms(tx, viewer, await findSellerTermsVersion(tx), now)
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

/** Why a Seller cannot go back to being a Buyer. */
async function findUnfinishedSelling(tx: Tx, sellerId: string) {
  if (await hasOpenListings(tx, sellerId)) return 'has_listings'
  if (await hasOpenSales(tx, sellerId)) return 'has_sales'
  // Only a Seller sees what is due and can set up payouts. Checked after the orders, because each
  // that ends creates its payout in the same transaction.
  if ((await listOpenPayouts(tx, sellerId)).length > 0) return 'own_payout_due'
}

/** The role a profile ends up with: an admin stays one, whatever the form says. */
function roleAfterProfile(current: Viewer['role'], wanted: 'Buyer' | 'Seller') {
  return current === 'admin' ? current : wanted
}

const reasons = {
  not_found: [404, 'Account not found.'],
  not_yours: [403, 'This isn’t your email address.'],
  own_payout_due: [
    409,
    'You’re still owed money from a sale. Set up payouts and wait until it is paid.',
  ],
  has_listings: [409, 'You still have phones for sale. Withdraw them first.'],
  has_sales: [409, 'You still have a sale under way. Finish or cancel it first.'],
} as const

/** Status, code and message of a profile that was refused. */
export function profileRefusal(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}
