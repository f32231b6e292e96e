import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { type Role, rolesThatMay } from '../../shared/accounts/account-rules.ts'
import type { ReportedAccount } from './moderation.contract.ts'

const LAST_RATINGS = 3

type Row = {
  id: string
  name: string
  role: Role
  bannedAt: Date | null
  createdAt: Date
  reports: number
  openReports: number
  ratings: number
  starsSum: number
  lastRatings: ReportedAccount['lastRatings']
}

/** What moderators see of reported accounts, by id; deleted ones are missing. */
export async function findReportedAccounts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, ReportedAccount>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select users.id, users.name, users.role, users.banned_at, users.created_at,
      (select count(*)::int from reports where reported_id = users.id) as reports,
      (select count(*)::int from reports where reported_id = users.id and decision is null)
        as open_reports,
      coalesce(rating_sums.ratings, 0) as ratings, coalesce(rating_sums.stars, 0) as stars_sum,
      coalesce((select jsonb_agg(jsonb_build_object('stars', stars, 'text', text,
          'by', author_name, 'writtenAt', written_at) order by published_at desc)
        from (select stars, text, author_name, written_at, published_at from ratings
          where subject_id = users.id and published_at is not null and hidden_at is null and counts
          order by published_at desc limit ${LAST_RATINGS}) last), '[]') as last_ratings
    from users left join rating_sums on rating_sums.user_id = users.id
    where users.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toAccount(row)]))
}

function toAccount(row: Row): ReportedAccount {
  const { ratings, starsSum } = row
  return {
    _id: row.id,
    name: row.name,
    isSeller: rolesThatMay('sell').includes(row.role),
    isBanned: row.bannedAt !== null,
    memberSince: row.createdAt.toISOString(),
    reports: row.reports,
    openReports: row.openReports,
    average: ratings > 0 ? Math.round((starsSum / ratings) * 10) / 10 : null,
    ratings,
    lastRatings: row.lastRatings.map((one) => ({
      ...one,
      writtenAt: new Date(one.writtenAt).toISOString(),
    })),
  }
}
