import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import {
  type MarketPermission,
  type Role,
  rolesThatMay,
} from '../../shared/accounts/account-rules.ts'

/** Reads and locks of single accounts. */

/**
 * Keeps these accounts until commit; returns the ids that exist. People are locked in one order everywhere,
 * and before phones and orders.
 */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}::uuid[]) order by id for key share`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Keeps those of these accounts that are not banned as they are until commit: a change of them waits. */
export function lockActivePeople(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; role: Role }[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', 'in', ids)
    .where('bannedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/**
 * Whether the account may sell, locked until commit: a ban, deletion or role change either waits or
 * happened before.
 */
export async function lockSeller(tx: Tx, id: string): Promise<boolean> {
  const seller = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', rolesThatMay('sell'))
    .where('bannedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return seller !== undefined
}

/** Locks the person until commit, so that two requests cannot exceed a limit together. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(tx)
}

/** The account of somebody with a permission; undefined when it is gone, banned, or of another role. */
export async function findTrader(
  db: Executor,
  id: string,
  permission: MarketPermission,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('role', 'in', rolesThatMay(permission))
    .where('bannedAt', 'is', null)
    .executeTakeFirst()
}

export type SellerAccount = {
  id: string
  name: string
  image: string | null
  createdAt: Date
  emailConfirmed: boolean
  phoneNumberConfirmed: boolean
}

/** The account behind a seller's public page; undefined for others, and for a banned or deleted account. */
export async function findSellerAccount(
  db: Executor,
  id: string,
): Promise<SellerAccount | undefined> {
  const { rows } = await sql<SellerAccount>`
    select id, name, image, created_at, email_verified as email_confirmed,
      has_confirmed_phone_number(id) as phone_number_confirmed
    from users
    where id = ${id} and role = any(${rolesThatMay('sell')}) and banned_at is null`.execute(db)
  return rows[0]
}

/** Names of existing accounts, by id. */
export async function findNames(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${[...new Set(ids)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The profile photo of an account; null without one, and for a banned or deleted account. */
export async function findPhoto(db: Executor, id: string | null): Promise<string | null> {
  if (id === null) return null
  const account = await db
    .selectFrom('users')
    .select('image')
    .where('id', '=', id)
    .where('bannedAt', 'is', null)
    .executeTakeFirst()
  return account?.image ?? null
}

/** How a person reads dates, and the language that they chose; null for English. */
export function findReader(
  db: Executor,
  id: string,
): Promise<
  { locale: string | null; timeZone: string | null; language: string | null } | undefined
> {
  return db
    .selectFrom('users')
    .select(['locale', 'timeZone', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False for null, which stands for a deleted account. */
export async function isBanned(db: Executor, id: string | null): Promise<boolean> {
  if (!id) return false
  const { rows } = await sql`
    select 1 from users where id = ${id} and banned_at is not null`.execute(db)
  return rows.length > 0
}

/**
 * The language of whoever reads a mailbox of the shop, such as CONTACT_EMAIL: that of the account with this address,
 * else that of the admin who joined first; null for English.
 */
export async function findMailboxLanguage(db: Executor, email: string): Promise<string | null> {
  const owner = await db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (owner) return owner.language
  const admin = await db
    .selectFrom('users')
    .select('language')
    .where('staffRole', '=', 'admin')
    .where('bannedAt', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return admin?.language ?? null
}
