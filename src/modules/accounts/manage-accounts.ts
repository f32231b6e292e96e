import type { Deps } from '../../deps.ts'
import {
  type Executor,
  idFromBytes,
  idToBytes,
  inTransaction,
  isId,
  publishChange,
  type Tx,
} from '../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { readSignedToken, signToken } from '../../platform/mail/index.ts'
import { hasOpenListings, renameSeller, withdrawSellerListings } from '../listings/index.ts'
import {
  closeUserOrders,
  hasOpenSales,
  hasOrdersUnderWay,
  restartInspections,
} from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import { closeReviewOfBanned } from '../risk/index.ts'
import type { User } from './accounts.contract.ts'
import {
  type Account,
  deleteSessions,
  findAccount,
  findAccountByEmail,
  lockAccount,
  lockAdmins,
  updateAccount,
} from './accounts.store.ts'
import { acceptSellerTerms } from './own-account.ts'
import { removeAllPasskeys } from './passkeys/manage-passkeys.ts'
import { turnOff } from './second-factor/second-factor.ts'
import { recordSecurityEvent } from './security/index.ts'

/** Money that would lose its owner. */
type Unfinished = 'orders_under_way' | 'payout_due'
export type ChangeOutcome =
  | { account: Account; changed: boolean }
  | { refused: 'not_found' | 'last_admin' | 'not_allowed' | Unfinished }

/**
 * Makes the account an admin; does nothing if it is one. Admins cannot sell or buy, so its listings
 * are withdrawn and its open orders canceled. Refused while a paid phone is under way or in
 * dispute, and while a payout is due, which only a Seller can set up.
 */
export function promote(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  return changeAccount(deps, actor, id, 'keeps', async (tx, account, now) => {
    if (account.role === 'admin') return false
    if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
    if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
    await endMarketActivity(deps, tx, account, actor, now)
    await updateAccount(tx, id, { role: 'admin', adminSince: now }, now)
    await recordChange(deps, tx, actor, 'account_promoted', account, now)
    return true
  })
}

/** Makes the account behind an email an admin, by the operator's command. */
export async function promoteByEmail(deps: Deps, email: string): Promise<ChangeOutcome> {
  const account = await findAccountByEmail(deps.db.kysely, email)
  return account ? promote(deps, 'system', account.id) : { refused: 'not_found' }
}

/**
 * Bans the account: ends its sessions, withdraws its listings, cancels open orders. Orders under
 * way continue with their deadlines and the help of admins; a banned buyer's silence releases no
 * money. The person reads the `reason`.
 */
export function ban(deps: Deps, actor: Actor, id: string, reason = ''): Promise<ChangeOutcome> {
  return inTransaction(deps.db, (tx) => banInTransaction(deps, tx, actor, id, reason))
}

/** Bans the account in the caller's transaction, which has locked nothing yet. */
export async function banInTransaction(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return changeLocked(deps, tx, actor, id, 'removes', async (account, now) => {
    if (account.bannedAt) return false
    await endMarketActivity(deps, tx, account, actor, now)
    await updateAccount(tx, id, { bannedAt: now, banReason: reason || null }, now)
    await deleteSessions(tx, id)
    await closeReviewOfBanned(tx, id, actor === 'system' ? null : actor.id, now)
    await recordChange(deps, tx, actor, 'account_banned', account, now, { reason })
    return true
  })
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
): Promise<ChangeOutcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return changeLocked(deps, tx, actor, id, 'keeps', async (account, now) => {
    if (!account.bannedAt) return false
    await updateAccount(tx, id, { bannedAt: null, banReason: null }, now)
    await restartInspections(tx, id, now)
    await recordChange(deps, tx, actor, 'account_unbanned', account, now, data)
    return true
  })
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
  const outcome = await changeLocked(deps, tx, actor, id, 'keeps', async () => false)
  return 'account' in outcome ? outcome.account : undefined
}

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

async function changeLocked(
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
  at: Date,
  data: { reason?: string } = {},
) {
  if (name !== 'account_deleted')
    await recordSecurityEvent(deps, tx, { userId: account.id, ...securityEvents[name] })
  await recordEvent(tx, name, at, { userId: account.id, ...data })
  await writeAudit(tx, { actor, action: name, subject: ['user', account.id], at, data })
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
    if (account.role === 'Buyer' && role === 'Seller') await acceptSellerTerms(tx, viewer, now)
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

type ShownAccount = Omit<Account, 'banReason' | 'sellerTermsVersion'>

/** An account as the API answers it. */
export function toUser(account: ShownAccount): User {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerified,
    role: account.role,
    photoURL: account.image,
    banned: account.bannedAt !== null,
    locale: account.locale,
    timeZone: account.timeZone,
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

const reasons = {
  not_found: [404, 'Account not found.'],
  not_yours: [403, 'This isn’t your email address.'],
  not_allowed: [403, 'Only admins can do this.'],
  last_admin: [409, 'This is the last admin. Make someone else an admin first.'],
  orders_under_way: [
    409,
    'This account has an order that is under way or in dispute. Wait until it has ended.',
  ],
  payout_due: [409, 'This account is still owed money from a sale. Wait until it is paid out.'],
  own_payout_due: [
    409,
    'You’re still owed money from a sale. Set up payouts and wait until it is paid.',
  ],
  has_listings: [409, 'You still have phones for sale. Withdraw them first.'],
  has_sales: [409, 'You still have a sale under way. Finish or cancel it first.'],
  admins_do_not: [403, 'Admins neither buy nor sell.'],
  other_terms: [409, 'The seller terms have changed. Reload the page and read them again.'],
} as const

/** Status, code and message of a refused change of an account. */
export function changeRefusal(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}

/** Part of the signature: changing it would break the links of emails that were sent. */
const APPEAL = 'appeal against a ban'
const ID_BYTES = 16
const TIME_BYTES = 8

type Ban = { userId: string; bannedAt: Date }

/**
 * Lets its holder read the reason of one ban and appeal against it, and nothing else. It is worth
 * nothing once the ban has ended.
 */
export function appealToken({ secret }: Pick<Deps, 'secret'>, { userId, bannedAt }: Ban): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES)
  idToBytes(userId).copy(payload)
  payload.writeBigUInt64BE(BigInt(bannedAt.getTime()), ID_BYTES)
  return signToken(secret, APPEAL, payload)
}

/** The banned account of a token; undefined when that ban has ended. */
export async function findBanned(
  deps: Pick<Deps, 'secret'>,
  db: Executor,
  token: string,
): Promise<(Account & { bannedAt: Date }) | undefined> {
  const payload = readSignedToken(deps.secret, APPEAL, token, ID_BYTES + TIME_BYTES)
  if (!payload) return undefined
  const userId = idFromBytes(payload.subarray(0, ID_BYTES))
  const account = await findAccount(db, userId)
  const { bannedAt } = account ?? {}
  const isSame = bannedAt && BigInt(bannedAt.getTime()) === payload.readBigUInt64BE(ID_BYTES)
  return account && isSame ? { ...account, bannedAt } : undefined
}
