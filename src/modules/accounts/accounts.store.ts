import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'

type UserRow = {
  id: string
  name: string
  email: string
  email_verified: boolean
  image: string | null
  role: Viewer['role']
  banned_at: Date | null
  created_at: Date
  updated_at: Date
}
type Tables = {
  users: UserRow
  sessions: { user_id: string; token: string; expires_at: Date }
  verifications: { identifier: string; value: string }
}

export type Account = Omit<UserRow, 'email_verified' | 'updated_at'>

const columns = ['id', 'name', 'email', 'image', 'role', 'banned_at', 'created_at'] as const

/** Users that a list shows at most; beyond it the admin searches. */
const LISTED = 5_000

export function findAccount(db: Executor, id: string): Promise<Account | undefined> {
  return users(db).where('id', '=', id).executeTakeFirst()
}

/** Whoever a session that has not ended belongs to, unless they are banned. */
export function findBySession(db: Executor, token: string): Promise<Viewer | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.image', 'users.role'])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.banned_at', 'is', null)
    .executeTakeFirst()
}

export function findAccountByEmail(db: Executor, email: string): Promise<Account | undefined> {
  return users(db).where('email', '=', email.toLowerCase()).executeTakeFirst()
}

/** Newest first; of one role, or of all. */
export function listAccounts(db: Executor, role?: Viewer['role']): Promise<Account[]> {
  const query = users(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LISTED)
  return (role ? query.where('role', '=', role) : query).execute()
}

/** Locks every admin, so that two of them cannot remove each other at the same moment. */
export function lockAdmins(tx: Tx) {
  return users(tx).where('role', '=', 'admin').orderBy('id').forUpdate().execute()
}

export function lockAccount(tx: Tx, id: string) {
  return users(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateAccount(
  tx: Tx,
  id: string,
  changes: Partial<Pick<UserRow, 'name' | 'role' | 'banned_at' | 'image'>>,
  now: Date,
) {
  await tx
    .withTables<Tables>()
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Sessions and identities go with the row. */
export async function deleteAccountRow(tx: Tx, id: string) {
  await tx.withTables<Tables>().deleteFrom('users').where('id', '=', id).execute()
}

/** Makes every other reset link that was mailed to the account worthless. */
export async function endResets(db: Executor, userId: string) {
  await db
    .withTables<Tables>()
    .deleteFrom('verifications')
    .where('identifier', 'like', 'reset-password:%')
    .where('value', '=', userId)
    .execute()
}

export async function endSessions(tx: Tx, userId: string) {
  await tx.withTables<Tables>().deleteFrom('sessions').where('user_id', '=', userId).execute()
}

function users(db: Executor) {
  return db.withTables<Tables>().selectFrom('users').select(columns)
}
