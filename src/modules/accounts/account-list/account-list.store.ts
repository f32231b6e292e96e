import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  countRows,
  type Executor,
  foldedText,
  hasWord,
  isAfterPlace,
  isId,
  type KeysetPlace,
  type KeysetSorts,
  matchAll,
  newestFirst,
  oldestFirst,
  orderByKeyset,
  selectPlace,
  wordsIn,
} from '../../../platform/db/index.ts'
import type { Role } from '../../../shared/accounts/account-rules.ts'
import type { StaffRole } from '../../../shared/accounts/staff-roles.ts'
import { type Account, selectAccounts } from '../accounts.store.ts'

const activity = sql`coalesce(last_active_at, created_at)`

export const accountSorts = {
  newest: newestFirst(sql`created_at`),
  oldest: oldestFirst(sql`created_at`),
  // The same order in every database: case does not matter first, and É stands by E.
  name: { values: [{ by: sql`name collate "und-x-icu"`, type: 'text' }], direction: 'asc' },
  active: newestFirst(activity),
  inactive: oldestFirst(activity),
} as const satisfies KeysetSorts

/** Which accounts; without any of these, all. */
export type AccountFilter = {
  /** As typed: IDs, or words that must all occur in the name or the address. */
  q?: string | undefined
  role?: Role | undefined
  /** Which part of the staff. */
  staffRole?: StaffRole | undefined
  banned?: boolean | undefined
  /** Opened between these. */
  since?: Date | undefined
  until?: Date | undefined
}

type Page = AccountFilter & {
  sort?: keyof typeof accountSorts
  after?: KeysetPlace | undefined
  limit: number
}

/** What an account has sold and bought. */
export type Trade = {
  forSale: number
  sales: number
  ratings: number
  stars: number
  openDisputes: number
  orders: number
  /** Totals of completed orders. */
  spentMinor: number
  lastOrderAt: Date | null
}
export type ListedAccount = Account & { lastActiveAt: Date | null; sortValues: string[] }

/** Accounts of these filters, in this order. */
export function searchAccounts(db: Executor, page: Page): Promise<ListedAccount[]> {
  const { sort: name = 'newest', after, limit } = page
  const sort = accountSorts[name]
  const conditions = conditionsOf(page)
  if (after) conditions.push(isAfterPlace(sort, sql`id`, after))
  return selectAccounts(db)
    .select('lastActiveAt')
    .select(selectPlace(sort).as('sortValues'))
    .where(matchAll(conditions))
    .orderBy(orderByKeyset(sort, sql`id`))
    .limit(limit)
    .execute()
}

/** How many accounts have these filters, as far as `countRows` counts. */
export function countMatches(db: Executor, filter: AccountFilter): Promise<number> {
  return countRows(db, sql`select from users where ${matchAll(conditionsOf(filter))}`)
}

/** What each of these accounts has sold and bought. */
export async function readTrade(db: Executor, ids: readonly string[]): Promise<Map<string, Trade>> {
  const { rows } = await sql<Trade & { id: string }>`
    select users.id,
      (select count(*)::int from listings where seller_id = users.id and state = 'live') as for_sale,
      (select count(*)::int from orders where seller_id = users.id and state = 'completed') as sales,
      coalesce(rating_sums.ratings, 0) as ratings, coalesce(rating_sums.stars, 0) as stars,
      (select count(*)::int from orders join disputes on order_id = orders.id
        where users.id in (seller_id, buyer_id) and closed_at is null) as open_disputes,
      bought.*
    from users left join rating_sums on user_id = users.id
    cross join lateral (
      select count(*)::int as orders, max(created_at) as last_order_at,
        coalesce(sum(price_minor + postage_minor) filter (where state = 'completed'), 0)::bigint as spent_minor
      from orders where buyer_id = users.id) bought
    where users.id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, ...trade }) => [id, trade]))
}

function conditionsOf({ q = '', role, staffRole, banned, since, until }: AccountFilter) {
  const text = foldedText(sql`name`, sql`email`)
  const conditions = wordsIn(q).map((word) =>
    isId(word.toLowerCase()) ? sql<SqlBool>`id = ${word}::uuid` : hasWord(text, word),
  )
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition)
  if (role) add(sql`role = ${role}`)
  if (staffRole) add(sql`staff_role = ${staffRole}`)
  if (banned !== undefined) add(banned ? sql`banned_at is not null` : sql`banned_at is null`)
  if (since) add(sql`created_at >= ${since}`)
  if (until) add(sql`created_at < ${until}`)
  return conditions
}

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
