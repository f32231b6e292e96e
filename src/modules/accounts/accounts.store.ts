import { sql } from 'kysely'
import type pg from 'pg'
import { type Executor, newId, type Row, type Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { RECENT_LOGIN_MINUTES } from '../../shared/accounts/account-rules.ts'
import type { Language } from '../../shared/languages.ts'
import { hasPasskey } from './passkeys/passkeys.store.ts'

export type Account = Omit<
  Row<'users'>,
  | 'holdsEmail'
  | 'updatedAt'
  | 'sellerTermsAcceptedAt'
  | 'signUpTermsVersion'
  | 'signUpPrivacyVersion'
  | 'secondFactorAt'
  | 'adminSince'
  | 'lastActiveAt'
>

const columns = [
  'id',
  'name',
  'email',
  'emailVerified',
  'image',
  'role',
  'staffRole',
  'bannedAt',
  'banReason',
  'sellerTermsVersion',
  'locale',
  'timeZone',
  'language',
  'createdAt',
] as const

/** Users of a list at most; `account-list` has all of them, in pages. */
const MAX_LISTED = 5_000

export function selectAccounts(db: Executor) {
  return db.selectFrom('users').select(columns)
}

export function findAccount(db: Executor, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('id', '=', id).executeTakeFirst()
}

/** The session of a token and its user, unless it has ended or they are banned. */
export async function findBySession(
  pool: pg.Pool,
  token: string,
): Promise<AccountOfSession | undefined> {
  const query = { name: 'session', text: SESSION, values: [token] }
  const { rows } = await pool.query<AccountOfSession>(query)
  return rows[0]
}

type AccountOfSession = Pick<
  Row<'users'>,
  | 'id'
  | 'name'
  | 'email'
  | 'image'
  | 'role'
  | 'staffRole'
  | 'emailVerified'
  | 'locale'
  | 'timeZone'
  | 'language'
  | 'createdAt'
  | 'secondFactorAt'
> & {
  sessionId: string
  isRecent: boolean
  isUnseen: boolean
  daysInRole: number
  /** On the staff by invitation, and without a second factor. */
  isInvited: boolean | null
  /** While they see the shop as somebody else. */
  viewId: string | null
  viewedId: string | null
  viewExpiresAt: Date | null
}

// All times of a session are compared with the clock of the database, which also sets them: the
// same for every node. Sessions of admins end after half a day without use. That a browser was seen
// is noted at most every ten minutes, so that reading a page is seldom a write.
const SESSION = `
  select users.id, users.name, users.email, users.image, users.role,
    users.staff_role as "staffRole",
    users.email_verified as "emailVerified", users.locale, users.time_zone as "timeZone", users.language,
    users.created_at as "createdAt", users.second_factor_at as "secondFactorAt",
    extract(epoch from now() - coalesce(users.admin_since, users.created_at))::float8 / 86400 as "daysInRole",
    case when users.role = 'admin' and users.second_factor_at is null
      then exists (select from staff_invitations where accepted_by = users.id) end as "isInvited",
    sessions.id as "sessionId",
    authenticated_at > now() - make_interval(mins => ${RECENT_LOGIN_MINUTES}) as "isRecent",
    sessions.last_seen_at < now() - interval '10 minutes' as "isUnseen",
    view.id as "viewId", view.user_id as "viewedId", view.expires_at as "viewExpiresAt"
  from sessions join users on users.id = sessions.user_id
    left join account_views view on users.role = 'admin' and view.session_id = sessions.id
      and view.ended_at is null and view.expires_at > now()
  where sessions.token = $1 and sessions.expires_at > now() and not sessions.second_factor_pending
    and users.banned_at is null
    and (users.role <> 'admin' or sessions.last_seen_at > now() - interval '12 hours')`

/** Notes that the browser of a session has just made a request. */
export async function markSeen(db: Executor, sessionId: string) {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Notes that a person is here. A statement of its own: bans lock the account before its sessions. */
export async function markActive(db: Executor, userId: string) {
  await db
    .updateTable('users')
    .set({ lastActiveAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

/**
 * Notes that the person has just proved who they are in this browser, and gives the session another
 * token. Returns when it expires; undefined if it ended meanwhile.
 */
export function markAuthenticated(tx: Tx, sessionId: string, token: string) {
  return tx
    .updateTable('sessions')
    .set({ token, authenticatedAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirst()
}

/** The hash of the account's password; undefined if it only logs in at a provider. */
export async function findPasswordHash(db: Executor, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** The language that a person chose for emails and notifications; null for English. */
export async function findLanguage(db: Executor, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.language ?? null
}

/** The account that an address belongs to. */
export function findAccountByEmail(db: Executor, email: string): Promise<Account | undefined> {
  return selectAccounts(db)
    .where('email', '=', email.toLowerCase())
    .where('holdsEmail', '=', true)
    .executeTakeFirst()
}

/** Newest first; of one role, or of all. */
export function listAccounts(db: Executor, role?: Viewer['role']): Promise<Account[]> {
  const query = selectAccounts(db)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
  return (role ? query.where('role', '=', role) : query).execute()
}

/** Locks every admin, so that two of them cannot remove each other at the same moment. */
export function lockAdmins(tx: Tx) {
  // Rows that only refer to an admin, such as notifications, are written meanwhile.
  return selectAccounts(tx).where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute()
}

export function lockAccount(tx: Tx, id: string) {
  return selectAccounts(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateAccount(
  tx: Tx,
  id: string,
  changes: Partial<Omit<Row<'users'>, 'id' | 'createdAt'>>,
  now: Date,
) {
  await tx
    .updateTable('users')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** The person proved that the account's address is theirs. */
export async function markEmailVerified(tx: Tx, id: string, now: Date) {
  await updateAccount(tx, id, { emailVerified: true }, now)
  await tx
    .deleteFrom('emailConfirmations')
    .where('userId', '=', id)
    .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', id))
    .execute()
}

/** Sessions and identities go with the row. */
export async function deleteAccountRow(tx: Tx, id: string) {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

/** Begins the identifiers of stored reset links; the hash of the token follows. */
export const RESET_LINK = 'reset-link:'

/** Makes every other reset link that was mailed to the account worthless. */
export async function deleteResetLinks(db: Executor, userId: string) {
  await db
    .deleteFrom('verifications')
    .where('identifier', 'like', `${RESET_LINK}%`)
    .where('value', '=', userId)
    .execute()
}

/** Whether a reset link with this identifier can still be used. */
export async function hasResetLink(db: Executor, identifier: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** Ends the sessions of an account; how many. */
export async function deleteSessions(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deleted in one go at most: a large heap of them goes little by little. */
const EXPIRED_BATCH = 1_000

export async function deleteSessionsByToken(db: Executor, tokens: string[]): Promise<void> {
  if (tokens.length > 0) await db.deleteFrom('sessions').where('token', 'in', tokens).execute()
}

/**
 * Deletes a batch of sessions, of verifications, of email confirmations and of passkey challenges that
 * ended before `now`, and previous addresses that are no longer needed.
 */
export async function deleteExpired(db: Executor, now: Date): Promise<number> {
  const ended = (
    table: 'sessions' | 'verifications' | 'emailConfirmations' | 'phoneNumberConfirmations',
  ) => db.selectFrom(table).select('id').where('expiresAt', '<', now).limit(EXPIRED_BATCH)
  const sessions = await db
    .deleteFrom('sessions')
    .where('id', 'in', ended('sessions'))
    .executeTakeFirst()
  const links = await db
    .deleteFrom('verifications')
    .where('id', 'in', ended('verifications'))
    .executeTakeFirst()
  const codes = await db
    .deleteFrom('emailConfirmations')
    .where('id', 'in', ended('emailConfirmations'))
    .executeTakeFirst()
  const phoneCodes = await db
    .deleteFrom('phoneNumberConfirmations')
    .where('id', 'in', ended('phoneNumberConfirmations'))
    .executeTakeFirst()
  const challenges = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', 'in', (old) =>
      old
        .selectFrom('passkeyChallenges')
        .select('challenge')
        .where('expiresAt', '<', now)
        .limit(EXPIRED_BATCH),
    )
    .executeTakeFirst()
  const addresses = await db
    .deleteFrom('previousAddresses')
    .where('expiresAt', '<', now)
    .executeTakeFirst()
  return [sessions, links, codes, phoneCodes, challenges, addresses].reduce(
    (sum, { numDeletedRows }) => sum + Number(numDeletedRows),
    0,
  )
}

/** The provider under which an identity with a password is stored. */
const PASSWORD = 'credential'

/** Replaces the hash; false when it is not `before` anymore. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { before, after, at }: { before: string; after: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identities')
    .set({ password: after, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD)
    .where('password', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the hash of the account's password, whether it had one or not. */
export async function setPasswordHash(tx: Tx, userId: string, password: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('identities')
    .set({ password, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const row = { id: newId(), userId, providerId: PASSWORD, accountId: userId, password }
  await tx
    .insertInto('identities')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute()
}

type NewAdmin = { name: string; email: string; passwordHash: string; language: Language }

/** Adds an admin who logs in with this password; returns the ID. The address counts as confirmed. */
export async function insertAdmin(tx: Tx, admin: NewAdmin, now: Date) {
  const { name, email, passwordHash, language } = admin
  const id = newId()
  const times = { createdAt: now, updatedAt: now, adminSince: now }
  await tx
    .insertInto('users')
    .values({ id, name, email, language, role: 'admin', emailVerified: true, ...times })
    .execute()
  await setPasswordHash(tx, id, passwordHash, now)
  return id
}

/** Ends the sessions of an account, all but one. */
export async function deleteOtherSessions(tx: Tx, userId: string, sessionId: string) {
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', sessionId)
    .execute()
}

/** How an account can log in: with its password, a passkey, or an account at Google. */
export async function findLoginMethods(db: Executor, userId: string) {
  const identities = await db
    .selectFrom('identities')
    .select(['providerId', 'password', 'idToken'])
    .where('userId', '=', userId)
    .execute()
  const google = identities.find(({ providerId }) => providerId === 'google')
  return {
    password: identities.some(({ password }) => password !== null),
    google: google !== undefined,
    googleEmail: google?.idToken ? emailIn(google.idToken) : null,
    passkey: await hasPasskey(db, userId),
  }
}

/** The address in a token that Google signed, as it was when the person last logged in there. */
function emailIn(idToken: string): string | null {
  try {
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims.email === 'string' ? claims.email : null
  } catch {
    return null
  }
}

export async function deleteGoogle(tx: Tx, userId: string) {
  await tx
    .deleteFrom('identities')
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .execute()
}

/** Whether an account at a provider is linked to any account here. */
export async function hasIdentity(
  db: Executor,
  providerId: string,
  accountId: string,
): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .select('id')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return identity !== undefined
}
