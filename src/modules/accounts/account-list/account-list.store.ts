import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Executor, isId } from '../../../platform/db/index.ts'
import type { Role } from '../../../shared/accounts/account-rules.ts'
import { type Account, selectAccounts } from '../accounts.store.ts'

export const accountSorts = ['newest', 'name'] as const

/** Which accounts; without any of these, all. */
export type AccountFilter = {
  /** As typed: IDs, or words that must all occur in the name or the address. */
  q?: string | undefined
  role?: Role | undefined
  banned?: boolean | undefined
}

/** The place of an account in a list of this order. */
export type AccountPlace =
  | { sort: 'newest'; id: string; seconds: number }
  | { sort: 'name'; id: string; name: string }

type Page = AccountFilter & {
  sort?: AccountPlace['sort']
  after?: AccountPlace | undefined
  limit: number
}

/** `seconds` is when it was opened, since 1970 and to the microsecond: dates of JavaScript are less exact. */
export type ListedAccount = Account & { seconds: number }

/** Accounts newest first, or by name. */
export function searchAccounts(db: Executor, page: Page): Promise<ListedAccount[]> {
  const { sort = 'newest', after, limit } = page
  let accounts = selectAccounts(db)
    .select(sql<number>`date_part('epoch', created_at)`.as('seconds'))
    .limit(limit)
  for (const condition of conditionsOf(page)) accounts = accounts.where(condition)
  if (after) accounts = accounts.where(isAfter(after))
  return sort === 'name'
    ? accounts.orderBy(nameOrder).orderBy('id').execute()
    : accounts.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
}

const MAX_WORDS = 8

function conditionsOf({ q = '', role, banned }: AccountFilter): RawBuilder<SqlBool>[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const conditions = words.map((word) => {
    if (isId(word.toLowerCase())) return sql<SqlBool>`id = ${word}::uuid`
    // Each of these characters means itself.
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql<SqlBool>`(name ilike ${pattern} or email like ${pattern.toLowerCase()})`
  })
  if (role) conditions.push(sql<SqlBool>`role = ${role}`)
  if (banned !== undefined)
    conditions.push(banned ? sql<SqlBool>`banned_at is not null` : sql<SqlBool>`banned_at is null`)
  return conditions
}

function isAfter(place: AccountPlace): RawBuilder<SqlBool> {
  return place.sort === 'name'
    ? sql<SqlBool>`(${nameOrder}, id) > (${place.name}::text, ${place.id}::uuid)`
    : sql<SqlBool>`(created_at, id) < (to_timestamp(${place.seconds}::float8), ${place.id}::uuid)`
}

/** The same order in every database: case does not matter first, and É stands by E. */
const nameOrder = sql`name collate "und-x-icu"`

/** How many accounts there are, also of each role. */
export async function countAccounts(db: Executor) {
  const { rows } = await sql<{
    all: number
    buyers: number
    sellers: number
    admins: number
    banned: number
  }>`
    select count(*)::int as all,
      count(*) filter (where role = 'Buyer')::int as buyers,
      count(*) filter (where role = 'Seller')::int as sellers,
      count(*) filter (where role = 'admin')::int as admins,
      count(banned_at)::int as banned
    from users`.execute(db)
  return rows[0]!
}
