import type pg from 'pg'
import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'
import type { ApiScope } from '../../../shared/integrations/api-scopes.ts'

export type StoredKey = Omit<Row<'apiKeys'>, 'tokenHash' | 'scopes'> & { scopes: ApiScope[] }

const columns = [
  'id',
  'userId',
  'role',
  'name',
  'scopes',
  'ending',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'lastNetwork',
  'revokedAt',
] as const

/** A list shows at most this many, the newest first. */
const LISTED = 100

export function listKeys(db: Executor, userId: string): Promise<StoredKey[]> {
  return db
    .selectFrom('apiKeys')
    .select(columns)
    .$narrowType<{ scopes: ApiScope[] }>()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
}

/** How many keys of an account work. */
export async function countWorkingKeys(db: Executor, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('apiKeys')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function insertKey(
  tx: Tx,
  key: Pick<
    StoredKey,
    'userId' | 'role' | 'name' | 'scopes' | 'ending' | 'createdAt' | 'expiresAt'
  > & {
    tokenHash: Buffer
  },
): Promise<StoredKey> {
  return tx
    .insertInto('apiKeys')
    .values({ id: newId(), ...key })
    .returning(columns)
    .$narrowType<{ scopes: ApiScope[] }>()
    .executeTakeFirstOrThrow()
}

/** Revokes a key of a person; undefined if they have no such key that was not revoked before. */
export function revokeKey(tx: Tx, userId: string, id: string, now: Date) {
  return tx
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning(columns)
    .$narrowType<{ scopes: ApiScope[] }>()
    .executeTakeFirst()
}

/** Revokes every key of a person. */
export async function revokeKeys(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
}

export type KeyWithOwner = Pick<
  Row<'users'>,
  | 'name'
  | 'email'
  | 'image'
  | 'role'
  | 'emailVerified'
  | 'locale'
  | 'timeZone'
  | 'language'
  | 'createdAt'
  | 'secondFactorAt'
  | 'bannedAt'
  | 'staffRole'
> & {
  keyId: string
  userId: string
  scopes: ApiScope[]
  keyRole: string
  expiresAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
  daysInRole: number
  /** On the staff by invitation, and without a second factor. */
  isInvited: boolean | null
}

const FIND = `
  select k.id as "keyId", k.user_id as "userId", k.scopes, k.role as "keyRole", k.expires_at as "expiresAt",
    k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
    u.name, u.email, u.image, u.role,
    u.staff_role as "staffRole", u.email_verified as "emailVerified", u.locale, u.time_zone as "timeZone", u.language,
    u.created_at as "createdAt", u.second_factor_at as "secondFactorAt", u.banned_at as "bannedAt",
    extract(epoch from now() - coalesce(u.admin_since, u.created_at))::float8 / 86400 as "daysInRole",
    case when u.role = 'admin' and u.second_factor_at is null
      then exists (select from staff_invitations i where i.accepted_by = u.id) end as "isInvited"
  from api_keys k join users u on u.id = k.user_id
  where k.token_hash = $1`

/** The key with this hash and its owner, as they are now. */
export async function findKey(pool: pg.Pool, tokenHash: Buffer): Promise<KeyWithOwner | undefined> {
  const query = { name: 'api_key', text: FIND, values: [tokenHash] }
  return (await pool.query<KeyWithOwner>(query)).rows[0]
}

export async function markUsed(db: Executor, id: string, now: Date, lastNetwork: string) {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now, lastNetwork })
    .where('id', '=', id)
    .execute()
}

/** Deletes keys that ended before a time; returns how many. */
export async function deleteKeysEndedBefore(db: Executor, before: Date, limit: number) {
  const { numDeletedRows } = await db
    .deleteFrom('apiKeys')
    .where('id', 'in', (old) =>
      old
        .selectFrom('apiKeys')
        .select('id')
        .where((is) => is(is.fn<Date>('least', ['expiresAt', 'revokedAt']), '<', before))
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
